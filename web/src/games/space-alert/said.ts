/** What the ship's computer says, in words and as a sign. */
import type { Phrase } from '../../net/types';
import type { Announcement } from './model';

/** The same words as the log and the voice have. */
export function saidAs({
  saying,
  phase,
  last = false,
  turn = 0,
  zone,
  serious,
  unconfirmed,
  at,
  until = 0,
}: Announcement): Phrase {
  const yes = (flag: boolean | undefined) => (flag ? 'yes' : 'no');
  const args: Phrase['args'] = {
    phase,
    next: phase + 1,
    last: yes(last),
    turn,
    serious: yes(serious),
    unconfirmed: yes(unconfirmed),
    seconds: until - at,
    zone: { id: `space-alert-zone-${zone ?? 'internal'}`, args: {} },
  };
  return { id: `space-alert-say-${saying}`, args };
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
