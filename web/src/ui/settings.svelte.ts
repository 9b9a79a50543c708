/** What a person likes, kept in this browser. */
import type { Bus } from '../sound/effects';
import { legible } from '../tell/script';
import { hear } from '../words/brought';
import { negotiate } from '../words/languages';
import { languages, speak } from '../words/words.svelte';

export interface Settings {
  name: string;
  language: string;
  /** How loud everything is, and each bus of it, from 0 to 1. */
  sound: number;
  levels: Record<Bus, number>;
  /** Announcements are read out. */
  voice: boolean;
  /** Where the room's sound comes from: the television if one has joined, always here, or never here. */
  source: 'auto' | 'here' | 'elsewhere';
  motion: 'auto' | 'full' | 'less';
  theme: 'auto' | 'dark' | 'light';
  size: 'normal' | 'large' | 'largest';
  hints: boolean;
  /** How fast stories are told. */
  pace: 'slow' | 'normal' | 'fast';
  /** Games whose briefing has been read here. */
  briefed: readonly string[];
  /** The hand that reaches for the cards. */
  hand: 'right' | 'left';
  /** Has finished a game or a lesson: the first lesson is no longer the first thing at home. */
  seasoned: boolean;
}

const KEY = 'starboard.settings';
const DEFAULTS: Settings = {
  name: '',
  language: '',
  sound: 0.5,
  levels: { voice: 1, alarm: 1, table: 1, ambience: 0.6 },
  voice: true,
  source: 'auto',
  motion: 'auto',
  theme: 'dark',
  size: 'normal',
  hints: true,
  pace: 'normal',
  briefed: [],
  hand: 'right',
  seasoned: false,
};

function read(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(read());

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const lightTheme = matchMedia('(prefers-color-scheme: light)');
let systemLess = $state(lessMotion.matches);
let systemLight = $state(lightTheme.matches);
lessMotion.addEventListener('change', () => (systemLess = lessMotion.matches));
lightTheme.addEventListener('change', () => (systemLight = lightTheme.matches));

/** Whether things may move: the person's word, else the system's. */
export function calm(): boolean {
  return settings.motion === 'less' || (settings.motion === 'auto' && systemLess);
}

const PACES = { slow: 0.65, normal: 1, fast: 1.7 } as const;

/** How fast things happen on stage: as the person likes it; what moves less needs less time. */
export const pace = (): number => PACES[settings.pace] * (calm() ? 1.25 : 1);

/** How long words stand before what they lead to goes on by itself, in milliseconds; null for whoever wants things slow or still: they
 * go on in their own time. */
export const standing = (words: string): number | null =>
  settings.pace === 'slow' || calm() ? null : legible(words.length) / pace();

/** What is spoken: the person's word, else the first wish of the browser that can be met. */
export function language(): string {
  return negotiate(settings.language ? [settings.language] : navigator.languages, languages);
}

/** Keep the document in step with the settings. Called once. */
export function follow(): void {
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A private window may forbid it; the settings then last as long as the page.
      }
      const root = document.documentElement;
      root.dataset['motion'] = calm() ? 'less' : 'full';
      root.dataset['theme'] = settings.theme === 'auto' ? (systemLight ? 'light' : 'dark') : settings.theme;
      root.dataset['size'] = settings.size;
      root.dataset['hand'] = settings.hand;
    });
    $effect(() => {
      const chosen = language();
      void speak(chosen).then(() => hear(chosen));
    });
  });
}
