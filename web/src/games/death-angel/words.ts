/** Death Angel's things by their names in the catalogues. */
import type { CardText, Games } from '../../net/types';
import type { Action, Event, Move, SaidMove, Swarm } from './model';
import { t } from '../../words/words.svelte';

/** A Marine as players call him. */
export const short = (marine: string): string => (marine ? t(`death-angel-marine-${marine}`) : '');

/** A move as its button says it. */
export const words = ({ phrase }: SaidMove): string => (phrase ? t(phrase) : '');

/** What a lesson calls a move's button. */
export const shown = (move: Move): string =>
  move.move === 'slay' ? `foe:${move.place}:${move.card}` : `move:${move.move}`;

/** What an attack can do, as the server played it out. */
export const attackOdds = ({ effects = {} }: SaidMove): string =>
  t('web-da-attack-odds', {
    faces: effects['hits']?.[1] ?? 0,
    most: effects['slays']?.[1] ?? 0,
    tokens: effects['tokens']?.[0] ?? 0,
  });

/** What is said while the die is in the air: who rolls, and nothing that it will show. */
export function rolling(event: Event): string {
  if ('rerolled' in event && event.rerolled) return t('web-da-rolls-again', { marine: short(event.marine) });
  if (event.event === 'attack-rolled') return t('web-da-rolls-attack', { marine: short(event.marine) });
  if (event.event === 'defence-rolled') return t('web-da-rolls-defence', { marine: short(event.marine) });
  return t('web-da-rolls');
}

/** How likely a swarm's Marine survives its next attack. */
export const survives = ({ percent, survival }: Swarm): string =>
  percent === null ? t('death-angel-odds-faces', { faces: survival }) : t('death-angel-odds-percent', { percent });

/** What a card is called in the data and on the sheets of drawings: its message without what all of its kind share. */
export const idOf = ({ name }: CardText, kind: string): string => name.id.slice(`death-angel-${kind}-`.length);

/** What is left of a card whose Marine has fallen. */
export const lost = (action: Action | undefined): string =>
  action?.fallen ? t('death-angel-card-fallen', { marine: short(action.fallen), type: action.type }) : '';

export const shortTerrain = (terrain: string): string => t(`death-angel-short-${terrain}`);

/** The cards of the box by their code, by their number and by the name of their message. */
export class Box {
  #byCode = new Map<string, CardText>();
  #byName = new Map<string, CardText>();
  #actions = new Map<number, string>();
  #events: Games['death-angel']['box']['events'];

  /** `alone`: nobody else plays, from whom an event could be kept secret. */
  constructor(box: Games['death-angel']['box'], alone = false) {
    for (const each of box.cards) {
      const lines = each.lines.filter(({ id }) => !alone || id !== 'death-angel-card-instinct');
      const card = { ...each, lines };
      this.#byCode.set(card.code, card);
      if (!this.#byName.has(card.name.id)) this.#byName.set(card.name.id, card);
    }
    this.#events = box.events;
    for (const card of box.actions) this.#actions.set(card.number, card.code);
  }

  code = (code: string): CardText | undefined => this.#byCode.get(code);
  action = (card: number): CardText | undefined => this.code(this.#actions.get(card) ?? '');
  /** What an event does, as the engine runs it. */
  event = (code: string) => this.#events.find((card) => card.code === code);
  named = (kind: string, id: string): CardText | undefined => this.#byName.get(`death-angel-${kind}-${id}`);
}
