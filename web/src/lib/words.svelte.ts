/** Phrases put into words: the same Fluent catalogues and the same joining rules as `starboard.core.text`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import catalogues from 'virtual:words';

export interface Phrase {
  id: string;
  args?: Record<string, unknown>;
}

const DEFAULT = 'en';
const loaded = new Map<string, FluentBundle>();
let bundles = $state.raw<FluentBundle[]>([]);

export const languages = Object.keys(catalogues).sort((a, b) => Number(b === DEFAULT) - Number(a === DEFAULT));

async function bundle(language: string): Promise<FluentBundle | null> {
  const known = loaded.get(language);
  if (known) return known;
  const load = catalogues[language];
  if (!load) return null;
  // Isolating marks show up as boxes in SVG text; our texts do not mix directions.
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource((await load()).default));
  loaded.set(language, made);
  return made;
}

/** Speak this language from now on; what it lacks is said in English. */
export async function speak(language: string): Promise<void> {
  const wanted = await Promise.all([...new Set([language, DEFAULT])].map(bundle));
  bundles = wanted.filter((found) => found !== null);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** A game's own word for somebody, and no longer name that only ends like it. */
const PERSON = /^player$|^[a-z]+(-[a-z]+)?-(player|member)$/;
let people = $state.raw<readonly string[]>([]);

/** Who sits where: the games know their players by number, people know each other by name. */
export function introduce(names: readonly string[]): void {
  people = names;
}

/** `GAME-player` or `GAME-member` with the number of a seat, counted from 1. */
function somebody(id: string, args: Record<string, unknown> | undefined): string | null {
  if (!PERSON.test(id) || people.length === 0) return null;
  const number = args?.['number'] ?? args?.['seat'];
  return typeof number === 'number' ? (people[number - 1] ?? null) : null;
}

export function has(id: string): boolean {
  return bundles.some((b) => b.hasMessage(id));
}

/** A phrase as a sentence. An unknown message shows its name, so nothing is ever silently empty. */
export function t(phrase: Phrase | string, args?: Record<string, unknown>): string {
  const { id, args: given } = typeof phrase === 'string' ? { id: phrase, args } : phrase;
  const person = somebody(id, given);
  if (person !== null) return person;
  const values = Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name, argument(value)]));
  for (const b of bundles) {
    const pattern = b.getMessage(id)?.value;
    if (pattern) return b.formatPattern(pattern, values, []);
  }
  return id;
}

function argument(value: unknown): FluentVariable {
  if (Array.isArray(value)) return t(list(value));
  if (isPhrase(value)) return t(value);
  return typeof value === 'number' ? value : String(value);
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** `a, b, c`, to choose from. A list of what is there is said with "and": pass it as it is. */
export function commas(items: readonly unknown[]): Phrase {
  const [first, ...more] = items;
  if (items.length === 0) return { id: 'list-none' };
  return more.reduce<Phrase>((head, item) => ({ id: 'list-more', args: { head, item } }), { id: 'list-one', args: { item: first } });
}

function list(items: readonly unknown[]): Phrase {
  return items.length < 2 ? commas(items) : { id: 'list-and', args: { head: commas(items.slice(0, -1)), item: items.at(-1) } };
}

/** A moment or a span in minutes and seconds. */
export const clock = (seconds: number): Phrase => ({ id: 'clock', args: { minutes: Math.floor(seconds / 60), seconds: Math.floor(seconds) % 60 } });
