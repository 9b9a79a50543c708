/** The flight log as it is kept: a line for every mission (docs/missions.md). */
import { get } from '../../../net/api';

export interface Entry {
  mission: string;
  common: string;
  serious: string;
  captain: number;
  crew: number;
  survived?: number;
  destroyed?: number;
  penalties?: number;
  visual?: number;
  total?: number | null;
  lost_to?: string | null;
  place?: number;
  campaign_total?: number | null;
}

export interface LogLine {
  date: string;
  /** By seat; empty where a bot sat. */
  players: string[];
  entry: Entry;
  record?: string;
}

export const flightLog = () => get<LogLine[]>('/flight-log');

/** The missions of one campaign belong together: where one begins, goes on and ends. */
export function bracket(lines: readonly LogLine[], n: number): 'alone' | 'first' | 'middle' | 'last' {
  const place = lines[n]?.entry.place ?? 0;
  const goesOn = place > 0 && lines[n + 1]?.entry.place === place + 1;
  if (place === 0) return 'alone';
  if (place === 1) return goesOn ? 'first' : 'alone';
  return goesOn ? 'middle' : 'last';
}

export interface Sums {
  flown: number;
  home: number;
  best: number | null;
}

export function sums(lines: readonly LogLine[]): Sums {
  const totals = lines.flatMap(({ entry }) => entry.total ?? []);
  return { flown: lines.length, home: totals.length, best: totals.length ? Math.max(...totals) : null };
}
