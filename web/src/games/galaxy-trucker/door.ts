import type { GameDoor } from '../module';
import Door from './Door.svelte';

export const door: GameDoor<'galaxy-trucker'> = {
  game: 'galaxy-trucker',
  clauses: ['GT', 'BX', 'ABE'],
  Door,
};
