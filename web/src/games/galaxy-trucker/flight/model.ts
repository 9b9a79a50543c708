/** The words that a flight is drawn with, and the few sums a board may make: who flies where, how half points are written. */
import type { GalaxyTrucker } from '../../../net/types';
import type { View } from '../model';

export type Card = GalaxyTrucker.Box_['adventures'][number];
export type Hit = GalaxyTrucker.Hit;
export type HitKind = Hit['hit'];
export type SideName = Hit['side'];
export type Good = GalaxyTrucker.Stow['good'];
export type Step = GalaxyTrucker.FlightView['agenda'][number];

/** Half points as people write them: 5½. */
export function half(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ''}½` : String(whole);
}

export interface Rocket {
  seat: number;
  /** Days behind the leader. */
  gap: number;
  position: number;
}

/** The ships on the track, the leader first. */
export function rockets(view: Pick<View, 'players'>): Rocket[] {
  const flying = view.players.flatMap(({ flying, position }, seat) => (flying ? [{ seat, position }] : []));
  flying.sort((one, other) => other.position - one.position);
  const first = flying[0]?.position ?? 0;
  return flying.map((rocket) => ({ ...rocket, gap: first - rocket.position }));
}
