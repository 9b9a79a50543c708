/** What came of a message: nothing to say, or the reason why not. */
import type { Phrase } from './types';

export interface No {
  ok: false;
  clause: string | null;
  reason: Phrase;
  /** The reason stands on the page already. */
  said?: boolean;
}

/** `seq`: where in the table's order it stands now; null where nothing was changed. */
export type Answer = { ok: true; seq: number | null } | No;

export const no = (reason: Phrase, clause: string | null = null): No => ({ ok: false, clause, reason });
