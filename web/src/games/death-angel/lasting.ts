/** The event of last round that holds this round: what it is called, and what that means now. */
import type { Phrase } from '../../net/types';
import type { View } from './model';
import type { Box } from './words';

export interface InForce {
  code: string;
  name: Phrase;
  effect: Phrase;
}

/** What a card does for a whole round. */
export const EFFECT = /^death-angel-effect-(.*)$/;

export function inForce({ lasting }: View, box: Box | null): InForce | null {
  const card = lasting && box?.code(lasting.event);
  const line = card?.lines.find(({ id }) => EFFECT.test(id));
  if (!card || !line) return null;
  const { marine, team } = lasting;
  const id = marine ? `death-angel-marine-${marine}` : `death-angel-team-${team}`;
  const target = marine || team ? { target: { id, args: {} } } : {};
  const effect = { id: line.id.replace(EFFECT, 'web-da-lasts-$1'), args: { ...line.args, ...target } };
  return { code: card.code, name: card.name, effect };
}
