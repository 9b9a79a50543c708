/** What came of a message: nothing to say, or the reason why not. */
import type { Phrase } from './types';

export interface No {
  ok: false;
  clause: string | null;
  reason: Phrase;
}

export type Answer = { ok: true } | No;

export const no = (reason: Phrase, clause: string | null = null): No => ({ ok: false, clause, reason });
