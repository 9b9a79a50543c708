/** What lies in the box, found by name: ship, tracks, threats, cards. */
import type { CardText, Games, SpaceAlert } from '../../net/types';
import type { Half } from './model';

type Box = Games['space-alert']['box'];

/** What is drawn for half a card, by the order it gives. */
const PICTURES: Readonly<Record<string, string>> = {
  A: 'half-A',
  B: 'half-B',
  C: 'half-C',
  R: 'half-bot',
  '<': 'half-red',
  '>': 'half-blue',
  '^': 'half-lift',
  'A!': 'half-heroic-A',
  'B!': 'half-heroic-B',
  'R!': 'half-heroic-bot',
  '@ur': 'half-heroic-to-red-upper',
  '@uw': 'half-heroic-to-white-upper',
  '@ub': 'half-heroic-to-blue-upper',
  '@lr': 'half-heroic-to-red-lower',
  '@lw': 'half-heroic-to-white-lower',
  '@lb': 'half-heroic-to-blue-lower',
};

/** The messages that name an order. */
const WORDS: Readonly<Record<string, string>> = {
  A: 'space-alert-do-a',
  B: 'space-alert-do-b',
  C: 'space-alert-do-c',
  R: 'space-alert-do-battlebots',
  '<': 'space-alert-do-to-red',
  '>': 'space-alert-do-to-blue',
  '^': 'space-alert-do-gravolift',
  'A!': 'space-alert-do-heroic-a',
  'B!': 'space-alert-do-heroic-b',
  'R!': 'space-alert-do-heroic-battlebots',
  '@ur': 'space-alert-do-heroic-red-upper',
  '@uw': 'space-alert-do-heroic-white-upper',
  '@ub': 'space-alert-do-heroic-blue-upper',
  '@lr': 'space-alert-do-heroic-red-lower',
  '@lw': 'space-alert-do-heroic-white-lower',
  '@lb': 'space-alert-do-heroic-blue-lower',
};

export const pictureOf = (order: string): string | undefined => PICTURES[order];
export const wordOf = (order: string): string => WORDS[order] ?? 'space-alert-do-nothing';

const keyed = <T, K>(all: readonly T[], key: (one: T) => K): ReadonlyMap<K, T> =>
  new Map(all.map((one) => [key(one), one]));

export class Kit {
  readonly #actions: ReadonlyMap<string, SpaceAlert.ActionCard>;
  readonly #threats: ReadonlyMap<string, SpaceAlert.ThreatCard>;
  readonly #texts: ReadonlyMap<string, CardText>;
  readonly #tracks: ReadonlyMap<number, SpaceAlert.Track>;
  readonly #stations: ReadonlyMap<string, number>;

  constructor(readonly box: Box) {
    this.#actions = keyed(box.actions, ({ card }) => card);
    this.#threats = keyed(box.threats, ({ code }) => code);
    this.#texts = keyed(box.cards, ({ code }) => code);
    this.#tracks = keyed(box.trajectories, ({ number }) => number);
    this.#stations = new Map(box.places.map((id, n) => [id, n]));
  }

  order(card: string, half: Half): string {
    return this.#actions.get(card)?.[half] ?? '.';
  }
  heroic(card: string): boolean {
    return this.#actions.get(card)?.heroic ?? false;
  }
  threat(code: string): SpaceAlert.ThreatCard | undefined {
    return this.#threats.get(code);
  }
  text(code: string): CardText | undefined {
    return this.#texts.get(code);
  }
  track(number: number | undefined): readonly SpaceAlert.Square[] {
    return this.#tracks.get(number ?? 0)?.squares ?? [];
  }
  /** A station's number in views. */
  place(id: string): number {
    return this.#stations.get(id) ?? -1;
  }
  get phases(): readonly (readonly number[])[] {
    return this.box.turns.phases;
  }
  /** The last turn of a mission of so many phases; its final step follows. */
  lastTurn(phases: number): number {
    return this.phases[phases - 1]?.at(-1) ?? this.box.turns.last;
  }
  phaseOf(slot: number): number {
    return this.phases.findIndex((slots) => slots.includes(slot)) + 1;
  }
}
