/** One hint for the question at hand, made of facts the server's view states. It advises; it knows no rule. */
import type { Phrase } from '../../words/words.svelte';
import { type Kind, type Row, type SaidMove, type SideName, type Swarm, type View } from './model';
import { short } from './words';

interface Threat {
  row: Row;
  side: SideName;
  swarm: Swarm;
}

/** Attacks still to come, the worst first. */
function threats(view: View): Threat[] {
  const all = view.rows.flatMap((row) =>
    (['left', 'right'] as const).flatMap((side) => row[side].swarms.map((swarm) => ({ row, side, swarm }))),
  );
  return all
    .filter(({ swarm }) => !swarm.attacked && !swarm.protected)
    .sort((a, b) => a.swarm.survival - b.swarm.survival);
}

const faced = ({ row, side }: Threat): boolean => row.facing === side;
const about = (id: string, { row, swarm }: Threat): Phrase => ({
  id,
  args: { name: short(row.marine), odds: swarm.survival, size: swarm.cards.length },
});

export function coach(view: View, moves: readonly SaidMove[]): Phrase | null {
  const coming = threats(view);
  const offered = (name: string) =>
    new Set(moves.flatMap(({ move }) => (move.move === name && 'marine' in move ? [move.marine as string] : [])));
  const first = (id: string, found: Threat | undefined) => (found ? about(id, found) : null);
  switch (view.question?.kind as Kind | undefined) {
    case 'choose-actions':
      return first(
        'web-da-coach-danger',
        coming.find(({ swarm }) => swarm.survival <= 3),
      );
    case 'support': {
      const may = offered('place-token');
      return first(
        'web-da-coach-support',
        coming.find((threat) => faced(threat) && may.has(threat.row.marine)),
      );
    }
    case 'who-turns': {
      const may = offered('turn');
      return first(
        'web-da-coach-turn',
        coming.find(
          (threat) => !faced(threat) && may.has(threat.row.marine) && !threat.row[threat.row.facing].swarms.length,
        ),
      );
    }
    case 'who-attacks': {
      const may = new Set(moves.flatMap(({ move }) => (move.move === 'attack' ? [move.place] : [])));
      return first(
        'web-da-coach-attack',
        coming.find(({ row, side }) => may.has(`${side === 'left' ? 'L' : 'R'}${row.position}`)),
      );
    }
    default:
      return null;
  }
}
