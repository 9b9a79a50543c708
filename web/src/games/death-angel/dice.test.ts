import { describe, expect, it } from 'vitest';
import { clearest, type Box } from './dice';

const HALF = 18;
const name: Box = { left: 120, right: 240, top: 0, bottom: 20 };

describe('where a die lies', () => {
  it('stays near what it decides where nothing is to be read', () => {
    const near = { x: 60, y: 40 };
    expect(clearest({ x: 50, y: 40 }, [{ x: 300, y: 40 }, near], [name], HALF)).toBe(near);
  });

  it('lies further away sooner than over a name', () => {
    const away = { x: 60, y: 140 };
    expect(clearest({ x: 180, y: 10 }, [{ x: 180, y: 10 }, away], [name], HALF)).toBe(away);
  });

  it('counts what stands below it as well', () => {
    // The die ends above the name; what it decided would lie over it.
    const above = { x: 180, y: -20 };
    const away = { x: 400, y: -20 };
    expect(clearest({ x: 180, y: -20 }, [above, away], [name], HALF)).toBe(away);
  });

  it('hides as little as it can where everything is full', () => {
    const all: Box = { left: 0, right: 400, top: 0, bottom: 400 };
    const edge = { x: 395, y: 200 };
    expect(clearest({ x: 200, y: 200 }, [{ x: 200, y: 200 }, edge], [all], HALF)).toBe(edge);
  });
});
