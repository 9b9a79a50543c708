import { expect, test } from 'vitest';
import { blocks, runs } from './markdown';

test('bold, italics and code are runs, everything else stays text', () => {
  expect(runs('a **b** *c* `d` 2 * 3 <i>')).toEqual([
    { text: 'a ', style: 'plain' },
    { text: 'b', style: 'strong' },
    { text: ' ', style: 'plain' },
    { text: 'c', style: 'em' },
    { text: ' ', style: 'plain' },
    { text: 'd', style: 'code' },
    { text: ' 2 * 3 <i>', style: 'plain' },
  ]);
});

test('code inside bold words is code', () => {
  expect(runs('**[option `travel_trigger`, see]** x')).toEqual([
    { text: '[option ', style: 'strong' },
    { text: 'travel_trigger', style: 'code' },
    { text: ', see]', style: 'strong' },
    { text: ' x', style: 'plain' },
  ]);
});

test('lines, items and tables are blocks', () => {
  const made = blocks('text\n- item\n\n| a | b |\n|---|---|\n| 1 | 2 |\nafter');
  expect(made.map((block) => block.kind)).toEqual(['text', 'item', 'table', 'text']);
  expect(made[2]).toMatchObject({
    head: [[{ text: 'a' }], [{ text: 'b' }]],
    rows: [[[{ text: '1' }], [{ text: '2' }]]],
  });
});

test('a line that was only wrapped goes on with the one before', () => {
  const said = (text: string) =>
    blocks(text).map((block) => (block.kind === 'table' ? '|' : block.runs.map((run) => run.text).join('')));
  expect(said('single/single;\n  universal/any.\n  1. first\n     and more\n  2. second\n- item\n  goes on')).toEqual([
    'single/single; universal/any.',
    '1. first and more',
    '2. second',
    'item goes on',
  ]);
});
