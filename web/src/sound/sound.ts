/** The sound of this device: the one desk and the one voice, as loud as the settings say, where the room wants it. */
import { settings } from '../ui/settings.svelte';
import { captions } from './captions.svelte';
import { clips } from './clips';
import { Desk, type How } from './desk';
import { EFFECTS, lengthOf, type Sound } from './effects';
import { room } from './room.svelte';
import { Speaker, type Announcement, type Take } from './voice';

export const desk = new Desk(
  () => ('AudioContext' in globalThis ? new AudioContext() : null),
  (bus) => settings.sound * settings.levels[bus],
  ({ near }) => settings.sound > 0 && !document.hidden && (near || room.sounds),
);

export const speaker = new Speaker('speechSynthesis' in globalThis ? speechSynthesis : null, {
  now: () => performance.now() / 1000,
  volume: () => (settings.voice ? Math.min(1, 1.5 * settings.sound * settings.levels.voice) : 0),
  speaking: (on) => desk.duck(on),
  take,
});

/** Seconds between two sentences, and between a signal and the voice. */
const PAUSE = 0.12;

function take({ words, language, lead = 0, beat }: Announcement): Take | null {
  const found = clips.of(words, language);
  if (!found) return null;
  let after = lead;
  const row = found.map((clip) => {
    const placed = { clip, after };
    after += beat ?? clip.long + PAUSE;
    return placed;
  });
  return { long: after, start: () => desk.speak(row) };
}

/** Browsers only let sound start from a touch: wake the device on each, for a phone puts it to sleep again. */
export function wakeOnTouch(): void {
  const wake = () => desk.wake();
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
}

/** Play a sound, if this is the place for it. Returns how to take back one that is still to come. */
export const play = (sound: Sound, how?: How): (() => void) => desk.play(EFFECTS[sound], how);

export interface Manner {
  /** It goes before everything that is none. */
  alarm?: boolean;
  /** Seconds since it was made. */
  ago?: number;
  /** The signal that goes before the words: it is played already, they wait for it. */
  after?: Sound | null;
  /** Seconds from one sentence to the next, where they count something. */
  beat?: number | undefined;
}

/** Show what the computer says, and say it if this is the place for it. */
export function announce(words: string, { alarm = false, ago = 0, after = null, beat }: Manner = {}): void {
  captions.show(words, alarm);
  if (!room.sounds || document.hidden) return;
  const [language, made] = [document.documentElement.lang, performance.now() / 1000 - ago];
  const lead = after ? lengthOf(EFFECTS[after]) + PAUSE : 0;
  speaker.say({ words, language, alarm, made, lead, ...(beat ? { beat } : {}) });
}

/** A short buzz on phones that have one; each occasion has its own rhythm. */
export function buzz(kind: 'question' | 'hurry' | 'hit'): void {
  const rhythm = { question: [40, 60, 40], hurry: [120], hit: [200, 40, 80] }[kind];
  if (settings.sound > 0 && 'vibrate' in navigator) navigator.vibrate(rhythm);
}
