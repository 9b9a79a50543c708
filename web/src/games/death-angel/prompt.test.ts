import { expect, test, vi } from 'vitest';
import type { Session } from '../../net/session';

vi.mock('../../words/words.svelte', () => ({
  t: (said: string | { id: string }) => (typeof said === 'string' ? said : said.id),
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
const help = (session: Session<'death-angel'>) => helpOf(session, null, false, null);

test('whoever has lost all Marines is told so while the others play on', () => {
  expect(help(waiting([team(0), team(1, 'leon')]))).toBe('web-da-out');
  expect(help(waiting([team(0), team(0, 'zael'), team(1, 'leon')]))).not.toBe('web-da-out');
  expect(help(waiting([team(0), team(1)], {}))).toBe('');
});

test('whoever only watches has lost nobody', () => {
  const watching = { ...waiting([team(0), team(1, 'leon')]), you: -1 };
  expect(help(watching)).not.toBe('web-da-out');
});
