import { beforeEach, expect, test, vi } from 'vitest';
import { Glider } from './glide';

let calm = false;
vi.mock('../ui/settings.svelte', () => ({ calm: () => calm }));

interface Thing {
  key: string;
  x: number;
  y: number;
  animated: { from: string; duration: number }[];
}
let things: Thing[] = [];

const put = (key: string, x: number, y: number): Thing => ({ key, x, y, animated: [] });
const node = (thing: Thing) => ({
  dataset: { glide: thing.key },
  getBoundingClientRect: () => ({ left: thing.x, top: thing.y }),
  animate: ([from]: { transform: string }[], { duration }: { duration: number }) =>
    thing.animated.push({ from: from!.transform, duration }),
});
const root = { querySelectorAll: () => things.map(node) } as unknown as HTMLElement;

beforeEach(() => {
  calm = false;
});

async function glided(...after: Thing[]): Promise<Thing[]> {
  const glider = new Glider(() => root);
  glider.note();
  things = after;
  await glider.run();
  return after;
}

test('a thing starts where it was and lands where it is; the way decides how long it takes', async () => {
  things = [put('a', 10, 10), put('b', 0, 0)];
  const [a, b] = await glided(put('a', 50, 40), put('b', 4_000, 0));
  expect(a!.animated).toEqual([{ from: 'translate(-40px, -30px)', duration: 192.5 }]);
  expect(b!.animated).toMatchObject([{ duration: 320 }]);
});

test('what stays, is new or is gone does not glide', async () => {
  things = [put('stays', 10, 10), put('gone', 0, 0)];
  const after = await glided(put('stays', 11, 10), put('new', 90, 90));
  expect(after.flatMap(({ animated }) => animated)).toEqual([]);
});

test('nothing glides for who wants less motion', async () => {
  calm = true;
  things = [put('a', 0, 0)];
  const [a] = await glided(put('a', 100, 0));
  expect(a!.animated).toEqual([]);
});

test('old places are forgotten after the glide', async () => {
  const glider = new Glider(() => root);
  things = [put('a', 0, 0)];
  glider.note();
  things = [put('a', 100, 0)];
  await glider.run();
  things = [put('a', 200, 0)];
  await glider.run();
  expect(things[0]!.animated).toEqual([]);
});
