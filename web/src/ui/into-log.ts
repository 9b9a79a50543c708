/** The keys go into the log that lies beside the board; where there is none it is opened. */
import { tick } from 'svelte';

export async function intoLog(open: () => void): Promise<void> {
  await tick();
  const beside = document.querySelector<HTMLElement>('aside [data-testid=log]');
  if (beside) beside.focus();
  else open();
}
