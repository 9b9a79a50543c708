/**
 * Things on a board and the moves they stand for: what is lit, what a tap does, what was meant. A thing carries fields of
 * moves, the legal moves come from the server, and no rule is worked out here.
 */

export type Fields = Readonly<Record<string, unknown>>;

/** Something on the board that can be tapped or dragged. */
export interface Thing {
  /** The same from one view to the next: how it is found again and shown to others. */
  readonly name: string;
  /** The fields of the moves it stands for; several where it can play several parts. */
  readonly at: readonly Fields[];
  /** What else a move would say that is meant by it, where its kind has such a field: only for asking why not. */
  readonly means?: Fields;
  /** The move that a tap alone means, where nothing is chosen that leads to it: a laid card turns over. All else is a drag. */
  readonly tap?: Fields;
  /** Any of the moves it stands for will do: a heap. */
  readonly alike?: boolean;
  /** Only its owner sees it: others are not shown that a hand is on it, for its name says what it is. */
  readonly secret?: boolean;
}

export interface Said<M> {
  readonly move: M;
}

/** How a game likes its things to be tapped. */
export interface Manner<M> {
  /** A field that is chosen only after another: with whom a Marine trades comes after who trades. */
  readonly after?: Readonly<Record<string, string>>;
  /** Whether the one move that is left waits for a second tap, after so many: a die is thrown. */
  readonly confirm?: (move: M, taps: number) => boolean;
  /** Taps that need no choice are made beforehand. */
  readonly opens?: boolean;
  /** Which of the moves that are all alike is taken. Many hands in one heap: each reaches elsewhere. */
  readonly reach?: number;
}

/** A thing that was tapped, with the parts that it may play now. */
export interface Pick {
  readonly name: string;
  readonly at: readonly Fields[];
}

/** Whether a move has all these fields with these values. */
export const fits = (move: unknown, at: Fields): boolean => {
  const fields = move as Fields;
  for (const name in at) if (fields[name] !== at[name]) return false;
  return true;
};

const plays = (move: unknown, parts: readonly Fields[]): boolean => parts.some((at) => fits(move, at));

/** What is still possible after these taps. */
export const fitting = <T extends Said<unknown>>(moves: readonly T[], picks: readonly Pick[]): T[] =>
  moves.filter(({ move }) => picks.every(({ at }) => plays(move, at)));

/** Two that name the same field differently exclude each other. */
export const clash = (one: Fields, other: Fields): boolean => {
  for (const name in one) if (name in other && other[name] !== one[name]) return true;
  return false;
};

/** The parts that a thing may play after these taps. */
function parts(thing: Thing, picks: readonly Pick[], { after }: Manner<never>): readonly Fields[] {
  if (!after) return thing.at;
  const named = (field: string) => picks.some(({ at }) => at.some((one) => field in one));
  return thing.at.filter((at) => Object.keys(at).every((field) => !after[field] || named(after[field])));
}

/** The taps with one more that leads on; null where it leads nowhere. */
function join<M>(
  left: readonly Said<M>[],
  picks: readonly Pick[],
  thing: Thing,
  manner: Manner<M>,
): readonly Pick[] | null {
  if (picks.some(({ name }) => name === thing.name)) return null;
  const at = parts(thing, picks, manner).filter((one) => left.some(({ move }) => fits(move, one)));
  return at.length ? [...picks, { name: thing.name, at }] : null;
}

/** The taps before this one that it leaves standing: the whole of them, those it does not contradict, none. */
function* kept(picks: readonly Pick[], thing: Thing): Generator<readonly Pick[]> {
  yield picks;
  // What was tapped last is changed first.
  for (const at of [...thing.at].reverse()) {
    const rest = picks.filter((pick) => pick.name !== thing.name && !pick.at.every((one) => clash(one, at)));
    if (rest.length < picks.length) yield rest;
  }
  yield [];
}

/** The taps after one more, which may take the place of an earlier one; null where it leads nowhere at all. */
export function picked<M>(
  moves: readonly Said<M>[],
  picks: readonly Pick[],
  thing: Thing,
  manner: Manner<M>,
): readonly Pick[] | null {
  for (const before of kept(picks, thing)) {
    const next = join(fitting(moves, before), before, thing, manner);
    if (next) return next;
  }
  return null;
}

export interface Lit {
  /** What leads on from here. */
  readonly lit: ReadonlySet<string>;
  /** What can be chosen instead of something that was. */
  readonly instead: ReadonlySet<string>;
}

/** Whether a thing leads on from here, or can be chosen instead of something that was. */
export type Shines = 'lit' | 'instead' | null;

/** How a thing shines after these taps: worked out for those that are asked about. A heap has hundreds. */
export function lighting<M>(
  moves: readonly Said<M>[],
  picks: readonly Pick[],
  manner: Manner<M>,
): (thing: Thing) => Shines {
  const left = byKind(fitting(moves, picks));
  return (thing) => {
    if (picks.some(({ name }) => name === thing.name)) return null;
    if (parts(thing, picks, manner).some((at) => left(at).some(({ move }) => fits(move, at)))) return 'lit';
    return picks.length && picked(moves, picks, thing, manner) ? 'instead' : null;
  };
}

