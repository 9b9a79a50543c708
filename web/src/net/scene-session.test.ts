import { expect, test } from 'vitest';
import { no } from './answer';
import { position } from './fake-socket';
import { SceneSession } from './scene-session.svelte';
import type { Position } from './types';

const at = (n: number) => position(n, { moves: [{ move: { move: 'pass' } }] }) as Position<'death-angel'>;

test('a scene stands where it was set up, and its maker answers', async () => {
  const session = new SceneSession({
    game: 'death-angel',
    position: at(1),
    play: (move) => (move.move === 'pass' ? { ok: true, seq: null } : no({ id: 'why', args: {} }, 'DA-7.8')),
  });
  expect(session.moves).toHaveLength(1);
  const answer = session.play({ move: 'pass' });
  expect(session.sending).toEqual([{ move: 'pass' }]);
  expect(await answer).toEqual({ ok: true, seq: null });
  expect(session.sending).toEqual([]);
  expect(await session.ask({ move: 'pass' })).toEqual({ ok: true, seq: null });

  session.show(at(2));
  expect(session.position.n).toBe(2);
});
