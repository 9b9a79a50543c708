import type { Cues } from '../../sound/cues';

export const cues: Cues<'galaxy-trucker'> = {
  'building-began': 'travel',
  'timer-flipped': 'sand',
  'sand-ran-out': 'alarm',
  'drill-called': 'alarm',
  'card-turned': 'card',
  rolled: 'die',
  destroyed: 'hull',
  'broke-apart': 'fall',
  shielded: 'shield',
  'shot-down': 'laser',
  landed: 'door',
  earned: 'coin',
};
