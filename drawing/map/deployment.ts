/**
 * Where the armies may set up: each zone within a broken line and, inside it, a ribbon of its side's colour as maps were
 * tinted by hand; the ground itself stays clean.
 */
import { leftOf, signedAreaOf, type Point } from '../../engine/geometry';
import type { DeploymentZone, Scenario } from '../../engine/scenario';
import { flatOutline } from '../../engine/terrain';
import type { Inks } from './inks';
import { placeLabels, type LabelPlace, type LabelWish, type Obstruction } from './labels';
import { labelShape } from './ground-names';
import type { Frame, Lettering, Paint, Shape, Stroke } from './scene';
import { alongCourse, besideSharply, drawing, frameOf, grown, point, polygon, polyline, shifted } from './strokes';
import { tableFrame } from './border';

/** Coats of the ribbon: cm inside the border, and opacity. */
const COATS = [
  [3.4, 0.12],
  [1.7, 0.14],
] as const;
/** The sides' borders differ in their dashes as well: long ones, and long ones with dots between. */
const DASHES = [
  { dash: [1.9, 0.8] },
  { dash: [1.9, 0.75, 0.01, 0.75], round: true },
] as const satisfies readonly Paint[];
const NAME = { size: 2, spacing: 0.14 } as const;

/** The zones of both sides; their names keep off `covered` where they can. `least`: the smallest type, cm. */
export function drawDeployment(
  scenario: Scenario,
  covered: readonly Obstruction[],
  inks: Inks,
  least: number,
): Shape[] {
  const names = placeLabels(zoneWishes(scenario, inks, least), covered, grown(tableFrame(scenario.table), -0.4));
  return [...drawZones(scenario, inks), ...names.map(labelShape)];
}

/** The zones without their names. */
export const drawZones = (scenario: Scenario, inks: Inks): Shape[] =>
  zonesOf(scenario).map(({ zone, side }) => ground(zone, side, tableFrame(scenario.table), inks));

/** The borders of zones, where words are better not written. */
export const zoneObstructions = (scenario: Scenario): Obstruction[] =>
  zonesOf(scenario).flatMap(({ zone }) => {
    const flat = flatOutline(zone.outline);
    return alongCourse([...flat, ...flat.slice(0, 1)], 4).map(({ at, toward }) => ({
      box: { pose: { x: at.x, y: at.y, hx: toward.x, hy: toward.y }, width: 0.6, depth: 4 },
      price: 0.5,
    }));
  });

/** What the zones' names ask for. */
export const zoneWishes = (scenario: Scenario, inks: Inks, least: number): LabelWish[] =>
  zonesOf(scenario).map(({ zone, side }) => wishOf(zone, inks.sides[side].edge, inks, least));

const zonesOf = ({ armies }: Scenario): { readonly zone: DeploymentZone; readonly side: 0 | 1 }[] =>
  armies
    .slice(0, 2)
    .flatMap(({ deployment }, index) =>
      deployment.map((zone) => ({ zone, side: index === 0 ? (0 as const) : (1 as const) })),
    );

function ground({ id, outline }: DeploymentZone, side: 0 | 1, table: Frame, inks: Inks): Shape {
  const { fill, edge, hatching } = inks.sides[side];
  const around = flatOutline(outline);
  const flat = openedAt(table, signedAreaOf(around) < 0 ? around.toReversed() : around);
  const ribbon =
    hatching === null
      ? COATS.map(([wide, fillOpacity]) => drawing(band(flat, wide), { fill, fillOpacity }))
      : [drawing(combed(flat), { stroke: edge, width: 0.12 })];
  return {
    kind: 'group',
    frame: null,
    tags: { id, kind: 'zone', side: String(side + 1) },
    shapes: [...ribbon, drawing([polygon(flat)], { stroke: edge, width: 0.3, opacity: 0.9, ...DASHES[side] })],
  };
}

/** The table's edge is border enough: what of an outline runs along it is led round outside, where the picture is cut. */
function openedAt({ west, south, east, north }: Frame, flat: readonly Point[]): Point[] {
  const out = 5;
  const sides = [
    [({ x }: Point): boolean => x < west + 0.05, point(-out, 0)],
    [({ x }: Point): boolean => x > east - 0.05, point(out, 0)],
    [({ y }: Point): boolean => y < south + 0.05, point(0, -out)],
    [({ y }: Point): boolean => y > north - 0.05, point(0, out)],
  ] as const;
  const along = flat.map((from, index) => {
    const to = flat[(index + 1) % flat.length] ?? from;
    return sides.find(([isOn]) => isOn(from) && isOn(to))?.[1] ?? null;
  });
  return flat.flatMap((at, index): Point[] => {
    const [into, from] = [along.at(index - 1) ?? null, along[index] ?? null];
    if (into && from) return [shifted(shifted(at, into, 1), from, into === from ? 0 : 1)];
    return [...(into ? [shifted(at, into, 1)] : []), at, ...(from ? [shifted(at, from, 1)] : [])];
  });
}

const lesserSide = ({ west, south, east, north }: Frame): number => Math.min(east - west, north - south);

/** The ground within `wide` cm of a border that runs anticlockwise; of a narrow zone, within a quarter of it. */
function band(border: readonly Point[], wide: number): Stroke[] {
  const inward = Math.min(wide, lesserSide(frameOf(border)) / 4);
  const inner = besideSharply([...border, ...border.slice(0, 1)], inward, true).slice(0, -1);
  return [polygon(border), polygon(inner.toReversed())];
}

/** Where nothing is tinted, short strokes inward from the border tell its inside. */
const combed = (border: readonly Point[]): Stroke[] =>
  alongCourse([...border, ...border.slice(0, 1)], 2.7).map(({ at, toward }) =>
    polyline([at, shifted(at, leftOf(toward), 0.9)]),
  );

/** The name stands just inside the border, level. */
function wishOf({ id, name, outline }: DeploymentZone, colour: string, inks: Inks, least: number): LabelWish {
  const size = Math.max(NAME.size, least);
  const lettering: Lettering = {
    text: name,
    role: 'italic',
    size,
    spacing: NAME.spacing,
    colour,
    halo: { colour: inks.halo, width: Math.min(0.75, size * 0.26) },
  };
  const flat = flatOutline(outline);
  const { west, south, east, north } = frameOf(flat);
  const middle = point((west + east) / 2, (south + north) / 2);
  const border = alongCourse([...flat, ...flat.slice(0, 1)], 6).map(({ at }): LabelPlace => {
    const inward = 0.78;
    const place = point(
      middle.x + (at.x - middle.x) * inward,
      middle.y + (at.y - middle.y) * (1 - 2.4 / Math.max(6, north - south)),
    );
    return { at: place, toward: { x: 1, y: 0 }, price: Math.abs(at.x - middle.x) / (east - west) };
  });
  return { id, lettering, rank: 1, places: [...border, { at: middle, toward: { x: 1, y: 0 }, price: 1 }] };
}
