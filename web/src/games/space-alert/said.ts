/** What the ship's computer says, in words and as a sign. */
import type { Phrase } from '../../net/types';
import type { Announcement } from './model';

/** The same words as the log and the voice have (`words.saying`). */
export function saidAs({ saying, phase, last, turn, zone, serious, unconfirmed }: Announcement): Phrase {
  const yes = (flag: boolean | undefined) => (flag ? 'yes' : 'no');
  const args = { phase, next: phase + 1, last: yes(last), turn: turn ?? 0, serious: yes(serious), zone: zone ?? '' };
  return { id: `space-alert-say-${saying}${unconfirmed ? '-unconfirmed' : ''}`, args };
}

const SIGNS: Readonly<Record<Announcement['saying'], string>> = {
  opening: 'marker-aim',
  threat: 'marker-white',
  'internal-threat': 'marker-inside',
  'incoming-data': 'marker-draw',
  'data-transfer': 'marker-transfer',
  'transfer-over': 'marker-transfer',
  'communications-down': 'marker-static',
  'communications-restored': 'marker-seen',
  'one-minute': 'marker-delay',
  'twenty-seconds': 'marker-delay',
  countdown: 'marker-delay',
  'phase-end': 'marker-lock',
};

export const signOf = ({ saying, zone }: Announcement): string => (zone ? `marker-${zone}` : SIGNS[saying]);
