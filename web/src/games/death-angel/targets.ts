/** Legal moves matched to the things on the board: what is lit, and what a tap does. No rule is worked out here. */
import type { Kind, Move, SaidMove, View } from './model';

/** A thing that can be tapped: `marine:leon`, `swarm:L3#0`, `place:L3`, `terrain:door`, `pile:left`, `card:17`, `team:red`, `foe:L3#0/head`. */
export type Spot = string;

export const marineSpot = (name: string): Spot => `marine:${name}`;
export const swarmSpot = (place: string, group = 0): Spot => `swarm:${place}#${group}`;
export const placeSpot = (place: string): Spot => `place:${place}`;
export const terrainSpot = (name: string): Spot => `terrain:${name}`;
export const pileSpot = (side: string): Spot => `pile:${side}`;
export const cardSpot = (card: number): Spot => `card:${card}`;
export const teamSpot = (team: string): Spot => `team:${team}`;
export const foeSpot = (place: string, group: number, card: string): Spot => `foe:${place}#${group}/${card}`;

interface Way {
  spots: Spot[];
  /** The spots have to be tapped in this order; else any of them may come first. */
  ordered?: boolean;
  /** A die is thrown or a card is read first: the tap arms the move, a second tap (or the button) plays it. */
  confirm?: boolean;
}

/** Where on the board a move lives; a move without spots is a button. */
export function way(move: Move): Way {
  switch (move.move) {
    case 'take-team':
    case 'choose-team':
      return { spots: [teamSpot(move.team)] };
    case 'choose-action':
      return { spots: [cardSpot(move.card)], confirm: true };
    case 'place-token':
    case 'turn':
    case 'choose-marine':
    case 'spend-token':
      return { spots: [marineSpot(move.marine)] };
    case 'trade':
      return { spots: [marineSpot(move.marine), marineSpot(move.other)], ordered: true };
    case 'activate':
      return { spots: [terrainSpot(move.terrain)] };
    case 'attack':
      return { spots: [marineSpot(move.marine), swarmSpot(move.place, move.group)], confirm: true };
    case 'slay':
      return { spots: [swarmSpot(move.place, move.group), foeSpot(move.place, move.group, move.card)], ordered: true };
    case 'move-swarm':
      return { spots: [swarmSpot(move.place, move.group), placeSpot(move.to)], ordered: true };
    case 'choose-swarm':
      return { spots: [swarmSpot(move.place, move.group)] };
    case 'choose-pile':
      return { spots: [pileSpot(move.side)] };
    case 'choose-terrain':
      return { spots: [terrainSpot(move.terrain)] };
    case 'choose-place':
      return { spots: [placeSpot(move.place)] };
    default:
      return { spots: [] };
  }
}

/** What is still possible after these taps. */
export function fitting(moves: readonly SaidMove[], taken: readonly Spot[]): SaidMove[] {
  if (taken.length === 0) return [...moves];
  return moves.filter(({ move }) => {
    const { spots, ordered } = way(move);
    return ordered ? taken.every((spot, n) => spots[n] === spot) : taken.every((spot) => spots.includes(spot));
  });
}

/** What is lit: the next taps that lead on. */
export function lit(moves: readonly SaidMove[], taken: readonly Spot[]): Set<Spot> {
  const found = new Set<Spot>();
  for (const { move } of fitting(moves, taken)) {
    const { spots, ordered } = way(move);
    const next = ordered ? spots.slice(taken.length, taken.length + 1) : spots.filter((spot) => !taken.includes(spot));
    for (const spot of next) found.add(spot);
  }
  return found;
}

/** A dead Marine stands nowhere, so nobody can tap him. */
const offBoard = (view: View, spot: Spot): boolean =>
  spot.startsWith('marine:') && !view.rows.some((row) => marineSpot(row.marine) === spot);

/** Moves that are buttons rather than places on the board. */
export const buttons = (moves: readonly SaidMove[], view: View): SaidMove[] =>
  moves.filter(({ move }) => {
    const { spots } = way(move);
    return spots.length === 0 || spots.some((spot) => offBoard(view, spot));
  });

export interface Tap {
  taken: Spot[];
  /** The one move that is meant. */
  armed: SaidMove | null;
  /** It can be played without asking again. */
  play: boolean;
}

/** A tap on a lit spot: one step further, until one move is left. */
export function tap(moves: readonly SaidMove[], taken: readonly Spot[], spot: Spot): Tap {
  let now = [...taken, spot];
  let fits = fitting(moves, now);
  if (fits.length === 0) {
    now = [spot];
    fits = fitting(moves, now);
  }
  // Where all that is left shares its next spot there is nothing to choose.
  for (;;) {
    const next = lit(fits, now);
    if (fits.length <= 1 || next.size !== 1) break;
    now = [...now, [...next][0]!];
    fits = fitting(fits, now);
  }
  const armed = fits.length === 1 ? fits[0]! : null;
  return { taken: now, armed, play: armed !== null && !way(armed.move).confirm };
}

