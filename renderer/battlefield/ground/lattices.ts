import { corners } from '../../../engine/geometry';
import { grainOf, layeredNoise, TableLattice } from '../land';
import type { TableRelief, Survey } from '../land';
import type { TreeFoot } from '../planting';

/** Everything slow about the ground, on a lattice coarser than the picture: distances in cm, negative inside. */
export interface Lattices {
  readonly slope: TableLattice;
  /** How much the ground lies below its neighbourhood: hollows positive. */
  readonly hollow: TableLattice;
  readonly broad: TableLattice;
  readonly fine: TableLattice;
  readonly dark: TableLattice;
  /** From the middle of the nearest road, and from its edge. */
  readonly wayMiddle: TableLattice;
  readonly wayEdge: TableLattice;
  readonly wood: TableLattice;
  readonly village: TableLattice;
  readonly marsh: TableLattice;
  readonly rough: TableLattice;
  readonly orchard: TableLattice;
  readonly plough: TableLattice;
  readonly corn: TableLattice;
  readonly vines: TableLattice;
  readonly ford: TableLattice;
  /** From the edge of ice. */
  readonly ice: TableLattice;
  /** From the line of the nearest earthwork; negative inside a closed one. */
  readonly works: TableLattice;
  readonly custom: TableLattice;
  /** From the edge of water that can be waded. */
  readonly shallows: TableLattice;
  /** Distance to the nearest of the above: far from all, only turf is painted. */
  readonly busy: TableLattice;
  /** Distance across the furrows of tilled fields. */
  readonly furrow: TableLattice;
}

const NEAR = 5;

export function latticesOf(survey: Survey, relief: TableRelief, feet: readonly TreeFoot[], step: number): Lattices {
  const { width, depth } = survey;
  const plane = (fill: number): TableLattice => new TableLattice(width, depth, step, fill);
  const areas = (kind: Parameters<Survey['areasOf']>[0]): TableLattice => {
    const near = plane(NEAR);
    for (const { outline } of survey.areasOf(kind)) near.nearOutline(outline, NEAR);
    return near;
  };
  const wayMiddle = plane(NEAR + 6);
  const wayEdge = plane(NEAR);
  for (const { course, halfWidth } of survey.roads) {
    wayMiddle.nearCourse(course, NEAR + 6);
    wayEdge.nearCourse(course, halfWidth + NEAR, halfWidth);
  }
  const village = plane(NEAR);
  for (const { box } of survey.quarters) village.nearOutline(corners(box), NEAR);
  const ford = plane(NEAR);
  for (const { kind, box } of survey.crossings) if (kind === 'ford') ford.nearOutline(corners(box), NEAR);
  const ice = plane(NEAR);
  for (const { outline } of survey.iceAreas) ice.nearOutline(outline, NEAR);
  for (const { course, halfWidth } of survey.iceWays) ice.nearCourse(course, halfWidth + NEAR, halfWidth);
  const works = plane(NEAR);
  for (const { course, closed } of survey.works) {
    works.nearCourse(course, NEAR);
    if (closed) works.nearOutline(course, NEAR);
  }
  const furrow = plane(0);
  for (const { kind, outline } of survey.areas)
    if (kind === 'ploughland' || kind === 'crops' || kind === 'vineyard') {
      const grain = grainOf(outline);
      furrow.over(outline, 2, (x, y) => y * grain.x - x * grain.y);
    }
  const dark = plane(0);
  for (const { x, y, radius, dark: strength } of feet) dark.addDisc(x, y, radius, strength);
  const shallows = plane(NEAR);
  for (const { course, halfWidth, shallow } of survey.waters)
    if (shallow) shallows.nearCourse(course, halfWidth + NEAR, halfWidth);
  const kinds = {
    wayEdge,
    wood: areas('wood'),
    village,
    marsh: areas('marsh'),
    rough: areas('rough'),
    orchard: areas('orchard'),
    plough: areas('ploughland'),
    corn: areas('crops'),
    vines: areas('vineyard'),
    ford,
    ice,
    works,
    custom: areas('custom area'),
  };
  const busy = plane(NEAR);
  for (const { values } of Object.values(kinds))
    for (let node = 0; node < values.length; node++)
      busy.values[node] = Math.min(busy.values[node] ?? NEAR, values[node] ?? NEAR);
  return {
    ...kinds,
    busy,
    slope: plane(0).fill((x, y) => relief.slopeAt(x, y)),
    hollow: plane(0).fill((x, y) => {
      const around =
        relief.heightAt(x + 2.5, y) +
        relief.heightAt(x - 2.5, y) +
        relief.heightAt(x, y + 2.5) +
        relief.heightAt(x, y - 2.5);
      return around - 4 * relief.heightAt(x, y);
    }),
    broad: plane(0).fill((x, y) => layeredNoise(x * 0.06, y * 0.06, 3)),
    fine: plane(0).fill((x, y) => layeredNoise(x * 0.35 + 40, y * 0.35, 3)),
    dark,
    wayMiddle,
    furrow,
    shallows,
  };
}
