/** A session in a record: any moment of it, and nothing can be played. */
import type { Reel } from '../tell/reel.svelte';
import { no, type Answer } from './answer';
import type { MoveOf, Session, ViewOf } from './session';
import type { Choices, GameId, Position, ReplayStep, SaidMove, SeatInfo, Step } from './types';

const positionOf = <G extends GameId>(step: ReplayStep<G>, view: ViewOf<G>): Position<G> => ({
  n: step.n,
  view,
  to_move: step.to_move,
  question: step.question,
  moves: [],
  advice: null,
  panels: step.panels ?? null,
  origin: 0,
  stopped: step.at,
  clocks: [],
  muted: false,
  undoable: false,
  result: step.result,
});

const stepOf = <G extends GameId>(step: ReplayStep<G>): Step<G> => ({
  seq: step.n,
  n: step.n,
  at: step.at,
  seat: step.seat,
  events: step.events,
});

const seated = (name: string, seat: number): SeatInfo => ({
  seat,
  kind: 'human',
  name,
  bot: null,
  ready: true,
  host: false,
  here: true,
});

const refuse = () => Promise.resolve(no({ id: 'web-review-only', args: {} }));

/** A decision that is tried again. */
export interface Tried<G extends GameId> {
  readonly on: boolean;
  readonly moves: readonly SaidMove<G>[];
  readonly choices: Choices<G> | null;
  play(move: MoveOf<G>): Promise<Answer>;
}

/** Of a reel that is open: there is a step on the board. */
export function reviewSession<G extends GameId>(
  reel: Reel<G>,
  names: () => readonly string[],
  tried: Tried<G> | null = null,
): Session<G> {
  const { timeline } = reel;
  let last: Position<G> | null = null;
  const position = $derived.by(() => {
    const step = reel.here;
    const view = reel.viewAfter(timeline.place.n);
    last = step && view ? positionOf(step, view) : last;
    return tried?.on ? { ...last!, advice: tried.choices?.advice ?? null } : last!;
  });
  const seats = $derived(names().map(seated));
  const steps = $derived([...reel.steps.values()].sort((a, b) => a.n - b.n).map(stepOf));
  return {
    away: true,
    sending: [],
    waiting: false,
    clocks: [],
    held: {},
    hold: () => undefined,
    marks: {},
    mark: null,
    undo: null,
    point: null,
    pointed: null,
    play: (move) => (tried?.on ? tried.play(move) : refuse()),
    ask: refuse,
    now: () => 0,
    timeline,
    skip: timeline.skip,
    nextLine: timeline.nextLine,
    look: (n, i) => reel.seek(n, i),
    around: (before, after) => timeline.around(before, after),
    game: reel.info.game,
    options: reel.info.options,
    get moves() {
      return tried?.moves ?? [];
    },
    get seats() {
      return seats;
    },
    get you() {
      return reel.seat;
    },
    get position() {
      return position;
    },
    get view() {
      return timeline.view;
    },
    get steps() {
      return steps;
    },
    get beat() {
      return timeline.beat;
    },
    get playing() {
      return timeline.telling;
    },
  };
}
