import { describe, expect, it } from 'vitest';
import { clearest, verdictAt, type Box } from './dice';

const HALF = 18;
const name: Box = { left: 120, right: 240, top: 0, bottom: 20 };
const board: Box = { left: -100, right: 600, top: -100, bottom: 500 };

describe('where a die lies', () => {
  it('stays near what it decides where nothing is to be read', () => {
    const near = { x: 60, y: 60 };
    expect(clearest({ x: 50, y: 60 }, [{ x: 300, y: 60 }, near], [name], HALF, board)).toMatchObject(near);
  });

  it('lies further away sooner than over a name', () => {
    const away = { x: 60, y: 140 };
    expect(clearest({ x: 180, y: 10 }, [{ x: 180, y: 10 }, away], [name], HALF, board)).toMatchObject(away);
  });

  it('says what it decided where nothing is to be read', () => {
    // The die ends above the name: below it, the verdict would lie over the name.
    const above = { x: 180, y: -20 };
    expect(clearest(above, [above], [name], HALF, board)).toEqual({ ...above, says: 'left' });
  });

  it('keeps what it decided on the board', () => {
    const corner = { x: 20, y: 480 };
    expect(clearest(corner, [corner], [], HALF, { left: 0, right: 600, top: 0, bottom: 500 }).says).toBe('right');
  });

  it('never lies under what it decided', () => {
    for (const says of ['below', 'left', 'right'] as const) {
      const box = verdictAt({ x: 100, y: 100, says }, HALF);
      const apart = box.top >= 118 || box.right <= 82 || box.left >= 118;
      expect(apart, says).toBe(true);
    }
  });

  it('goes to the other side only where it would hide something', () => {
    const [own, other] = [
      { x: 60, y: 200 },
      { x: 340, y: 60 },
    ];
    const away = ({ x }: { x: number }) => (x > 200 ? 1500 : 0);
    expect(clearest({ x: 60, y: 60 }, [other, own], [name], HALF, board, away)).toMatchObject(own);
  });

  it('hides as little as it can where everything is full', () => {
    const all: Box = { left: 0, right: 400, top: 0, bottom: 400 };
    const edge = { x: 395, y: 200 };
    expect(clearest({ x: 200, y: 200 }, [{ x: 200, y: 200 }, edge], [all], HALF, board)).toMatchObject(edge);
  });
});
