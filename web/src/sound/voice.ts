/** The ship's computer speaks, by its own clips or where it has none by the browser's voice: one announcement at a time, the newest
 * alarm first. What comes too late is not spoken any more; its words are on the screen in any case. */

export interface Announcement {
  words: string;
  /** The language of the words. */
  language: string;
  /** It goes before everything that is none. */
  alarm: boolean;
  /** When it was made, in seconds of `now`. */
  made: number;
  /** Seconds that its signal takes before the first word. */
  lead?: number;
  /** Seconds from one sentence to the next; else each follows when the one before is over. */
  beat?: number;
}

/** An announcement that can be heard at once. */
export interface Take {
  /** Seconds until all is said. */
  long: number;
  /** Speak; returns how to fall silent. */
  start(): () => void;
}

/** An announcement that begins later than this helps nobody. */
export const TOO_LATE = 3;
/** Some browsers never say that they are done: seconds that a letter takes at most, and some more. */
const A_LETTER = 0.12;
const GRACE = 3;

export interface Hall {
  /** Seconds that go on evenly. */
  now(): number;
  /** How loud the voice is, from 0 to 1. */
  volume(): number;
  /** Somebody begins to speak, or has ended. */
  speaking(on: boolean): void;
  /** The computer's own voice; null where it lacks the words. */
  take?(announcement: Announcement): Take | null;
}

export class Speaker {
  #waiting: Announcement[] = [];
  #current: { stop: () => void; alarm: boolean } | null = null;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #voices: readonly SpeechSynthesisVoice[] = [];

  constructor(
    readonly synth: SpeechSynthesis | null,
    readonly hall: Hall,
  ) {
    // Browsers find their voices after the page has begun.
    const look = () => (this.#voices = synth?.getVoices() ?? []);
    look();
    synth?.addEventListener?.('voiceschanged', look);
  }

  /** Speak as soon as it is this one's turn. */
  say(announcement: Announcement): void {
    if (this.hall.volume() === 0 || !(this.synth || this.hall.take?.(announcement))) return;
    this.#waiting.push(announcement);
    if (announcement.alarm && this.#current && !this.#current.alarm) this.#hush();
    if (!this.#current) this.#next();
  }

  /** Not another word: the table is left, or the rules forbid it. */
  cancel(): void {
    this.#waiting = [];
    this.#hush();
    this.hall.speaking(false);
  }

  #next(): void {
    const now = this.hall.now();
    this.#waiting = this.#waiting.filter(({ made }) => now - made <= TOO_LATE);
    const next = this.#waiting.filter(({ alarm }) => alarm).at(-1) ?? this.#waiting[0];
    this.hall.speaking(next !== undefined);
    if (!next) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#speak(next);
  }

  #speak(announcement: Announcement): void {
    const current = { stop: () => {}, alarm: announcement.alarm };
    const done = () => {
      if (this.#current !== current) return;
      this.#hush();
      this.#next();
    };
    this.#current = current;
    const take = this.hall.take?.(announcement);
    if (take) {
      current.stop = take.start();
      this.#watch = setTimeout(done, take.long * 1000);
    } else {
      current.stop = () => this.synth?.cancel();
      this.#watch = setTimeout(done, (announcement.words.length * A_LETTER + GRACE) * 1000);
      this.#read(announcement, done);
    }
  }

  #read({ words, language }: Announcement, done: () => void): void {
    const line = new SpeechSynthesisUtterance(words);
    line.lang = language;
    line.voice = this.#voice(language);
    line.volume = this.hall.volume();
    line.onend = line.onerror = done;
    this.synth?.speak(line);
  }

  #hush(): void {
    clearTimeout(this.#watch);
    const current = this.#current;
    this.#current = null;
    current?.stop();
  }

  /** A voice of this language, rather one of the device: one from afar comes late. */
  #voice(language: string): SpeechSynthesisVoice | null {
    const short = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
    const fit = this.#voices.filter((voice) => short(voice.lang) === short(language));
    const worth = (voice: SpeechSynthesisVoice) =>
      2 * Number(voice.localService) + Number(voice.lang.replace('_', '-') === language);
    return fit.sort((a, b) => worth(b) - worth(a))[0] ?? null;
  }
}
