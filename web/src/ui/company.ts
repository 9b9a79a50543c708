import type { TableInfo, You } from '../net/types';

/** Whether no other person sat here. A bot has no name; whoever lets one play has. */
export const alone = (table: Pick<TableInfo, 'seats'>, you: Pick<You, 'seat'>): boolean =>
  table.seats.every(({ seat, name }) => seat === you.seat || !name);
