/** The things on the table while ships are built, each with the fields of the moves it stands for. */
import type { Thing } from '../../../hand/spots';
import {
  columnOf,
  HIDDEN,
  rowOf,
  squareOf,
  type Kit,
  type Move,
  type Plan,
  type Player,
  type SaidMove,
  type Square,
  type View,
} from '../model';
import { pipedTo } from '../plan';
import { plumbing, skillOf, type Skill } from './skills';

const LAYING: readonly Move['move'][] = ['put', 'build-in'];
const ON_PARTS: readonly Move['move'][] = ['remove', 'house', 'fit', 'universal', 'pipe', 'reweld'];

export const squareThing = (square: Square, me: Player | undefined, plan: Plan): Thing => {
  const place = { row: rowOf(square), column: columnOf(square) };
  const piece = me?.pieces.find((squares) => squares.includes(square))?.[0];
  const kept = piece ? { move: 'keep-piece', row: rowOf(piece), column: columnOf(piece) } : null;
  const taken = me?.ship.components[square];
  const kinds = taken ? [...LAYING, ...ON_PARTS] : LAYING;
  const spares = (me?.ship.overlays ?? []).filter((one) => one.square === square && one.token.startsWith('part-'));
  return {
    name: `square:${square}`,
    at: [
      ...kinds.map((move) => ({ move, ...place })),
      ...(taken ? [{ move: 'reweld', to_row: place.row, to_column: place.column }, ...pipedTo(plan, square)] : []),
      ...spares.map(({ token }) => ({ move: 'unfit', part: token })),
      ...(kept ? [kept] : []),
      ...(taken && me?.loose === square ? [{ move: 'lift' }] : []),
    ],
  };
};
export const heapThing = (spot: number, tile: string): Thing => ({
  name: `heap:${spot}`,
  at: tile === HIDDEN ? [{ move: 'take-face-down', spot }] : [{ move: 'take-face-up', tile }],
});
export const asideThing = (n: number, tile: string | undefined): Thing => ({
  name: `aside:${n}`,
  at: tile ? [{ move: 'take-aside', tile }] : [{ move: 'set-aside' }],
});
export const snatchThing = (seat: number, tile: string): Thing => ({
  name: `snatch:${seat}:${tile}`,
  at: [{ move: 'snatch', seat, tile }],
});
export const trayThing = (tile: string): Thing => ({ name: `tray:${tile}`, at: [{ move: 'build-in', tile }] });
export const pileThing = (pile: number): Thing => ({ name: `pile:${pile}`, at: [{ move: 'look', pile }] });
/** Any of the hidden ones. */
export const DRAW: Thing = { name: 'draw', at: [{ move: 'take-face-down', spot: null }] };
/** The table around the tiles: what is held goes back there. */
export const HEAP: Thing = { name: 'heap', at: [{ move: 'return' }] };

/** Where something in the hand can be put. */
export const holds = (name: string): boolean => /^(square|aside|heap$)/.test(name);

export function things(view: View, kit: Kit): Thing[] {
  const me = view.players[view.seat];
  if (!me) return [];
  const heap = view.heap.flatMap((tile, spot) => (tile ? [heapThing(spot, tile)] : []));
  const plan = kit.plan(me.ship);
  const squares = plan.squares.map((square) => squareThing(square, me, plan));
  const aside = [0, 1].map((n) => asideThing(n, me.aside[n]));
  const others = view.players.flatMap(({ aside }, seat) =>
    seat === view.seat ? [] : aside.map((tile) => snatchThing(seat, tile)),
  );
  return [
    ...squares,
    ...aside,
    ...heap,
    DRAW,
    HEAP,
    ...others,
    ...me.tray.map(trayThing),
    ...view.piles.map((_, n) => pileThing(n + 1)),
  ];
}

type Put = Extract<Move, { move: 'put' | 'build-in' }>;
const isPut = (move: Move): move is Put => move.move === 'put' || move.move === 'build-in';
/** How far a tile has to be turned on, and whether it would need a plumber. */
const effort = (move: Put, turn: number): number => ((move.turn - turn + 4) % 4) + (plumbing(move) ? 4 : 0);

/** Of every square the one turn that is nearest to how the tile is held; with `exact` no other than that. */
function nearestTurns(moves: readonly SaidMove[], turn: number, exact: boolean): SaidMove[] {
  const best = new Map<string, SaidMove>();
  for (const said of moves) {
    const { move } = said;
    if (!isPut(move) || (exact && move.turn !== turn)) continue;
    const key = `${move.move === 'build-in' ? move.tile : ''} ${squareOf(move.row, move.column)}`;
    const other = best.get(key)?.move;
    if (!other || effort(move, turn) < effort(other as Put, turn)) best.set(key, said);
  }
  return [...best.values()];
}

/** Each tile of the heap, where the server says: any. */
const everyTile = (view: View): SaidMove[] =>
  view.heap.flatMap((tile, spot): SaidMove[] => (tile === HIDDEN ? [{ move: { move: 'take-face-down', spot } }] : []));

/** With what is in the hand on its way to a ship, the next one can be taken: the server hears one after the other. */
const nextTiles = (view: View): SaidMove[] => [
  { move: { move: 'take-face-down', spot: null } },
  ...everyTile(view),
  ...view.heap.flatMap((tile): SaidMove[] =>
    tile && tile !== HIDDEN ? [{ move: { move: 'take-face-up', tile } }] : [],
  ),
];

const PUTS_DOWN: ReadonlySet<string> = new Set(['put', 'return', 'set-aside']);

export interface Wish {
  readonly turn: number;
  /** Only as it is held: no help with turning. */
  readonly exact: boolean;
  readonly sending: readonly Move[];
  /** What a specialist shall do now. */
  readonly skill: Skill | null;
}

/** What the board offers of what the server lists. */
export function offered(
  view: View,
  moves: readonly SaidMove[],
  { turn, exact, sending, skill }: Wish,
): readonly SaidMove[] {
  const me = view.players[view.seat];
  if (skill) return moves.filter(({ move }) => skillOf(move) === skill);
  const others = moves.filter(({ move }) => !isPut(move) && !skillOf(move));
  if (me && !me.hand && !me.number && PUTS_DOWN.has(sending.at(-1)?.move ?? '')) return [...others, ...nextTiles(view)];
  // Some of the hidden ones may be listed by their spot: each is offered once.
  const named = others.filter(({ move }) => move.move !== 'take-face-down' || move.spot === null);
  const hidden = others.some(({ move }) => move.move === 'take-face-down') ? everyTile(view) : [];
  return [...named, ...hidden, ...nearestTurns(moves, turn, exact)];
}
