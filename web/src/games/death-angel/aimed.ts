/** Where the swarm is that something is about. */
import { spotted } from '../../tell/stage';
import { swarmName } from './things';

export interface Aimed {
  place: string;
  group?: number;
}

/** The swarm that is meant, or where it stood. */
export const swarmAt = (board: Element, { place, group = 0 }: Aimed): Element | null =>
  spotted(board, swarmName(place, group)) ?? spotted(board, place, 'place');
