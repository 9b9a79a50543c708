/** Every pair of text and ground in use keeps its contrast (LOOK.md, sections 2 and 13). */
import { expect, test } from 'vitest';
import css from './app.css?raw';

const block = (selector: string) => css.slice(css.indexOf(selector), css.indexOf('}', css.indexOf(selector)));
/** A token is a colour, or another token. */
function tokens(text: string, known: Record<string, string> = {}): Record<string, string> {
  const set = [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6}|var\(--[\w-]+\));/g)].map(([, name, value]) => [
    name!,
    value!,
  ]);
  const all: Record<string, string> = { ...known, ...Object.fromEntries(set) };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, all[value.slice(6, -1)] ?? value]));
}

const dark = tokens(block('.sky {'), tokens(block(':root {')));
const light = tokens(block(":root[data-theme='light'] {"), dark);

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const GROUNDS = ['n0', 'n1', 'n2', 'n3'];
const PAIRS = [
  ...['t1', 't2'].flatMap((text) => GROUNDS.map((ground) => [text, ground, 4.5] as const)),
  ...['n0', 'n1', 'n2'].map((ground) => ['t3', ground, 4.5] as const),
  ...['legal', 'chosen', 'danger'].flatMap((mark) => ['n0', 'n1', 'n2'].map((ground) => [mark, ground, 3] as const)),
  ...['plate-text', 'plate-red', 'plate-blue', 'plate-green', 'plate-amber', 'plate-violet', 'ink'].map(
    (text) => [text, 'plate', 4.5] as const,
  ),
  ...['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'steel', 'cyan'].map((hue) => ['ink', hue, 4.5] as const),
];

test.each([
  ['dark', dark],
  ['light', light],
])('contrast in the %s theme', (_, theme) => {
  const poor = PAIRS.filter(([text, ground, least]) => contrast(theme[text]!, theme[ground]!) < least);
  expect(
    poor.map(([text, ground]) => `${text} on ${ground}: ${contrast(theme[text]!, theme[ground]!).toFixed(2)}`),
  ).toEqual([]);
});
