/** How Death Angel's events are told: how long, and which are worth seeing again. */
import type { Script } from '../../tell/timeline.svelte';
import { calm } from '../../ui/settings.svelte';
import type { Event } from './model';

type Tag = Event['event'];

/** Milliseconds on stage; what is not named here stays for a moment if it has a line in the log. */
const LASTS: Partial<Record<Tag, number>> = {
  'formation-dealt': 500,
  'phase-began': 900,
  'round-began': 0,
  'action-chosen': 0,
  'actions-revealed': 1400,
  'card-began': 800,
  'tokens-placed': 300,
  traded: 320,
  turned: 260,
  'marine-slain': 1600,
  'marine-rescued': 800,
  'team-eliminated': 700,
  spawned: 480,
  'genestealer-slain': 400,
  'swarm-moved': 420,
  'brood-lord-arrived': 900,
  'attack-rolled': 950,
  'attack-missed': 500,
  'defence-rolled': 850,
  'defence-judged': 650,
  'die-rolled': 1150,
  'event-drawn': 2000,
  'event-revealed': 2000,
  'spawn-box-opened': 500,
  'movement-box-opened': 600,
  'terrain-placed': 180,
  'terrain-discarded': 60,
  'blips-added': 350,
  'blips-discarded': 900,
  travelled: 2600,
  'game-won': 900,
  'game-lost': 900,
};
const OTHERWISE = 320;
/** A die is in the air so long. */
const ROLLS = 600;
const DICE: readonly Tag[] = ['attack-rolled', 'defence-rolled', 'die-rolled'];

/** The board says enough: their lines stand in the log. */
const SEEN: readonly Tag[] = ['action-chosen', 'terrain-placed', 'terrain-discarded', 'formation-dealt', 'event-idle'];
/** What comes of a choice at once, and says no more than it. */
const ECHOES: readonly Tag[] = [
  'tokens-placed',
  'tokens-lost',
  'traded',
  'turned',
  'activated',
  'genestealer-slain',
  'swarm-moved',
  'swarm-protected',
  'attack-rolled',
  'attack-missed',
  'defence-judged',
  'event-revealed',
  'event-scouted',
  'event-put',
  'spawn-capped',
  'blips-discarded',
];
/** A card is shown with its line, of about so many letters. */
const SHOWS: Partial<Record<Tag, number>> = { 'event-drawn': 150, 'event-revealed': 60, travelled: 90 };

const HEADS: readonly Tag[] = ['round-began', 'phase-began', 'card-began', 'current-player'];

/** Letters of the card that is on stage with it: one that nobody else may see yet is only a back. */
const shows = (event: Event): number => (event.event === 'event-drawn' && !event.card ? 0 : (SHOWS[event.event] ?? 0));

/** Whether the line of an event is said while it is on stage. */
export const captioned = ({ event }: Event): boolean => !SEEN.includes(event);

export const script: Script<Event> = {
  // A card that nobody else may see yet is only a back: no time to read is needed.
  lasts: (event, said) =>
    event.event === 'event-drawn' && !event.card ? OTHERWISE : (LASTS[event.event] ?? (said ? OTHERWISE : 0)),
  // Whoever falls is seen to fall, however many do.
  grave: ({ event }) => event === 'marine-slain',
  heads: ({ event }) => HEADS.includes(event),
  // The cards themselves are turned over in the hand.
  reads: (event) =>
    SEEN.includes(event.event) || HEADS.includes(event.event) || event.event === 'actions-revealed'
      ? null
      : shows(event),
  echoes: ({ event }) => ECHOES.includes(event),
  waits: (event) => shows(event) > 0,
  rolls: ({ event }) => DICE.includes(event),
  lands: ({ event }) => (DICE.includes(event) && !calm() ? ROLLS : 0),
};

const MEMORABLE: readonly Tag[] = ['marine-slain', 'travelled', 'brood-lord-arrived', 'marine-rescued'];

export const memorable = (event: Event): boolean => MEMORABLE.includes(event.event);
