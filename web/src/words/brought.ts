/** Words of games that other packages brought: only our own are built in, the server has the rest. */
import { catalogue, home } from '../net/api';
import { ENGLISH, fallbacks, PSEUDO } from './languages';
import { has, learn } from './words.svelte';

export async function hear(language: string): Promise<void> {
  const house = await home().catch(() => null);
  if (!house || house.games.every(({ id }) => has(`${id}-name`))) return;
  for (const tag of fallbacks(language)) learn(tag, await catalogue(tag === PSEUDO ? ENGLISH : tag));
}
