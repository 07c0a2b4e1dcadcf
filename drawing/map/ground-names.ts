/** The names of the ground: which face and size each kind has, and where it would like to stand. */
import { corners, facingOf, pointInPolygon, rightOf } from '../../engine/geometry';
import type { Feature, MapLabel, Road, SunkenRoad } from '../../engine/scenario';
import { roadEnds, type Ground, type GroundArea, type GroundLine } from '../../engine/terrain';
import { placesAlong, placesAtEnd } from './along-lines';
import type { Inks } from './inks';
import { placesAround, standing, type LabelPlace, type LabelWish, type PlacedLabel } from './labels';
import { widthOf } from './lettering';
import { alongWords, ownPlaces } from './own-places';
import { roadWords } from './road-words';
import type { FontRole, Frame, Lettering, Shape } from './scene';
import { frameOf, grown, point } from './strokes';

interface Face {
  readonly role: FontRole;
  readonly size: number;
  readonly spacing: number;
  readonly rank: number;
}
const TYPE_FACES = {
  village: { role: 'capitals', size: 3.2, spacing: 0.12, rank: 9 },
  hill: { role: 'roman', size: 3, spacing: 0.55, rank: 8 },
  water: { role: 'italic', size: 2.3, spacing: 0.3, rank: 6 },
  label: { role: 'italic', size: 2.2, spacing: 0.3, rank: 7 },
  area: { role: 'italic', size: 2.25, spacing: 0.12, rank: 5 },
  custom: { role: 'italic', size: 1.9, spacing: 0.08, rank: 5 },
  work: { role: 'italic', size: 1.8, spacing: 0.08, rank: 4 },
  crossing: { role: 'italic', size: 1.7, spacing: 0.05, rank: 4 },
  road: { role: 'italic', size: 1.6, spacing: 0.05, rank: 3 },
} as const satisfies Record<string, Face>;

/** Words at the end of a road have less choice than its name. */
const LEAD_RANK = 3.5;

interface TypeSize {
  /** Of the usual size. */
  readonly scale: number;
  /** The smallest type that can be read where the map is shown, cm. */
  readonly least: number;
}
function letter(text: string, face: Face, colour: string, inks: Inks, { scale, least }: TypeSize): Lettering {
  const size = Math.max(face.size * scale, least);
  return {
    text,
    role: face.role,
    size,
    spacing: face.spacing * scale,
    colour,
    halo: haloOf(size, inks),
  };
}

/** What every named feature asks for, in type `scale` times as large as on the plan and of at least `least` cm. */
export function groundWishes(ground: Ground, inks: Inks, least = 0, scale = 1): LabelWish[] {
  const type: TypeSize = { scale, least };
  const places = villageWishes(ground, inks, scale, least * 1.15);
  const areas = ground.areas.flatMap((area): LabelWish[] => areaWish(area, ground, inks, type));
  const lines = ground.lines.flatMap((line): LabelWish[] => lineWish(line, ground, inks, type));
  const crossings = ground.scenario.terrain.flatMap((feature): LabelWish[] => {
    if ((feature.kind !== 'bridge' && feature.kind !== 'ford') || feature.name === null) return [];
    const lettering = letter(feature.name, TYPE_FACES.crossing, inks.ink, inks, type);
    const around = placesAround(lettering, feature.at, feature.width + 5, feature.width + 3);
    const others = ground.scenario.terrain.flatMap((other) =>
      other !== feature && (other.kind === 'bridge' || other.kind === 'ford') ? [[other.at]] : [],
    );
    const places = ownPlaces(around, lettering, [[feature.at]], others);
    return [{ id: feature.id, lettering, rank: TYPE_FACES.crossing.rank, places }];
  });
  return [
    ...[...places, ...areas, ...lines, ...crossings].map((wish) => asPut(wish, ground, inks)),
    ...(ground.scenario.labels ?? []).map((label) => labelWish(label, inks, { scale, least })),
  ];
}

/** Words that name no feature stand where they are put. */
function labelWish({ id, text, at, turn, size }: MapLabel, inks: Inks, type: TypeSize): LabelWish {
  const face = { ...TYPE_FACES.label, size: size ?? TYPE_FACES.label.size };
  const places = [{ at, toward: rightOf(facingOf(turn)), price: 0 }];
  return { id, lettering: letter(text, face, inks.ink, inks, type), rank: face.rank, places, isFixed: true };
}

/** A name that the file puts somewhere stands there, in straight words; one of a river may then stand beside the water. */
function asPut(wish: LabelWish, { scenario }: Ground, inks: Inks): LabelWish {
  const label = scenario.terrain.find(({ id }) => id === wish.id)?.label;
  if (!label) return wish;
  const { lettering } = wish;
  return {
    ...wish,
    isFixed: true,
    lettering: { ...lettering, halo: lettering.halo ?? haloOf(lettering.size, inks) },
    places: [{ at: label.at, toward: rightOf(facingOf(label.turn)), price: 0 }],
  };
}

