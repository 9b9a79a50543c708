/** The own tile at once: where it is drawn while the move is on its way. No rule: the server decides. */
import { HIDDEN, squareOf, type Move, type Player, type View } from '../model';

const changed = (view: View, what: Partial<Player>, heap: View['heap'] = view.heap): View => ({
  ...view,
  heap,
  players: view.players.map((player, seat) => (seat === view.seat ? { ...player, ...what } : player)),
});

const lying = (heap: View['heap'], spot: number, tile: string): View['heap'] =>
  heap.map((before, at) => (at === spot ? tile : before));

/** The view with the own move in it; null where there is nothing to draw beforehand. */
export function guess(view: View, move: Move): View | null {
  const me = view.players[view.seat];
  if (!me) return null;
  const { hand, ship } = me;
  switch (move.move) {
    case 'take-face-down': {
      const spot = move.spot ?? view.heap.lastIndexOf(HIDDEN);
      if (hand || spot < 0) return null;
      // Drawn without naming one, the server says which it was.
      const heap = move.spot === null ? view.heap : lying(view.heap, spot, '');
      return changed(
        view,
        { hand: { tile: HIDDEN, source: 'face-down', kept: false, spot: move.spot }, loose: 0 },
        heap,
      );
    }
    case 'take-face-up': {
      const spot = view.heap.indexOf(move.tile);
      if (hand || spot < 0) return null;
      const taken = { tile: move.tile, source: 'face-up' as const, kept: false, spot };
      return changed(view, { hand: taken, loose: 0 }, lying(view.heap, spot, ''));
    }
    case 'take-aside': {
      if (hand || !me.aside.includes(move.tile)) return null;
      const aside = me.aside.filter((tile) => tile !== move.tile);
      return changed(view, { hand: { tile: move.tile, source: 'aside', kept: true, spot: null }, aside, loose: 0 });
    }
    case 'put': {
      if (!hand || hand.tile === HIDDEN) return null;
      const square = squareOf(move.row, move.column);
      const components = { ...ship.components, [square]: { tile: hand.tile, turn: move.turn } };
      return changed(view, { hand: null, loose: square, ship: { ...ship, components } });
    }
    case 'lift': {
      const part = ship.components[me.loose];
      if (hand || !part) return null;
      const { [me.loose]: _, ...components } = ship.components;
      const lifted = { tile: part.tile, source: 'ship' as const, kept: me.loose_kept, spot: null };
      return changed(view, { hand: lifted, loose: 0, ship: { ...ship, components } });
    }
    case 'return': {
      if (!hand) return null;
      const spot = move.spot ?? hand.spot;
      const heap = spot === null || view.heap[spot] ? view.heap : lying(view.heap, spot, hand.tile);
      return changed(view, { hand: null }, heap);
    }
    case 'set-aside':
      return hand && hand.tile !== HIDDEN ? changed(view, { hand: null, aside: [...me.aside, hand.tile] }) : null;
    default:
      return null;
  }
}

/** Whether what a move takes up is still there, in a view with the own moves in it. */
export function still(view: View, move: Move): boolean {
  const me = view.players[view.seat];
  if (!me) return false;
  switch (move.move) {
    case 'take-face-down':
      return !me.hand && (move.spot === null ? view.heap.includes(HIDDEN) : view.heap[move.spot] === HIDDEN);
    case 'take-face-up':
      return !me.hand && view.heap.includes(move.tile);
    case 'take-aside':
      return !me.hand && me.aside.includes(move.tile);
    case 'lift':
      return !me.hand && me.loose > 0;
    case 'put':
    case 'return':
    case 'set-aside':
      return me.hand !== null && me.hand.tile !== HIDDEN;
    case 'look':
    case 'take-number':
    case 'end-turn':
      return !me.hand;
    default:
      return true;
  }
}
