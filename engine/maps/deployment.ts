/** Where the armies may set up: each zone bordered and lightly hatched in its side's ink, with its name. */
import type { DeploymentZone, Scenario } from '../scenario';
import { flatOutline } from '../terrain';
import type { Inks } from './inks';
import { placeLabels, type LabelPlace, type LabelWish, type Obstruction } from './labels';
import { labelShape } from './names';
import { rowsInside } from './outlines';
import type { Lettering, Shape } from './scene';
import { alongCourse, drawing, frameOf, grown, point, polygon, polyline } from './strokes';
import { tableFrame } from './border';

const HATCHING = [point(Math.SQRT1_2, Math.SQRT1_2), point(Math.SQRT1_2, -Math.SQRT1_2)] as const;
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
  zonesOf(scenario).map(({ zone, side }) => ground(zone, side, inks));

/** What the zones' names ask for. */
export const zoneWishes = (scenario: Scenario, inks: Inks, least: number): LabelWish[] =>
  zonesOf(scenario).map(({ zone, side }) => wishOf(zone, inks.sides[side].edge, inks, least));

const zonesOf = ({ armies }: Scenario): { readonly zone: DeploymentZone; readonly side: 0 | 1 }[] =>
  armies
    .slice(0, 2)
    .flatMap(({ deployment }, index) =>
      deployment.map((zone) => ({ zone, side: index === 0 ? (0 as const) : (1 as const) })),
    );

function ground({ id, outline }: DeploymentZone, side: 0 | 1, inks: Inks): Shape {
  const { fill, edge } = inks.sides[side];
  const flat = flatOutline(outline);
  const hatching = rowsInside(flat, 3.2, HATCHING[side]).map((row) => polyline(row));
  return {
    kind: 'group',
    frame: null,
    tags: { id, kind: 'zone', side: String(side + 1) },
    shapes: [
      drawing([polygon(flat)], { fill, fillOpacity: 0.06 }),
      drawing(hatching, { stroke: edge, width: 0.09, opacity: 0.4 }),
      drawing([polygon(flat)], { stroke: edge, width: 0.3, dash: [1.8, 0.8], opacity: 0.9 }),
    ],
  };
}

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
