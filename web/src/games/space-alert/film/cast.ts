/** Who and what is on the stage, and where. */
import { acting, INSIDE, type View } from '../model';
import type { Whereabouts } from './effects';
import { lurking, squareAt, standing, type Geometry, type Point } from './geometry';

export interface ThreatPiece {
  key: string;
  card: string;
  number: number;
  lane: number;
  inside: boolean;
  /** Which way its name grows, so that it stays on the stage: to the left (below 0), to the right, both ways. */
  side: number;
  square: number;
  damage: number;
  hp: number;
  hidden: boolean;
  at: Point;
}
export interface IntruderPiece {
  key: string;
  card: string;
  at: Point;
}
export interface FigurePiece {
  crew: number;
  android: boolean;
  station: number;
  out: boolean;
  squad: number;
  at: Point;
}
export interface Cast extends Whereabouts {
  threats: readonly ThreatPiece[];
  intruders: readonly IntruderPiece[];
  figures: readonly FigurePiece[];
}

/** `keep`: a threat that is shown although it has just gone, so that it can be seen going. */
export function cast(view: View, g: Geometry, keep: string | null): Cast {
  const flight = view.flight;
  const threats: ThreatPiece[] = [];
  const intruders: IntruderPiece[] = [];
  const shown = flight.threats.filter(
    ({ status, card }) => status === 'in-play' || (status !== 'waiting' && card === keep),
  );
  const inLane = [0, 0, 0, 0];
  const inRoom = new Map<number, number>();
  for (const threat of shown) {
    const inside = threat.zone === INSIDE;
    const nth = inLane[threat.zone]!++;
    const at = squareAt(g, threat.zone, Math.max(1, threat.square));
    // One alone is on its lane; two stand left and right of it, so that both are seen. Inside there is no room at the right.
    const alone = shown.filter(({ zone }) => zone === threat.zone).length === 1;
    const aside = inside ? (g.tall ? -14 : -30) : alone ? 0 : (nth % 2 ? 1 : -1) * g.threat * 0.55;
    const side = inside ? -1 : threat.zone === 0 ? 1 : 0;
    threats.push({
      key: `${threat.card}${threat.number}`,
      card: threat.card,
      number: threat.number,
      lane: threat.zone,
      inside,
      side,
      square: threat.square,
      damage: threat.damage,
      hp: threat.hp,
      hidden: threat.hidden,
      at: { x: at.x + aside, y: at.y },
    });
    for (const [i, station] of threat.tokens.entries()) {
      const place = inRoom.get(station) ?? 0;
      inRoom.set(station, place + 1);
      intruders.push({ key: `${threat.card}${threat.number}.${i}`, card: threat.card, at: lurking(g, station, place) });
    }
  }
  const figures = figuresOf(view, g);
  return {
    threats,
    intruders,
    figures,
    threat: (card) =>
      (intruders.find((one) => one.card === card) ?? threats.find((one) => one.card === card))?.at ?? null,
    figure: (crew) => figures.find((one) => one.crew === crew)?.at ?? null,
  };
}

function figuresOf(view: View, g: Geometry): FigurePiece[] {
  const order = acting(view);
  const all = view.flight.crew;
  return all.map(({ station, squad, knocked_out: out }, n) => {
    const crew = order[n] ?? n;
    const here = all.filter((one) => one.station === station);
    const nth = all.slice(0, n).filter((one) => one.station === station).length;
    const android = view.crew[crew]?.android ?? false;
    return { crew, android, station, out, squad, at: standing(g, station, nth, here.length) };
  });
}
