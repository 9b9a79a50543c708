import type { GameModule } from '../module';
import Board from './Board.svelte';

/** Any game: the new view is simply there, the log tells what happened. */
export const module: GameModule = { Board, script: null, memorable: () => false };