/** Moves by their kind: fields that name a kind are compared with no other. */
function byKind<T extends Said<unknown>>(moves: readonly T[]): (at: Fields) => readonly T[] {
  const kinds = new Map<unknown, T[]>();
  for (const said of moves) {
    const kind = (said.move as Fields)['move'];
    const same = kinds.get(kind);
    if (same) same.push(said);
    else kinds.set(kind, [said]);
  }
  return (at) => ('move' in at ? (kinds.get(at['move']) ?? []) : moves);
}

/** What can be tapped next. */
export function lit<M>(
  moves: readonly Said<M>[],
  things: readonly Thing[],
  picks: readonly Pick[],
  manner: Manner<M>,
): Lit {
  const shines = lighting(moves, picks, manner);
  const [on, instead] = [new Set<string>(), new Set<string>()];
  for (const thing of things) {
    const found = shines(thing);
    if (found) (found === 'lit' ? on : instead).add(thing.name);
  }
  return { lit: on, instead };
}

export interface Tap<T> {
  readonly picks: readonly Pick[];
  /** The one move that is meant. */
  readonly armed: T | null;
  /** It can be played without asking again. */
  readonly play: boolean;
}

/** A tap on a thing that can be chosen: one step further, until one move is left. */
export function tap<M, T extends Said<M>>(
  moves: readonly T[],
  things: readonly Thing[],
  picks: readonly Pick[],
  thing: Thing,
  manner: Manner<M>,
): Tap<T> {
  let now = picked(moves, picks, thing, manner) ?? [];
  let left = now.length ? fitting(moves, now) : [];
  if (thing.alike && left.length)
    return { picks: now, armed: left[(manner.reach ?? 0) % left.length] ?? null, play: true };
  // Where all that is left shares its next thing there is nothing to choose.
  while (left.length > 1) {
    const next = things.flatMap((one) => join(left, now, one, manner) ?? []).filter((pick) => !now.includes(pick));
    const only = next.length === 1 ? next[0]! : null;
    if (!only || fitting(left, [only]).length < left.length) break;
    now = [...now, only];
    left = fitting(left, now);
  }
  const armed = left.length === 1 ? left[0]! : null;
  return { picks: now, armed, play: armed !== null && !manner.confirm?.(armed.move, now.length) };
}

/** Whether a thing stands for a move, in whatever part. */
export const standsFor = (thing: Thing, move: unknown): boolean => plays(move, thing.at);

/** The tap that needs no choice, made beforehand: the only Marine who can attack. */
export function opening<M>(moves: readonly Said<M>[], things: readonly Thing[], manner: Manner<M>): readonly Pick[] {
  if (!manner.opens) return [];
  const onBoard = moves.filter(({ move }) => things.some((thing) => standsFor(thing, move)));
  if (onBoard.length < 2) return [];
  for (const thing of things) {
    const picks = join(onBoard, [], thing, manner);
    if (picks && fitting(onBoard, picks).length === onBoard.length) return picks;
  }
  return [];
}

/** Moves that no thing stands for: they are buttons. */
export const buttons = <T extends Said<unknown>>(moves: readonly T[], things: readonly Thing[]): T[] =>
  moves.filter(({ move }) => !things.some((thing) => standsFor(thing, move)));

/** The move that a tap on an unlit thing would mean, made after a legal one of its kind: the server says why not. */
export function meant<M>(moves: readonly Said<M>[], picks: readonly Pick[], thing: Thing, manner: Manner<M>): M | null {
  for (const before of kept(picks, thing)) {
    const chosen: Fields = Object.assign({}, ...before.map(({ at }) => at[0]));
    for (const at of parts(thing, before, manner)) {
      if (clash(chosen, at)) continue;
      const wish: Fields = { ...chosen, ...at };
      const like = moves.find(
        ({ move }) =>
          Object.keys(wish).every((name) => name in (move as object)) &&
          (!('move' in wish) || fits(move, { move: wish['move'] })),
      );
      if (!like) continue;
      const also = Object.entries(thing.means ?? {}).filter(([name]) => name in (like.move as object));
      return { ...like.move, ...Object.fromEntries(also), ...wish };
    }
  }
  return null;
}

/** Who took what a move wanted, if an event since then says so of somebody else: it has the fields of the thing. */
export function taker(
  steps: readonly { seat: number | null; events: readonly { event: unknown }[] }[],
  you: number,
  things: readonly Thing[],
): number | null {
  const wanted = things
    .flatMap(({ at }) => at.map(({ move: _, ...fields }) => fields))
    .filter((at) => Object.keys(at).length);
  const took = steps.filter(
    ({ seat, events }) =>
      seat !== null && seat !== you && events.some(({ event }) => wanted.some((at) => fits(event, at))),
  );
  return took.at(-1)?.seat ?? null;
}
