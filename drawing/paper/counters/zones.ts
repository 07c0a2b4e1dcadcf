/** Firing zones at their true size, to be laid before a unit; of very large ones the beginning. */
import { lengthInWords, type Cm, type LengthUnit, type RulerLimit, type RulerZone } from '../../../engine/battle';
import { cosine, fireZone, NEGLIGIBLE, outlineOfZone, sine, type Point } from '../../../engine/geometry';
import type { Frame, Shape } from '../../map/scene';
import { drawing, frameOf, point, polygon, polyline, rectangle } from '../../map/strokes';
import type { PackingArea } from '../packing';
import type { Style } from '../../map/inks';
import { BLACK, brushOf, lighter } from './brush';
import type { Cutout } from './cutouts';
import { partsOf, type BasePart } from './parts';
import { BANDS } from './sticks';
import { wordsAt, type WordFitting } from './fitted-words';

/** A zone of more parts than this is begun only: no one glues it, and a range stick laid along its edge shows the rest. */
const MOST_PARTS = 6;
const PAPER = '#efe6cf';
const ZONE = '#a5382a';
/** Of the unit's own ground, behind its front edge, cm. */
const NEAR: Cm = 0.9;

/** The ground before a unit, from its front edge on, with the bands of its weapon. */
export function zoneTemplate(
  zone: RulerZone,
  lengths: LengthUnit,
  style: Style,
  area: PackingArea,
  whole: boolean,
): Cutout[] {
  const reach = zone.limits.at(-1)?.to ?? 0;
  if (reach <= 0) return [];
  const all = partsOf(drawnZone(zone, reach, lengths, style), area);
  if (whole || all.length <= MOST_PARTS) return all;
  let begun = Math.ceil(reach) - 1;
  while (begun > 0 && !fits(frameOf(outlineTo(zone, begun)), area)) begun -= 1;
  // Of a front wider than the paper nothing can be begun on one piece.
  return begun > 0 ? partsOf(drawnZone(zone, begun, lengths, style), area) : all;
}

function fits({ west, south, east, north }: Frame, { width, height }: PackingArea): boolean {
  const [wide, high] = [east - west, north - south];
  return (wide <= width && high <= height) || (wide <= height && high <= width);
}

/** A zone as far as `reach` cm. */
function drawnZone(zone: RulerZone, reach: Cm, lengths: LengthUnit, style: Style) {
  const ring = (range: Cm): readonly Point[] => ringTo(zone, range);
  const south = southOf(zone);
  const limits = zone.limits.filter(({ to }) => to <= reach);
  const beyond = zone.limits.filter(({ to }) => to > reach);
  // From the farthest band to the nearest, each over the one before; what ends in a band has no line there.
  const bands = [...limits.map(({ to }) => to), ...(beyond.length > 0 ? [reach] : [])];
  const brush = brushOf(style, 0.02);
  const shapes: Shape[] = [
    ...bands.toReversed().flatMap((to, index): Shape[] => {
      const outline = polygon(ring(to));
      const isLimit = limits.some((limit) => limit.to === to);
      const hue = lighter(ZONE, BANDS[bands.length - 1 - index] ?? 0.82);
      return [
        ...brush.paint([outline], 'ground', hue),
        {
          kind: 'group',
          frame: null,
          tags: isLimit ? { limit: String(to) } : {},
          shapes: [drawing([outline], { stroke: BLACK, width: 0.03, ...(isLimit ? {} : { dash: [0.3, 0.2] }) })],
        },
      ];
    }),
    ...brush.paint([rectangle(-zone.width / 2, south, zone.width / 2, 0)], 'cloth', PAPER),
    drawing([polyline([point(0, 0), point(0, reach)])], { stroke: BLACK, width: 0.014, dash: [0.3, 0.2] }),
  ];
  const over = (part: BasePart): Shape[] => [
    ...titleOn(zone, south, part),
    ...limits.flatMap((limit) => limitWords(limit, lengths, zone, part)),
    ...(beyond.length > 0 ? goesOn(beyond, lengths, zone, reach) : []),
  ];
  return { id: zone.id, outline: outlineTo(zone, reach), shapes, over };
}

