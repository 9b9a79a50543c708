import { describe, expect, it } from 'vitest';
import type { Session } from '../../../net/session';
import { focus } from './watching';

const seen = (more: { playing?: boolean; event?: object; to_move?: number[] }) =>
  ({
    you: 0,
    playing: more.playing ?? false,
    beat: more.event ? { event: more.event } : null,
    position: { to_move: more.to_move ?? [] },
    view: { players: [{ flying: true }, { flying: true }, { flying: true }] },
  }) as unknown as Session<'galaxy-trucker'>;

describe('the ship beside the own one', () => {
  const fought = { event: 'fought', seat: 2 };

  it('is whose turn is told, though somebody else is asked by now', () => {
    expect(focus(seen({ playing: true, event: fought, to_move: [1] }), null, -1)).toBe(2);
  });

  it('is who decides, when all has been told', () => {
    expect(focus(seen({ event: fought, to_move: [1] }), null, -1)).toBe(1);
  });

  it('is the one that was tapped, unless something happens to another', () => {
    expect(focus(seen({ playing: true, event: fought }), 1, -1)).toBe(1);
    expect(focus(seen({ playing: true, event: { event: 'destroyed', seat: 2 } }), 1, -1)).toBe(2);
  });

  it('is never the own one', () => {
    expect(focus(seen({ playing: true, event: { event: 'fought', seat: 0 }, to_move: [0] }), null, 0)).toBe(1);
  });
});
