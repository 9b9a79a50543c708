/** Where a page tells its stories: this browser, this person, these loudspeakers. */
import type { EventOf } from '../net/session';
import type { GameId } from '../net/types';
import { loadCues, sound, type Cues } from '../sound/cues';
import { calm } from '../ui/settings.svelte';
import type { Theatre } from './timeline.svelte';

/** What moves less needs less time. */
const CALM_PACE = 1.25;

export function theatre<G extends GameId>(game: string): Theatre<EventOf<G>> {
  let cues: Cues = {};
  void loadCues(game).then((found) => (cues = found));
  return {
    hidden: () => document.hidden,
    pace: () => (calm() ? CALM_PACE : 1),
    sound: (moment) => sound(cues, moment),
  };
}
