/** What a flight's board draws of the moment that is shown: the card's story, the dice, who walks where. */
import type { Session } from '../../../net/session';
import type { Event, Square } from '../model';
import { squareOf } from '../model';
import type { HitKind, SideName } from './model';
import { cardStory, incoming, toldSince, type CardStory, type Roll } from './story';

type Flown = Session<'galaxy-trucker'>;

/** A hit that a question is about, for whoever comes after the dice fell. */
function known(session: Flown, story: CardStory | null): Roll | null {
  const roll = story?.rolls.at(-1);
  if (roll) return roll;
  const hit = incoming(session.view.flight?.agenda ?? []);
  if (!hit) return null;
  const line = hit.side === 'front' || hit.side === 'rear' ? hit.target % 100 : Math.floor(hit.target / 100);
  const strike = { line, target: hit.target, outcome: 'coming', by: null, lost: [] } as const;
  return made(hit.hit, hit.side, line, hit.seat, { ...strike, lost: [] });
}

const made = (hit: HitKind, side: SideName, line: number, seat: number, strike: Roll['strikes'][number]): Roll => ({
  hit,
  side,
  dice: [],
  line,
  at: [seat],
  strikes: { [seat]: strike },
});

export interface Flying {
  story: CardStory | null;
  roll: Roll | null;
}

export function flown(session: Flown): Flying {
  const { timeline, view, beat } = session;
  if (!view.flight?.card) return { story: null, roll: null };
  const place = beat ? timeline.place : { n: session.position.n, i: Infinity };
  const story = cardStory(toldSince(session.steps, place));
  const mine = story?.card === view.flight.card ? story : null;
  // The card is done: nothing flies any more.
  const done = !beat && view.flight.agenda.at(-1)?.step === 'stay-or-leave';
  return { story: mine, roll: done ? null : known(session, mine) };
}

/** The step an intruder takes next: it has been told already, and there is no choice in it. */
export function nextStep(session: Flown, seat: number): Square | null {
  const { beat, timeline } = session;
  if (!beat) return null;
  const rest: { event: Event }[] = timeline.moments(beat.n).slice(beat.i + 1);
  for (const { event } of rest) {
    if (event.event === 'intruder-stepped') return event.seat === seat ? squareOf(event.row, event.column) : null;
    if (event.event === 'intruder-killed' || event.event === 'intruder-left') return null;
  }
  return null;
}
