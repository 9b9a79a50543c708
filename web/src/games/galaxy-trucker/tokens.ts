/** What specialists have laid on a component, as symbols of the sheet over its drawing. */
import type { Ship, Square } from './model';
import type { Use } from './tile';

const SIDED: Readonly<Record<string, string>> = {
  cap: 'gt-side-capped',
  pipe: 'gt-side-pipe',
  join: 'gt-side-weld',
  plating: 'gt-side-plated',
};
const WHOLE: Readonly<Record<string, string>> = {
  turret: 'gt-token-turret',
  wireless: 'gt-token-wireless',
  man: 'gt-astronaut',
  'marker-blue-goods': 'gt-goods-blue',
  'marker-red-goods': 'gt-goods-red',
  'marker-human': 'gt-astronaut',
  'marker-alien': 'gt-alien-brown',
  'marker-battery': 'gt-charge',
};
const CORNER = 'translate(42 0) scale(.34)';

export function tokens(ship: Ship, square: Square): Use[] {
  const laid = ship.overlays.flatMap(({ token, square: at, side, other }): Use[] => {
    if (at !== square && other !== square) return [];
    const on = at === square ? side : (side + 2) % 4;
    if (SIDED[token]) return [{ name: SIDED[token], transform: `rotate(${on * 90} 32 32)` }];
    const name = WHOLE[token] ?? (token.startsWith('part-') ? 'gt-token-spare-part' : null);
    return name && at === square ? [{ name, transform: CORNER }] : [];
  });
  const wired = ship.wires.some((pair) => pair.includes(square));
  return wired ? [...laid, { name: WHOLE['wireless']!, transform: CORNER }] : laid;
}
