import type { GameDoor } from '../module';
import Door from './Door.svelte';

/** Moves that are buttons; all others are things on the board. */
const BUTTONS = [
  'ready',
  'take-packet',
  'draw',
  'agree',
  'withdraw',
  'go-on',
  'trip',
  'vote',
  'repair',
  'repair-squad',
  'store-squad',
];

export const door: GameDoor<'space-alert'> = {
  game: 'space-alert',
  clauses: ['SA', 'NF'],
  Door,
  // With fewer, androids would have to be led as well.
  crew: 4,
  pages: {
    missions: () => import('./pages/Missions.svelte'),
    resolve: () => import('./pages/Resolve.svelte'),
    log: () => import('./pages/Log.svelte'),
    crew: () => import('./pages/Crew.svelte'),
  },
  board: {
    wants: { panels: false, words: BUTTONS, moments: true },
    load: () => import('.').then(({ module }) => module),
  },
};
