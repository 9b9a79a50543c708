import { expect, test, vi } from 'vitest';
import type { Session } from '../../net/session';

vi.mock('../../words/words.svelte', () => ({
  t: (said: string | { id: string }, { partners }: { partners?: number } = {}) =>
    [typeof said === 'string' ? said : said.id, ...(partners === undefined ? [] : [partners])].join(' '),
  has: () => false,
  commas: (all: unknown) => all,
  dots: (all: unknown) => all,
}));
vi.mock('../../ui/settings.svelte', () => ({ settings: { hints: true } }));
const { helpOf } = await import('./prompt');

const team = (player: number, ...marines: string[]) => ({ player, marines });
const waiting = (teams: ReturnType<typeof team>[], result: object | null = null) =>
  ({
    you: 0,
    seats: [],
    view: { teams, question: null },
    position: { to_move: [1], result, advice: null },
  }) as unknown as Session<'death-angel'>;
const untouched = { armed: null, picks: [] };
const help = (session: Session<'death-angel'>) => helpOf(session, untouched, false, null);

test('whoever has lost all Marines is told so while the others play on', () => {
  expect(help(waiting([team(0), team(1, 'leon')]))).toBe('web-da-out');
  expect(help(waiting([team(0), team(0, 'zael'), team(1, 'leon')]))).not.toBe('web-da-out');
  expect(help(waiting([team(0), team(1)], {}))).toBe('');
});

test('with one neighbour to trade with, a tap is enough, and the help says so', () => {
  const trade = (marine: string, other: string) => ({ move: { move: 'trade', marine, other } });
  const asked = (...moves: object[]) =>
    ({
      ...waiting([team(0, 'leon', 'zael')]),
      view: { teams: [], question: { kind: 'who-moves' }, roll: null },
      position: { to_move: [0], result: null, advice: null },
      moves,
    }) as unknown as Session<'death-angel'>;
  const said = (session: Session<'death-angel'>, ...picks: { name: string }[]) =>
    helpOf(session, { armed: null, picks }, true, null);
  expect(said(asked(trade('leon', 'zael'), trade('zael', 'leon')))).toBe('web-da-help-who-moves 1');
  expect(said(asked(trade('leon', 'zael'), trade('leon', 'noctis')))).toBe('web-da-help-who-moves 2');
  // Who has begun is not told how to begin.
  expect(said(asked(trade('leon', 'zael'), trade('leon', 'noctis')), { name: 'marine:leon' })).toBe('');
});

test('how to answer is not said to those who wait', () => {
  const others = {
    ...waiting([team(0, 'leon'), team(1, 'zael')]),
    view: { teams: [team(0, 'leon')], question: { kind: 'who-moves' }, roll: null },
    moves: [],
  } as unknown as Session<'death-angel'>;
  expect(help(others)).toBe('');
});

test('whoever only watches has lost nobody', () => {
  const watching = { ...waiting([team(0), team(1, 'leon')]), you: -1 };
  expect(help(watching)).not.toBe('web-da-out');
});
