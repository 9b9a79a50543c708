import type { GameModule } from '../module';
import Board from './Board.svelte';
import { memorable, script } from './film';

export const module: GameModule<'death-angel'> = { Board, wants: { panels: false }, script, memorable };
