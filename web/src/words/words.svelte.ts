/** Phrases put into words: the same Fluent catalogues and the same joining rules as `starboard.core.text`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import catalogues from 'virtual:words';
import { ENGLISH, fallbacks, PSEUDO } from './languages';
import { accented, bracketed } from './pseudo';

export interface Phrase {
  id: string;
  args?: Record<string, unknown>;
}

/** Part of every language: what is said outside the games. */
const SHELL = '';

/** What has been put into words. Whoever reads it is asked again when words, language or names change. */
class Memory {
  readonly phrases = new WeakMap<Phrase, string>();
  readonly messages = new Map<string, string>();
}
let memory = $state.raw(new Memory());
const forget = () => (memory = new Memory());

/** A language, as far as it has been read: the shell's words, and those of the games somebody looked at. */
class Tongue {
  readonly bundle: FluentBundle;
  readonly #language: string;
  readonly #read = new Map<string, Promise<void>>();

  constructor(language: string) {
    const pseudo = language === PSEUDO;
    this.#language = pseudo ? ENGLISH : language;
    // Isolating marks show up as boxes in SVG text; our texts do not mix directions.
    this.bundle = new FluentBundle(fallbacks(language), {
      useIsolating: false,
      ...(pseudo ? { transform: accented } : {}),
    });
  }

  read(part: string): Promise<void> {
    const load = catalogues[this.#language]?.[part];
    if (!load) return Promise.resolve();
    const reading = this.#read.get(part) ?? load().then(({ default: source }) => this.learn(source));
    this.#read.set(part, reading);
    reading.catch(() => this.#read.delete(part));
    return reading;
  }

  /** What is known already counts. */
  learn(source: string): void {
    this.bundle.addResource(new FluentResource(source));
    forget();
  }
}

const tongues = new Map<string, Tongue>();
function tongue(language: string): Tongue {
  const made = tongues.get(language) ?? new Tongue(language);
  tongues.set(language, made);
  return made;
}

const parts = new Set([SHELL]);
let speaking: readonly Tongue[] = [];
let worn = false;

export const languages = Object.keys(catalogues).sort((a, b) => Number(b === ENGLISH) - Number(a === ENGLISH));

const read = (all: readonly Tongue[]) => Promise.all(all.flatMap((one) => [...parts].map((part) => one.read(part))));

/** Speak this language from now on; what it lacks is said in the language it is a kind of, or in English. */
export async function speak(language: string): Promise<void> {
  const wanted = fallbacks(language).map(tongue);
  await read(wanted);
  speaking = wanted;
  worn = language === PSEUDO;
  forget();
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  await read(wanted); // what was asked for on the way
}

/** From now on this game's words are there as well, in every language that is spoken. */
export async function know(game: string): Promise<void> {
  parts.add(game);
  await read(speaking);
}

/** Words that came with a game of another package: what we have ourselves counts. */
export function learn(language: string, source: string): void {
  tongues.get(language)?.learn(source);
}

/** The messages that stand for somebody, by a seat counted from 1. */
const PEOPLE = new Set(['player', 'crew-member']);
let people: readonly string[] = [];

/** Who sits where: the games know their players by number, people know each other by name. */
export function introduce(names: readonly string[]): void {
  if (names.length === people.length && names.every((name, n) => name === people[n])) return;
  people = names;
  forget();
}

/** Aboard are the people and after them androids, which have names of their own; who plays alone commands androids only. */
function nameOf({ id, args }: Phrase): string | undefined {
  if (!PEOPLE.has(id)) return undefined;
  const seat = Number(args?.['seat']);
  const aboard = people.length > 1 ? people.length : 0;
  if (id === 'crew-member' && people.length && seat > aboard) {
    return said({ id: 'android', args: { number: seat - aboard } });
  }
  return people[seat - 1];
}

export function has(id: string): boolean {
  void memory;
  return speaking.some(({ bundle }) => bundle.hasMessage(id));
}

/** A phrase as a sentence. An unknown message shows its name, so nothing is ever silently empty. */
export function t(phrase: Phrase | string, args?: Record<string, unknown>): string {
  if (typeof phrase === 'object') return remembered(memory.phrases, phrase, phrase);
  return args ? shown({ id: phrase, args }) : remembered(memory.messages, phrase, { id: phrase });
}

/** What a move costs and brings, said in small letters beside it: the attribute `price` of its message. */
export function price(phrase: Phrase | null | undefined): string {
  void memory;
  const words = phrase ? attributesOf(phrase).find(([name]) => name === 'price')?.[1] : undefined;
  return words && worn ? bracketed(words) : (words ?? '');
}

interface Shelf<K> {
  get(key: K): string | undefined;
  set(key: K, words: string): unknown;
}

function remembered<K>(shelf: Shelf<K>, key: K, phrase: Phrase): string {
  const known = shelf.get(key);
  if (known !== undefined) return known;
  const words = shown(phrase);
  shelf.set(key, words);
  return words;
}

function shown(phrase: Phrase): string {
  void memory;
  const sentence = said(phrase);
  return worn ? bracketed(sentence) : sentence;
}

function said(phrase: Phrase): string {
  const name = nameOf(phrase);
  if (name) return name;
  const items = phrase.args?.['items'];
  if (phrase.id in LINKS && Array.isArray(items)) return linked(phrase.id, items);
  for (const { bundle } of speaking) {
    const pattern = bundle.getMessage(phrase.id)?.value;
    if (pattern) return bundle.formatPattern(pattern, valuesOf(phrase), []);
  }
  return phrase.id;
}

/** What a name's message may say of the name as attributes, where a language needs it. */
const CASES = ['gen', 'dat', 'acc', 'loc', 'ins', 'gender'] as const;

/** What a message is told: the arguments in words, and the cases of names. A phrase given as `$beside` is also `$beside_gen`,
 * `$beside_ins` …; in place of a case that a name lacks the plain name stands. */
function valuesOf(phrase: Phrase): Record<string, FluentVariable> {
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(phrase.args ?? {})) {
    const plain = (values[name] = argument(value));
    if (!isPhrase(value)) continue;
    for (const each of CASES) values[`${name}_${each}`] = plain;
    for (const [attribute, words] of attributesOf(value)) values[`${name}_${attribute}`] = words;
  }
  return values;
}

function attributesOf(phrase: Phrase): [string, string][] {
  if (nameOf(phrase)) return [];
  for (const { bundle } of speaking) {
    const message = bundle.getMessage(phrase.id);
    if (!message) continue;
    const found = Object.entries(message.attributes);
    return found.length
      ? found.map(([name, pattern]) => [name, bundle.formatPattern(pattern, valuesOf(phrase), [])])
      : [];
  }
  return [];
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