/** Where the names that the file puts somewhere stand: others keep off. */
export const putNames = (ground: Ground, inks: Inks, least = 0, scale = 1): readonly PlacedLabel[] =>
  groundWishes(ground, inks, least, scale).flatMap((wish) => (wish.isFixed ? standing(wish) : []));

const haloOf = (size: number, inks: Inks): NonNullable<Lettering['halo']> => ({
  colour: inks.halo,
  width: Math.min(0.75, size * 0.26),
});

/** The names of villages and towns, `scale` times as large as on the plan. */
export function villageWishes(ground: Ground, inks: Inks, scale: number, least = 0): LabelWish[] {
  return ground.scenario.terrain.flatMap((feature): LabelWish[] => {
    if (feature.kind !== 'bua' || feature.name === null) return [];
    const blocks = ground.blocks.filter(({ bua }) => bua === feature.id);
    if (blocks.length === 0) return [];
    const lettering = letter(feature.name, TYPE_FACES.village, inks.ink, inks, { scale, least });
    const all = grown(frameOf(blocks.map(({ box }) => box.pose)), (blocks[0]?.box.width ?? 12) / 2);
    const whole = around(lettering, all);
    const single = blocks.flatMap(({ box }) =>
      placesAround(lettering, box.pose, box.width, box.depth).map((place) => ({ ...place, price: place.price + 0.4 })),
    );
    const others = ground.blocks.filter(({ bua }) => bua !== feature.id);
    const [own, alike] = [blocks, others].map((some) => some.map(({ box }) => corners(box)));
    const places = ownPlaces([...whole, ...single], lettering, own ?? [], alike ?? []);
    return [{ id: feature.id, lettering, rank: TYPE_FACES.village.rank, places }];
  });
}

const around = (lettering: Lettering, { west, south, east, north }: Frame): LabelPlace[] =>
  placesAround(lettering, point((west + east) / 2, (south + north) / 2), east - west, north - south);

function areaWish(area: GroundArea, ground: Ground, inks: Inks, type: TypeSize): LabelWish[] {
  const { feature, kind, id, outline } = area;
  const words = wordsOf(feature);
  if (words === null || kind === 'river' || kind === 'stream' || kind === 'sunken road') return [];
  const face = kind === 'hill' ? TYPE_FACES.hill : kind === 'custom area' ? TYPE_FACES.custom : TYPE_FACES.area;
  const colour = kind === 'pond' || kind === 'marsh' ? inks.waterInk : inks.ink;
  const usual = letter(words, face, colour, inks, type);
  const lettering = kind === 'hill' ? withinHill(usual, area, type) : usual;
  const inside = kind === 'wood' || kind === 'pond' || kind === 'orchard' ? [] : placesWithin(area, lettering);
  const alike = ground.areas.filter((other) => other !== area && other.kind === kind).map((other) => other.outline);
  const outside = around(lettering, frameOf(outline)).map((place) => ({
    ...place,
    price: place.price + (kind === 'hill' ? 4 : 0),
  }));
  const own = [...inside, ...ownPlaces(outside, lettering, [outline], alike)];
  return [{ id, lettering, rank: face.rank, places: kind === 'pond' ? [...own, ...inWater(area, lettering)] : own }];
}

/** A pond takes its name itself where that lies in its water as a whole, rather than that it stands at another. */
const inWater = (area: GroundArea, lettering: Lettering): LabelPlace[] =>
  placesWithin(area, lettering)
    .filter((place) => alongWords(place, lettering).every((at) => pointInPolygon(at, area.outline)))
    .map((place) => ({ ...place, price: place.price + IN_WATER }));
const IN_WATER = 1.5;

/** Of the breadth of a hill, what its name may take; and how small it may be set for that. */
const ON_HILL = { share: 0.88, smallest: 0.6 } as const;

/** The name of a hill so that it stays on it: drawn together, then set smaller, where the hill is narrow. */
function withinHill(usual: Lettering, { outline }: GroundArea, { least }: TypeSize): Lettering {
  const { west, east } = frameOf(outline);
  const room = (east - west) * ON_HILL.share;
  if (widthOf(usual) <= room) return usual;
  const close = { ...usual, spacing: usual.size * 0.05 };
  if (widthOf(close) <= room) {
    const gaps = Math.max(1, Array.from(usual.text).length - 1);
    return { ...close, spacing: close.spacing + (room - widthOf(close)) / gaps };
  }
  const size = Math.max(least, usual.size * ON_HILL.smallest, (usual.size * room) / widthOf(close));
  return { ...close, size, spacing: size * 0.05 };
}

