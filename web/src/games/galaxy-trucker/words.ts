/** Galaxy Trucker's things in words, for labels. */
import { t } from '../../words/words.svelte';
import { columnOf, HIDDEN, rowOf, type Kit, type Square } from './model';

export const tileName = (kit: Kit, tile: string): string =>
  tile === HIDDEN ? t('web-gt-hidden') : t('galaxy-trucker-component', { kind: kit.tiles.get(tile)?.kind ?? '' });

export const partName = (kit: Kit, tile: string, square: Square): string =>
  t('web-gt-part', { part: tileName(kit, tile), row: rowOf(square), column: columnOf(square) });

export const squareName = (square: Square, closed: boolean): string =>
  t('web-gt-square', { closed: closed ? 'yes' : 'no', row: rowOf(square), column: columnOf(square) });
