import { play, type Sound } from '../../lib/sound';
import type { Phrase } from '../../lib/types';
import { speakAloud } from '../../lib/voice';
import { t } from '../../lib/words.svelte';
import Board from './Board.svelte';

export { Board };
/** Any game: the new view is simply there, the log tells what happened. */
export const script = null;
export const memorable = (): boolean => false;

/** What is worth a sound, by the names the games give their events. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  said: 'alarm',
  'action-round-over': 'travel',
  'zone-hit': 'skull',
  'weapon-fired': 'miss',
  'threat-destroyed': 'victory',
  'ship-lost': 'fall',
  'ship-jumped': 'travel',
  building_began: 'travel',
  timer_flipped: 'shuffle',
  sand_ran_out: 'alarm',
  card_turned: 'card',
  rolled: 'die',
  destroyed: 'skull',
  broke_apart: 'fall',
  shielded: 'miss',
  shot_down: 'miss',
  landed: 'door',
  earned: 'put',
};

interface Told {
  event: unknown;
  phrase: Phrase | null;
}

/** Sounds of what just happened, the loudest thing only; announcements are read out. */
export function sing(told: readonly Told[]): void {
  const names = told.map(({ event }) => (event as { event?: string }).event ?? '');
  const sound = names.map((name) => SOUNDS[name]).filter(Boolean).at(-1);
  if (sound) play(sound);
  for (const [n, { phrase }] of told.entries()) {
    // The time in front is for the eye.
    if (names[n] === 'said' && phrase) speakAloud(t(phrase).replace(/^[\d:]+ · /, ''));
  }
}
