import type { GameModule } from '../module';
import './mood.css';
import Board from './Board.svelte';
import { memorable, script } from './film';

export const module: GameModule<'death-angel'> = { Board, script, memorable };
