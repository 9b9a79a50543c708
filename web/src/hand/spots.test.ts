import { describe, expect, it } from 'vitest';
import {
  buttons,
  fits,
  fitting,
  lit,
  meant,
  opening,
  picked,
  taker,
  tap,
  type Manner,
  type Pick,
  type Thing,
} from './spots';

type Move = { move: string } & Record<string, unknown>;
const say = (...moves: Move[]) => moves.map((move) => ({ move }));
const marine = (name: string): Thing => ({ name, at: [{ marine: name }, { other: name }] });
const swarm = (place: string, group = 0): Thing => ({ name: `${place}#${group}`, at: [{ place, group }] });
const pick = (thing: Thing, ...at: Pick['at']): Pick => ({ name: thing.name, at: at.length ? at : thing.at });

/** As Death Angel likes it: a die is thrown only after a second tap. */
const CAREFUL: Manner<Move> = {
  after: { other: 'marine', to: 'place' },
  confirm: ({ move }) => move === 'attack',
  opens: true,
};
const [LEON, VALENCIO, ZAEL, OMNIO] = ['leon', 'valencio', 'zael', 'omnio'].map(marine) as [Thing, Thing, Thing, Thing];
const [R4, R5] = [swarm('R4'), swarm('R5')];
const ALL = [LEON, VALENCIO, ZAEL, OMNIO, R4, R5];
const ATTACKS = say(
  { move: 'attack', marine: 'leon', place: 'R4', group: 0 },
  { move: 'attack', marine: 'leon', place: 'R5', group: 0 },
  { move: 'attack', marine: 'valencio', place: 'R4', group: 0 },
  { move: 'pass' },
);
const TRADES = say(
  { move: 'trade', marine: 'zael', other: 'leon' },
  { move: 'trade', marine: 'omnio', other: 'zael' },
  { move: 'trade', marine: 'zael', other: 'omnio' },
);

/** As the generic board likes it: two taps play, one tap while a clock runs. */
const SLOW: Manner<Move> = { confirm: (_, taps) => taps < 2 };
const QUICK: Manner<Move> = { confirm: () => false };
const place = (card: string, slot: number): Move => ({ move: 'place', card, slot });
const PLACES = say(place('A', 1), place('A', 2), place('B', 2), { move: 'ready' });
const card = (name: string): Thing => ({ name, at: [{ move: 'place', card: name }] });
const slot = (n: number): Thing => ({ name: `slot ${n}`, at: [{ slot: n }] });
const [A, B, ONE, TWO] = [card('A'), card('B'), slot(1), slot(2)];
const TABLE = [A, B, ONE, TWO];

describe('what is lit', () => {
  it('lets an attack begin with the Marine or with the swarm', () => {
    expect(lit(ATTACKS, ALL, [], CAREFUL).lit).toEqual(new Set(['leon', 'R4#0', 'R5#0', 'valencio']));
    expect(lit(ATTACKS, ALL, [pick(LEON)], CAREFUL).lit).toEqual(new Set(['R4#0', 'R5#0']));
    expect(lit(ATTACKS, ALL, [pick(R4)], CAREFUL).lit).toEqual(new Set(['leon', 'valencio']));
  });

  it('keeps the order where there is one: who moves, then with whom', () => {
    expect(lit(TRADES, ALL, [], CAREFUL).lit).toEqual(new Set(['zael', 'omnio']));
    expect(lit(TRADES, ALL, [pick(ZAEL, { marine: 'zael' })], CAREFUL).lit).toEqual(new Set(['leon', 'omnio']));
  });

  it('knows what can be chosen instead', () => {
    expect(lit(PLACES, TABLE, [pick(B)], SLOW)).toEqual({
      lit: new Set(['slot 2']),
      instead: new Set(['A', 'slot 1']),
    });
    expect(lit(PLACES, TABLE, [], SLOW).instead.size).toBe(0);
    expect(lit(ATTACKS, ALL, [pick(LEON)], CAREFUL).instead).toEqual(new Set(['valencio']));
  });

  it('lights nothing where nothing can be played', () => {
    expect(lit([], ALL, [], CAREFUL).lit.size).toBe(0);
  });

  it('does not lead back to what was chosen', () => {
    const { lit: on, instead } = lit(ATTACKS, ALL, [pick(LEON), pick(R4)], CAREFUL);
    expect(on.size).toBe(0);
    expect(instead).toEqual(new Set(['valencio', 'R5#0']));
  });
});

