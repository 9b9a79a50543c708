/** The things on Death Angel's board, each with the fields of the moves it stands for. */
import type { Manner, Thing } from '../../hand/spots';
import { place, type Marine, type Move, type SideName, type Swarm, type TerrainName, type View } from './model';

export const marineName = (marine: string): string => `marine:${marine}`;
export const swarmName = (where: string, group: number): string => `swarm:${where}#${group}`;

/** Who acts, or with whom he trades. */
export const marineThing = (name: Marine): Thing => ({
  name: marineName(name),
  at: [{ marine: name }, { other: name }],
});
export const swarmThing = (where: string, group: number, swarm: Swarm): Thing => ({
  name: swarmName(where, group),
  at: [{ place: where, group }],
  means: { card: swarm.cards[0] },
});
/** Where a swarm goes, or a Terrain card. */
export const placeThing = (where: string): Thing => ({
  name: `place:${where}`,
  at: [{ to: where }, { move: 'choose-place', place: where }],
});
/** Whoever stands beside a Terrain card is meant to activate it. */
export const terrainThing = (name: TerrainName, marine: Marine): Thing => ({
  name: `terrain:${name}`,
  at: [{ terrain: name }],
  means: { marine },
});
export const pileThing = (side: SideName): Thing => ({ name: `pile:${side}`, at: [{ side }] });
export const cardThing = (card: number): Thing => ({ name: `card:${card}`, at: [{ move: 'choose-action', card }] });

/** All that lies on the table. */
export function things(view: View): Thing[] {
  const cards = view.teams.flatMap((team) => team.actions.map(({ card }) => cardThing(card)));
  const beside = view.rows.flatMap((row, n) =>
    (['left', 'right'] as const).flatMap((name) => [
      ...row[name].swarms.map((swarm, group) => swarmThing(place(name, n), group, swarm)),
      ...row[name].terrain.map(({ terrain }) => terrainThing(terrain, row.marine)),
      placeThing(place(name, n)),
    ]),
  );
  const piles = (['left', 'right'] as const).map(pileThing);
  return [...view.rows.map((row) => marineThing(row.marine)), ...beside, ...piles, ...cards];
}

/** A die is thrown, or a card is read first (what terrain does may cost a Marine his life): the tap arms the move, a second one
 * plays it. */
const CONFIRMED: ReadonlySet<Move['move']> = new Set<Move['move']>(['attack', 'choose-action', 'activate']);

export const MANNER: Manner<Move> = {
  after: { other: 'marine', to: 'place' },
  confirm: ({ move }) => CONFIRMED.has(move),
  opens: true,
};
