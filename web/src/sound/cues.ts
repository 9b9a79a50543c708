/** What a game's events sound like: a folder of a game with a `sounds.ts` brings its table; the shell knows none of them. */
import type { EventOf } from '../net/session';
import type { GameId } from '../net/types';
import { t, type Phrase } from '../words/words.svelte';
import type { Sound } from './effects';
import { announce, play } from './sound';

export interface Cue {
  sound?: Sound | null;
  /** -1 is left, 1 is right. */
  pan?: number;
  /** What the computer says. */
  says?: Phrase | null;
  /** It goes before what is less pressing. */
  alarm?: boolean;
  /** Seconds of the game from one sentence to the next, where they count something. */
  beat?: number;
}

type Tag<G extends GameId> = EventOf<G>['event'];
type Told<G extends GameId, T extends Tag<G>> = Extract<EventOf<G>, { event: T }>;

/** By the names the game gives its events. */
export type Cues<G extends GameId = GameId> = {
  readonly [T in Tag<G>]?: Sound | ((event: Told<G, T>, phrase: Phrase | null) => Cue);
};

const found = import.meta.glob<Cues>('../games/*/sounds.ts', { import: 'cues' });

/** The table of a game; a game without one is silent. */
export const loadCues = async (game: string): Promise<Cues> => (await found[`../games/${game}/sounds.ts`]?.()) ?? {};

export interface Heard {
  event: { event: string };
  phrase: Phrase | null;
}

export function cueOf(cues: Cues, { event, phrase }: Heard): Cue {
  // A table has its own game's events; which game it is shows only when all runs.
  const cue = (cues as Readonly<Record<string, Sound | ((event: unknown, phrase: Phrase | null) => Cue)>>)[event.event];
  if (typeof cue === 'function') return cue(event, phrase);
  return cue ? { sound: cue } : {};
}

/** An event on stage is heard. */
export function sound(cues: Cues, heard: Heard): void {
  sing(cues, [heard]);
}

/** What is older than this has no sound any more, and no caption: the log has it. */
const OLD = 5;

/** What happened at once is heard at once: of the sounds only the last, the announcements all. `ago`: seconds since then;
 * `pace`: how many the table takes for one of the game's. */
export function sing(cues: Cues, told: readonly Heard[], ago = 0, pace = 1): void {
  if (ago > OLD) return;
  const heard = told.map((one) => cueOf(cues, one));
  const last = heard.filter((cue) => cue.sound).at(-1);
  if (last?.sound) play(last.sound, { pan: last.pan ?? 0 });
  for (const { says, alarm = false, sound: after = null, beat } of heard)
    if (says) announce(t(says), { alarm, ago, after, beat: beat && beat * pace });
}
