/** The own move drawn in before the server has said yes: where the own card goes, and nothing else. */
import { otherHalf, type Back, type Move, type View } from './model';

const without = <T>(list: readonly T[], one: T): T[] => {
  const at = list.indexOf(one);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};

const slotOf = (view: View, crew: number, slot: number): Back | null => view.crew[crew]?.slots[slot - 1] ?? null;

/** The view with other cards in these slots of a crew member. */
function laid(view: View, crew: number, change: Readonly<Record<number, Back | null>>, more: Partial<View> = {}): View {
  return {
    ...view,
    ...more,
    crew: view.crew.map((one, n) =>
      n === crew ? { ...one, slots: one.slots.map((was, i) => (i + 1 in change ? change[i + 1]! : was)) } : one,
    ),
  };
}

function place(view: View, { crew, slot, card, half }: Extract<Move, { move: 'place' }>): View | null {
  if (slotOf(view, crew, slot)) return null;
  if (!view.hand.includes(card)) {
    // An android's heroic card lies beside it.
    const bare = { ...view, crew: view.crew.map((one, n) => (n === crew ? { ...one, heroic: null } : one)) };
    return view.crew[crew]?.heroic === card ? laid(bare, crew, { [slot]: { half, card } }) : null;
  }
  return laid(view, crew, { [slot]: { half, card } }, { hand: without(view.hand, card) });
}

export function guess(view: View, move: Move): View | null {
  switch (move.move) {
    case 'place':
      return place(view, move);
    case 'turn': {
      const back = slotOf(view, move.crew, move.slot);
      return back && laid(view, move.crew, { [move.slot]: { ...back, half: otherHalf(back.half) } });
    }
    case 'swap': {
      const [one, other] = [slotOf(view, move.crew, move.slot), slotOf(view, move.crew, move.other)];
      return laid(view, move.crew, { [move.slot]: other, [move.other]: one });
    }
    case 'take-back': {
      const card = slotOf(view, move.crew, move.slot)?.card;
      return card ? laid(view, move.crew, { [move.slot]: null }, { hand: [...view.hand, card] }) : null;
    }
    case 'give':
      return view.hand.includes(move.card) ? { ...view, hand: without(view.hand, move.card) } : null;
    default:
      return null;
  }
}

/** Whether what a move takes up is still where it was. */
export function still(view: View, move: Move): boolean {
  switch (move.move) {
    case 'place':
      return (
        !slotOf(view, move.crew, move.slot) &&
        (view.hand.includes(move.card) || view.crew[move.crew]?.heroic === move.card)
      );
    case 'turn':
    case 'take-back':
      return slotOf(view, move.crew, move.slot) !== null;
    case 'swap':
      return slotOf(view, move.crew, move.slot) !== null || slotOf(view, move.crew, move.other) !== null;
    case 'give':
      return view.hand.includes(move.card);
    default:
      return true;
  }
}
