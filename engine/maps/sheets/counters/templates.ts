/** Templates to lay on the table: angles, and firing zones at their true size. */
import type { RulerAngle, RulerZone, TableAids } from '../../../battle';
import { facingOf, fireZone, outlineOfZone, sine, cosine } from '../../../geometry';
import type { Shape } from '../../scene';
import { drawing, frameOf, point, polygon, polyline, rectangle } from '../../strokes';
import type { Style } from '../sheet';
import { BLACK, brushOf, lighter } from './brush';
import type { Area, Cutout, CutoutGroup } from './packing';
import { partsOf } from './parts';
import { BANDS } from './sticks';
import { wordsAt } from './words';

/** Length of the arms of an angle, cm, where the paper allows it. */
const ARM = 14;
/** A zone that needs more sheets than this is left to the sticks and the angles. */
const MOST_PARTS = 6;
const PAPER = '#efe6cf';
const ZONE = '#a5382a';

export function templatesOf({ angles, zones }: TableAids, style: Style, area: Area): CutoutGroup[] {
  return [
    { heading: null, cutouts: angles.map((angle) => angleTemplate(angle, style, area)) },
    ...zones.map((zone) => ({ heading: null, cutouts: zoneTemplate(zone, style, area) })),
  ];
}

/** A triangle: its upright edge is laid along the unit's flank, its slanting edge shows the angle. */
function angleTemplate({ title, clause, degrees }: RulerAngle, style: Style, area: Area): Cutout {
  const brush = brushOf(style, 0.014);
  const arm = Math.min(ARM, area.width / sine(degrees), area.height);
  const [width, height] = [arm * sine(degrees), arm];
  const spoke = (angle: number, from: number, to: number) => {
    const { x, y } = facingOf(angle);
    return polyline([point(x * from, y * from), point(x * to, y * to)]);
  };
  const arc = (radius: number) =>
    polyline(
      Array.from({ length: 31 }, (_, index) => {
        const { x, y } = facingOf((degrees * index) / 30);
        return point(x * radius, y * radius);
      }),
    );
  const triangle = polygon([point(0, 0), point(width, arm * cosine(degrees)), point(0, arm)]);
  const marks = Array.from({ length: Math.floor(degrees / 5) - 1 }, (_, index) => (index + 1) * 5);
  const middle = facingOf(degrees / 2);
  const at = (share: number) => point(middle.x * arm * share, middle.y * arm * share);
  const room = 2 * arm * sine(degrees / 2) * 0.9;
  const id = `angle ${degrees}`;
  return {
    id,
    width,
    height,
    cut: true,
    back: null,
    front: [
      {
        kind: 'group',
        frame: null,
        tags: { angle: String(degrees) },
        shapes: [...brush.paint([triangle], 'ground', PAPER), drawing([triangle], { stroke: BLACK, width: 0.03 })],
      },
      drawing(
        marks.map((angle) => spoke(angle, arm * 0.4, arm * (angle % 15 === 0 ? 0.47 : 0.44))),
        { stroke: BLACK, width: 0.02 },
      ),
      drawing([arc(arm * 0.4)], { stroke: BLACK, width: 0.025 }),
      ...wordsAt(`${degrees}°`, at(0.58).x, at(0.58).y, { colour: BLACK, size: 1, width: room * 0.6 }),
      ...wordsAt(title, at(0.74).x * 0.98, at(0.74).y, {
        role: 'italic',
        colour: BLACK,
        size: 0.42,
        width: room * 0.74,
      }),
      ...wordsAt(clause, at(0.8).x * 0.98, at(0.68).y, { colour: BLACK, size: 0.2, width: room * 0.6 }),
    ],
  };
}

/** The ground before a unit, from its front edge on, with the bands of its weapon. */
function zoneTemplate(zone: RulerZone, style: Style, area: Area): Cutout[] {
  const box = { pose: { x: 0, y: -zone.depth / 2, hx: 0, hy: 1 }, width: zone.width, depth: zone.depth };
  const outlines = zone.limits.map(({ to }) => outlineOfZone(fireZone(box, zone.opening, to)));
  const farthest = outlines.at(-1);
  if (!farthest) return [];
  const brush = brushOf(style, 0.02);
  const near = 0.9;
  const last = frameOf(farthest);
  const frame = { ...last, south: Math.min(last.south, -Math.min(near, zone.depth)) };
  const parts = partsOf(zone.id, frame, area, [
    ...outlines.toReversed().flatMap((outline, index): Shape[] => [
      ...brush.paint([polygon(outline)], 'ground', lighter(ZONE, BANDS[outlines.length - 1 - index] ?? 0.82)),
      {
        kind: 'group',
        frame: null,
        tags: { limit: String(zone.limits[outlines.length - 1 - index]?.to ?? 0) },
        shapes: [drawing([polygon(outline)], { stroke: BLACK, width: 0.03 })],
      },
    ]),
    ...brush.paint([rectangle(-zone.width / 2, frame.south, zone.width / 2, 0)], 'cloth', PAPER),
    drawing([polyline([point(0, 0), point(0, zone.limits.at(-1)?.to ?? 0)])], {
      stroke: BLACK,
      width: 0.014,
      dash: [0.3, 0.2],
    }),
    ...zone.limits.flatMap(({ title, to }) =>
      wordsAt(`${title} ${to} cm`, 0, to - 0.5, {
        role: 'italic',
        colour: BLACK,
        size: 0.4,
        width: zone.width + to * 0.5,
      }),
    ),
    ...wordsAt(zone.title, 0, frame.south / 2, {
      role: 'capitals',
      colour: BLACK,
      size: 0.42,
      width: zone.width * 0.9,
    }),
  ]);
  return parts.length > MOST_PARTS ? [] : parts;
}
