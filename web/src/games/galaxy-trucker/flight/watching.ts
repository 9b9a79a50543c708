/** Whose ship is looked at beside the own one: whoever was tapped, whoever something happens to, whoever decides. */
import type { Session } from '../../../net/session';
import type { Event } from '../model';

const HAPPENS: ReadonlySet<Event['event']> = new Set<Event['event']>([
  'aimed',
  'bounced',
  'shielded',
  'shot-down',
  'destroyed',
  'broke-apart',
  'fell-off',
  'exploded',
  'crew-lost',
  'alien-lost',
  'good-lost',
  'powered',
  'intruder-stepped',
  'intruder-killed',
  'intruder-left',
  'bomb-planted',
  'scared-off',
  'sabotage-rolled',
]);

/** Whose ship an event is seen on. */
export const happensTo = (event: Event | undefined): number | null =>
  event && HAPPENS.has(event.event) && 'seat' in event ? event.seat : null;

export function focus(session: Session<'galaxy-trucker'>, chosen: number | null, asked: number): number | null {
  const { you, beat, position, view } = session;
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== you);
  if (asked !== you && asked >= 0) return asked;
  const there = happensTo(beat?.event);
  if (there !== null && there !== you) return there;
  if (chosen !== null && chosen !== you) return chosen;
  // Who it is told of, not who is asked when all has been told.
  const told = session.playing && beat && 'seat' in beat.event ? beat.event.seat : you;
  if (told !== you && others.includes(told)) return told;
  return (
    position.to_move.find((seat) => seat !== you) ??
    others.find((seat) => view.players[seat]!.flying) ??
    others[0] ??
    null
  );
}
