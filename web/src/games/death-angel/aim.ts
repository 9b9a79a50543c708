/** What it takes to go on from here or to win, in one line: a location's card says it last. */
import { t } from '../../words/words.svelte';
import type { View } from './model';
import type { Box } from './words';

export const FINAL = 'death-angel-card-final';

export function aimOf({ location }: View, box: Box | null): string {
  const last = box?.code(location.code)?.lines.find(({ id }) => id === FINAL);
  return t('web-da-aim', { way: location.final ? (last?.args['way'] ?? 'none') : 'on' });
}
