import type { GameDoor } from '../module';

export const door: GameDoor<'space-alert'> = {
  game: 'space-alert',
  clauses: ['SA', 'NF'],
};
