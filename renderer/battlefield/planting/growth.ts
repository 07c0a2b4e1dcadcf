import type { Point } from '../../../engine/geometry';
import {
  beside,
  boundsOf,
  closed,
  depthInside,
  distanceToCourse,
  HOLLOW,
  isInside,
  lots,
  noise,
  paced,
  seedOf,
} from '../land';
import type { TableRelief, Survey } from '../land';
import type { Bush, Planted, Tuft } from './kinds';
import { inRows } from './trees';

const planted = (x: number, y: number, size: number, lot: () => number): Planted => ({
  x,
  y,
  size: size * (0.88 + lot() * 0.34),
  turn: lot() * 6.28,
  shade: 0.85 + lot() * 0.3,
});

/** Hedges, the scrub at the foot of woods and on rough ground, and vines. */
export function plantBushes(survey: Survey, relief: TableRelief): Bush[] {
  const lot = lots(41);
  const bushes: Bush[] = [];
  const add = (kind: Bush['kind'], x: number, y: number, size: number): void => {
    if (x < 0.6 || y < 0.6 || x > survey.width - 0.6 || y > survey.depth - 0.6) return;
    if (relief.shore.at(x, y) < 0.8) return;
    if (kind !== 'hedge' && survey.roads.some((road) => beside(road.course, x, y).distance < road.halfWidth + 0.8))
      return;
    if (kind !== 'hedge' && survey.works.some(({ course }) => distanceToCourse(course, x, y) < 2.4)) return;
    bushes.push({ kind, ...planted(x, y, size, lot) });
  };
  for (const row of survey.rows)
    if (row.kind === 'hedge')
      for (const { x, y } of paced(row.course, 1.1)) add('hedge', x + (lot() - 0.5) * 0.3, y + (lot() - 0.5) * 0.3, 1);
  for (const wood of survey.areasOf('wood'))
    for (const { x, y } of paced(closed(wood.outline), 1.5))
      if (lot() < 0.66) add('scrub', x + (lot() - 0.5) * 1.6, y + (lot() - 0.5) * 1.6, 0.55 + lot() * 0.4);
  for (const { course, halfWidth, sunken } of survey.roads)
    if (sunken)
      for (const { x, y, dx, dy } of paced(course, 2.3)) {
        const off = (lot() < 0.5 ? -1 : 1) * (halfWidth + HOLLOW.bank + 0.1 + lot() * 0.5);
        if (lot() < 0.7) add('scrub', x - dy * off, y + dx * off, 0.3 + lot() * 0.35);
      }
  for (const rough of survey.areasOf('rough'))
    for (const { x, y } of scattered(rough.outline, 9, seedOf(rough.id))) add('scrub', x, y, 0.45 + noise(x, y) * 0.6);
  for (const vineyard of survey.areasOf('vineyard'))
    for (const { x, y } of inRows(vineyard.outline, 2.1, 0.85))
      if (depthInside(vineyard.outline, x, y) < -0.5) add('vine', x, y, 0.5);
  return bushes;
}

/** Static grass in clumps along banks, verges and at random; reeds in marshes; standing corn. */
export function plantTufts(survey: Survey, relief: TableRelief): Tuft[] {
  const lot = lots(12);
  const tufts: Tuft[] = [];
  const isMeadow = meadow(survey, relief);
  const clump = (x: number, y: number, size: number, kind: 'grass' | 'reed'): void => {
    const hue = Math.floor(lot() * 5);
    const many = 3 + Math.floor(lot() * 6);
    for (let i = 0; i < many; i++) {
      const angle = lot() * 6.28;
      const distance = Math.pow(lot(), 0.7) * 1.4;
      const tuftX = x + Math.cos(angle) * distance;
      const tuftY = y + Math.sin(angle) * distance;
      if (isMeadow(tuftX, tuftY))
        tufts.push({ kind, hue, ...planted(tuftX, tuftY, size * (1 - distance * 0.36), lot) });
    }
  };
  const table = (survey.width * survey.depth) / 22000;
  for (let i = 0; i < 130 * table; i++) clump(lot() * survey.width, lot() * survey.depth, 0.5 + lot() * 0.45, 'grass');
  for (const water of [...survey.waters, ...survey.iceWays])
    for (const { x, y, dx, dy } of paced(water.course, 3.4)) {
      const side = lot() < 0.5 ? -1 : 1;
      const off = side * (water.halfWidth + 0.9 + lot() * 1.3);
      clump(x - dy * off, y + dx * off, 0.8 + lot() * 0.5, lot() < 0.35 ? 'reed' : 'grass');
    }
  for (const road of survey.roads)
    for (const { x, y, dx, dy } of paced(road.course, 7)) {
      const off = (lot() < 0.5 ? -1 : 1) * (road.halfWidth + 0.6 + lot() * 1.2);
      clump(x - dy * off, y + dx * off, 0.45 + lot() * 0.4, 'grass');
    }
  for (const marsh of survey.areasOf('marsh'))
    for (const { x, y } of scattered(marsh.outline, 5, seedOf(marsh.id))) clump(x, y, 0.9 + lot() * 0.5, 'reed');
  for (const field of survey.areasOf('crops'))
    for (const { x, y } of inRows(field.outline, 0.62, 0.48)) {
      if (depthInside(field.outline, x, y) > -0.4 || !onTable(survey, x, y) || tufts.length > 9000) continue;
      const ear = planted(x + (lot() - 0.5) * 0.14, y + (lot() - 0.5) * 0.3, 0.9, lot);
      // The wind has gone over the field in waves, and laid some of it.
      const wave = noise(x * 0.22 + 3, y * 0.22) - 0.5;
      tufts.push({
        kind: 'corn',
        hue: 0,
        ...ear,
        size: ear.size * (1 + wave * 0.4),
        shade: ear.shade * (1 + wave * 0.55),
      });
    }
  return tufts;
}

const onTable = (survey: Survey, x: number, y: number): boolean =>
  x > 0.3 && y > 0.3 && x < survey.width - 0.3 && y < survey.depth - 0.3;

function meadow(survey: Survey, relief: TableRelief): (x: number, y: number) => boolean {
  const bare = [
    ...survey.areas.filter(({ kind }) => kind === 'crops' || kind === 'ploughland' || kind === 'pond'),
    ...survey.iceAreas,
  ];
  return (x, y) =>
    onTable(survey, x, y) &&
    relief.shore.at(x, y) > 0.35 &&
    !survey.roads.some((road) => beside(road.course, x, y).distance < road.halfWidth + 0.25) &&
    !bare.some(({ outline }) => isInside(outline, x, y)) &&
    !survey.quarters.some(({ block }) => Math.hypot(block.at.x - x, block.at.y - y) < block.side * 0.5);
}

/** Places spread inside an outline, one for every `room` square cm. */
function scattered(outline: readonly Point[], room: number, seed: number): Point[] {
  const lot = lots(seed);
  const { west, south, east, north } = boundsOf(outline);
  const places: Point[] = [];
  for (let i = ((east - west) * (north - south)) / room; i > 0; i--) {
    const place = { x: west + lot() * (east - west), y: south + lot() * (north - south) };
    if (isInside(outline, place.x, place.y)) places.push(place);
  }
  return places;
}
