/** Seats by name: a person's own, or what a bot is called. */
import type { SeatInfo } from './types';
import { t } from './words.svelte';

export const seatName = (seat: SeatInfo): string =>
  seat.name ?? (seat.bot ? t('server-bot-name', { number: seat.seat + 1 }) : t('web-free'));

export const nameAt = (seats: readonly SeatInfo[], n: number): string => {
  const seat = seats[n];
  return seat ? seatName(seat) : t('web-seat-n', { seat: n + 1 });
};
