/** Where a mission that is being listened to stands. */
import type { SpaceAlert } from '../../../net/types';

/** Seconds of silence before the opening, as the server makes the file. */
export const BEFORE = 1;
/** Seconds that an announcement is news. */
export const STAYS = 6;

/** The place of the last announcement that was made at this second of the script; -1 before the first. */
export function lastSaid({ spoken }: Pick<SpaceAlert.Timetable, 'spoken'>, second: number): number {
  // They stand in their order.
  return spoken.filter(({ announcement }) => announcement.at <= second).length - 1;
}
