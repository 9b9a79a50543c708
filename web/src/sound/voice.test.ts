import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Speaker, TOO_LATE } from './voice';

class Utterance {
  lang = '';
  voice: { name: string } | null = null;
  volume = 1;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

class Synth {
  said: Utterance[] = [];
  cancelled = 0;
  voices: object[] = [];
  #changed = () => {};
  speak(line: Utterance): void {
    this.said.push(line);
  }
  cancel(): void {
    this.cancelled++;
    // As browsers do it: who was cut off hears of it a moment later.
    const line = this.said.at(-1);
    queueMicrotask(() => line?.onerror?.());
  }
  getVoices = () => this.voices;
  addEventListener(_: string, changed: () => void): void {
    this.#changed = changed;
  }
  find(voices: object[]): void {
    this.voices = voices;
    this.#changed();
  }
  get texts(): string[] {
    return this.said.map((line) => line.text);
  }
  end(): void {
    this.said.at(-1)!.onend!();
  }
}

let now: number;
let volume: number;
let speaking: boolean[];
let synth: Synth;
let speaker: Speaker;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  [now, volume, speaking] = [100, 1, []];
  synth = new Synth();
  speaker = new Speaker(synth as unknown as SpeechSynthesis, {
    now: () => now,
    volume: () => volume,
    speaking: (on) => speaking.push(on),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (words: string, alarm = false) => speaker.say({ words, language: 'en', alarm, made: now });

test('one after the other, and the room is softer meanwhile', () => {
  say('one');
  say('two');
  expect(synth.texts).toEqual(['one']);
  expect(speaking).toEqual([true]);
  synth.end();
  expect(synth.texts).toEqual(['one', 'two']);
  synth.end();
  expect(speaking.at(-1)).toBe(false);
});

test('an alarm cuts off what is none', () => {
  say('data transfer complete');
  say('threat, zone red', true);
  expect(synth.cancelled).toBe(1);
  expect(synth.texts.at(-1)).toBe('threat, zone red');
});

test('of several alarms the newest comes first, and none is cut off by another', () => {
  say('first alarm', true);
  say('second alarm', true);
  say('third alarm', true);
  expect(synth.cancelled).toBe(0);
  synth.end();
  expect(synth.texts).toEqual(['first alarm', 'third alarm']);
  synth.end();
  expect(synth.texts.at(-1)).toBe('second alarm');
});

test('what comes too late is not spoken any more', () => {
  say('long story');
  say('soon old news');
  now += TOO_LATE + 0.1;
  say('news');
  synth.end();
  expect(synth.texts).toEqual(['long story', 'news']);
});

test('an announcement made long ago, on a slow line, is only a caption', () => {
  speaker.say({ words: 'old', language: 'en', alarm: true, made: now - TOO_LATE - 1 });
  expect(synth.texts).toEqual([]);
  expect(speaking.at(-1)).toBe(false);
});

test('a browser that forgets to say that it is done does not silence the ship', () => {
  say('hello');
  say('still here');
  vi.advanceTimersByTime(10_000);
  expect(synth.texts).toEqual(['hello', 'still here']);
});

test('leaving ends it', () => {
  say('one');
  say('two');
  speaker.cancel();
  vi.runAllTimers();
  expect(synth.texts).toEqual(['one']);
  expect(speaking.at(-1)).toBe(false);
});

test('muted is not even begun', () => {
  volume = 0;
  say('one');
  expect(synth.texts).toEqual([]);
});

test('voices are found later; one of the device is best', () => {
  synth.find([
    { name: 'far', lang: 'en-US', localService: false },
    { name: 'near', lang: 'en_GB', localService: true },
    { name: 'other', lang: 'pl-PL', localService: true },
  ]);
  say('one');
  expect(synth.said[0]!.voice!.name).toBe('near');
});
