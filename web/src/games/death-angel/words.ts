/** Death Angel's things by their names in the catalogues. */
import type { CardText } from '../../net/types';
import type { SaidMove } from './model';
import { t } from '../../words/words.svelte';

/** A Marine as players call him. */
export const short = (marine: string): string => (marine ? t(`death-angel-marine-${marine}`) : '');

/** A move as its button says it. */
export const words = ({ phrase }: SaidMove): string => (phrase ? t(phrase) : '');

export const shortTerrain = (terrain: string): string => t(`web-da-short-${terrain}`);

export const actionCode = (card: number): string => `A${String(card).padStart(2, '0')}`;

/** The cards of the box by their code and by the name of their message. */
export class Box {
  #byCode = new Map<string, CardText>();
  #byName = new Map<string, CardText>();

  constructor(cards: readonly CardText[]) {
    for (const card of cards) {
      this.#byCode.set(card.code, card);
      if (!this.#byName.has(card.name.id)) this.#byName.set(card.name.id, card);
    }
  }

  code = (code: string): CardText | undefined => this.#byCode.get(code);
  action = (card: number): CardText | undefined => this.#byCode.get(actionCode(card));
  named = (kind: string, id: string): CardText | undefined => this.#byName.get(`death-angel-${kind}-${id}`);
}
