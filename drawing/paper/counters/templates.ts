/** Templates to lay on the table: angles, and firing zones. */
import type { LengthUnit, RulerAngle, TableAids } from '../../../engine/battle';
import { facingOf, sine, cosine } from '../../../engine/geometry';
import { drawing, point, polygon, polyline } from '../../map/strokes';
import type { Style } from '../../map/inks';
import { BLACK, brushOf } from './brush';
import type { PackingArea } from '../packing';
import type { Cutout, CutoutGroup } from './cutouts';
import { wordsAt } from './fitted-words';
import { zoneTemplate } from './zones';

/** Length of the arms of an angle, cm, where the paper allows it. */
const ARM = 14;
const PAPER = '#efe6cf';

/** `wholeZones`: also of zones that take many sheets. */
export function templatesOf(
  { angles, zones }: TableAids,
  lengths: LengthUnit,
  style: Style,
  area: PackingArea,
  wholeZones: boolean,
): CutoutGroup[] {
  return [
    { heading: null, cutouts: angles.map((angle) => angleTemplate(angle, style, area)) },
    ...zones.map((zone) => ({ heading: null, cutouts: zoneTemplate(zone, lengths, style, area, wholeZones) })),
  ];
}

/** A triangle: its upright edge is laid along the unit's flank, its slanting edge shows the angle. */
function angleTemplate({ title, clause, degrees }: RulerAngle, style: Style, area: PackingArea): Cutout {
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
    marked: false,
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
      ...wordsAt(`${degrees}°`, at(0.58).x, at(0.58).y, {
        role: 'sans',
        colour: BLACK,
        size: 0.95,
        width: room * 0.6,
      }),
      ...wordsAt(title, at(0.74).x * 0.98, at(0.74).y, {
        role: 'italic',
        colour: BLACK,
        size: 0.42,
        width: room * 0.74,
      }),
      ...wordsAt(clause, at(0.8).x * 0.98, at(0.68).y, {
        role: 'sans',
        colour: BLACK,
        size: 0.19,
        width: room * 0.6,
      }),
    ],
  };
}
