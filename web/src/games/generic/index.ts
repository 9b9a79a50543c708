import { play, type Sound } from '../../sound/sound';
import type { GameId, Games, SaidEvent } from '../../net/types';
import { speakAloud } from '../../sound/voice';
import { isPhrase, t } from '../../words/words.svelte';
import type { GameModule } from '../module';
import Board from './Board.svelte';

type Tag = Games[GameId]['event']['event'];

/** What is worth a sound, by the names the games give their events. */
const SOUNDS: Readonly<Partial<Record<Tag, Sound>>> = {
  said: 'alarm',
  'action-round-over': 'travel',
  'zone-hit': 'skull',
  'weapon-fired': 'miss',
  'threat-destroyed': 'victory',
  'ship-lost': 'fall',
  'ship-jumped': 'travel',
  'building-began': 'travel',
  'timer-flipped': 'shuffle',
  'sand-ran-out': 'alarm',
  'card-turned': 'card',
  rolled: 'die',
  destroyed: 'skull',
  'broke-apart': 'fall',
  shielded: 'miss',
  'shot-down': 'miss',
  landed: 'door',
  earned: 'put',
};

/** Sounds of what just happened, the loudest thing only; announcements are read out. */
function sing(told: readonly SaidEvent[]): void {
  const sound = told
    .map(({ event }) => SOUNDS[event.event])
    .filter(Boolean)
    .at(-1);
  if (sound) play(sound);
  for (const { phrase } of told) {
    // What an announcement says; when it was made is for the eye.
    const saying = phrase?.args?.['saying'];
    if (isPhrase(saying)) speakAloud(t(saying));
  }
}

/** Any game: the new view is simply there, the log tells what happened. */
export const module: GameModule = { Board, wants: { panels: true }, script: null, memorable: () => false, sing };
