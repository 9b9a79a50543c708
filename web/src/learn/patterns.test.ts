import { expect, test } from 'vitest';
import cases from '../../../tests/core/patterns.json';
import { matches, named, type Pattern } from './patterns';

test.each(cases)('$pattern', ({ value, pattern, fits }) => {
  expect(matches(value, pattern as unknown as Pattern)).toBe(fits);
});

test('a thing is meant by its name or by the beginning of it', () => {
  expect(named('marine:leon', ['marine:*'])).toBe(true);
  expect(named('marine:leon', ['swarm:R4#0', 'marine:leon'])).toBe(true);
  expect(named('marine:leon', ['marine:zael', 'swarm:*'])).toBe(false);
});
