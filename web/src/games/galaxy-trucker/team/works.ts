/** Which abilities of a specialist work for a ship in this round. */
import type { View } from '../model';

export const works = (view: View, seat: number, card: string): ('a' | 'b')[] =>
  (['a', 'b'] as const).filter((one) => view.players[seat]?.ship.perks.some((perk) => perk === `${card}.${one}`));
