import type { GameModule } from '../module';
import './mood.css';
import Board from './Evening.svelte';
import { memorable, script } from './film';
import { sign } from './signs';

export const module: GameModule<'death-angel'> = {
  Board,
  script,
  memorable,
  sign,
  mood: 'rust',
  ends: true,
  standIn: true,
};