describe('taps', () => {
  it('arm the one move that is left: a die is not thrown before a second tap', () => {
    const made = tap(ATTACKS, ALL, [], R5, CAREFUL);
    expect(made.armed?.move).toEqual({ move: 'attack', marine: 'leon', place: 'R5', group: 0 });
    expect(made.play).toBe(false);
    expect(tap(ATTACKS, ALL, [], R4, CAREFUL).armed).toBeNull();
    expect(tap(ATTACKS, ALL, [pick(R4)], VALENCIO, CAREFUL).armed?.move).toMatchObject({ marine: 'valencio' });
  });

  it('start anew elsewhere', () => {
    expect(tap(ATTACKS, ALL, [pick(VALENCIO)], R5, CAREFUL).picks.map(({ name }) => name)).toContain('R5#0');
    expect(picked(PLACES, [pick(B)], ONE, SLOW)).toEqual([pick(ONE)]);
  });

  it('let a card and a slot meet in either order', () => {
    expect(picked(PLACES, [pick(A)], TWO, SLOW)).toEqual([pick(A), pick(TWO)]);
    expect(picked(PLACES, [pick(TWO)], B, SLOW)).toEqual([pick(TWO), pick(B)]);
    const [one, other] = [tap(PLACES, TABLE, [pick(A)], TWO, SLOW), tap(PLACES, TABLE, [pick(TWO)], A, SLOW)];
    expect(one.armed).toEqual(other.armed);
    expect([one.play, other.play]).toEqual([true, true]);
  });

  it('take the later of two that exclude each other', () => {
    expect(picked(PLACES, [pick(A)], B, SLOW)).toEqual([pick(B)]);
    expect(picked(PLACES, [pick(A), pick(ONE)], TWO, SLOW)).toEqual([pick(A), pick(TWO)]);
  });

  it('play a single move at once only while a clock runs', () => {
    expect(tap(PLACES, TABLE, [], B, SLOW)).toMatchObject({ armed: { move: place('B', 2) }, play: false });
    expect(tap(PLACES, TABLE, [], B, QUICK)).toMatchObject({ armed: { move: place('B', 2) }, play: true });
    expect(tap(PLACES, TABLE, [], A, QUICK).armed).toBeNull();
  });

  it('play a trade: who, then with whom', () => {
    expect(tap(TRADES, ALL, [pick(ZAEL, { marine: 'zael' })], OMNIO, CAREFUL)).toMatchObject({
      armed: { move: { marine: 'zael', other: 'omnio' } },
      play: true,
    });
    expect(tap(TRADES, ALL, [], OMNIO, CAREFUL)).toMatchObject({ armed: { move: { marine: 'omnio' } } });
  });

  it('need no second where the first leaves no choice', () => {
    const slay = say(
      { move: 'slay', place: 'L1', card: 'head', group: 0 },
      { move: 'slay', place: 'L2', card: 'head', group: 0 },
      { move: 'slay', place: 'L2', card: 'tail', group: 0 },
    );
    const [L1, L2] = [swarm('L1'), swarm('L2')];
    expect(tap(slay, [L1, L2], [], L1, CAREFUL)).toMatchObject({ armed: { move: { place: 'L1' } }, play: true });
    expect(tap(slay, [L1, L2], [], L2, CAREFUL).armed).toBeNull();
    expect(fitting(slay, [pick(L2)])).toHaveLength(2);
  });

  it('make the next tap where all that is left shares it', () => {
    const turns = say(
      { move: 'put', tile: 'x', row: 7, turn: 0 },
      { move: 'put', tile: 'x', row: 7, turn: 1 },
      { move: 'put', tile: 'y', row: 8, turn: 0 },
    );
    const [x, row] = [
      { name: 'x', at: [{ tile: 'x' }] },
      { name: '7', at: [{ row: 7 }] },
    ];
    expect(tap(turns, [x, row, { name: '8', at: [{ row: 8 }] }], [], x, QUICK)).toMatchObject({
      picks: [{ name: 'x' }, { name: '7' }],
      armed: null,
    });
    // Not where it would take a choice away.
    const some = [...turns, ...say({ move: 'drop', tile: 'x' })];
    expect(tap(some, [x, row], [], x, QUICK).picks).toHaveLength(1);
  });

  it('reach into a heap where the others do not', () => {
    const takes = say({ move: 'take', spot: 3 }, { move: 'take', spot: 5 }, { move: 'take', spot: 8 });
    const heap: Thing = { name: 'heap', at: [{ move: 'take' }], alike: true };
    const reach = (n: number) => tap(takes, [heap], [], heap, { ...SLOW, reach: n });
    expect([0, 1, 2, 3].map((n) => reach(n).armed?.move['spot'])).toEqual([3, 5, 8, 3]);
    expect(reach(0).play).toBe(true);
    expect(tap([], [heap], [], heap, SLOW)).toEqual({ picks: [], armed: null, play: false });
  });

  it('lead nowhere on what stands for nothing', () => {
    expect(picked(PLACES, [pick(A)], slot(9), SLOW)).toBeNull();
    expect(tap(PLACES, TABLE, [], slot(9), SLOW)).toEqual({ picks: [], armed: null, play: false });
  });
});

