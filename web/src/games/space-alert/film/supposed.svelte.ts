/** A flight as it would have been: a session of its own, that can be watched like the real one. */
import { no } from '../../../net/answer';
import type { Session } from '../../../net/session';
import type { Position, Replay, SpaceAlert } from '../../../net/types';
import { staged } from '../../../tell/scene';
import { theatre } from '../../../tell/theatre';
import { Timeline } from '../../../tell/timeline.svelte';
import type { Event, View } from '../model';
import { filmLasts, isFilm } from './script';

export interface Supposed {
  session: Session<'space-alert'>;
  /** Where it branches: all cards lie open. */
  plans: View;
  outcome: SpaceAlert.FlightView['outcome'];
  turn: number;
  score: SpaceAlert.Score | null;
}

const refuse = () => Promise.resolve(no({ id: 'web-review-only', args: {} }));

/** Makes what the server answers into a session, with the people of the real one. */
export const supposing =
  (real: Session<'space-alert'>) =>
  (answer: Replay<'space-alert'>): Supposed => {
    const timeline = new Timeline<View, Event>(
      { lasts: filmLasts, film: isFilm },
      theatre<'space-alert'>('space-alert'),
    );
    const scenes = staged<View, Event>(answer.steps);
    timeline.load(scenes, 1);
    timeline.seek(1);
    const [begins, ends] = answer.steps;
    const { view: plans } = scenes[0]!;
    const { view } = scenes[1]!;
    // The flight begins with the end of planning, as in the real one.
    const opening: SpaceAlert.ActionRoundOver = { event: 'action-round-over', early: false, mission: '' } as never;
    const steps = [
      { seq: 0, n: 0, at: 0, seat: null, events: [{ event: opening, phrase: null }] },
      { seq: 1, n: 1, at: 0, seat: null, events: ends!.events },
    ];
    const position: Position<'space-alert'> = {
      n: 1,
      view,
      to_move: [],
      question: begins!.question,
      moves: [],
      advice: null,
      panels: null,
      origin: 0,
      stopped: 0,
      clocks: [],
      muted: false,
      undoable: false,
      result: null,
    };
    const session: Session<'space-alert'> = {
      game: real.game,
      seats: real.seats,
      you: real.you,
      options: real.options,
      position,
      moves: [],
      sending: [],
      waiting: false,
      steps,
      away: true,
      clocks: [],
      held: {},
      hold: () => undefined,
      marks: {},
      mark: null,
      undo: null,
      point: null,
      pointed: null,
      play: refuse,
      ask: refuse,
      now: () => 0,
      timeline,
      skip: timeline.skip,
      nextLine: timeline.skip,
      look: (n, i) => void timeline.seek(n, i),
      around: (before, after) => timeline.around(before, after),
      get view() {
        return timeline.view;
      },
      get beat() {
        return timeline.beat;
      },
      get playing() {
        return timeline.telling;
      },
    };
    const { outcome, turn } = view.flight;
    return { session, plans, outcome, turn, score: view.score };
  };
