import { expect, test, vi } from 'vitest';
import type { LiveSession } from '../net/live-session.svelte';
import type { Goal, LessonPlan } from '../net/types';

vi.mock('../sound/sound', () => ({ play: () => undefined }));
/** The messages that there are, where a test asks. */
const known = new Set<string>();
vi.mock('../words/words.svelte', () => ({ has: (id: string) => known.has(id) }));
vi.mock('../ui/toasts.svelte', () => ({ answered: async (sent: Promise<{ ok: boolean }>) => (await sent).ok }));
const { kindOf, LessonSession } = await import('./lesson-session.svelte');

const TURN = { move: 'turn', marine: 'leon' } as const;
const PASS = { move: 'pass' } as const;
const ATTACK = { move: 'attack', marine: 'leon', place: 'R4', group: 0 } as const;

const GOAL: Goal = {
  id: 'shoot',
  play: [{ move: 'attack', place: 'R4' }],
  wrong: [{ move: 'pass' }],
};

/** A table at which everything listed is legal, and nothing else is. */
function lesson(goal: Goal = GOAL) {
  const inner = {
    live: { table: { lesson: { id: 'da-taste', step: goal.id, n: 0, first: true } }, lead: vi.fn() },
    moves: [{ move: ATTACK }, { move: PASS }, { move: TURN }],
    position: { n: 0, view: { odds: 3 } },
    view: { odds: 3 },
    playing: false,
    you: 0,
    steps: [],
    play: vi.fn().mockResolvedValue({ ok: true, seq: 1 }),
    ask: vi.fn().mockResolvedValue({ ok: false, clause: 'DA-7.8', reason: { id: 'why', args: {} } }),
  };
  inner.live.lead.mockResolvedValue({ ok: true, seq: 2 });
  const plan: LessonPlan = { id: 'da-taste', game: 'death-angel', next: null, again: '', steps: [goal] };
  const session = new LessonSession<'death-angel'>(inner as unknown as LiveSession<'death-angel'>, plan);
  session.ready = true;
  return { inner, session };
}

test('the wanted move is played, and the step is over', async () => {
  const { inner, session } = lesson();
  expect((await session.play(ATTACK)).ok).toBe(true);
  expect(inner.play).toHaveBeenCalledWith(ATTACK);
  expect(inner.live.lead).toHaveBeenCalledWith(expect.objectContaining({ step: 'shoot', how: 'done', other: 0 }));
  expect(session.moves, 'nothing more is played for this goal').toEqual([]);
});

test('the next question may come before the answer: the same touch again means nothing', async () => {
  const { inner, session } = lesson({ id: 'stay', play: [{ move: 'pass' }] });
  let say: (answer: { ok: true; seq: number }) => void = () => undefined;
  inner.play.mockReturnValue(new Promise((done) => (say = done)));
  const first = session.play(PASS);
  expect(session.moves, 'while the answer is on its way nothing is lit').toEqual([]);
  expect((await session.play(PASS)).ok).toBe(false);
  say({ ok: true, seq: 1 });
  expect((await first).ok).toBe(true);
  expect(inner.play).toHaveBeenCalledOnce();
  expect(inner.live.lead).toHaveBeenCalledOnce();
});

test('what is legal and not listed is a move like any other', async () => {
  const { inner, session } = lesson({ id: 'turn', play: [{ move: 'turn' }] });
  inner.moves = [];
  inner.ask.mockResolvedValue({ ok: true, seq: null });
  expect((await session.play(TURN)).ok).toBe(true);
  expect(inner.play).toHaveBeenCalledWith(TURN);
  expect(await lesson().session.play(PASS)).toMatchObject({ ok: false, said: true });
});

test('another idea is answered and not played; the third time the ghost comes', async () => {
  const { inner, session } = lesson();
  const answer = await session.play(PASS);
  expect(answer).toMatchObject({ ok: false, reason: { id: 'lesson-da-taste-shoot-wrong-1' } });
  expect(session.line?.id).toBe('lesson-da-taste-shoot-wrong-1');
  await session.play(TURN);
  expect(session.line?.id).toBe('web-lesson-other');
  expect(session.hint).toBe(0);
  await session.play(TURN);
  expect(session.hint).toBe(2);
  expect(inner.play).not.toHaveBeenCalled();
  expect(inner.live.lead).not.toHaveBeenCalled();
});

test('what the rules refuse is refused as everywhere', async () => {
  const { inner, session } = lesson();
  const answer = await session.play({ move: 'attack', marine: 'leon', place: 'L1', group: 0 });
  expect(answer).toMatchObject({ ok: false, clause: 'DA-7.8' });
  expect(inner.play).not.toHaveBeenCalled();
});

test('a touch and a look reach their goals, and nothing can be played meanwhile', () => {
  const tap = lesson({ id: 'column', tap: ['marine:*'] });
  expect(tap.session.moves).toEqual([]);
  expect(tap.session.touched('swarm:R4#0')).toBe(false);
  expect(tap.session.touched('marine:leon')).toBe(true);
  expect(tap.inner.live.lead).toHaveBeenCalledOnce();
  const look = lesson({ id: 'shield', look: ['swarm:R4#0'], args: { odds: 'odds' } });
  expect(look.session.line).toEqual({ id: 'lesson-da-taste-shield', args: { odds: 3 } });
  look.session.looked('swarm:R4#0');
  expect(look.inner.live.lead).toHaveBeenCalledOnce();
});

