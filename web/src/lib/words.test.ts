import { beforeAll, expect, test, vi } from 'vitest';

vi.mock('virtual:words', () => ({
  default: {
    en: () => Promise.resolve({ default: 'galaxy-trucker-player = P{ $seat }\ngalaxy-trucker-panel-player = { $player } has tile { $number }\n' }),
  },
}));
const { introduce, speak, t } = await import('./words.svelte');

beforeAll(async () => {
  await speak('en');
  introduce(['Ola', 'Marek']);
});

test('a player is called by name, a line about one is a line', () => {
  const player = { id: 'galaxy-trucker-player', args: { seat: 2 } };
  expect(t(player)).toBe('Marek');
  expect(t({ id: 'galaxy-trucker-player', args: { seat: 3 } })).toBe('P3');
  expect(t({ id: 'galaxy-trucker-panel-player', args: { player, number: 1 } })).toBe('Marek has tile 1');
});
