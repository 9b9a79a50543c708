/** Small pictures beside the lines of the log, and on the slider of a review. */
import type { Sign } from '../module';
import aliens from './art/aliens.svg';
import cards from './art/cards.svg';
import marines from './art/marines.svg';
import places from './art/places.svg';
import { symbols, type Event } from './model';

const die = (face: number): Sign => ({ sheet: cards, name: `die-${face}`, viewBox: '0 0 24 24' });

export function sign(event: Event): Sign | null {
  switch (event.event) {
    case 'attack-rolled':
    case 'defence-rolled':
    case 'die-rolled':
      return die(event.face);
    case 'marine-slain':
      return { sheet: marines, name: 'marine-fallen', viewBox: '0 0 96 64' };
    case 'tokens-placed':
      return { sheet: cards, name: 'token-support', viewBox: '0 0 24 24' };
    case 'genestealer-slain':
    case 'brood-lord-arrived':
      return { sheet: aliens, name: `mark-${symbols(event.card)[0]}`, viewBox: '0 0 24 24' };
    case 'travelled':
      return { sheet: places, name: 'terrain-door', viewBox: '0 0 64 32' };
    default:
      return null;
  }
}
