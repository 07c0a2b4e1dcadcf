/** The names of the ground: which face and size each kind has, and where it would like to stand. */
import { leftOf, pointInPolygon, type Point } from '../geometry';
import type { Ground, GroundArea, GroundLine } from '../terrain';
import type { Inks } from './inks';
import { placesAround, type LabelPlace, type LabelWish, type PlacedLabel } from './labels';
import { letterWidths, widthOf } from './lettering';
import type { FontRole, Frame, Lettering, Shape, Spot } from './scene';
import { alongCourse, frameOf, grown, lengthOf, point, shifted } from './strokes';

interface Face {
  readonly role: FontRole;
  readonly size: number;
  readonly spacing: number;
  readonly rank: number;
}
const FACES = {
  village: { role: 'capitals', size: 3.2, spacing: 0.12, rank: 9 },
  hill: { role: 'roman', size: 3, spacing: 0.55, rank: 8 },
  water: { role: 'italic', size: 2.3, spacing: 0.3, rank: 6 },
  area: { role: 'italic', size: 2.25, spacing: 0.12, rank: 5 },
  crossing: { role: 'italic', size: 1.7, spacing: 0.05, rank: 4 },
  road: { role: 'italic', size: 1.6, spacing: 0.05, rank: 3 },
} as const satisfies Record<string, Face>;

/** `least` is the smallest type that can be read where the map is shown, cm. */
function letter(text: string, face: Face, colour: string, inks: Inks, scale: number, least: number): Lettering {
  const size = Math.max(face.size * scale, least);
  return {
    text,
    role: face.role,
    size,
    spacing: face.spacing * scale,
    colour,
    halo: { colour: inks.halo, width: Math.min(0.75, size * 0.26) },
  };
}

/** What every named feature asks for, in type of at least `least` cm. */
export function groundWishes(ground: Ground, inks: Inks, least = 0): LabelWish[] {
  const places = villageWishes(ground, inks, 1, least * 1.15);
  const areas = ground.areas.flatMap((area): LabelWish[] => areaWish(area, inks, least));
  const lines = ground.lines.flatMap((line): LabelWish[] => lineWish(line, inks, least));
  const crossings = ground.scenario.terrain.flatMap((feature): LabelWish[] => {
    if ((feature.kind !== 'bridge' && feature.kind !== 'ford') || feature.name === null) return [];
    const lettering = letter(feature.name, FACES.crossing, inks.ink, inks, 1, least);
    const around = placesAround(lettering, feature.at, feature.width + 5, feature.width + 3);
    return [{ id: feature.id, lettering, rank: FACES.crossing.rank, places: around }];
  });
  return [...places, ...areas, ...lines, ...crossings];
}

/** The names of villages and towns, `scale` times as large as on the plan. */
export function villageWishes(ground: Ground, inks: Inks, scale: number, least = 0): LabelWish[] {
  return ground.scenario.terrain.flatMap((feature): LabelWish[] => {
    if (feature.kind !== 'bua' || feature.name === null) return [];
    const blocks = ground.blocks.filter(({ bua }) => bua === feature.id);
    if (blocks.length === 0) return [];
    const lettering = letter(feature.name, FACES.village, inks.ink, inks, scale, least);
    const all = grown(frameOf(blocks.map(({ box }) => box.pose)), (blocks[0]?.box.width ?? 12) / 2);
    const whole = around(lettering, all);
    const single = blocks.flatMap(({ box }) =>
      placesAround(lettering, box.pose, box.width, box.depth).map((place) => ({ ...place, price: place.price + 0.4 })),
    );
    return [{ id: feature.id, lettering, rank: FACES.village.rank, places: [...whole, ...single] }];
  });
}

const around = (lettering: Lettering, { west, south, east, north }: Frame): LabelPlace[] =>
  placesAround(lettering, point((west + east) / 2, (south + north) / 2), east - west, north - south);

function areaWish(area: GroundArea, inks: Inks, least: number): LabelWish[] {
  const { feature, kind, id, outline } = area;
  if (feature.name === null || kind === 'river' || kind === 'stream') return [];
  const face = kind === 'hill' ? FACES.hill : FACES.area;
  const colour = kind === 'pond' || kind === 'marsh' ? inks.waterInk : inks.ink;
  const lettering = letter(feature.name, face, colour, inks, 1, least);
  const inside = kind === 'wood' || kind === 'pond' || kind === 'orchard' ? [] : placesWithin(area, lettering);
  const outside = around(lettering, frameOf(outline)).map((place) =>
    kind === 'hill' ? { ...place, price: place.price + 4 } : place,
  );
  return [{ id, lettering, rank: face.rank, places: [...inside, ...outside] }];
}

