/** A table of the reader's in a few words: how far it is, who is there, how it ended, when. */
import type { TableBrief } from '../../net/types';
import { ago } from '../../ui/ago';
import { language } from '../../ui/settings.svelte';
import { commas, dots, has, t, type Phrase } from '../../words/words.svelte';

const said = (id: string, args: Record<string, unknown>): Phrase[] => (has(id) ? [{ id, args }] : []);

/** The name of the game, and how far it is. */
export function heading(table: TableBrief): string {
  const far =
    table.phase === 'lobby' ? [{ id: 'web-far-lobby' }] : said(`web-far-${table.game}`, { rounds: table.rounds });
  return t(dots([{ id: `${table.game}-name` }, ...far]));
}

/** Who plays beside the reader, and when somebody last did something. */
export function company(table: TableBrief, me: string): string {
  const names = table.seats.filter((name) => name && name !== me);
  const bots = table.phase === 'lobby' ? 0 : table.seats.filter((name) => !name).length;
  const alone = table.seats.length === 1;
  return t(
    dots([
      ...(names.length ? [commas(names)] : []),
      ...(alone ? [{ id: 'web-alone' }] : []),
      ...(bots ? [{ id: 'web-with-bots', args: { bots } }] : []),
      when(table),
    ]),
  );
}

/** How it ended: the place and points where the game has them, else won or lost, and when in it. */
export function ending(table: TableBrief): string {
  const { won, score, place, rounds } = table;
  if (won === null) return '';
  if (score !== null && place !== null && table.seats.length > 1) {
    return t('web-ended-place', { place, score });
  }
  const id = `web-ended-${table.game}`;
  return t(has(id) ? id : 'web-ended', { won: won ? 'yes' : 'no', rounds, score: score ?? 0 });
}

const when = (table: TableBrief): string => ago(table.updated, language());
