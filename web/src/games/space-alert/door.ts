import type { GameDoor } from '../module';
import Door from './Door.svelte';

export const door: GameDoor<'space-alert'> = {
  game: 'space-alert',
  clauses: ['SA', 'NF'],
  Door,
};
