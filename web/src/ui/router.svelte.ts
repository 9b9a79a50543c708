/** Paths of the application. The server answers every one of them with the same page. */

export type Route =
  | { page: 'home' }
  | { page: 'create'; game: string }
  | { page: 'table'; code: string }
  | { page: 'review'; id: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'learn'; name: string }
  | { page: 'seat'; token: string }
  | { page: 'settings' }
  | { page: 'game'; game: string; name: string; rest: string }
  | { page: 'lost' };

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const here = (): Place => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: decodeURIComponent(location.hash.slice(1)),
});

let place = $state.raw<Place>(here());

/** What lies over the page, the newest last: Back takes that away before it leads anywhere. */
const layers: { close: () => void }[] = [];
/** The steps of the history that they have, and those back that the page itself takes. */
let depth = 0;
let own = 0;
/** The address of the page, also where such a step has an older one. */
let address = location.href;

const layered = (): boolean => !!(history.state as { layer?: boolean } | null)?.layer;
// A page that is loaded anew has nothing over it.
if (layered()) history.replaceState(null, '');

addEventListener('popstate', () => {
  const top = own ? undefined : layers.pop();
  if (!own && !top) {
    place = here();
    address = location.href;
    depth = 0;
    return;
  }
  if (own) own -= 1;
  else depth -= 1;
  history.replaceState(history.state, '', address);
  top?.close();
  settle();
});

/** A layer that was closed by hand leaves no step behind. */
function settle(): void {
  if (!layered()) depth = layers.length;
  if (depth <= layers.length || own) return;
  depth -= 1;
  own += 1;
  history.back();
}

/** Something is laid over the page until the answer is called, or until Back closes it. */
export function layer(close: () => void): () => void {
  const mine = { close };
  layers.push(mine);
  if (layers.length > depth) {
    history.pushState({ layer: true }, '');
    depth += 1;
  }
  return () => {
    const at = layers.indexOf(mine);
    if (at >= 0) layers.splice(at, 1);
    // What is laid there in its place takes its step.
    setTimeout(settle);
  };
}

/** The page goes by another address from now on. */
export function rename(url: string): void {
  history.replaceState(history.state, '', url);
  address = location.href;
}

export function current(): Place {
  return place;
}

export function route(at: Place = place): Route {
  const [first, second = '', ...more] = at.path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: 'home' };
  if (first === 'games' && more[0]) return { page: 'game', game: second, name: more[0], rest: more[1] ?? '' };
  if (more.length) return { page: 'lost' };
  if (first === 'new' && second) return { page: 'create', game: second };
  if (first === 'table' && second) return { page: 'table', code: second.toUpperCase() };
  if (first === 'replay') return { page: 'review', id: second };
  if (first === 'rules') return { page: 'rules', game: second, clause: at.hash };
  if (first === 'learn') return { page: 'learn', name: second };
  if (first === 'seat' && second) return { page: 'seat', token: second };
  if (first === 'settings') return { page: 'settings' };
  return { page: 'lost' };
}

/** Read beside what one does: Back leads to where they were opened. */
const ASIDE = /^\/(settings|rules)\b/;
let opened = '/';
export const cameFrom = (): string => opened;

export function go(url: string, replace = false): void {
  if (!ASIDE.test(place.path)) opened = location.pathname + location.search;
  if (replace) rename(url);
  // Whoever goes on from a layer leaves no step behind, either.
  else if (layered()) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  address = location.href;
  place = here();
  if (!replace) scrollTo(0, 0);
}

/** Follow links inside the application without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
