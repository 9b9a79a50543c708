/** The server's REST side. Every refusal comes as a Problem, which says in words what is wrong. */
import type {
  Advice,
  CardText,
  Choices,
  Counsel,
  CreateTable,
  GameId,
  Games,
  Home,
  LessonBrief,
  LessonPlan,
  Manners,
  Me,
  Problem,
  Replay,
  ReplayInfo,
  ReplayStep,
  Rules,
  SeatLink,
  Seated,
  Step,
  TableInfo,
  Tale,
  Tried,
  Verdict,
  WhatIf,
} from './types';

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason.id);
  }
}

const OFFLINE: Problem = { status: 0, reason: { id: 'web-offline', args: {} }, clause: null, line: null };

/** What the server answers; a refusal is thrown. */
async function send(method: string, address: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : body instanceof Blob ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused(OFFLINE);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(
    problem?.reason ? problem : { ...OFFLINE, status: answer.status, reason: { id: 'web-trouble', args: {} } },
  );
}

async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
  const answer = await send(method, address, body);
  try {
    const text = await answer.text();
    return (text ? JSON.parse(text) : null) as T;
  } catch {
    throw new Refused(OFFLINE); // it broke off
  }
}

const call = <T>(method: string, path: string, body?: unknown) => ask<T>(method, `/api${path}`, body);

const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let known: Promise<T> | null = null;
  return () =>
    (known ??= load().catch((error: unknown) => {
      known = null;
      throw error;
    }));
};

const memo = <T>(load: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const known = new Map<string, () => Promise<T>>();
  return (key) => {
    if (!known.has(key))
      known.set(
        key,
        once(() => load(key)),
      );
    return known.get(key)!();
  };
};

export const home = once(() => call<Home>('GET', '/games'));
export const me = () => call<Me>('GET', '/me');
export const setName = (name: string) => call<Me>('PUT', '/me', { name });

export const createTable = (wish: Partial<CreateTable> & { game: string }) => call<Seated>('POST', '/tables', wish);
export const lookAt = (code: string) => call<Seated>('GET', `/tables/${code}`);
const at = (code: string, what: string, body: unknown = {}) => call<Seated>('POST', `/tables/${code}/${what}`, body);
export const sit = (code: string, name?: string, seat?: number) => at(code, 'sit', { name, seat });
export const leave = (code: string) => at(code, 'leave');
export const setReady = (code: string, ready: boolean) => at(code, 'ready', { ready });
export const setBot = (code: string, seat: number, bot: string | null) => at(code, 'bot', { seat, bot });
/** The bot that takes a seat of this table: the one it agreed on, or the strongest. */
export const standInOf = async ({ game, manners }: TableInfo): Promise<string> =>
  manners.bots || (await home()).games.find(({ id }) => id === game)?.bots[0] || 'random';
/** What a bot would do in the own seat. */
export const counsel = <G extends GameId>(code: string) => call<Counsel<G>>('GET', `/tables/${code}/counsel`);
/** Ask the host for a bot's seat, or (null) no longer. */
export const askForSeat = (code: string, seat: number | null, name?: string) => at(code, 'ask', { seat, name });
export const letIn = (code: string, ask: number, agree: boolean) => at(code, 'let-in', { ask, agree });
export const passHost = (code: string, seat: number) => at(code, 'host', { seat });
export const removeSeat = (code: string, seat: number) => at(code, 'remove', { seat });
export const change = (code: string, what: { options?: Record<string, unknown>; manners?: Manners; seats?: number }) =>
  at(code, 'change', what);
export const start = (code: string, fill = true) => at(code, 'start', { fill });
export const rematch = (code: string) => at(code, 'rematch');
export const seatLink = (code: string) => call<SeatLink>('POST', `/tables/${code}/link`, {});
export const claim = (token: string) => call<Seated>('POST', '/claim', { token });

/** Steps of a running game with the moments of all but the first, as the own seat or (`watch`) a spectator saw them. */
export const steps = <G extends GameId>(code: string, first: number, last: number, watch: boolean) =>
  call<Step<G>[]>('GET', `/tables/${code}/steps?first=${first}&last=${last}&moments=true&watch=${watch}`);

export const lessons = once(() => call<LessonBrief[]>('GET', '/lessons'));
export const lesson = (id: string) => call<LessonPlan>('GET', `/lessons/${id}`);
/** To the table of a lesson: where it was left, or from its beginning. */
export const learn = (id: string, name: string, anew = false) => call<Seated>('POST', `/lessons/${id}`, { name, anew });