test('goals are told apart', () => {
  expect(kindOf(GOAL)).toBe('play');
  expect(kindOf({ id: 'x', film: '' })).toBe('film');
  expect(kindOf({ id: 'x', free: true, until: [] })).toBe('free');
  expect(kindOf({ id: 'x', ask: [{ move: 'pass' }] })).toBe('ask');
});

const STEPS: Goal[] = [
  { id: 'column', tap: ['marine:*'] },
  { id: 'attack', play: [{ move: 'choose-action', card: 14 }] },
  { id: 'token', play: [{ move: 'place-token', marine: 'claudio' }] },
  { id: 'stance', look: ['card:2'] },
  { id: 'stay', play: [{ move: 'pass' }] },
  { id: 'again', play: [{ move: 'pass' }] },
  { id: 'dice', film: '' },
  { id: 'last', play: [{ move: 'accept' }] },
];
const WANTED = STEPS.flatMap(({ play }) => play ?? []) as unknown as { move: string }[];

/** A table whose news take their time to be told, and whose server answers late and now and then not well. */
function storm(roll: (below: number) => number) {
  const made: { move: string }[] = [];
  let telling = false;
  let step = 0;
  const later = async () => (await new Promise((done) => setTimeout(done, roll(400))), roll(6) > 0);
  const inner = {
    live: {
      table: { lesson: { id: 'da-led', step: 'column', n: 0, first: true } },
      async lead(over: { step: string }) {
        if (!(await later()) || over.step !== STEPS[step]?.id) return { ok: false };
        this.table = { lesson: { id: 'da-led', step: STEPS[++step]?.id ?? '', n: made.length, first: false } };
        return { ok: true, seq: 1 };
      },
    },
    get moves() {
      return telling
        ? []
        : [{ move: { move: 'other' } }, ...WANTED.slice(made.length, made.length + 1).map((move) => ({ move }))];
    },
    get position() {
      return { n: made.length, view: {} };
    },
    view: {},
    get playing() {
      return telling;
    },
    you: 0,
    get steps() {
      return made.map((_, i) => ({ seat: 0, n: i + 1 }));
    },
    // What waits to be tapped stops it.
    skip: () => void (telling &&= roll(3) > 0),
    async play(move: { move: string }) {
      if (!(await later()) || move !== WANTED[made.length]) return { ok: false };
      made.push(move);
      telling = true;
      setTimeout(() => (telling = false), roll(5_000));
      return { ok: true, seq: made.length };
    },
  };
  const plan: LessonPlan = { id: 'da-led', game: 'death-angel', next: null, again: '', steps: STEPS };
  const begin = () => new LessonSession<'death-angel'>(inner as unknown as LiveSession<'death-angel'>, plan);
  return { inner, made, begin, place: () => inner.live.table.lesson.step };
}

test('"Show and go on" may be pressed at any time: no step is over before its move was made', async () => {
  vi.useFakeTimers();
  for (let seed = 1; seed <= 40; seed++) {
    let state = seed;
    const roll = (below: number) => ((state = (state * 48_271) % 2_147_483_647) % 997) % below;
    const { inner, made, begin, place } = storm(roll);
    const often = 20 + roll(997) * 3;
    let session = begin();
    for (let presses = 0; place() && presses < 1_000; presses++) {
      session.ready ||= !inner.playing;
      session.skipGoal();
      const before = place();
      await vi.advanceTimersByTimeAsync(1 + roll(often));
      // Each step begins anew, as it does on the page.
      if (place() !== before) session = begin();
      const behind = place() ? STEPS.findIndex(({ id }) => id === place()) : STEPS.length;
      const owed = STEPS.slice(0, behind).filter(({ play }) => play).length;
      expect(made.length, `${seed}: before ${place()}`).toBeGreaterThanOrEqual(owed);
    }
    expect([place(), made], `${seed}`).toEqual(['', WANTED]);
    vi.clearAllTimers();
  }
  vi.useRealTimers();
});

test('a question shows nothing until help is wanted', async () => {
  const { session } = lesson({ ...GOAL, show: ['swarm:R4#0'], guess: true });
  expect(session.show).toEqual([]);
  for (let n = 0; n < 3; n++) await session.play(PASS);
  expect(session.show).toEqual(['swarm:R4#0']);
});

test('a touch that has an answer is answered, with what was touched filled in, and then the step is over', () => {
  vi.useFakeTimers();
  known.add('lesson-da-taste-look-done');
  const { inner, session } = lesson({ id: 'look', tap: ['marine:*'], show: ['marine:*'], args: { odds: '$' } });
  expect(session.touched('marine:odds'), 'it means nothing else').toBe(true);
  expect(session.line).toEqual({ id: 'lesson-da-taste-look-done', args: { odds: 3 } });
  expect(session.show).toEqual(['marine:odds']);
  expect(inner.live.lead).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(inner.live.lead).toHaveBeenCalledOnce();
  known.clear();
  vi.useRealTimers();
});

test('a touch without an answer is the goal at once', () => {
  const { inner, session } = lesson({ id: 'look', tap: ['marine:*'] });
  session.touched('marine:leon');
  expect(inner.live.lead).toHaveBeenCalledOnce();
});
