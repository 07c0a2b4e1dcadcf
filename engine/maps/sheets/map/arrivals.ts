/** Arrows where troops come on, with their turns. */
import { facingOf, poseAt, type Point, type Pose } from '../../../geometry';
import type { Army, Arrival, Scenario, Unit } from '../../../scenario';
import type { Inks } from '../../inks';
import { placesAround, type LabelWish } from '../../labels';
import type { Shape } from '../../scene';
import { shortUnit } from '../../short-names';
import { drawing, point, polygon } from '../../strokes';

/** Troops that come on together: at one place, in one turn. */
export interface Coming {
  readonly id: string;
  readonly side: 0 | 1;
  /** Their foot, where the arrow begins, and the way they go. */
  readonly pose: Pose;
  readonly names: readonly string[];
  readonly arrival: Arrival;
}

export function comings({ armies }: Scenario): Coming[] {
  return armies.slice(0, 2).flatMap((army, index) => comingsOf(army, index === 0 ? 0 : 1));
}

function comingsOf(army: Army, side: 0 | 1): Coming[] {
  const commands = [
    ...army.brigades.map(({ name, units }) => ({ name, units })),
    ...army.independents.map((unit) => ({ name: unit.name, units: [unit] })),
  ];
  const found = new Map<string, Coming>();
  for (const { name, units } of commands) {
    const late = units.flatMap((unit) => ('arrives' in unit.place ? [{ unit, arrival: unit.place.arrives }] : []));
    for (const { unit, arrival } of late) {
      const key = `${arrival.turn} ${arrival.at.x} ${arrival.at.y} ${arrival.needs ?? ''}`;
      const whole = late.length === units.length && late.every((one) => same(one.arrival, arrival));
      const words = whole ? name : shortUnit(unit.name);
      const known = found.get(key);
      const names = [...(known?.names ?? []).filter((one) => one !== words), words];
      const pose = poseAt(arrival.at, facingOf(arrival.heading));
      found.set(key, { id: `arrival ${side} ${key}`, side, pose, names, arrival });
    }
  }
  return [...found.values()];
}

const same = (a: Arrival, b: Arrival): boolean =>
  a.turn === b.turn && a.at.x === b.at.x && a.at.y === b.at.y && a.needs === b.needs;

/** When a unit comes on, in words; null when it stands on the table. */
export function whenOn({ place }: Pick<Unit, 'place'>): string | null {
  return 'arrives' in place ? turnWords(place.arrives) : null;
}
export const turnWords = ({ turn, needs }: Arrival): string =>
  needs === null ? `turn ${turn}` : `from turn ${turn} on ${needs}+`;

/** The arrow, `size` cm of table long, wholly on the table. */
export function arrowShape(coming: Coming, size: number, inks: Inks): Shape {
  const { edge, fill } = inks.sides[coming.side];
  const on = (x: number, y: number): Point => point(x * size, y * size);
  const outline = polygon([
    on(-0.14, 0),
    on(-0.1, 0.6),
    on(-0.3, 0.56),
    on(0, 1),
    on(0.3, 0.56),
    on(0.1, 0.6),
    on(0.14, 0),
  ]);
  return {
    kind: 'group',
    frame: coming.pose,
    tags: { kind: 'arrival', side: String(coming.side + 1) },
    shapes: [drawing([outline], { fill, stroke: edge, width: size * 0.04 })],
  };
}

/** The room an arrow takes, as a box on the table. */
export function arrowBox({ pose }: Coming, size: number): { pose: Pose; width: number; depth: number } {
  const middle = { ...pose, x: pose.x + pose.hx * size * 0.5, y: pose.y + pose.hy * size * 0.5 };
  return { pose: middle, width: size * 0.6, depth: size };
}

/** What the words at an arrow ask for. */
export function arrivalWish(coming: Coming, size: number, inks: Inks, least: number): LabelWish {
  const lettering = {
    text: `${coming.names.join(', ')}: ${turnWords(coming.arrival)}`,
    role: 'italic' as const,
    size: Math.max(1.7, least),
    spacing: 0,
    colour: inks.sides[coming.side].edge,
    halo: { colour: inks.halo, width: Math.max(0.45, least * 0.25) },
  };
  const { pose } = arrowBox(coming, size);
  return { id: coming.id, lettering, rank: 8.2, places: placesAround(lettering, pose, size * 0.8, size) };
}
