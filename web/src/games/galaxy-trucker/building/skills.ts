/** What specialists can do to the own parts while ships are built: chosen by a button first, then answered on the parts, so that a tap on
 * the own ship never spends one. */
import type { Move, SaidMove } from '../model';

/** A kind of move, and of a spare part which one: `pipe`, `fit-part-cannon`. */
export type Skill = string;

const KINDS: ReadonlySet<Move['move']> = new Set<Move['move']>([
  'pipe',
  'universal',
  'fit',
  'unfit',
  'reweld',
  'snatch',
]);
/** What stays for good is asked once more. */
export const FOR_GOOD: ReadonlySet<Move['move']> = new Set<Move['move']>(['pipe', 'universal']);

/** The skill that a move is part of; null for all else. */
export const skillOf = (move: Move): Skill | null =>
  !KINDS.has(move.move) ? null : move.move === 'fit' ? `fit-${move.part}` : move.move;

/** What of the Plumber's a tile would need to lie there; null for nothing. */
export const plumbing = (move: Move): 'pipe' | 'universal' | null =>
  move.move !== 'put' ? null : move.universal ? 'universal' : move.pipe >= 0 ? 'pipe' : null;

export const skillsIn = (moves: readonly SaidMove[]): Skill[] => [
  ...new Set(moves.flatMap(({ move }) => skillOf(move) ?? [])),
];