/** Places over an area, dearer away from its upper middle; a fine mesh finds the gaps between blocks. */
function placesWithin({ outline, centre }: GroundArea, lettering: Lettering): LabelPlace[] {
  const { west, south, east, north } = frameOf(outline);
  const places: LabelPlace[] = [];
  for (let row = -MESH.steps; row <= MESH.steps; row += 1) {
    for (let column = -MESH.steps; column <= MESH.steps; column += 1) {
      const at = point(
        centre.x + (column * (east - west)) / MESH.across,
        centre.y + ((row + 0.8) * (north - south)) / MESH.across,
      );
      const spot = { at, toward: { x: 1, y: 0 } };
      const outer = alongWords(spot, lettering).filter((end) => !pointInPolygon(end, outline)).length;
      const price = Math.abs(column) * 0.15 + Math.abs(row) * 0.125 + outer * 0.9;
      places.push({ ...spot, price });
    }
  }
  return places;
}
/** How many places each way from the middle of an area, and how many steps its breadth is. */
const MESH = { steps: 6, across: 16 } as const;

function lineWish(line: GroundLine, ground: Ground, inks: Inks, type: TypeSize): LabelWish[] {
  const { kind, feature, id } = line;
  if (feature.kind === 'road' || feature.kind === 'sunken road') return roadWishes(line, feature, ground, inks, type);
  const words = wordsOf(feature);
  if (words === null) return [];
  if (kind === 'entrenchment') {
    const lettering = letter(words, TYPE_FACES.work, inks.ink, inks, type);
    return [{ id, lettering, rank: TYPE_FACES.work.rank, places: workPlaces(line, lettering) }];
  }
  if (kind === 'custom line') {
    const lettering = letter(words, TYPE_FACES.road, inks.ink, inks, type);
    const beside = placesAlong(line, lettering, 1.2);
    const round = around(lettering, frameOf(line.course));
    const dearer = round.map((place) => ({ ...place, price: place.price + 1 }));
    return [{ id, lettering, rank: TYPE_FACES.road.rank, places: [...beside, ...dearer] }];
  }
  if (kind !== 'river' && kind !== 'stream') return [];
  const fits = line.width >= 4.5;
  const face = { ...TYPE_FACES.water, size: fits ? Math.min(TYPE_FACES.water.size, line.width * 0.38) : 1.8 };
  const lettering = letter(words, face, inks.waterInk, inks, type);
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

/** What it costs to tell where a road leads at its beginning, where nothing says at which of its ends. */
const OTHER_END = 0.5;

/** The name of a road along it, and where it leaves the table what it leads to. */
function roadWishes(
  line: GroundLine,
  road: Road | SunkenRoad,
  ground: Ground,
  inks: Inks,
  type: TypeSize,
): LabelWish[] {
  const off = line.width * 0.31 + 0.9;
  const lettered = (words: string): Lettering => letter(words, TYPE_FACES.road, inks.ink, inks, type);
  const { name, leads } = roadWords(road, roadEnds(line, ground));
  const wishes = leads.map(({ words, ends }, index): LabelWish => {
    const lettering = lettered(words);
    const places = ends.flatMap((end, rank) =>
      placesAtEnd(line, end, ground, lettering, off).map((place) => ({
        ...place,
        price: place.price + rank * OTHER_END,
      })),
    );
    // Words that stand for the name of the road go where that is put.
    const isName = road.label && name === null && index === 0;
    return { id: isName ? road.id : `${road.id} ${ends.join(' ')}`, lettering, rank: LEAD_RANK, places };
  });
  if (name === null) return wishes;
  const lettering = lettered(name);
  return [...wishes, { id: road.id, lettering, rank: TYPE_FACES.road.rank, places: placesAlong(line, lettering, off) }];
}

/** Round a closed work, inside it where it is large; else along it on the enemy's side, or beside it. */
function workPlaces(line: GroundLine, lettering: Lettering): LabelPlace[] {
  const { west, south, east, north } = frameOf(line.course);
  const round = around(lettering, grown({ west, south, east, north }, 1.8));
  if (line.feature.kind === 'redoubt') return round;
  const before = placesAlong(line, lettering, 2.3 + lettering.size / 2);
  return [...before, ...round.map((place) => ({ ...place, price: place.price + 0.8 }))];
}

/** The name of a feature; of one of its own kind what it is, too. Null when there is nothing to tell. */
function wordsOf(feature: Feature): string | null {
  if (feature.kind !== 'custom area' && feature.kind !== 'custom line') return feature.name;
  if (feature.name === null) return feature.what;
  return tells(feature.name, feature.what) ? feature.name : `${feature.name} (${feature.what})`;
}

/** True when a name says already what the thing is: `The clay pits` of clay pits. */
const tells = (name: string, what: string): boolean => name.toLowerCase().includes(what.toLowerCase());

/** The words of a label as a shape. */
export function labelShape({ wish: { lettering }, place }: PlacedLabel): Shape {
  return place.letters
    ? { kind: 'flowing words', lettering, letters: place.letters }
    : { kind: 'words', lettering, place };
}
