import type { GameDoor } from '../module';
import Door from './Door.svelte';

export const door: GameDoor<'death-angel'> = {
  game: 'death-angel',
  clauses: ['DA'],
  Door,
  board: { wants: { panels: false, words: true, moments: true }, load: () => import('.').then(({ module }) => module) },
};
