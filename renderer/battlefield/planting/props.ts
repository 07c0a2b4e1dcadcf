import { along as ahead } from '../../../engine/geometry';
import type { Point } from '../../../engine/geometry';
import { beside, closed, embrasuresOf, facesOf, lots, paced, PARAPET, seedOf, WATER_LEVEL } from '../land';
import type { TableRelief, Survey, Earthwork } from '../land';
import type { Prop } from './kinds';

/** Baskets of earth along the crest: cm between them, from an embrasure, and from the line of the work. */
const GABIONS = { apart: 1.42, clear: 1.2, off: 0.74, sunk: 0.72 } as const;
/** Bundles of brushwood that hold the inner face up: cm between their middles, and each row's rise and place. */
const FASCINES = {
  apart: 2.1,
  rows: [
    { rise: 0.24, off: -0.16 },
    { rise: 0.66, off: -0.02 },
    { rise: 1.06, off: 0.14 },
  ],
} as const;
/** Pointed stakes out of the outer slope: cm between them, from an embrasure, from the line of the work, and above the ground. */
const FRAISES = { apart: 0.62, clear: 1, off: 1.5, rise: 0.98 } as const;
/** Cm between two felled trees of an abatis. */
const FELLED = 1.15;
/** Most stones on a table. */
const MOST_STONES = 1400;

/** Gabions and fascines of works, felled trees of abatis, stones in fords and shallows and round ground of its own kind. */
export function placeProps(survey: Survey, relief: TableRelief): Prop[] {
  const onTable = ({ x, y }: Point): boolean => x > 0.3 && y > 0.3 && x < survey.width - 0.3 && y < survey.depth - 0.3;
  return [
    ...survey.works.flatMap((work) => dressWork(work, relief)),
    ...survey.rows.flatMap(({ id, kind, course }) => (kind === 'abatis' ? fell(course, seedOf(id), relief) : [])),
    ...stones(survey, relief).slice(0, MOST_STONES),
  ].filter(onTable);
}

function dressWork(work: Earthwork, relief: TableRelief): Prop[] {
  const lot = lots(seedOf(work.id));
  const gaps = work.closed ? embrasuresOf(facesOf(work.course)) : [];
  const gabions = paced(work.course, GABIONS.apart).flatMap(({ x, y, dx, dy }, i): Prop[] => {
    const along = i * GABIONS.apart;
    if (gaps.some((at) => Math.abs(at - along) < GABIONS.clear)) return [];
    const place = { x: x - dy * GABIONS.off, y: y + dx * GABIONS.off };
    const top = groundBehind(relief, x, y, dx, dy) + PARAPET.height;
    return [
      {
        kind: 'gabion',
        ...place,
        height: top - GABIONS.sunk,
        turn: lot() * 6.28,
        size: 0.96 + lot() * 0.1,
        shade: 0.85 + lot() * 0.3,
      },
    ];
  });
  const fascines = FASCINES.rows.flatMap(({ rise, off }, row) =>
    paced(work.course, FASCINES.apart).flatMap(({ x, y, dx, dy }, i): Prop[] => {
      const along = (i + 0.5 + (row % 2) * 0.4) * FASCINES.apart;
      if (row === FASCINES.rows.length - 1 && gaps.some((at) => Math.abs(at - along) < 1.6)) return [];
      const shift = along - i * FASCINES.apart;
      const middle = { x: x + dx * shift - dy * off, y: y + dy * shift + dx * off };
      if (beside(work.course, middle.x, middle.y).distance > Math.abs(off) + 0.4) return [];
      const height = groundBehind(relief, x, y, dx, dy) + rise;
      const turn = Math.atan2(dy, dx) + (lot() - 0.5) * 0.05;
      return [{ kind: 'fascine', ...middle, height, turn, size: 0.98 + lot() * 0.06, shade: 0.82 + lot() * 0.34 }];
    }),
  );
  const fraises = paced(work.course, FRAISES.apart).flatMap(({ x, y, dx, dy }, i): Prop[] => {
    if (gaps.some((at) => Math.abs(at - i * FRAISES.apart) < FRAISES.clear)) return [];
    const place = { x: x - dy * FRAISES.off, y: y + dx * FRAISES.off };
    return [
      {
        kind: 'fraise',
        ...place,
        height: groundBehind(relief, x, y, dx, dy) + FRAISES.rise + (lot() - 0.5) * 0.06,
        turn: Math.atan2(dx, -dy) + (lot() - 0.5) * 0.12,
        size: 0.92 + lot() * 0.16,
        shade: 0.85 + lot() * 0.3,
      },
    ];
  });
  return [...gabions, ...fascines, ...fraises];
}

/** The height of the ground the defenders stand on. */
const groundBehind = (relief: TableRelief, x: number, y: number, dx: number, dy: number): number =>
  relief.heightAt(x + dy * 0.8, y - dx * 0.8);

/** Trees felled with their crowns to both sides, across one another. */
function fell(course: readonly Point[], seed: number, relief: TableRelief): Prop[] {
  const lot = lots(seed);
  return paced(course, FELLED).map(({ x, y, dx, dy }, i): Prop => {
    const side = i % 2 === 0 ? Math.PI / 2 : -Math.PI / 2;
    return {
      kind: 'felled tree',
      x: x + (lot() - 0.5) * 0.4,
      y: y + (lot() - 0.5) * 0.4,
      height: relief.heightAt(x, y),
      turn: Math.atan2(dy, dx) + side + (lot() - 0.5) * 1.3,
      size: 0.9 + lot() * 0.3,
      shade: 0.85 + lot() * 0.3,
    };
  });
}

function stones(survey: Survey, relief: TableRelief): Prop[] {
  const lot = lots(77);
  const found: Prop[] = [];
  const lay = (x: number, y: number, size: number, sunk: number): void => {
    const height = relief.heightAt(x, y) - sunk;
    found.push({ kind: 'stone', x, y, height, turn: lot() * 6.28, size, shade: 0.75 + lot() * 0.45 });
  };
  for (const { kind, box } of survey.crossings)
    if (kind === 'ford')
      for (const side of [-1, 1])
        for (let along = -box.depth / 2; along <= box.depth / 2; along += 0.8) {
          const { x, y } = ahead(box.pose, along + (lot() - 0.5) * 0.4, side * (box.width / 2 + (lot() - 0.5) * 0.7));
          lay(x, y, 0.34 + lot() * 0.28, 0);
        }
  for (const { course, halfWidth, shallow } of survey.waters)
    if (shallow && halfWidth > 2)
      for (const { x, y, dx, dy } of paced(course, 1.1)) {
        const off = (lot() * 2 - 1) * (halfWidth - 0.4);
        if (lot() < 0.75) lay(x - dy * off, y + dx * off, 0.2 + lot() * lot() * 0.36, 0);
      }
  for (const { outline } of survey.areasOf('custom area'))
    for (const { x, y } of paced(closed(outline), 1.3))
      lay(x + (lot() - 0.5) * 0.9, y + (lot() - 0.5) * 0.9, 0.16 + lot() * 0.3, 0.05);
  for (const { kind, course } of survey.rows)
    if (kind === 'custom line')
      for (const { x, y } of paced(course, 0.62))
        lay(x + (lot() - 0.5) * 0.25, y + (lot() - 0.5) * 0.25, 0.28 + lot() * 0.2, 0.04);
  return found.filter(({ x, y }) => relief.heightAt(x, y) > WATER_LEVEL - 0.85);
}
