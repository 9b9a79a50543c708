import type { GameDoor } from '../module';
import Door from './Door.svelte';

/** Moves that come with their words and what they cost: all but those of
 * the heap and of squares, which are many, and things on the table. */
const WORDS = ['drill', 'unfit', 'pipe', 'fit', 'universal', 'snatch', 'ready', 'repaired', 'point-out', 'reweld', 'specialise', 'fly-on', 'give-up', 'withdraw', 'seen', 'power', 'enough', 'brace', 'spend', 'thrust', 'hold-course', 'wake-up', 'negotiate', 'lose-crew', 'lose-good', 'land', 'take', 'pass', 'stow', 'unload', 'arrange', 'done-loading', 'keep', 'hire', 'walks-first', 'do-without', 'recruit', 'decline', 'use', 'spot', 'cap', 'predict', 'bend', 'price', 'give-good', 'hide-rest']; // prettier-ignore

export const door: GameDoor<'galaxy-trucker'> = {
  game: 'galaxy-trucker',
  clauses: ['GT', 'BX', 'ABE'],
  Door,
  pages: { workshop: () => import('./workshop/Workshop.svelte') },
  quick: [{ name: 'turns', options: { pace: 'turns' } }],
  board: {
    wants: { panels: false, words: WORDS, moments: true },
    load: () => import('.').then(({ module }) => module),
  },
};
