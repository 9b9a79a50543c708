import type { GameModule } from '../module';
import './mood.css';
import Board from './Board.svelte';
import { guess, still } from './building/guess';
import { memorable, script } from './film';

export const module: GameModule<'galaxy-trucker'> = { Board, script, memorable, mood: 'blueprint', guess, still };
