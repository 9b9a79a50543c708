/** Where a page tells its stories: this browser, this person, these loudspeakers. */
import type { EventOf } from '../net/session';
import type { GameId } from '../net/types';
import { loadCues, sound, type Cues } from '../sound/cues';
import { pace, settings } from '../ui/settings.svelte';
import { t } from '../words/words.svelte';
import type { Theatre } from './timeline.svelte';

/** `plays`: whoever sits here plays, and is not led by somebody else. */
export function theatre<G extends GameId>(game: string, plays: () => boolean = () => false): Theatre<EventOf<G>> {
  let cues: Cues = {};
  void loadCues(game).then((found) => (cues = found));
  return {
    hidden: () => document.hidden,
    pace,
    sound: (moment) => sound(cues, moment),
    letters: (phrase) => t(phrase).length,
    // Who wants it fast wants no tap more.
    patient: () => plays() && settings.pace !== 'fast',
  };
}
