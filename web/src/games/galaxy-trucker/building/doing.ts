/** What a player is at, as the others see it. */
import type { Phrase } from '../../../net/types';
import { HIDDEN, type Player, type View } from '../model';

const say = (id: string, args: Phrase['args'] = {}): Phrase => ({ id, args });

/** A pile by its letter. */
export const pileName = (pile: number): Phrase => say('galaxy-trucker-pile', { pile });

export function doing(view: View, player: Player): Phrase {
  const parts = Object.keys(player.ship.components).length;
  if (view.phase === 'ready') return say(player.ready ? 'web-gt-is-ready' : 'web-gt-is-waiting');
  if (view.phase === 'repair') return say(player.repairing ? 'web-gt-is-repairing' : 'web-gt-is-sound');
  if (player.number) return say('web-gt-is-finished', { number: player.number });
  if (player.looking !== null) return say('web-gt-is-reading', { pile: pileName(player.looking) });
  if (player.hand && player.hand.tile !== HIDDEN) return say('web-gt-is-holding', { parts });
  return say('web-gt-is-building', { parts });
}
