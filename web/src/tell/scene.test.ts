import { expect, test } from 'vitest';
import { staged } from './scene';

const event = (name: string, patch?: object) => ({ event: name, phrase: null, patch: patch as never });

test('each moment has the view right after it, each step where it led', () => {
  const [first, second, third] = staged([
    { n: 4, events: [event('unseen')], view: { turn: 1, ships: [{ x: 1 }, { x: 2 }] } },
    { n: 5, events: [event('a', { turn: [2] }), event('b'), event('c', { ships: { 1: { x: [3] } } })] },
    { n: 6, events: [event('d', { turn: [3] })], patch: { turn: [4] } },
  ]);
  expect(first!.view).toEqual({ turn: 1, ships: [{ x: 1 }, { x: 2 }] });
  expect(second!.moments.map(({ view }) => [view.turn, view.ships[1]!.x])).toEqual([
    [2, 2],
    [2, 2],
    [2, 3],
  ]);
  expect([second!.view.turn, third!.moments[0]!.view.turn, third!.view.turn]).toEqual([2, 3, 4]);
});

test('what did not change is the same object in every view', () => {
  const ships = [{ x: 1 }];
  const [step] = staged([{ n: 1, events: [event('a', { turn: [2] })], patch: { turn: [3] } }], { turn: 1, ships });
  expect(step!.moments[0]!.view.ships).toBe(ships);
  expect(step!.view.ships).toBe(ships);
});
