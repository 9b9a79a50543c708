import { expect, test } from 'vitest';
import { ago } from './ago';

const NOW = 1_800_000_000;
const before = (seconds: number) => ago(NOW - seconds, 'en', NOW);

test('when it was is said as people say it', () => {
  expect([before(5), before(61), before(3_599), before(3_600), before(86_400), before(6 * 86_400)]).toEqual([
    'now',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    'yesterday',
    '6 days ago',
  ]);
});

test('what is long past has a date, and what a fast clock puts ahead is now', () => {
  expect([ago(0, 'en', NOW), before(-30)]).toEqual(['Jan 1', 'now']);
});

test('another language says it its own way', () => {
  expect(ago(NOW - 86_400, 'cs', NOW)).toBe('včera');
});
