import type { GameDoor } from '../module';

export const door: GameDoor<'death-angel'> = {
  game: 'death-angel',
  clauses: ['DA'],
  board: { wants: { panels: false, words: true, moments: true }, load: () => import('.').then(({ module }) => module) },
};
