/** A ship as the `inspect` file has it: for links, for files, and for asking the server about it. */
import { columnOf, rowOf, squareOf, type Component, type Kit, type Ship, type Square } from '../model';

export interface ShipFile {
  class: string;
  components: { tile: string; row: number; column: number; turn: number }[];
  /** Class IIIB: the dice that closed squares. */
  dice?: [number, number];
  /** Class IV: the front and the rear half. */
  halves?: [string, string];
}

/** The board it lies on, as the box names it. */
export function boardOf({ class: name, dice, halves }: ShipFile): string {
  if (dice) return `${name}:${Math.min(...dice)}-${Math.max(...dice)}`;
  return halves ? `${name}:${halves.join('+')}` : name;
}

/** What stands in the file of a board. */
export function boardFile(board: string): Pick<ShipFile, 'class' | 'dice' | 'halves'> {
  const [name = '', more = ''] = board.split(':');
  const dice = /^([1-6])-([1-6])$/.exec(more);
  if (dice) return { class: name, dice: [Number(dice[1]), Number(dice[2])] };
  const [front, rear] = more.split('+');
  return front && rear ? { class: name, halves: [front, rear] } : { class: name };
}

export type Parts = Readonly<Record<Square, Component>>;

export const fileOf = (board: string, parts: Parts): ShipFile => ({
  ...boardFile(board),
  components: Object.entries(parts).map(([square, { tile, turn }]) => ({
    tile,
    row: rowOf(Number(square)),
    column: columnOf(Number(square)),
    turn,
  })),
});

export const partsOf = ({ components }: ShipFile): Parts =>
  Object.fromEntries(components.map(({ tile, row, column, turn = 0 }) => [squareOf(row, column), { tile, turn }]));

/** What stands behind the page's address: short, and readable for whoever looks. */
export const linkOf = (board: string, parts: Parts): string =>
  [board, ...Object.entries(parts).map(([square, { tile, turn }]) => `${tile}_${square}_${turn}`)].join('~');

export function fromLink(link: string, kit: Kit): { board: string; parts: Parts } | null {
  const [board = '', ...rest] = decodeURIComponent(link).split('~');
  if (!kit.plans.has(board)) return null;
  const parts = rest.flatMap((one) => {
    const [tile = '', square, turn] = one.split('_');
    return kit.tiles.has(tile) && square ? [[Number(square), { tile, turn: Number(turn) % 4 || 0 }] as const] : [];
  });
  return { board, parts: Object.fromEntries(parts) };
}

/** A file that somebody brings; null for one that is no ship. The server says what is wrong with the ship itself. */
export function fromFile(text: string): ShipFile | null {
  try {
    const found = JSON.parse(text) as Partial<ShipFile> | null;
    return found && typeof found.class === 'string' && Array.isArray(found.components) ? (found as ShipFile) : null;
  } catch {
    return null;
  }
}

/** The ship to draw, with nothing aboard. */
export const drawn = (board: string, parts: Parts): Ship => ({
  board,
  components: parts,
  humans: {},
  aliens: {},
  batteries: {},
  goods: {},
  changed: {},
  wires: [],
  active: [],
  drained: [],
  perks: [],
  overlays: [],
  asleep: {},
  specialty: '',
  cyan: false,
});

/** Only the start cabin, on its square. */
export function bare(kit: Kit, board: string): Parts {
  const start = kit.plans.get(board)?.start;
  const cabin = kit.box.start_cabins[0];
  return start && cabin ? { [start]: { tile: cabin, turn: 0 } } : {};
}

/** A part that was shot off in a flight, and in which step. */
export interface Loss {
  tile: string;
  step: number;
  row: number;
  column: number;
}