describe('moves beside the board', () => {
  it('are buttons where no thing stands for them', () => {
    expect(buttons(ATTACKS, ALL).map(({ move }) => move.move)).toEqual(['pass']);
    const rescue = say({ move: 'choose-marine', marine: 'gideon' }, { move: 'choose-marine', marine: 'zael' });
    expect(buttons(rescue, ALL).map(({ move }) => move['marine'])).toEqual(['gideon']);
  });

  it('leave the only Marine who can attack chosen beforehand', () => {
    expect(opening(ATTACKS, ALL, CAREFUL)).toEqual([]);
    expect(opening(ATTACKS.slice(0, 2), ALL, CAREFUL)).toEqual([pick(LEON, { marine: 'leon' })]);
    expect(opening(ATTACKS.slice(0, 1), ALL, CAREFUL)).toEqual([]);
    expect(opening(ATTACKS.slice(0, 2), ALL, SLOW)).toEqual([]);
  });
});

describe('what was meant', () => {
  it('is made after a legal move', () => {
    expect(meant(PLACES, [pick(B)], ONE, SLOW)).toEqual(place('B', 1));
    expect(meant(PLACES, [], { name: 'square', at: [{ row: 1 }] }, SLOW)).toBeNull();
    expect(meant([], [pick(B)], ONE, SLOW)).toBeNull();
  });

  it('keeps what was chosen', () => {
    expect(meant(TRADES, [pick(OMNIO, { marine: 'omnio' })], LEON, CAREFUL)).toMatchObject({
      marine: 'omnio',
      other: 'leon',
    });
    expect(meant(TRADES, [], VALENCIO, CAREFUL)).toMatchObject({ move: 'trade', marine: 'valencio' });
    expect(meant(ATTACKS, [pick(VALENCIO, { marine: 'valencio' })], R5, CAREFUL)).toEqual({
      move: 'attack',
      marine: 'valencio',
      place: 'R5',
      group: 0,
    });
  });

  it('is of the kind that the thing stands for', () => {
    const moves = say({ move: 'slay', card: 'head', place: 'L1', group: 0 });
    expect(meant(moves, [], card('C'), SLOW)).toBeNull();
    expect(meant([...moves, ...PLACES], [], card('C'), SLOW)).toEqual(place('C', 1));
  });

  it('says what else the thing tells, where the move has it', () => {
    const door: Thing = { name: 'door', at: [{ terrain: 'door' }], means: { marine: 'leon', n: 1 } };
    const moves = say({ move: 'activate', marine: 'zael', terrain: 'artefact' });
    expect(meant(moves, [], door, CAREFUL)).toEqual({ move: 'activate', marine: 'leon', terrain: 'door' });
  });
});

it('a move fits where all fields do', () => {
  expect(PLACES.filter(({ move }) => fits(move, A.at[0]!))).toHaveLength(2);
});

it('knows who was quicker, by the fields of what they took', () => {
  const tile = (name: string): Thing => ({ name, at: [{ move: 'take-face-up', tile: name }] });
  const took = (seat: number, name: string) => ({ seat, events: [{ event: { event: 'took', seat, tile: name } }] });
  const steps = [took(1, 'cannon'), took(2, 'cabin'), took(0, 'engine')];
  expect(taker(steps, 0, [tile('cannon')])).toBe(1);
  expect(taker(steps, 0, [tile('cabin'), tile('x')])).toBe(2);
  expect(taker(steps, 0, [tile('engine')])).toBeNull();
  // Of a thing that names nothing nobody can say it.
  expect(taker(steps, 0, [{ name: 'heap', at: [{ move: 'take' }] }])).toBeNull();
});
