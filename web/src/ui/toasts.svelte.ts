/** Short notes at the prompt bar: refusals with their clause, troubles, news. At most two at a time. */
import type { Phrase } from '../net/types';
import type { Answer } from '../net/answer';
import { Refused } from '../net/api';
import { play } from '../sound/sound';

export interface Toast {
  key: number;
  reason: Phrase;
  clause: string | null;
  tone: 'no' | 'news';
}

const LASTS = { no: 5_000, news: 3_000 };
let key = 0;
let shown = $state.raw<Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();

export const toasts = (): Toast[] => shown;

export function toast(reason: Phrase, clause: string | null = null, tone: Toast['tone'] = 'no'): void {
  const note = { key: key++, reason, clause, tone };
  shown = [...shown, note].slice(-2);
  if (tone === 'no') play('refused');
  letGo(note.key);
}

export function letGo(which: number): void {
  const tone = shown.find((note) => note.key === which)?.tone ?? 'no';
  timers.set(
    which,
    setTimeout(() => dismiss(which), LASTS[tone]),
  );
}

/** Stays while somebody reads it. */
export function hold(which: number): void {
  clearTimeout(timers.get(which));
}

export function dismiss(which: number): void {
  hold(which);
  timers.delete(which);
  shown = shown.filter((note) => note.key !== which);
}

/** Do something at the server and say it when it does not want to. */
export async function attempt<T>(deed: Promise<T>): Promise<T | null> {
  try {
    return await deed;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toast(error.problem.reason, error.problem.clause);
    return null;
  }
}

/** The same for what is sent over the table's line. */
export async function answered(sent: Promise<Answer>): Promise<boolean> {
  const answer = await sent;
  if (!answer.ok) toast(answer.reason, answer.clause);
  return answer.ok;
}
