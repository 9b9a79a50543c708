import { expect, test } from 'vitest';
import { Clips, sentences } from './clips';

const BUFFER = {} as AudioBuffer;

test('words are cut as Python cuts them', () => {
  expect(sentences('Time T+5. Serious threat. Zone red.')).toEqual(['Time T+5.', 'Serious threat.', 'Zone red.']);
});

test('every sentence has its clip, or the browser reads all of it', async () => {
  const clips = new Clips(() => Promise.resolve(BUFFER));
  expect(clips.of('Threat.', 'en')).toBeNull();
  await clips.load('space-alert', 'en-GB');
  const found = clips.of('Time T+5. Threat. Zone red.', 'en-GB')!;
  expect(found).toHaveLength(3);
  expect(found.every(({ buffer, long }) => buffer === BUFFER && long > 0.3 && long < 3)).toBe(true);
  expect(clips.of('Time T+5. Somebody sings.', 'en')).toBeNull();
});

test('a game without a voice, and a voice that does not come, are no trouble', async () => {
  const clips = new Clips(() => Promise.reject(new Error('no line')));
  await clips.load('death-angel', 'en');
  await clips.load('space-alert', 'en');
  expect(clips.of('Threat.', 'en')).toBeNull();
});
