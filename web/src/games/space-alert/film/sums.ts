/** Sums from their parts, as the events tell them: nothing is worked out here but which parts there are. */
import type { Event } from '../model';

export interface Part {
  /** A drawing of the sheets: `ship#sys-heavy-laser`. */
  icon: string;
  sheet: 'ship' | 'threats';
  value: number;
  sign: '+' | '−' | '×' | '';
  /** Its name, as a message. */
  name: string;
  /** Which weapon it is: somebody fired it. */
  weapon?: string;
  tone: 'good' | 'bad' | 'plain';
}

export interface Sum {
  kind: 'on-threat' | 'on-zone';
  /** Whom it hits. */
  threat: string;
  zone: 'red' | 'white' | 'blue' | null;
  parts: readonly Part[];
  total: number;
  /** What is on the card now, and how much it bears; nothing where it is the ship that is hit. */
  damage?: number;
  hp?: number;
  /** A rule that changed the sum. */
  why: 'cryoshield' | 'swarm' | 'pulse' | 'polarized' | null;
  clause: string;
}

const ICONS: Readonly<Record<string, string>> = {
  'red-upper': 'sys-heavy-laser',
  'white-upper': 'sys-heavy-laser',
  'blue-upper': 'sys-heavy-laser',
  'red-lower': 'sys-light-laser',
  'white-lower': 'sys-pulse-cannon',
  'blue-lower': 'sys-light-laser',
  rocket: 'sys-rocket',
  interceptors: 'sys-interceptors',
};
export const weaponIcon = (weapon: string): string => ICONS[weapon] ?? 'marker-aim';

/** What an event adds up to; null for one that is no sum. */
export function sumOf(event: Event | undefined): Sum | null {
  switch (event?.event) {
    case 'damage-computed': {
      const { threat, shots, shield, dealt, damage, hp, why = null } = event;
      const parts = shots.map(({ weapon, strength }, i): Part => ({
        icon: weaponIcon(weapon),
        sheet: 'ship',
        value: strength,
        sign: i ? '+' : '',
        name: `space-alert-weapon-${weapon}`,
        weapon,
        tone: 'good',
      }));
      const shields: Part[] = shield
        ? [{ icon: 'sys-shield', sheet: 'ship', value: shield, sign: '−', name: 'web-sa-its-shield', tone: 'bad' }]
        : [];
      const all = [...parts, ...shields];
      return { kind: 'on-threat', threat, zone: null, parts: all, total: dealt, damage, hp, why, clause: 'SA-10.8' };
    }
    case 'zone-hit':
      return onZone(event);
    default:
      return null;
  }
}

function onZone(event: Extract<Event, { event: 'zone-hit' }>): Sum {
  const { threat, zone, strength, bonus = 0, absorbed = 0, times = 1, tokens, inside = false } = event;
  const parts: Part[] = [
    {
      icon: `threat-${threat}`,
      sheet: 'threats',
      value: strength - bonus,
      sign: '',
      name: inside ? 'web-sa-inside-hit' : 'web-sa-attack',
      tone: 'bad',
    },
  ];
  if (bonus)
    parts.push({ icon: 'marker-aim', sheet: 'ship', value: bonus, sign: '+', name: 'web-sa-bonus', tone: 'bad' });
  if (absorbed)
    parts.push({
      icon: 'sys-shield',
      sheet: 'ship',
      value: absorbed,
      sign: '−',
      name: `space-alert-store-${zone}-shield`,
      tone: 'good',
    });
  if (times > 1)
    parts.push({ icon: 'dmg-structure', sheet: 'ship', value: times, sign: '×', name: 'web-sa-times', tone: 'bad' });
  const clause = inside ? 'SA-11.8' : 'SA-11.5';
  return { kind: 'on-zone', threat, zone, parts, total: tokens, why: null, clause };
}
