/** A session at a live table: the server's positions, told as they come. */
import type { GameModule } from '../games/module';
import { staged } from '../tell/scene';
import { theatre } from '../tell/theatre';
import { PATIENCE, Timeline } from '../tell/timeline.svelte';
import { answered, attempt, toast } from '../ui/toasts.svelte';
import * as api from './api';
import { Counselling } from './counsel.svelte';
import { Guesses } from './guesses.svelte';
import type { EventOf, MoveOf, Session, Undo, ViewOf } from './session';
import { share } from './share';
import type { LiveTable, News } from './table.svelte';
import type { GameId, Position, SaidMove, Step } from './types';
import { has } from '../words/words.svelte';

export class LiveSession<G extends GameId> implements Session<G> {
  readonly away = false;
  readonly timeline: Timeline<ViewOf<G>, EventOf<G>>;
  readonly #guesses: Guesses<G>;
  readonly #counsel: Counselling<G>;
  /** The moments of the first of these are being fetched: the board stands where it was, and the others wait behind it. */
  #fetching = $state.raw<readonly News<G>[]>([]);

  /** `first`: there is a position, as long as somebody plays. */
  constructor(
    readonly live: LiveTable<G>,
    module: GameModule<G>,
    readonly first: Position<G>,
    /** Nobody is hurried: a story takes its time even where something is asked. */
    readonly unhurried = false,
  ) {
    this.timeline = new Timeline(
      module.script,
      // Whose bot plays watches, and need not tap on.
      theatre(this.game, () => this.you >= 0 && !unhurried && !this.#replaced),
    );
    this.timeline.cut(first.n, first.view);
    this.#guesses = new Guesses(module, this);
    this.#counsel = new Counselling(this.#table?.code ?? '', this);
    live.onNews.add(this.#hear);
  }

  close(): void {
    this.live.onNews.delete(this.#hear);
    this.#fetching = [];
    this.timeline.close();
  }

  #hear = (news: News<G>): void => {
    this.#guesses.arrived(news.steps.filter(({ seat }) => seat === this.you));
    if (news.kind === 'whole') {
      this.#fetching = [];
      return this.#cut(news.position);
    }
    if (news.kind === 'missed') this.#passOver();
    this.#take(news);
  };

  #take(news: News<G>): void {
    const long = news.steps.some(({ long, events }) => long && events.length);
    if (this.#fetching.length) this.#fetching = [...this.#fetching, news];
    else if (long && this.timeline.script && !this.timeline.theatre.hidden()) void this.#fetch(news);
    else this.#tell(news);
  }

  #tell({ kind, steps, scenes: all, position }: News<G>): void {
    const { n, view } = position;
    const mine = new Set(steps.filter(({ seat }) => seat === this.you).map(({ n }) => n));
    const scenes = all.map((scene) => (mine.has(scene.n) ? { ...scene, own: true } : scene));
    // Steps that meant nothing to this seat were not sent: only the number has gone on.
    const told = scenes.length || n <= this.timeline.end ? scenes : [{ n, moments: [], view }];
    if (!told.length) this.timeline.stand(view);
    else if (kind === 'new') this.timeline.tell(told, position.to_move.includes(this.you) && !this.unhurried);
    else this.timeline.pass(told);
  }

  /** Steps with very many events come without their moments: they are asked for, and told without if they do not come soon. */
  async #fetch(news: News<G>): Promise<void> {
    this.#fetching = [news];
    const first = news.steps[0]!.n - 1;
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    const asked = api.steps<G>(this.#table!.code, first, news.steps.at(-1)!.n, this.you < 0).catch(() => null);
    const steps = await Promise.race([asked, late]);
    const all = this.#fetching;
    if (all[0] !== news) return;
    this.#fetching = [];
    this.#tell(steps ? { ...news, scenes: this.#staged(steps, news) } : news);
    for (const one of all.slice(1)) this.#take(one);
  }

  #staged(steps: readonly Step<G>[], { position }: News<G>): News<G>['scenes'] {
    const [before, ...others] = steps;
    // Where it began stands on the board already.
    const scenes = staged<ViewOf<G>, EventOf<G>>(others, share(this.timeline.view, before?.view ?? undefined));
    return scenes.map((scene, i) => (i === scenes.length - 1 ? { ...scene, view: position.view } : scene));
  }

  /** Earlier steps, from this one up to where this page began to look: for winding back after a reload. */
  recall = async (first: number): Promise<void> => {
    const { timeline } = this;
    let last = first;
    while (last < timeline.end && !timeline.moments(last).length) last++;
    const steps = await attempt(api.steps<G>(this.#table!.code, first - 1, last, this.you < 0));
    if (steps) timeline.recall(staged<ViewOf<G>, EventOf<G>>(steps).filter(({ n }) => n >= first));
  };

  /** Nobody waits for the moments any more. */
  #passOver(): void {
    const all = this.#fetching;
    this.#fetching = [];
    for (const news of all) this.#tell({ ...news, kind: 'missed' });
  }

  /** Stand there without a story: what has happened since the last news was missed. */
  #cut(position: Position<G>): void {
    const from = this.timeline.end + 1;
    const lines = this.steps.flatMap(({ n, events }) =>
      n >= from ? events.filter(({ phrase }) => phrase) : [],
    ).length;
    this.timeline.cut(position.n, position.view);
    this.timeline.note({ n: from, i: 0 }, lines);
  }

