import { expect, test, vi } from 'vitest';
import type { LiveSession } from '../net/live-session.svelte';
import type { Goal, LessonPlan } from '../net/types';

vi.mock('../sound/sound', () => ({ play: () => undefined }));
vi.mock('../words/words.svelte', () => ({ has: () => false }));
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
