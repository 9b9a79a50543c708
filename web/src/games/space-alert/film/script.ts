/** How long each event of a flight is on stage, and which are worth seeing again. */
import type { Event } from '../model';

type Tag = Event['event'];

/** Milliseconds at ×1; what is not named here stays for a moment if it has a line. */
const LASTS: Partial<Record<Tag, number>> = {
  'action-round-over': 1600,
  revealed: 2600,
  'trip-declared': 900,
  'turn-begins': 700,
  'threat-appeared': 1500,
  'card-played': 450,
  tripped: 1100,
  delayed: 1100,
  'crew-moved': 750,
  'knocked-out': 1500,
  'no-effect': 1000,
  'weapon-fired': 950,
  'energy-moved': 1100,
  maintained: 800,
  'rocket-launched': 900,
  'rocket-moved': 500,
  looked: 700,
  'visual-confirmed': 1000,
  'squad-taken': 800,
  'squad-repaired': 800,
  'squad-disabled': 1000,
  'intruder-hit': 1300,
  repaired: 1200,
  'joint-repair': 900,
  'damage-computed': 3000,
  'no-target': 900,
  'threat-destroyed': 1500,
  'threat-damaged': 1200,
  'threat-moved': 700,
  'threat-jumped': 900,
  'threat-action': 1000,
  'threat-survived': 1200,
  'special-attack': 900,
  'zone-hit': 2400,
  'damage-token': 1300,
  'energy-lost': 900,
  'energy-shifted': 900,
  'rocket-lost': 900,
  'threat-changed': 900,
  'token-moved': 800,
  'token-placed': 800,
  'token-removed': 700,
  'computer-check': 1300,
  'ship-jumped': 2600,
  'ship-lost': 3200,
  'mission-scored': 400,
};

/** The first event of the film, after which all is film until the next mission is laid out. */
const FILM: ReadonlySet<Tag> = new Set(Object.keys(LASTS) as Tag[]);

export const isFilm = (event: Event): boolean => FILM.has(event.event);
export const filmLasts = (event: Event): number => LASTS[event.event] ?? 0;

const MEMORABLE: ReadonlySet<Tag> = new Set(['ship-lost', 'threat-destroyed', 'knocked-out', 'ship-jumped']);
export const memorable = (event: Event): boolean => MEMORABLE.has(event.event);
