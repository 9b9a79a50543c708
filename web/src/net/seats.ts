/** Seats by name: a person's own, or what a bot is called. */
import type { Said, SeatInfo, TableInfo } from './types';
import { has, t, type Phrase } from '../words/words.svelte';

const botName = (seat: number): string => t('bot', { seat: seat + 1 });

/** How well a bot plays; one that somebody brought has a name, and no skill that we know of. */
export const skillOf = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** The names of a record: a bot has none there. */
export const recordNames = (seats: readonly string[]): string[] => seats.map((name, seat) => name || botName(seat));

export const seatName = (seat: SeatInfo): string => seat.name ?? (seat.bot ? botName(seat.seat) : t('web-free'));

export const nameAt = (seats: readonly SeatInfo[], n: number): string => {
  const seat = seats[n];
  return seat ? seatName(seat) : t('web-seat-n', { seat: n + 1 });
};

/** The seats that bots play for nobody: no person comes back to them. */
export const vacant = ({ phase, lesson, seats }: Pick<TableInfo, 'phase' | 'lesson' | 'seats'>): SeatInfo[] =>
  phase === 'playing' && !lesson ? seats.filter(({ kind, name }) => kind === 'bot' && name === null) : [];

/** Who says a line of the chat: a bot brings no name, and what the server tells about a seat nobody says. */
export const sayer = (seats: readonly SeatInfo[], { seat, name, phrase }: Said): string =>
  name || (phrase && !phrase.id.startsWith('server-') ? nameAt(seats, seat) : '');

/** What a seat is doing; `toMove` is null before the start. */
export const seatState = (seat: SeatInfo, toMove: readonly number[] | null): Phrase => {
  if (seat.kind === 'open') return { id: 'web-seat-open' };
  if (seat.bot) return { id: 'web-seat-bot', args: { skill: skillOf(seat.bot) } };
  if (!seat.here) return { id: 'web-seat-away' };
  if (toMove) return { id: toMove.includes(seat.seat) ? 'web-seat-to-move' : 'web-seat-waiting' };
  return { id: seat.ready ? 'web-seat-ready' : 'web-seat-thinking' };
};