/** Places over an area, dearer away from its upper middle. */
function placesWithin({ outline, centre }: GroundArea, lettering: Lettering): LabelPlace[] {
  const { west, south, east, north } = frameOf(outline);
  const half = widthOf(lettering) / 2;
  const places: LabelPlace[] = [];
  for (let row = -3; row <= 3; row += 1) {
    for (let column = -3; column <= 3; column += 1) {
      const at = point(centre.x + (column * (east - west)) / 8, centre.y + ((row + 0.4) * (north - south)) / 8);
      const ends = [point(at.x - half * 0.8, at.y), at, point(at.x + half * 0.8, at.y)];
      const outer = ends.filter((end) => !pointInPolygon(end, outline)).length;
      const price = Math.abs(column) * 0.3 + Math.abs(row) * 0.25 + outer * 0.8;
      places.push({ at, toward: { x: 1, y: 0 }, price });
    }
  }
  return places;
}

function lineWish(line: GroundLine, inks: Inks, least: number): LabelWish[] {
  const { kind, feature, id } = line;
  if (feature.name === null) return [];
  if (kind === 'road') {
    const lettering = letter(feature.name, FACES.road, inks.ink, inks, 1, least);
    return [{ id, lettering, rank: FACES.road.rank, places: placesAlong(line, lettering, line.width * 0.31 + 0.9) }];
  }
  if (kind !== 'river' && kind !== 'stream') return [];
  const fits = line.width >= 4.5;
  const face = { ...FACES.water, size: fits ? Math.min(FACES.water.size, line.width * 0.38) : 1.8 };
  const lettering = letter(feature.name, face, inks.waterInk, inks, 1, least);
  const inWater: Lettering = { ...lettering, halo: null };
  return [
    {
      id,
      lettering: fits ? inWater : lettering,
      rank: face.rank,
      places: placesAlong(line, lettering, fits ? 0 : line.width / 2 + 1.4),
    },
  ];
}

/** Places along a line, each letter following it, `off` cm to either side of its middle. */
function placesAlong({ course }: GroundLine, lettering: Lettering, off: number): LabelPlace[] {
  const whole = lengthOf(course);
  const wide = widthOf(lettering);
  const middle = whole / 2;
  const places: LabelPlace[] = [];
  for (const side of off === 0 ? [0] : [1, -1]) {
    for (let start = 3; start + wide < whole - 3; start += Math.max(4, (whole - wide) / 24)) {
      const centre = start + wide / 2;
      const place = flowing(course, lettering, start, side * off);
      if (place) places.push({ ...place, price: place.price + (Math.abs(centre - middle) / whole) * 0.8 });
    }
  }
  return places;
}

/** Words along a course from `start` cm on, read from west to east; dearer where it bends. */
function flowing(course: readonly Point[], lettering: Lettering, start: number, off: number): LabelPlace | null {
  const widths = letterWidths(lettering.text, lettering.role, lettering.size);
  const wide = widthOf(lettering);
  const ends = [spotAt(course, start), spotAt(course, start + wide)];
  const [from, to] = ends;
  if (!from || !to) return null;
  const backward = to.at.x < from.at.x - 0.01 * wide;
  const letters: Spot[] = [];
  let travelled = 0;
  for (const width of widths) {
    const middle = travelled + width / 2;
    const spot = spotAt(course, backward ? start + wide - middle : start + middle);
    if (!spot) return null;
    const toward = backward ? { x: -spot.toward.x, y: -spot.toward.y } : spot.toward;
    const base = shifted(spot.at, leftOf(toward), off - lettering.size * 0.31);
    letters.push({ at: shifted(base, toward, -width / 2), toward });
    travelled += width + lettering.spacing;
  }
  const first = backward ? to : from;
  const last = backward ? from : to;
  const chord = { x: last.at.x - first.at.x, y: last.at.y - first.at.y };
  const length = Math.sqrt(chord.x * chord.x + chord.y * chord.y);
  if (length < 0.01) return null;
  const toward = { x: chord.x / length, y: chord.y / length };
  const centre = spotAt(course, start + wide / 2);
  if (!centre) return null;
  const bow = wide - length + Math.abs((centre.at.x - first.at.x) * toward.y - (centre.at.y - first.at.y) * toward.x);
  if (bow > lettering.size) return null;
  const at = shifted(centre.at, leftOf(toward), off);
  return { at, toward, letters, price: bow * 0.8 + Math.abs(toward.y) * 0.4 };
}

const spotAt = (course: readonly Point[], distance: number): Spot | undefined =>
  alongCourse(course, Infinity, distance)[0];

/** The words of a label as a shape. */
export function labelShape({ wish: { lettering }, place }: PlacedLabel): Shape {
  return place.letters
    ? { kind: 'flowing words', lettering, letters: place.letters }
    : { kind: 'words', lettering, place };
}
