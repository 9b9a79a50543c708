/** What the explain drawer says about a thing on the board. */
import type { CardText } from '../../net/types';
import type { Subject } from '../../ui/explain.svelte';
import { t } from '../../words/words.svelte';
import type { Kit } from './kit';
import type { View } from './model';

const PLANNING: readonly string[] = ['SA-3.3', 'SA-3.4', 'SA-3.5'];

const of = (card: CardText | undefined, clauses: readonly string[], now: readonly string[] = []): Subject | null =>
  card ? { kind: 'card', game: 'space-alert', card, clauses, now } : null;

export function threatSubject(view: View, kit: Kit, n: number): Subject | null {
  const threat = view.threats[n];
  const letters = (view.forecast[n] ?? []).map(([letter, turn]) => t('space-alert-forecast-letter', { letter, turn }));
  return threat
    ? of(kit.text(threat.card), ['SA-5.1', 'SA-11.1'], letters.length ? [t('space-alert-forecast', { letters })] : [])
    : null;
}

/** The card that a spot shows: of the hand, in a slot, beside an android. */
function cardOf(view: View, spot: string): string | null {
  const [kind, first = '', second = ''] = spot.split(':');
  switch (kind) {
    case 'card':
      return first.split('#')[0] ?? null;
    case 'heroic':
      return view.crew[Number(first)]?.heroic ?? null;
    case 'slot':
      return view.crew[Number(first)]?.slots[Number(second) - 1]?.card ?? null;
    default:
      return null;
  }
}

export function subject(view: View, kit: Kit, spot: string): Subject | null {
  const card = cardOf(view, spot);
  return card ? of(kit.text(card), PLANNING) : null;
}
