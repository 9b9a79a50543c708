import type { GameDoor } from '../module';

export const door: GameDoor<'galaxy-trucker'> = {
  game: 'galaxy-trucker',
  clauses: ['GT', 'BX', 'ABE'],
};
