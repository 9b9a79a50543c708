import { beforeEach, expect, test, vi } from 'vitest';
import { FakeAudio } from './fake';

const settings = {
  sound: 1,
  levels: { voice: 1, alarm: 1, table: 1, ambience: 1 },
  voice: true,
  source: 'auto' as 'auto' | 'here' | 'elsewhere',
};
vi.mock('../ui/settings.svelte', () => ({ settings }));
vi.mock('../words/words.svelte', () => ({
  t: ({ id }: { id: string }) => id,
  isPhrase: (value: unknown) => typeof value === 'object' && value !== null && 'id' in value,
}));
vi.stubGlobal('document', { hidden: false, documentElement: { lang: 'en' } });

let audio: FakeAudio;
vi.stubGlobal('AudioContext', function () {
  return (audio = new FakeAudio(() => 1));
});

const { desk, play } = await import('./sound');
const { room } = await import('./room.svelte');
const { captions } = await import('./captions.svelte');
const { cueOf, loadCues, sing } = await import('./cues');
const cues = await loadCues('space-alert');

desk.wake();

beforeEach(() => {
  audio.made.length = 0;
  captions.shown = [];
  Object.assign(settings, { sound: 1, source: 'auto' });
  room.tv = room.television = false;
});

const heard = (sound: Parameters<typeof play>[0]) => {
  const before = audio.sources.length;
  play(sound);
  return audio.sources.length > before;
};

test('alone, a device sounds', () => {
  expect(heard('alarm')).toBe(true);
  expect(heard('tick')).toBe(true);
});

test('with a television in the room a phone only answers its owner’s hand', () => {
  room.television = true;
  expect(heard('alarm')).toBe(false);
  expect(heard('die')).toBe(false);
  expect(heard('tick')).toBe(true);
  expect(heard('question')).toBe(true);
});

test('the television has the room’s sound', () => {
  room.television = room.tv = true;
  expect(heard('alarm')).toBe(true);
});

test('a person’s word goes before the room’s', () => {
  room.television = true;
  settings.source = 'here';
  expect(heard('alarm')).toBe(true);
  room.television = false;
  settings.source = 'elsewhere';
  expect(heard('alarm')).toBe(false);
  settings.sound = 0;
  expect(heard('tick')).toBe(false);
});

test('what was set beforehand sounds where it is wanted when it is due', () => {
  vi.useFakeTimers();
  const page = document as unknown as { hidden: boolean };
  const later = () => play('pip', { at: desk.clock.middle() + 3 });
  const due = () => (vi.advanceTimersByTime(3_000), audio.sources.length);
  page.hidden = true;
  later();
  page.hidden = false;
  expect(due()).toBe(1);
  later();
  room.television = true;
  expect(due()).toBe(1);
  vi.useRealTimers();
});

const threat = {
  event: { event: 'said', announcement: { at: 10, saying: 'threat', phase: 1 } },
  phrase: { id: 'space-alert-said', args: { at: '0:10', saying: { id: 'space-alert-say-threat', args: {} } } },
};

test('an announcement is a caption wherever the sound comes from, unless it is old news', () => {
  room.television = true;
  sing(cues, [threat]);
  expect(captions.shown.map(({ words, alarm }) => [words, alarm])).toEqual([['space-alert-say-threat', true]]);
  sing(cues, [threat], 60);
  expect(captions.shown).toHaveLength(1);
});

test('a zone is heard from its side', () => {
  const drawn = (zone: string) => cueOf(cues, { event: { event: 'threat-drawn', zone } as never, phrase: null });
  expect([drawn('red').pan, drawn('white').pan, drawn('blue').pan]).toEqual([-0.8, 0, 0.8]);
  expect(cueOf(cues, { event: { event: 'nothing-of-ours' }, phrase: null })).toEqual({});
});

test('of what happens at once only the last is heard', () => {
  sing(cues, [
    { event: { event: 'weapon-fired' }, phrase: null },
    { event: { event: 'ship-lost' }, phrase: null },
  ]);
  expect(audio.sources).toHaveLength(2); // a fall is two parts
});
