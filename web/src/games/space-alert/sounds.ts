import type { Cues } from '../../sound/cues';
import type { Sound } from '../../sound/effects';
import { isPhrase } from '../../words/words.svelte';

/** A zone is heard from its side. */
const SIDE: Readonly<Record<string, number>> = { red: -0.8, white: 0, blue: 0.8 };
const from = (sound: Sound) => (event: { zone?: string | null }) => ({ sound, pan: SIDE[event.zone ?? ''] ?? 0 });

/** What nobody may miss; the rest can wait for it. */
const ALARMS: readonly string[] = ['threat', 'internal-threat', 'communications-down', 'countdown', 'phase-end'];
/** A second is a second: the pips of the clock are signal enough. */
const BEAT = 1;

export const cues: Cues<'space-alert'> = {
  // What an announcement says; when it was made is for the eye.
  said: ({ announcement }, phrase) => {
    const saying = phrase?.args?.['saying'];
    const alarm = ALARMS.includes(announcement.saying);
    const says = isPhrase(saying) ? saying : null;
    if (announcement.saying === 'countdown') return { says, alarm, beat: BEAT };
    return { sound: alarm ? 'alarm' : 'beep', says, alarm };
  },
  'threat-drawn': from('alarm'),
  'action-round-over': 'travel',
  'weapon-fired': 'laser',
  'zone-hit': from('hull'),
  repaired: 'weld',
  'threat-destroyed': 'victory',
  'ship-lost': 'fall',
  'ship-jumped': 'travel',
};