function ringTo({ width, depth, opening }: RulerZone, range: Cm): readonly Point[] {
  const box = { pose: { x: 0, y: -depth / 2, hx: 0, hy: 1 }, width, depth };
  return outlineOfZone(fireZone(box, opening, range));
}
const southOf = ({ depth }: RulerZone): Cm => -Math.min(NEAR, depth);
const outlineTo = (zone: RulerZone, reach: Cm): Point[] =>
  withFront(ringTo(zone, reach), zone.width / 2, southOf(zone));

/** The outline with the strip of the unit's own ground; a zone that does not reach its corners, with all about it. */
function withFront(ring: readonly Point[], half: Cm, south: Cm): Point[] {
  const isCorner = ({ x, y }: Point): boolean => Math.abs(x + half) < NEGLIGIBLE && Math.abs(y) < NEGLIGIBLE;
  if (ring.some(isCorner))
    return ring.flatMap((at) => (isCorner(at) ? [at, point(-half, south), point(half, south)] : [at]));
  const { north } = frameOf(ring);
  return [point(-half, south), point(half, south), point(half, north), point(-half, north)];
}

/** How much a zone widens to either side with each cm ahead. */
const spread = ({ opening }: RulerZone): number => sine(opening) / cosine(opening);

const fit = (size: number, width: Cm): WordFitting => ({ role: 'italic', colour: BLACK, size, width });

/** The name, and which part it is, on the unit's own ground; on parts without it in the middle of what they show. */
function titleOn({ title, width }: RulerZone, south: Cm, { frame, outline, number, many }: BasePart): Shape[] {
  const words = many === 1 ? title : `${title}, ${number} of ${many}`;
  const [west, east] = [Math.max(frame.west, -width / 2), Math.min(frame.east, width / 2)];
  if (frame.south < south + 0.1 && east - west > 1.5) {
    const look = { role: 'capitals', colour: BLACK, size: 0.42, width: (east - west) * 0.9 } as const;
    return wordsAt(words, (west + east) / 2, south / 2, look);
  }
  const { x, y } = outline.reduce((sum, at) => point(sum.x + at.x, sum.y + at.y), point(0, 0));
  const [across, up] = [x / outline.length, y / outline.length];
  const middle = point((across + (frame.west + frame.east) / 2) / 2, (up + (frame.south + frame.north) / 2) / 2);
  return wordsAt(words, middle.x, middle.y, { colour: BLACK, size: 0.3, width: (frame.east - frame.west) * 0.6 });
}

/** The name of a band below its arc, on every part that shows enough of it. */
function limitWords({ title, to }: RulerLimit, lengths: LengthUnit, zone: RulerZone, { frame }: BasePart): Shape[] {
  const middle = (Math.max(frame.west, -to * 0.7) + Math.min(frame.east, to * 0.7)) / 2;
  const x = frame.west < -2 && frame.east > 2 ? 0 : middle;
  const square = to * to - x * x;
  const y = square > 0 ? Math.sqrt(square) - 0.5 : -1;
  const clear = 2 * (zone.width / 2 + Math.max(0, y) * spread(zone) - Math.abs(x));
  const room = Math.min(frame.east - frame.west - 0.8, clear, 2 * Math.min(x - frame.west, frame.east - x));
  if (y - 0.3 < Math.max(0, frame.south) || y + 0.3 > frame.north || room < 2) return [];
  return wordsAt(`${title} ${lengthInWords(to, lengths)}`, x, y, fit(0.4, room));
}

/** Where a zone that is only begun ends. */
function goesOn(beyond: readonly RulerLimit[], lengths: LengthUnit, zone: RulerZone, reach: Cm): Shape[] {
  const list = beyond.map(({ title, to }) => `${title} ${lengthInWords(to, lengths)}`).join(', ');
  const room = (y: Cm): Cm => zone.width + 2 * y * spread(zone) - 1;
  return [
    ...wordsAt(`goes on to ${list}`, 0, reach - 1.2, fit(0.36, room(reach - 2))),
    ...wordsAt('lay the stick along the edge', 0, reach - 1.75, fit(0.3, room(reach - 2.5))),
  ];
}
