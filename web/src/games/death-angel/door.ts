import type { GameDoor } from '../module';

export const door: GameDoor<'death-angel'> = {
  game: 'death-angel',
  clauses: ['DA'],
  load: () => import('.').then(({ module }) => module),
};
