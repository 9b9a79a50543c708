/** Phrases put into words: the same Fluent catalogues and the same joining rules as `starboard.core.text`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import catalogues from 'virtual:words';
import { ENGLISH, fallbacks, PSEUDO } from './languages';
import { accented, bracketed } from './pseudo';

export interface Phrase {
  id: string;
  args?: Record<string, unknown>;
}

const loaded = new Map<string, FluentBundle>();
let bundles = $state.raw<FluentBundle[]>([]);
let worn = $state(false);

export const languages = Object.keys(catalogues).sort((a, b) => Number(b === ENGLISH) - Number(a === ENGLISH));

async function bundle(language: string): Promise<FluentBundle | null> {
  const known = loaded.get(language);
  if (known) return known;
  const pseudo = language === PSEUDO;
  const load = catalogues[pseudo ? ENGLISH : language];
  if (!load) return null;
  // Isolating marks show up as boxes in SVG text; our texts do not mix directions.
  const made = new FluentBundle(fallbacks(language), {
    useIsolating: false,
    ...(pseudo ? { transform: accented } : {}),
  });
  made.addResource(new FluentResource((await load()).default));
  loaded.set(language, made);
  return made;
}

/** Speak this language from now on; what it lacks is said in the language it is a kind of, or in English. */
export async function speak(language: string): Promise<void> {
  const wanted = await Promise.all(fallbacks(language).map(bundle));
  bundles = wanted.filter((found) => found !== null);
  worn = language === PSEUDO;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Words that came with a game of another package: what we have ourselves counts. */
export function learn(language: string, source: string): void {
  loaded.get(language)?.addResource(new FluentResource(source));
  bundles = [...bundles];
}

/** The messages that stand for somebody, by a seat counted from 1. */
const PEOPLE = new Set(['player', 'crew-member']);
let people = $state.raw<readonly string[]>([]);

/** Who sits where: the games know their players by number, people know each other by name. */
export function introduce(names: readonly string[]): void {
  people = names;
}

const nameOf = ({ id, args }: Phrase): string | undefined =>
  PEOPLE.has(id) ? people[Number(args?.['seat']) - 1] : undefined;

export function has(id: string): boolean {
  return bundles.some((b) => b.hasMessage(id));
}

/** A phrase as a sentence. An unknown message shows its name, so nothing is ever silently empty. */
export function t(phrase: Phrase | string, args?: Record<string, unknown>): string {
  const sentence = said(typeof phrase === 'string' ? { id: phrase, ...(args && { args }) } : phrase);
  return worn ? bracketed(sentence) : sentence;
}

function said(phrase: Phrase): string {
  const name = nameOf(phrase);
  if (name) return name;
  const items = phrase.args?.['items'];
  if (phrase.id in LINKS && Array.isArray(items)) return linked(phrase.id, items);
  const values = Object.fromEntries(Object.entries(phrase.args ?? {}).map(([key, value]) => [key, argument(value)]));
  for (const b of bundles) {
    const pattern = b.getMessage(phrase.id)?.value;
    if (pattern) return b.formatPattern(pattern, values, []);
  }
  return phrase.id;
}

function argument(value: unknown): FluentVariable {
  if (Array.isArray(value)) return linked('list-and', value);
  if (isPhrase(value)) return said(value);
  return typeof value === 'number' ? value : String(value);
}

export function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** Messages that link the last of some `items` to those before it, and what links these to each other. */
const LINKS: Readonly<Record<string, string>> = {
  'list-and': 'list-more',
  'list-or': 'list-more',
  'list-more': 'list-more',
  sum: 'sum',
  'list-dots': 'list-dots',
};

function linked(last: string, items: readonly unknown[]): string {
  if (items.length === 0) return said({ id: 'list-none' });
  return items
    .slice(1)
    .reduce<string>(
      (head, item, n) => said({ id: n === items.length - 2 ? last : LINKS[last]!, args: { head, item } }),
      said({ id: 'list-one', args: { item: items[0] } }),
    );
}

/** `a, b, c`. A list among the arguments of a phrase is said with "and". */
export const commas = (items: readonly unknown[]): Phrase => ({ id: 'list-more', args: { items } });

/** `a · b · c`: facts side by side. */
export const dots = (items: readonly unknown[]): Phrase => ({ id: 'list-dots', args: { items } });

/** A moment or a span in minutes and seconds. */
export const clock = (seconds: number): Phrase => ({
  id: 'clock',
  args: { minutes: Math.floor(seconds / 60), seconds: Math.floor(seconds) % 60 },
});