  get #table() {
    return this.live.table;
  }
  get game() {
    return this.#table?.game ?? '';
  }
  get seats() {
    return this.#table?.seats ?? [];
  }
  get options() {
    return this.#table?.options ?? {};
  }
  get you(): number {
    return this.live.you?.seat ?? -1;
  }
  get position(): Position<G> {
    return this.live.position ?? this.first;
  }
  get view(): ViewOf<G> {
    return this.playing ? this.timeline.view : this.#guesses.view;
  }
  /** A bot plays for whoever sits here. */
  get #replaced(): boolean {
    return !!this.seats[this.you]?.bot;
  }
  get moves(): readonly SaidMove<G>[] {
    // Nothing is asked of whom a bot plays for.
    return this.playing || this.#replaced ? [] : this.#guesses.moves;
  }
  get sending() {
    return this.#guesses.sending;
  }
  get waiting(): boolean {
    return this.#guesses.waiting;
  }
  get seq(): number {
    return this.live.seq ?? 0;
  }
  get clocks() {
    return this.position.clocks;
  }
  get steps() {
    return this.live.steps;
  }

  get beat() {
    return this.timeline.beat;
  }
  get playing(): boolean {
    return this.#fetching.length > 0 || this.timeline.behind;
  }
  /** It is over, and the story has told it: until then nothing may give it away. */
  get over(): boolean {
    const told = !this.#fetching.length && (this.timeline.motion === 'still' || !this.timeline.behind);
    return this.position.result !== null && told;
  }
  /** Bots wait for whoever plays and is still being told. */
  tellEyes(): void {
    const { motion, place } = this.timeline;
    const shown = motion === 'story' ? place.n : this.position.n;
    if (this.you >= 0) this.live.told(shown);
  }
  skip = (): void => {
    if (this.#fetching.length) this.#passOver();
    // What stands still somewhere in the past would stay there.
    else if (this.timeline.motion === 'still') this.timeline.toEnd();
    else this.timeline.skip();
  };
  nextLine = (): void => {
    if (this.#fetching.length || this.timeline.motion === 'still') this.skip();
    else this.timeline.nextLine();
  };
  look = (n: number, i?: number): void => {
    const known = i === undefined || i < this.timeline.moments(n).length;
    if (!known || !this.timeline.seek(n, i)) void this.#fetchLook(n, i);
  };
  /** What happened before this page came is asked for. */
  async #fetchLook(n: number, i?: number): Promise<void> {
    const steps = await attempt(api.steps<G>(this.#table!.code, Math.max(0, n - 1), n, this.you < 0));
    if (!steps) return;
    const scenes = staged<ViewOf<G>, EventOf<G>>(steps).filter((scene) => scene.n === n);
    this.timeline.load(scenes, this.timeline.end);
    this.timeline.seek(n, i);
  }
  around = (before: () => void, after: () => void): void => {
    this.timeline.around(before, after);
    this.#guesses.around(before, after);
  };

  play = (move: MoveOf<G>) => {
    this.timeline.missed = null;
    // Advice goes with what is played, and does not come back when that is taken back.
    this.#counsel.drop();
    return this.#guesses.play(move, this.live.play);
  };
  ask = (move: MoveOf<G>) => this.live.ask(move);
  now = (): number => this.live.now();

  #undo = async (): Promise<void> => {
    const what = this.#last;
    // Where others have to agree, the strip says so.
    if ((await answered(this.live.undo())) && what && !this.#table?.undo)
      toast({ id: 'web-undone', args: { what } }, null, 'news');
  };
  /** What the log said of the own last move. */
  get #last() {
    const own = [...this.steps].reverse().find(({ seat }) => seat === this.you);
    const said = own?.events.find(({ phrase }) => phrase)?.phrase ?? null;
    // Whose it was needs no word to its own player.
    return said && has(`${said.id}-own`) ? { ...said, id: `${said.id}-own` } : said;
  }
  get undo(): Undo | null {
    const can = this.position.undoable && this.you >= 0 && !this.position.result && !this.#table?.undo;
    return can ? { what: this.#last, take: () => void this.#undo() } : null;
  }
  get counsel() {
    const may = this.#table?.manners.counsel && !this.#table.lesson && this.#table.phase !== 'lobby';
    return may && this.you >= 0 && !this.over ? this.#counsel : null;
  }
  /** Where somebody could see it. */
  get point() {
    const others = this.seats.some(({ kind, seat }) => kind === 'human' && seat !== this.you) || this.#table?.watchers;
    return this.you >= 0 && !this.position.muted && others ? this.live.point : null;
  }
  get pointed() {
    return this.live.pointed;
  }
  hold = (at: string | null): void => {
    if (at === null || this.point) this.live.hold(at);
  };
  get held() {
    return this.live.held;
  }
  #mark = (piece: string, at: string | null): void => void answered(this.live.mark(piece, at));
  get mark() {
    return this.you >= 0 && !this.position.muted && !this.position.result ? this.#mark : null;
  }
  get marks() {
    return this.live.marks;
  }
}
