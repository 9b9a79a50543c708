/** A campaign as three missions: those that were flown, the one that is next, those that may come. */
import type { SpaceAlert } from '../../net/types';
import type { View } from './model';

export const MISSIONS = 3;

export interface MissionRow {
  /** 1, 2, 3. */
  place: number;
  script: string;
  flown: SpaceAlert.Flown | null;
  state: 'flown' | 'now' | 'later' | 'lost' | 'not';
}

/** With a real minus. */
export const signed = (points: number): string => String(points).replace('-', '−');

/** Three rows, whatever has happened. */
export function missionRows(view: Pick<View, 'campaign' | 'flown' | 'stage' | 'flight'>): MissionRow[] {
  const over = view.stage === 'over';
  const lost = view.flight?.outcome === 'destroyed';
  return Array.from({ length: MISSIONS }, (_, n) => {
    const flown = view.flown[n] ?? null;
    const next = n === view.flown.length;
    const state = flown ? 'flown' : next && lost ? 'lost' : over || lost ? 'not' : next ? 'now' : 'later';
    return { place: n + 1, script: view.campaign?.scripts[n] ?? '', flown, state };
  });
}
