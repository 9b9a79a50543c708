/** Changes of a flight as they stand in an address: `0-4-B,2-5-A` is crew member 0 on turn 4, and so on. */
import type { Games } from '../../../net/types';

export type Change = Games['space-alert']['change'];

export const written = (changes: readonly Change[]): string =>
  changes.map(({ crew, turn, order }) => `${crew}-${turn}-${order}`).join(',');

/** What can be read of it; the server judges the rest. */
export function read(text: string): Change[] {
  return text.split(',').flatMap((one) => {
    const found = /^(\d)-(\d{1,2})-(\S{1,3})$/.exec(one);
    return found ? [{ crew: Number(found[1]), turn: Number(found[2]), order: found[3] as Change['order'] }] : [];
  });
}

/** These changes and one more: the same slot is changed once, and what was flown is no change. */
export function changedWith(changes: readonly Change[], change: Change, flown: string): Change[] {
  const others = changes.filter(({ crew, turn }) => crew !== change.crew || turn !== change.turn);
  const all = change.order === flown ? others : [...others, change];
  return all.sort((a, b) => a.crew - b.crew || a.turn - b.turn);
}
