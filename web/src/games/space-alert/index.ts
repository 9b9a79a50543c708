import type { GameModule } from '../module';
import './mood.css';
import Board from './Board.svelte';
import { filmLasts, isFilm, memorable } from './film/script';
import { guess, still } from './guess';

export const module: GameModule<'space-alert'> = {
  Board,
  script: { lasts: filmLasts, film: isFilm, live: (event) => !isFilm(event) },
  memorable,
  mood: 'night',
  ends: true,
  guess,
  still,
};
