import type { GameModule } from '../module';
import './mood.css';
import Board from './Board.svelte';
import { guess, still } from './guess';

export const module: GameModule<'space-alert'> = { Board, script: null, memorable: () => false, guess, still };