/** The taps that need no choice, made beforehand: the only Marine who can attack. */
export function opening(moves: readonly SaidMove[]): Spot[] {
  const onBoard = moves.filter(({ move }) => way(move).spots.length > 1);
  if (onBoard.length === 0 || onBoard.length !== moves.filter(({ move }) => way(move).spots.length > 0).length)
    return [];
  const first = new Set(onBoard.map(({ move }) => way(move).spots[0]!));
  return first.size === 1 && onBoard.length > 1 ? [...first] : [];
}

/** Questions that no Marine, swarm or Terrain answers: a tap on one of those only wants to know what it is. */
const OFF_BOARD: ReadonlySet<Kind> = new Set<Kind>([
  'which-team',
  'choose-actions',
  'attack-roll',
  'defence-roll',
  'artefact',
  'instinct',
  'intimidate',
  'launch-control-room',
  'onward-brothers',
  'toxin-pumping-station',
  'scout',
  'scout-put',
]);

/** The move somebody means who taps an unlit thing: asked of the server, which says why not. */
export function meant(view: View, spot: Spot, taken: readonly Spot[]): Move | null {
  const [kind, rest = ''] = spot.split(/:(.*)/s) as [string, string?];
  const question = view.question;
  // Where nothing is asked of this seat, a tap means: what is this?
  if (!question?.seats.includes(view.seat)) return null;
  const asked = question.kind as Kind;
  if (kind === 'card') return asked === 'choose-actions' ? { move: 'choose-action', card: Number(rest) } : null;
  if (OFF_BOARD.has(asked)) return null;
  const actor = taken.find((each) => each.startsWith('marine:'))?.slice(7) ?? question.marine ?? question.marines?.[0];
  const [where = '', group = '0'] = rest.split('#');
  const as = <M extends Move>(move: M): Move => move;
  if (kind === 'marine') {
    const marine = rest as Extract<Move, { move: 'turn' }>['marine'];
    switch (asked) {
      case 'support':
      case 'lead-by-example':
      case 'munitorium':
        return as({ move: 'place-token', marine });
      case 'who-moves':
        return actor && actor !== rest && taken.length
          ? as({ move: 'trade', marine: actor as typeof marine, other: marine })
          : as({ move: 'trade', marine, other: neighbour(view, rest) as typeof marine });
      case 'who-turns':
      case 'apothecarion-turn':
        return as({ move: 'turn', marine });
      case 'who-attacks':
      case 'attack-more':
      case 'attack-for-token': {
        const target = firstSwarm(view);
        return target ? as({ move: 'attack', marine, place: target, group: 0 }) : null;
      }
      default:
        return as({ move: 'choose-marine', marine });
    }
  }
  if (kind === 'swarm') {
    const marine = actor as Extract<Move, { move: 'attack' }>['marine'] | undefined;
    switch (asked) {
      case 'who-attacks':
      case 'attack-more':
      case 'attack-for-token':
      case 'quick-instincts':
        return marine ? as({ move: 'attack', marine, place: where, group: Number(group) }) : null;
      case 'attack-victim':
      case 'charge-victim':
      case 'door':
      case 'event-victim':
      case 'counter-attack':
      case 'intimidate-take':
      case 'cleansing-flames': {
        const card = firstCard(view, where, Number(group));
        return card ? as({ move: 'slay', place: where, card, group: Number(group) }) : null;
      }
      default:
        return as({ move: 'choose-swarm', place: where, group: Number(group) });
    }
  }
  if (kind === 'terrain') {
    const terrain = rest as Extract<Move, { move: 'activate' }>['terrain'];
    const marine = facing(view, rest);
    if (asked === 'who-activates' && marine) return as({ move: 'activate', marine, terrain });
    return as({ move: 'choose-terrain', terrain });
  }
  if (kind === 'pile') return as({ move: 'choose-pile', side: rest as 'left' | 'right' });
  return null;
}

function neighbour(view: View, marine: string): string {
  const n = view.rows.findIndex((row) => row.marine === marine);
  return (view.rows[n + 1] ?? view.rows[n - 1])?.marine ?? marine;
}

function firstSwarm(view: View): string | null {
  for (const row of view.rows) {
    if (row.left.swarms.length) return `L${row.position}`;
    if (row.right.swarms.length) return `R${row.position}`;
  }
  return null;
}

function firstCard(view: View, where: string, group: number) {
  const row = view.rows[Number(where.slice(1)) - 1];
  return (where.startsWith('L') ? row?.left : row?.right)?.swarms[group]?.cards[0];
}

function facing(view: View, terrain: string) {
  return view.rows.find((row) =>
    [row.left, row.right].some((side) => side.terrain.some((card) => card.terrain === terrain)),
  )?.marine;
}
