/** What every shape of the flight's board needs: the same things on a phone, a laptop and a television. */
import type { Controls } from '../../../hand/controls.svelte';
import type { Session } from '../../../net/session';
import type { Kit } from '../model';
import type { Flying } from './flown';
import type { Draft } from './draft.svelte';
import type { Card } from './model';
import type { Asking } from './things';

export interface FlightDesk {
  session: Session<'galaxy-trucker'>;
  kit: Kit;
  controls: Controls<'galaxy-trucker'>;
  flying: Flying;
  card: Card | null;
  /** The dice are in the air: what they say is not shown yet. */
  tumbling: boolean;
  /** The own seat; whoever watches sees all ships. */
  you: number;
  /** Whose squares the question means. */
  asked: number;
  /** Whose ship is looked at beside the own one. */
  watched: number | null;
  /** A phone shows the watched ship in place of the own one. */
  visiting: boolean;
  /** The specialist whose owner is asked. */
  asking: Asking | null;
  /** Goods that are being arranged. */
  draft: Draft | null;
  nameOf: (seat: number) => string;
}
