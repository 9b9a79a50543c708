import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerClock } from '../net/clock';
import { Desk } from './desk';
import { EFFECTS } from './effects';
import { FakeAudio, levels } from './fake';

const SERVER = 1_700_000_000;
let gone: number;
let audio: FakeAudio;
let desk: Desk;

beforeEach(() => {
  vi.useFakeTimers();
  gone = 0;
  // Three clocks that count the same seconds from different beginnings: server, page, audio.
  audio = new FakeAudio(() => 7 + gone);
  desk = new Desk(
    () => audio as unknown as AudioContext,
    (bus) => levels[bus],
  );
  desk.clock = new ServerClock(() => 50 + gone);
  desk.clock.hear(50, SERVER);
  desk.wake();
});
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => {
  gone += seconds;
  vi.advanceTimersByTime(seconds * 1000);
};

test('a sound goes over its bus, as loud as the bus is set', () => {
  desk.play(EFFECTS.pip);
  const [pip] = audio.sources;
  expect(pip!.started).toBe(7);
  const bus = pip!.way.at(-2)!;
  expect(bus.gain.value).toBe(levels.alarm);
  desk.play(EFFECTS.put);
  expect(audio.sources.at(-1)!.way.at(-2)!.gain.value).toBe(levels.table);
});

test('one bus is made for all its sounds', () => {
  desk.play(EFFECTS.put);
  desk.play(EFFECTS.card);
  const [put, card] = audio.sources;
  expect(put!.way.at(-2)).toBe(card!.way.at(-2));
});

test('left and right', () => {
  desk.play(EFFECTS.alarm, { pan: -0.8 });
  const panner = audio.sources[0]!.way.find((node) => node.kind === 'pan');
  expect(panner!.pan.value).toBe(-0.8);
});

test('a moment of the server’s clock is a moment of the audio clock', () => {
  desk.play(EFFECTS.pip, { at: SERVER + 1 });
  expect(audio.sources[0]!.started).toBeCloseTo(8, 6);
});

test('what the loudspeaker plays late is handed over early', () => {
  // The sample heard at page time 50 had been handed over at 6.88: 120 ms on the way.
  audio.stamp = { contextTime: 6.88, performanceTime: 50_000 };
  desk.play(EFFECTS.pip, { at: SERVER + 1 });
  expect(audio.sources[0]!.started).toBeCloseTo(7.88, 6);
});

test('far ahead it is kept until shortly before, so that a better clock still counts, and can be taken back', () => {
  const takeBack = desk.play(EFFECTS.pip, { at: SERVER + 10 });
  desk.play(EFFECTS.pip, { at: SERVER + 20 });
  expect(audio.sources).toHaveLength(0);
  takeBack();
  pass(9);
  expect(audio.sources).toHaveLength(0);
  // The server’s clock turns out to be half a second ahead of what was thought.
  desk.clock.hear(desk.clock.local(), SERVER + gone + 0.5);
  pass(10);
  expect(audio.sources).toHaveLength(1);
  expect(audio.sources[0]!.started).toBeCloseTo(7 + 19.5, 2);
});

test('what was handed over and not yet heard can be taken back too', () => {
  const takeBack = desk.play(EFFECTS.pip, { at: SERVER + 1 });
  takeBack();
  expect(audio.sources[0]!.stopped).toBe(0);
});

test('too late is not played', () => {
  desk.play(EFFECTS.pip, { at: SERVER - 1 });
  expect(audio.sources).toHaveLength(0);
  desk.play(EFFECTS.pip, { at: SERVER - 0.05 });
  expect(audio.sources[0]!.started).toBe(7);
});

test('everything but the voice is softer while somebody speaks', () => {
  desk.play(EFFECTS.put);
  const bus = audio.sources[0]!.way.at(-2)!;
  desk.duck(true);
  expect(bus.gain.value).toBeCloseTo(levels.table * 0.3);
  desk.duck(false);
  expect(bus.gain.value).toBe(levels.table);
});

test('without a touch nothing sounds', () => {
  audio.state = 'suspended';
  desk.play(EFFECTS.put);
  expect(audio.sources).toHaveLength(0);
});
