import { expect, test } from 'vitest';
import type { Move, SaidMove, View } from './model';
import { buttons, fitting, lit, opening, tap } from './targets';

const say = (...moves: Move[]): SaidMove[] => moves.map((move) => ({ move, phrase: { id: move.move, args: {} } }));

const formation = (...marines: string[]) => ({ rows: marines.map((marine) => ({ marine })) }) as unknown as View;

const attacks = say(
  { move: 'attack', marine: 'leon', place: 'R4', group: 0 },
  { move: 'attack', marine: 'leon', place: 'R5', group: 0 },
  { move: 'attack', marine: 'valencio', place: 'R4', group: 0 },
  { move: 'pass' },
);

test('an attack can begin with the Marine or with the swarm', () => {
  expect(lit(attacks, [])).toEqual(new Set(['marine:leon', 'swarm:R4#0', 'swarm:R5#0', 'marine:valencio']));
  expect(lit(attacks, ['marine:leon'])).toEqual(new Set(['swarm:R4#0', 'swarm:R5#0']));
  expect(lit(attacks, ['swarm:R4#0'])).toEqual(new Set(['marine:leon', 'marine:valencio']));
});

test('one move is left: it is armed, and a die is not thrown before a second tap', () => {
  const made = tap(attacks, [], 'swarm:R5#0');
  expect(made.armed?.move).toEqual({ move: 'attack', marine: 'leon', place: 'R5', group: 0 });
  expect(made.play).toBe(false);
  expect(tap(attacks, [], 'swarm:R4#0').armed).toBeNull();
  expect(tap(attacks, ['swarm:R4#0'], 'marine:valencio').armed?.move).toMatchObject({ marine: 'valencio' });
});

test('a tap elsewhere starts anew', () => {
  expect(tap(attacks, ['marine:valencio'], 'swarm:R5#0').taken).toContain('swarm:R5#0');
});

test('moves without a place are buttons', () => {
  expect(buttons(attacks, formation('leon', 'valencio')).map(({ move }) => move.move)).toEqual(['pass']);
});

test('who is not on the board is a button', () => {
  const rescue = say({ move: 'choose-marine', marine: 'leon' }, { move: 'choose-marine', marine: 'zael' });
  expect(buttons(rescue, formation('zael')).map(({ move }) => move)).toEqual([
    { move: 'choose-marine', marine: 'leon' },
  ]);
});

test('a trade is ordered: who moves, then with whom', () => {
  const trades = say(
    { move: 'trade', marine: 'zael', other: 'leon' },
    { move: 'trade', marine: 'omnio', other: 'zael' },
    { move: 'trade', marine: 'zael', other: 'omnio' },
  );
  expect(lit(trades, [])).toEqual(new Set(['marine:zael', 'marine:omnio']));
  expect(lit(trades, ['marine:zael'])).toEqual(new Set(['marine:leon', 'marine:omnio']));
  expect(tap(trades, ['marine:zael'], 'marine:omnio')).toMatchObject({
    armed: { move: { other: 'omnio' } },
    play: true,
  });
  expect(tap(trades, [], 'marine:omnio')).toMatchObject({ armed: { move: { marine: 'omnio' } } });
});

test('one kind of Genestealer in the swarm: the tap on the swarm is enough', () => {
  const slay = say(
    { move: 'slay', place: 'L1', card: 'head', group: 0 },
    { move: 'slay', place: 'L2', card: 'head', group: 0 },
    { move: 'slay', place: 'L2', card: 'tail', group: 0 },
  );
  expect(tap(slay, [], 'swarm:L1#0')).toMatchObject({ armed: { move: { place: 'L1' } }, play: true });
  expect(tap(slay, [], 'swarm:L2#0').armed).toBeNull();
  expect(fitting(slay, ['swarm:L2#0'])).toHaveLength(2);
});

test('the only Marine who can attack is chosen beforehand', () => {
  expect(opening(attacks)).toEqual([]);
  expect(opening(attacks.slice(0, 2))).toEqual(['marine:leon']);
});
