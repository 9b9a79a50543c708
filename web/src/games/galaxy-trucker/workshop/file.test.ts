import { describe, expect, it } from 'vitest';
import type { Kit } from '../model';
import { boardFile, boardOf, fileOf, fromFile, fromLink, linkOf, partsOf } from './file';

const kit = {
  plans: new Map([['IV:T3+B2', {}]]),
  tiles: new Map([
    ['T031', {}],
    ['ABE-07', {}],
  ]),
} as unknown as Kit;
const parts = { 707: { tile: 'T031', turn: 0 }, 810: { tile: 'ABE-07', turn: 3 } };

describe('a ship in a file', () => {
  it('names its board with dice and halves', () => {
    for (const board of ['II', 'IIIB:1-4', 'IV:T3+B2'])
      expect(boardOf({ ...boardFile(board), components: [] })).toBe(board);
    expect(boardFile('IIIB:1-4')).toEqual({ class: 'IIIB', dice: [1, 4] });
    expect(boardFile('IV:T3+B2')).toEqual({ class: 'IV', halves: ['T3', 'B2'] });
  });

  it('comes back from its file and from its link', () => {
    const file = fileOf('IV:T3+B2', parts);
    expect(file.components).toContainEqual({ tile: 'ABE-07', row: 8, column: 10, turn: 3 });
    expect(partsOf(fromFile(JSON.stringify(file))!)).toEqual(parts);
    const link = encodeURIComponent(linkOf('IV:T3+B2', parts));
    expect(fromLink(link, kit)).toEqual({ board: 'IV:T3+B2', parts });
  });

  it('takes nothing for a ship that is none', () => {
    expect(fromFile('{')).toBeNull();
    expect(fromFile('{"class": "II"}')).toBeNull();
    expect(fromLink('VII~T031_707_0', kit)).toBeNull();
    expect(fromLink('IV:T3+B2~NOPE_707_0', kit)?.parts).toEqual({});
  });
});
