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
addEventListener('popstate', () => (place = here()));

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
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
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
