/** Arrows where troops come on, with their turns. */
import { facingOf, poseAt, type Point, type Pose } from '../../../engine/geometry';
import type { Army, Arrival, EntryPoint, Scenario } from '../../../engine/scenario';
import { columnLetter } from '../../map/border';
import type { Inks } from '../../map/inks';
import { labelBox, placesAround, type LabelWish } from '../../map/labels';
import type { Frame, Shape } from '../../map/scene';
import { shortUnit } from '../../map/short-names';
import { drawing, EAST, point, polygon } from '../../map/strokes';
import { arrivalWords } from '../words';

/** Troops that come on together: at one place, in one turn. */
export interface DrawnArrival {
  readonly id: string;
  /** What it is called on the map: `a`, `b` and so on. */
  readonly letter: string;
  readonly side: 0 | 1;
  /** Their foot, where the arrow begins, and the way they go. */
  readonly pose: Pose;
  readonly names: readonly string[];
  readonly arrival: Arrival;
  /** The entry point they come on by, and how many units it lets on; null without one. */
  readonly entry: string | null;
}

export function comings({ armies, entryPoints = [] }: Scenario): DrawnArrival[] {
  const all = armies.slice(0, 2).flatMap((army, index) => comingsOf(army, index === 0 ? 0 : 1));
  return all.map((coming, index) => ({
    ...coming,
    letter: columnLetter(index).toLowerCase(),
    entry: entryWords(entryPoints.find(({ id }) => id === coming.arrival.entry)),
  }));
}

function entryWords(entry: EntryPoint | undefined): string | null {
  if (!entry) return null;
  return entry.rate === undefined ? entry.name : `${entry.name}, at most ${entry.rate} a turn`;
}

type FoundArrival = Omit<DrawnArrival, 'letter' | 'entry'>;

function comingsOf(army: Army, side: 0 | 1): FoundArrival[] {
  const commands = [
    ...army.brigades.map(({ name, units }) => ({ name, units })),
    ...army.independents.map((unit) => ({ name: unit.name, units: [unit] })),
  ];
  const found = new Map<string, FoundArrival>();
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
  a.turn === b.turn && a.onCall === b.onCall && a.at.x === b.at.x && a.at.y === b.at.y && a.needs === b.needs;

/** The arrow, `size` cm of table long, wholly on the table: solid for the first side, half of it bare for the second. */
export function arrowShape(coming: DrawnArrival, size: number, inks: Inks): Shape {
  const { edge, fill, hatching } = inks.sides[coming.side];
  const on = ([x, y]: readonly [number, number]): Point => point(x * size, y * size);
  const right = [[0, 0.1], ...HALF_ARROW, [0, 1]] as const;
  const left = right.map(([x, y]) => [-x, y] as const).toReversed();
  const whole = polygon([...right, ...left].map(on));
  const ink = hatching === null ? fill : edge;
  const filled = coming.side === 0 ? whole : polygon(right.map(on));
  return {
    kind: 'group',
    frame: coming.pose,
    tags: { kind: 'arrival', side: String(coming.side + 1) },
    shapes: [
      drawing([whole], { stroke: inks.halo, width: size * 0.12, round: true }),
      drawing([whole], { fill: inks.halo }),
      drawing([filled], { fill: ink }),
      drawing([whole], { stroke: edge, width: size * 0.035 }),
    ],
  };
}
/** From the notch in its tail to its tip, to the right of its middle; shares of its length. */
const HALF_ARROW = [
  [0.17, 0],
  [0.09, 0.6],
  [0.3, 0.5],
] as const;

/** The room an arrow takes, as a box on the table. */
export function arrowBox({ pose }: DrawnArrival, size: number): { pose: Pose; width: number; depth: number } {
  const middle = { ...pose, x: pose.x + pose.hx * size * 0.5, y: pose.y + pose.hy * size * 0.5 };
  return { pose: middle, width: size * 0.6, depth: size };
}

/** What the letter of an arrow stands for. */
export const movementWords = ({ names, arrival, entry }: DrawnArrival): string =>
  [`${names.join(', ')}: ${arrivalWords(arrival)}`, ...(entry === null ? [] : [`by ${entry}`])].join(', ');

/** The letter at an arrow, which the key explains, asks for room; it may be drawn in from the edge of `room`. */
export function arrivalWish(coming: DrawnArrival, size: number, room: Frame, inks: Inks, least: number): LabelWish {
  const lettering = {
    text: coming.letter,
    role: 'roman' as const,
    size: Math.max(2.4, least * 1.4),
    spacing: 0,
    colour: inks.sides[coming.side].edge,
    halo: { colour: inks.halo, width: Math.max(0.45, least * 0.25) },
  };
  const { pose, width, depth } = arrowBox(coming, size);
  const [across, upward] = [Math.abs(pose.hy), Math.abs(pose.hx)];
  const around = placesAround(lettering, pose, width * across + depth * upward, width * upward + depth * across);
  const half = labelBox(lettering, { at: pose, toward: EAST }).width / 2 + 0.05;
  const drawnIn = around.map((place) => {
    const x = Math.max(room.west + half, Math.min(room.east - half, place.at.x));
    return { ...place, at: point(x, place.at.y), price: place.price + 0.1 };
  });
  return { id: coming.id, lettering, rank: 8.2, places: [...around, ...drawnIn] };
}
