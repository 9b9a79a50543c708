/** What the prompt says: the question or what is about to be done, and one line of help. */
import type { Session } from '../../net/session';
import type { Phrase } from '../../net/types';
import { nameAt } from '../../net/seats';
import { settings } from '../../ui/settings.svelte';
import { commas, dots, has, t } from '../../words/words.svelte';
import { settled, type SaidMove, type TerrainName, type View } from './model';
import { attackOdds, idOf, short, words, type Box } from './words';

/** What is chosen of a move so far. */
interface Chosen {
  readonly armed: SaidMove | null;
  readonly picks: readonly { readonly name: string }[];
}

/** What is asked, or the move that the next tap plays. */
export function titleOf(session: Session<'death-angel'>, controls: Chosen, box: Box | null): string {
  const { armed, picks } = controls;
  const [first] = picks;
  const [what, name] = first?.name.split(':') ?? [];
  const kind = session.view.question?.kind;
  const next = what === 'marine' ? `web-da-whom-${kind}` : `web-da-where-${kind}`;
  if (!armed && first && has(next) && session.moves.length) return t(next, { name: short(name ?? '') });
  if (!armed) return t(session.position.question);
  const { move } = armed;
  const card = move.move === 'choose-action' ? box?.action(move.card) : undefined;
  return card && move.move === 'choose-action' ? t(dots([move.card, card.name])) : words(armed);
}

/** What using a Terrain card does; of a Control Panel the location says it. */
function does(view: View, terrain: TerrainName, box: Box | null): string {
  const panel = box?.code(view.location.code)?.lines.find(({ id }) => id === 'death-angel-card-panel');
  const use = box?.named('terrain', terrain)?.lines.find(({ id }) => id === 'death-angel-card-activation');
  const said = terrain === 'control-panel' ? (panel ?? use) : use;
  return said ? t(said) : '';
}

/** Why it is asked, where no card of the hand does: an event and a location on entering ask by their own words. */
function asks(view: View, kind: string, box: Box): Phrase | undefined {
  if (kind === 'event-target' && view.event)
    return box.code(view.event)?.lines.find(({ id }) => id !== 'death-angel-card-instinct');
  const here = box.code(view.location.code);
  if (!here || idOf(here, 'location') !== kind) return undefined;
  return here.lines.find(({ id }) => id === 'death-angel-card-entering');
}

/** How the mission is won: the last location says it. */
const goalOf = ({ location }: View, box: Box | null): Phrase | undefined =>
  box?.code(location.code)?.lines.find(({ id }) => id === 'death-angel-card-final');

/** With how many somebody may trade places at most: with one, a tap is enough. */
function partners(moves: Session<'death-angel'>['moves']): number {
  const counts: Record<string, number> = {};
  for (const { move } of moves) if (move.move === 'trade') counts[move.marine] = (counts[move.marine] ?? 0) + 1;
  return Math.max(0, ...Object.values(counts));
}

/** Who else is waited for, what the armed move can do, or what the server advises. */
export function helpOf(
  session: Session<'death-angel'>,
  { armed, picks }: Chosen,
  mine: boolean,
  box: Box | null,
): string {
  const { position, view, you } = session;
  const others = position.to_move.filter((seat) => seat !== you).map((seat) => nameAt(session.seats, seat));
  if (!mine && (position.result || !others.length)) return '';
  const own = view.teams.filter(({ player }) => player === you);
  if (own.length && own.every(({ marines }) => !marines.length)) return t('web-da-out');
  // The question names the one who is asked; where it is several, they are named here.
  if (!mine && (others.length > 1 || !settings.hints))
    return t(you < 0 ? 'web-watching' : 'web-waiting-for', { names: commas(others) });
  if (armed?.move.move === 'choose-action') return '';
  if (armed?.move.move === 'attack') return attackOdds(armed);
  if (armed?.move.move === 'activate') return does(view, armed.move.terrain, box);
  if (armed) return t('web-da-tap-again');
  if (!settings.hints) return '';
  const goal = view.question?.kind === 'choose-actions' && goalOf(view, box);
  if (goal) return t(goal);
  if (mine && position.advice) return t(position.advice);
  if (mine && settled(view)) return '';
  const kind = view.question?.kind;
  const effect = box && kind ? asks(view, kind, box) : undefined;
  if (effect) return t(effect);
  // How to answer is said to whoever is asked, and has not begun.
  if (!mine || picks.length) return '';
  if (kind === 'who-moves') return t('web-da-help-who-moves', { partners: partners(session.moves) });
  return kind && has(`web-da-help-${kind}`) ? t(`web-da-help-${kind}`, { count: view.question?.count ?? 0 }) : '';
}

/** Digits take a card of the hand up while cards are chosen, or another in its place; Enter then chooses it. */
export const cardKeys: Record<string, () => void> = Object.fromEntries(
  Array.from({ length: 9 }, (_, n) => [
    String(n + 1),
    () => {
      const card = document.querySelectorAll<HTMLElement>('.hand-card:not([data-look="still"])')[n];
      card?.focus();
      card?.click();
    },
  ]),
);
