import { afterEach, describe, expect, it, vi } from 'vitest';
import { no, type Answer } from '../net/answer';
import { SceneSession } from '../net/scene-session.svelte';
import type { Clock, Position, SpaceAlert } from '../net/types';
import { Controls } from './controls.svelte';
import type { Thing } from './spots';

vi.mock('../sound/sound', () => ({ play: () => undefined }));

type Move = SpaceAlert.Move_;
const lay = (card: string, slot: number) => ({ move: 'place', crew: 0, slot, card, half: 'action' }) as unknown as Move;
const card = (name: string): Thing => ({ name, at: [{ move: 'place', card: name }] });
const slot = (n: number): Thing => ({ name: `slot ${n}`, at: [{ slot: n }] });
const [A, B, ONE, TWO] = [card('A'), card('B'), slot(1), slot(2)];
const MOVES = [lay('A', 1), lay('A', 2), lay('B', 1), lay('B', 2)];
const CLOCK: Clock = { name: 'mission', began: 0, ends: 600, pace: 1 };
const TOUCHED = { left: 10, top: 20 } as DOMRect;
const node = { getBoundingClientRect: () => TOUCHED } as HTMLElement;

const position = (moves: readonly Move[], clocks: Clock[] = [CLOCK]) =>
  ({
    n: 1,
    view: {},
    to_move: [0],
    moves: moves.map((move) => ({ move })),
    clocks,
  }) as unknown as Position<'space-alert'>;

function hand(answer: (move: Move) => Answer | Promise<Answer> = () => ({ ok: true, seq: null }), clocks = [CLOCK]) {
  const played: Move[] = [];
  const things = [A, B, ONE, TWO];
  const explain = vi.fn();
  const session = new SceneSession<'space-alert'>({
    game: 'space-alert',
    position: position(MOVES, clocks),
    you: 0,
    play: (move) => {
      played.push(move);
      return answer(move);
    },
    ask: () => no({ id: 'late', args: {} }, 'SA-3.3'),
  });
  const controls = new Controls<'space-alert'>({
    session: () => session,
    things: () => [...things],
    manner: () => ({}),
    explain,
  });
  return { session, controls, played, explain, things };
}

const settled = () => new Promise((done) => setTimeout(done));
afterEach(() => vi.restoreAllMocks());

describe('the hand', () => {
  it('plays what two taps leave', () => {
    const { controls, played } = hand();
    controls.tap(A, node);
    expect([controls.look('A'), controls.look('slot 1'), controls.look('B')]).toEqual(['chosen', 'lit', 'instead']);
    controls.tap(ONE, node);
    expect(played).toEqual([lay('A', 1)]);
    expect(controls.picks).toEqual([]);
  });

  it('keeps what needs no choice when it is tapped', () => {
    const { session, played } = hand();
    const moves = position([lay('A', 1), lay('A', 2)]).moves;
    const controls = new Controls<'space-alert'>({
      session: () => session,
      moves: () => moves,
      things: () => [A, ONE, TWO],
      manner: () => ({ opens: true }),
      explain: vi.fn(),
    });
    controls.begin();
    expect(controls.look('A')).toBe('chosen');
    expect(controls.held, 'what needs no choice can’t be put down').toBe(false);
    controls.tap(A, node);
    expect(controls.look('A')).toBe('chosen');
    controls.tap(TWO, node);
    expect(played).toEqual([lay('A', 2)]);
  });

  it('holds what was chosen half-way until it is put down', () => {
    const { controls } = hand();
    expect(controls.held).toBe(false);
    controls.tap(A, node);
    expect(controls.held).toBe(true);
    controls.cancel();
    expect(controls.held).toBe(false);
  });

  it('goes on while moves are on their way', () => {
    const { controls, played, session } = hand(() => new Promise(() => undefined));
    for (const thing of [A, ONE, B, TWO]) controls.tap(thing, node);
    expect(played).toEqual([lay('A', 1), lay('B', 2)]);
    expect(session.sending).toHaveLength(2);
  });

  it('sends the same wish once', () => {
    const { controls, played } = hand(() => new Promise(() => undefined));
    controls.play(lay('A', 1));
    controls.play(lay('A', 1));
    expect(played).toHaveLength(1);
  });

  it('keeps what is chosen while others move, as long as it leads somewhere', () => {
    const { controls, session } = hand();
    controls.tap(A, node);
    session.show(position([lay('A', 2), lay('B', 2)]));
    controls.renew();
    expect(controls.look('A')).toBe('chosen');
    session.show(position([lay('B', 2)]));
    controls.renew();
    expect(controls.picks).toEqual([]);
  });

  it('keeps nothing when a move is taken back, even what fits the question before it', () => {
    const { controls, session } = hand();
    session.show({ ...position(MOVES), n: 2 });
    controls.renew();
    controls.tap(ONE, node);
    expect(controls.look('slot 1')).toBe('chosen');
    session.show({ ...position([lay('A', 1), lay('A', 2)]), n: 1 });
    controls.renew();
    expect(controls.look('slot 1')).toBe('lit');
    controls.tap(A, node);
    controls.renew();
    expect(controls.look('A'), 'and what is chosen then stays').toBe('chosen');
  });

  it('springs back what was not taken, by the things that were tapped', async () => {
    const { controls, session } = hand(() => no({ id: 'late', args: {} }, 'SA-3.3'));
    controls.tap(A, node);
    controls.tap(ONE, node);
    await settled();
    expect(controls.returned).toMatchObject({ names: ['A', 'slot 1'], clause: 'SA-3.3', seat: null, touched: TOUCHED });
    expect(session.sending).toEqual([]);
  });

  it('asks why not, and explains where nothing can be meant', async () => {
    const { controls, explain } = hand();
    controls.tap(A, node);
    controls.tap(slot(7), node);
    await settled();
    expect(controls.why).toMatchObject({ name: 'slot 7', clause: 'SA-3.3' });
    controls.tap({ name: 'threat', at: [{ threat: 'x' }] }, node);
    expect(explain).toHaveBeenCalledWith('threat');
  });

  it('lifts what can be put somewhere, and puts it back', () => {
    const { controls } = hand();
    controls.tap(ONE, node);
    expect([A, ONE, card('C')].map(controls.liftable)).toEqual([true, true, false]);
    controls.lift(A);
    expect(controls.picks.map(({ name }) => name)).toEqual(['A']);
    controls.putBack();
    expect(controls.picks.map(({ name }) => name)).toEqual(['slot 1']);
  });

  it('shows the others what is lifted, but not what only its owner sees', () => {
    const { controls, session, things } = hand();
    const hold = (session.hold = vi.fn());
    controls.lift(A);
    controls.letGo();
    expect(hold.mock.calls).toEqual([['A'], [null]]);
    things[0] = { ...A, secret: true };
    controls.lift(A);
    controls.letGo();
    expect(hold.mock.calls.slice(2)).toEqual([[null]]);
  });
});
