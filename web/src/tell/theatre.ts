/** Where a page tells its stories: this browser, this person, these loudspeakers. */
import type { EventOf } from '../net/session';
import type { GameId } from '../net/types';
import { loadCues, sound, type Cues } from '../sound/cues';
import { pace } from '../ui/settings.svelte';
import type { Theatre } from './timeline.svelte';

export function theatre<G extends GameId>(game: string): Theatre<EventOf<G>> {
  let cues: Cues = {};
  void loadCues(game).then((found) => (cues = found));
  return {
    hidden: () => document.hidden,
    pace,
    sound: (moment) => sound(cues, moment),
  };
}
