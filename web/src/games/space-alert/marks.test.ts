import { expect, it } from 'vitest';
import { spotName, spotOf, spotUnder } from './marks';

const box = { left: 100, top: 50, width: 200, height: 100 } as DOMRect;

it('has a marker in the same room on every screen', () => {
  expect(spotUnder({ x: 150, y: 100 }, box)).toEqual({ x: 25, y: 50 });
  expect(spotOf(spotName({ x: 24.6, y: 50.2 }))).toEqual({ x: 25, y: 50 });
});

it('takes a marker away that is dropped beside the ship', () => {
  expect(spotUnder({ x: 99, y: 100 }, box)).toBeNull();
  expect(spotUnder({ x: 150, y: 151 }, box)).toBeNull();
});

it('passes over what another board has put there', () => {
  expect(spotOf('station')).toBeNull();
  expect(spotOf(undefined)).toBeNull();
});
