/** What the explain drawer says about a thing on the board. */
import type { Subject } from '../../ui/explain.svelte';
import type { CardText } from '../../net/types';
import { t } from '../../words/words.svelte';
import { aimOf, FINAL } from './aim';
import { EFFECT, inForce } from './lasting';
import { actionOf, parse, symbols, type View } from './model';
import { lost, survives, type Box } from './words';

const CLAUSES: Record<string, readonly string[]> = {
  marine: ['DA-2.2', 'DA-4.2', 'DA-4.3', 'DA-7.6'],
  swarm: ['DA-2.3', 'DA-7.17', 'DA-8.2', 'DA-9.15'],
  terrain: ['DA-7.14', 'DA-9.10', 'DA-9.11'],
  pile: ['DA-2.8', 'DA-9.8', 'DA-10.1'],
  card: ['DA-6.2', 'DA-7.1', 'DA-7.2'],
  location: ['DA-10.1', 'DA-10.8', 'DA-13.1'],
  event: ['DA-9.1', 'DA-9.15'],
};

export function subject(view: View, box: Box, spot: string): Subject | null {
  const [kind, rest = ''] = spot.split(/:(.*)/s) as [string, string?];
  const of = (card: CardText | undefined, now: string[] = []): Subject | null =>
    card ? { kind: 'card', game: 'death-angel', card, clauses: CLAUSES[kind] ?? [], now } : null;
  switch (kind) {
    case 'marine': {
      const row = view.rows.find((each) => each.marine === rest);
      const now = row
        ? [
            t('web-da-marine-now', {
              position: row.position,
              facing: row.facing,
              range: row.range,
              tokens: row.tokens,
            }),
            ...(view.seats > 1 ? [t('web-da-marine-player', { player: seated(row.player) })] : []),
          ]
        : [];
      return of(box.named('rank', rest), now);
    }
    case 'terrain':
      return of(terrain(view, box, rest), [
        ...(rest === 'control-panel' ? launch(view) : []),
        ...(rest === 'door' ? [t('web-da-door-now', { tokens: onDoor(view) })] : []),
        spawns(view),
      ]);
    case 'card':
      return of(
        box.action(Number(rest)),
        [lost(actionOf(view, Number(rest)))].filter((said) => said),
      );
    case 'location':
      return location(view, box, of, [
        ...launch(view),
        spawns(view),
        ...(view.artefact === null ? [] : [t('death-angel-panel-artefact', { player: seated(view.artefact) })]),
        ...view.scouted.map(({ above, event }) =>
          t('death-angel-panel-scouted', { above, event: box.code(event)?.name ?? event }),
        ),
      ]);
    case 'event':
      return event(view, box, rest, of);
    case 'pile': {
      const count = rest === 'left' ? view.left_blips : view.right_blips;
      return of(made('web-da-pile', 'web-da-pile-text'), [t('web-da-pile-label', { side: rest, count })]);
    }
    case 'swarm':
      return swarm(view, rest, of);
    default:
      return null;
  }
}

const seated = (seat: number) => ({ id: 'player', args: { seat: seat + 1 } });

const onDoor = ({ rows }: View): number =>
  rows.flatMap(({ left, right }) => [...left.terrain, ...right.terrain]).find(({ terrain }) => terrain === 'door')
    ?.tokens ?? 0;

/** What is read once, when the card is laid out. */
const SET_UP = /^death-angel-card-(blips|spot|setup-.*)$/;

/** First what it takes to go on or to win, last how it was laid out. */
function location(view: View, box: Box, of: (card: CardText, now: string[]) => Subject | null, now: string[]) {
  const card = box.code(view.location.code);
  if (!card) return null;
  const { step, steps, final } = view.location;
  const kind = { id: final ? 'web-da-last-location' : 'web-da-journey', args: { step, steps } };
  const lines = card.lines.filter(({ id }) => id !== FINAL && !SET_UP.test(id));
  const made = of({ ...card, kind, lines }, now);
  const setUp = card.lines.filter(({ id }) => SET_UP.test(id));
  return made?.kind === 'card' ? { ...made, aim: aimOf(view, box), setUp } : made;
}

/** What a Control Panel does is said by the location. */
function terrain(view: View, box: Box, name: string): CardText | undefined {
  const card = box.named('terrain', name);
  const panel = box.code(view.location.code)?.lines.find(({ id }) => id === 'death-angel-card-panel');
  if (!card || !panel || name !== 'control-panel') return card;
  const use = { id: 'death-angel-card-activation', args: panel.args };
  return { ...card, lines: card.lines.map((line) => (line.id === use.id ? use : line)) };
}

/** Of one that is in force the sheet says what that means this round, in place of what it said when it was drawn. */
function event(view: View, box: Box, code: string, of: (card: CardText, now: string[]) => Subject | null) {
  const card = box.code(code);
  const held = view.lasting?.event === code ? inForce(view, box) : null;
  if (!card || !held) return card ? of(card, []) : null;
  const lines = card.lines.filter(({ id }) => !EFFECT.test(id));
  return of({ ...card, lines }, [t('web-da-in-force', { effect: held.effect })]);
}

/** How near the mission is to be won, where tokens on the location decide it. */
const launch = ({ location: { tokens } }: View): string[] => (tokens ? [t('web-da-launch-now', { tokens })] : []);

/** What the triangles in the head mean. */
const spawns = ({ major, minor }: View): string => t('web-da-spawns-now', { major, minor });

function swarm(view: View, where: string, of: (card: CardText, now: string[]) => Subject | null): Subject | null {
  const [place = '', group = '0'] = where.split('#');
  const at = parse(place);
  const row = view.rows[at.row];
  const found = row?.[at.side].swarms[Number(group)];
  if (!row || !found) return null;
  const seen = [...new Set(found.cards.flatMap((card) => symbols(card)))];
  return of(made('web-da-swarm', 'web-da-swarm-text'), [
    t('web-da-swarm-now', {
      size: found.cards.length,
      name: t(`death-angel-marine-${row.marine}`),
      odds: survives(found),
      symbols: seen.map((symbol) => ({ id: `death-angel-enemy-${symbol}`, args: {} })),
    }),
    t(row.facing === at.side ? 'web-da-swarm-front' : 'web-da-swarm-behind'),
    ...(found.supported === null ? [] : [t('web-da-swarm-supported', { percent: found.supported })]),
  ]);
}

/** Things that are no card of the box, told the same way. */
function made(name: string, line: string): CardText {
  return {
    code: name,
    name: { id: name, args: {} },
    kind: { id: '', args: {} },
    lines: [{ id: line, args: {} }],
  };
}
