/** What a part of a ship is, in the drawer that explains: its card of the box and what is aboard. */
import { explain } from '../../../ui/explain.svelte';
import type { Kit, View } from '../model';

export function explainPart(kit: Kit, view: View, spot: string): void {
  const [what, one, two] = spot.split(':');
  const ship = what === 'ship' ? view.players[Number(one)]?.ship : undefined;
  const code = ship ? ship.components[Number(two)]?.tile : what === 'specialist' ? one : view.flight?.card;
  const card = code ? kit.cards.get(code) : undefined;
  if (card) explain({ kind: 'card', game: 'galaxy-trucker', card, clauses: [], now: [], spot });
}
