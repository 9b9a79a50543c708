/** A session in a record: one moment after the other, and nothing can be played. */
import type { Director } from '../tell/director.svelte';
import { no } from './answer';
import type { EventOf, Session, ViewOf } from './session';
import type { GameId, Position, ReplayInfo, ReplayStep, SeatInfo, Step } from './types';

interface Moment<G extends GameId> {
  info: ReplayInfo<G>;
  names: readonly string[];
  /** The seat that is looked from. */
  seat: number;
  step: ReplayStep<G>;
  director: Director<ViewOf<G>, EventOf<G>> | null;
  steps: readonly Step<G>[];
}

const positionOf = <G extends GameId>(step: ReplayStep<G>): Position<G> => ({
  n: step.n,
  view: step.view,
  to_move: step.to_move,
  question: step.question,
  moves: [],
  panels: step.panels,
  origin: 0,
  stopped: step.at,
  clocks: [],
  muted: false,
  undoable: false,
  result: step.result,
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

export function reviewSession<G extends GameId>(moment: () => Moment<G>): Session<G> {
  const position = $derived(positionOf(moment().step));
  const seats = $derived(moment().names.map(seated));
  const director = () => moment().director;
  return {
    away: true,
    moves: [],
    undo: null,
    point: null,
    pointed: null,
    play: refuse,
    ask: refuse,
    now: () => 0,
    skip: () => director()?.skip(),
    around: (before, after) => director()?.around(before, after),
    get game() {
      return moment().info.game;
    },
    get options() {
      return moment().info.options;
    },
    get seats() {
      return seats;
    },
    get you() {
      return moment().seat;
    },
    get position() {
      return position;
    },
    get view() {
      return director()?.view ?? position.view;
    },
    get steps() {
      return moment().steps;
    },
    get beat() {
      return director()?.beat ?? null;
    },
    get playing() {
      return director()?.playing ?? false;
    },
  };
}