export const replay = (id: string) => call<ReplayInfo>('GET', `/replays/${id}`);
/** All steps that are asked for, in as many answers as it takes. */
export const replaySteps = async <G extends GameId>(
  id: string,
  seat: number,
  first: number,
  last: number,
  { panels = false, moments = false }: { panels?: boolean; moments?: boolean },
): Promise<{ steps: readonly ReplayStep<G>[] }> => {
  const ask = (from: number) =>
    call<Replay<G>>(
      'GET',
      `/replays/${id}/steps?seat=${seat}&first=${from}&last=${last}&panels=${panels}&moments=${moments}`,
    );
  let page = await ask(first);
  let steps = page.steps;
  while (page.more) {
    page = await ask(steps.at(-1)!.n);
    // The one they go on from is here already.
    steps = [...steps, ...page.steps.slice(1)];
  }
  return { steps };
};
/** A finished game as a story. */
export const tale = (id: string, seat: number) => call<Tale>('GET', `/replays/${id}/tale?seat=${seat}`);
/** What a seat could have played there. */
export const choices = <G extends GameId>(id: string, seat: number, n: number) =>
  call<Choices<G>>('GET', `/replays/${id}/choices?seat=${seat}&n=${n}`);
/** A move that is tried again there, beside what was played. */
export const verdict = <G extends GameId>(id: string, tried: Tried<G>) =>
  call<Verdict<G>>('POST', `/replays/${id}/verdict`, tried);
export const playOn = (id: string, n: number, seat: number, name: string) =>
  call<Seated>('POST', `/replays/${id}/play-on`, { n, seat, name });
/** A finished game told otherwise: where it branches, and all that would have come of it. */
export const whatIf = <G extends GameId>(id: string, asked: WhatIf<G>) =>
  call<Replay<G>>('POST', `/replays/${id}/what-if`, asked);
/** What the coach says of a finished game. */
export const advice = (id: string, branch: number, deep: boolean) =>
  call<Advice>('GET', `/replays/${id}/advice?branch=${branch}&deep=${deep}`);
export const uploadRecord = (file: Blob) => call<ReplayInfo>('POST', '/replays', file);
export const recordPath = (id: string) => `/api/replays/${id}/record`;

/** What a language says, of the games too that other packages brought; nothing where there is no such language. */
export const catalogue = (language: string): Promise<string> =>
  fetch(`/api/locale/${language}`).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );

type Tools<G extends GameId> = Games[G]['tools'];
type Part<T, K extends string> = T extends Record<K, infer V> ? V : never;

/** What the server has at an address of a game's own. */
export const get = <T>(path: string) => call<T>('GET', path);

/** What a game answers beside its tables; nothing is kept of it. */
export const tool = <G extends GameId, N extends keyof Tools<G> & string>(
  game: G,
  name: N,
  asked: Part<Tools<G>[N], 'takes'>,
) => call<Part<Tools<G>[N], 'gives'>>('POST', `/tools/${game}/${name}`, asked);

/** What a game answers about a table's own game, in play or over: nothing but what the table has seen. */
export const lookBack = <G extends GameId, N extends keyof Games[G]['lookbacks'] & string>(
  id: string,
  name: N,
  asked: Part<Games[G]['lookbacks'][N], 'takes'>,
) => call<Part<Games[G]['lookbacks'][N], 'gives'>>('POST', `/replays/${id}/lookback/${name}`, asked);

/** An answer that is a file. */
export const toolFile = <G extends GameId, N extends keyof Tools<G> & string>(
  game: G,
  name: N,
  asked: Part<Tools<G>[N], 'takes'>,
): Promise<Blob> => send('POST', `/api/tools/${game}/${name}`, asked).then((answer) => answer.blob());

const rulesOf = memo((key) => call<Rules>('GET', `/rules/${key}`));
export const rules = (game: string, language: string) => rulesOf(`${game}?language=${language}`);

/** What lies in a game's box, of a game of another package too: its address changes with what is in it. */
const boxOf = memo(async (game) => {
  const info = (await home()).games.find((one) => one.id === game);
  if (!info) throw new Refused({ ...OFFLINE, status: 404, reason: { id: 'web-trouble', args: {} } });
  return ask<{ cards: CardText[] }>('GET', info.box);
});
export const box = <G extends GameId>(game: G) => boxOf(game) as Promise<Games[G]['box']>;
export const cards = async (game: string) => (await boxOf(game)).cards;
