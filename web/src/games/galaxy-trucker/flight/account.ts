/** A settlement as a table that adds up: its lines, and which of them anybody has. */
import type { GalaxyTrucker } from '../../../net/types';

export type Account = GalaxyTrucker.Account;

export interface Line {
  name: 'before' | 'team' | 'finish' | 'looks' | 'goods' | 'extras' | 'paid';
  icon: string;
  /** By seat; what is paid counts against. */
  values: number[];
}

const LINES: readonly Omit<Line, 'values'>[] = [
  { name: 'before', icon: 'gt-credit' },
  { name: 'finish', icon: 'gt-rocket' },
  { name: 'looks', icon: 'gt-open-connector' },
  { name: 'goods', icon: 'gt-goods-yellow' },
  { name: 'extras', icon: 'gt-alien-cyan' },
  { name: 'team', icon: 'gt-hand' },
  { name: 'paid', icon: 'gt-lost-part' },
];

/** The lines in which somebody has something. What is lost is a line, also where nobody could pay for it. */
export const lines = (accounts: readonly Account[]): Line[] =>
  LINES.map(({ name, icon }) => ({
    name,
    icon,
    values: accounts.map((one) => (name === 'paid' ? -one.paid : one[name])),
  })).filter(
    ({ name, values }) =>
      name === 'before' || values.some(Boolean) || (name === 'paid' && accounts.some(({ lost }) => lost)),
  );
