/** The hand on the film: play, stop, wind. Whoever winds it or has stopped it looks at it alone, and the table waits. */
import type { Session } from '../../../net/session';
import type { Place } from '../../../tell/scene';
import { atOrBefore, type Flight, type Told } from './flight';

export class Winder {
  held = $state(false);

  constructor(
    readonly session: Session<'space-alert'>,
    readonly flight: () => Flight | null,
  ) {}

  get running(): boolean {
    const { away, timeline } = this.session;
    return away ? timeline.running : !this.held;
  }

  toggle = (): void => {
    const { away, timeline } = this.session;
    if (away) return timeline.toggle();
    this.held = !this.held;
    if (this.held) timeline.pause();
    else if (timeline.behind) timeline.play();
  };

  wind(deed: () => unknown): void {
    this.held = !this.session.away;
    deed();
  }

  step = (): void => this.wind(this.session.timeline.stepMoment);
  back = (): void => this.wind(this.session.timeline.backMoment);
  seek = (to: Place): void => this.wind(() => this.session.timeline.seek(to.n, to.i));

  toTurn = (way: 1 | -1): void => {
    const { place } = this.session.timeline;
    const all = this.flight()?.turns ?? [];
    const now = all.filter((one) => atOrBefore(one, place)).at(-1);
    const at = now ? all.indexOf(now) : -1;
    // Back goes to the beginning of this turn first.
    const begun = now && (now.n !== place.n || now.i !== place.i);
    const to = way > 0 ? all[at + 1] : begun ? now : all[at - 1];
    if (to) this.seek(to);
  };

  /** It has ended: play it from its first turn. */
  again = (): void => {
    const first = this.flight()?.turns[0];
    if (!first) return;
    this.seek(first);
    this.toggle();
  };

  /** Play the turn in which this happened, from its cards on. */
  see = (one: Told): void => {
    this.seek(this.flight()?.turns.find(({ turn }) => turn === one.turn) ?? one);
    this.toggle();
  };
}
