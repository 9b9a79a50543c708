/** The computer's own voice: one sound file for a game and a language, cut into sentences that are found by their words. What has no
 * clip is read by the browser, if it can. */
import { fallbacks } from '../words/languages';

/** Where a sentence stands in the file, and how long it is; milliseconds. */
type Piece = readonly [at: number, long: number];

interface Listed {
  sentences: Readonly<Record<string, Piece>>;
}

/** A sentence in seconds of its file. */
export interface Clip {
  buffer: AudioBuffer;
  at: number;
  long: number;
}

const HOME = '../../../src/starboard/locale';
const lists = import.meta.glob<Listed>('../../../src/starboard/locale/*/voice/*.json', { import: 'default' });
const sounds = import.meta.glob<string>('../../../src/starboard/locale/*/voice/*.ogg', {
  query: '?url',
  import: 'default',
});
/** Enough for a voice; the file has no more. */
const RATE = 24_000;

/** What is spoken in one breath, as Python cuts it. */
export const sentences = (words: string): string[] => words.trim().split(/(?<=[.!?…。！？])\s+/);

export class Clips {
  #known = new Map<string, { buffer: AudioBuffer; listed: Listed }[]>();
  #asked = new Map<string, Promise<void>>();

  constructor(readonly fetch: (address: string) => Promise<AudioBuffer> = decoded) {}

  /** From now on this game can be heard; nothing happens where nobody has given it a voice. Never fails: the browser's voice is left. */
  load(game: string, language: string): Promise<void> {
    const found = fallbacks(language).find((tag) => lists[`${HOME}/${tag}/voice/${game}.json`]);
    if (!found) return Promise.resolve();
    const file = `${HOME}/${found}/voice/${game}`;
    const asked = this.#asked.get(file) ?? this.#read(file, found).catch(() => void this.#asked.delete(file));
    this.#asked.set(file, asked);
    return asked;
  }

  async #read(file: string, language: string): Promise<void> {
    const [listed, address] = await Promise.all([lists[`${file}.json`]!(), sounds[`${file}.ogg`]!()]);
    const buffer = await this.fetch(address);
    this.#known.set(language, [...(this.#known.get(language) ?? []), { buffer, listed }]);
  }

  /** The clips of these words; null unless there is one of every sentence. */
  of(words: string, language: string): Clip[] | null {
    const known = fallbacks(language).flatMap((tag) => this.#known.get(tag) ?? []);
    const found = sentences(words).map((one) => {
      const home = known.find(({ listed }) => one in listed.sentences);
      if (!home) return null;
      const [at, long] = home.listed.sentences[one]!;
      return { buffer: home.buffer, at: at / 1000, long: long / 1000 };
    });
    return found.every((clip) => clip !== null) ? found : null;
  }
}

async function decoded(address: string): Promise<AudioBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  // Decoding needs no touch, so it is done long before somebody speaks.
  return new OfflineAudioContext(1, 1, RATE).decodeAudioData(await answer.arrayBuffer());
}

export const clips = new Clips();
