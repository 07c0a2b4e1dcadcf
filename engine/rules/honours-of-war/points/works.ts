/**
 * What works and fortified blocks cost, and whom (HOW-POINTS-07). Works are paid for by frontage: half a battalion's line,
 * or part of it, is a work for a gun, which costs half of one for a battalion. A redoubt's frontage is the longer of its
 * two extents.
 */
import { distance } from '../../../geometry';
import type { Point } from '../../../geometry';
import type { Cm, Entrenchment, Redoubt, Scenario } from '../../../scenario';
import { flatCourse, flatOutline } from '../../../terrain';
import type { PointsLine } from '../../system';
import { layout } from '../troops/layouts';
import { isScale, scale as scaleById } from '../troops/scales';
import { ownerOfBlock, ownerOfWorks } from './owners';
import { FORTIFIED_BLOCK, GUN_WORKS, lineOf } from './prices';
import { lengthWords } from '../lengths';

export function priceWorks(scenario: Scenario, side: string): readonly PointsLine[] {
  const battalion = battalionFrontage(scenario.rules.scale);
  return scenario.terrain.flatMap((feature) => {
    if (feature.kind === 'entrenchment' || feature.kind === 'redoubt') {
      if (ownerOfWorks(scenario, feature, battalion) !== side) return [];
      const value = GUN_WORKS * halvesIn(frontageOf(feature), battalion / 2);
      const label = `${feature.kind}, ${lengthWords(frontageOf(feature), 0)}`;
      return [lineOf(named(feature), 'works', [{ clause: 'HOW-POINTS-07', label, value }])];
    }
    if (feature.kind !== 'bua' || !feature.fortified) return [];
    const own = feature.blocks.filter((block) => ownerOfBlock(scenario, block) === side);
    if (own.length === 0) return [];
    const label = own.length === 1 ? 'a fortified block' : `${own.length} fortified blocks`;
    return [lineOf(named(feature), 'works', [{ clause: 'HOW-POINTS-07', label, value: FORTIFIED_BLOCK * own.length }])];
  });
}

const named = ({ id, name, kind }: Scenario['terrain'][number]) => ({ id, name: name ?? kind });

/** Lengths a thousandth over count as what was meant. */
const halvesIn = (frontage: Cm, half: Cm): number => Math.max(1, Math.ceil(frontage / half - 0.001));

function battalionFrontage(scale: string): Cm {
  const battalion = { type: 'line infantry', arm: 'foot', size: 'standard' } as const;
  const bases = layout(battalion, 'line', scaleById(isScale(scale) ? scale : '28mm'));
  return bases.reduce((sum, base) => sum + base.width, 0);
}

function frontageOf(works: Entrenchment | Redoubt): Cm {
  if (works.kind === 'entrenchment') return lengthOf(flatCourse(works.course));
  const { outline } = works;
  if (outline.shape === 'rectangle') return Math.max(...outline.size);
  if (outline.shape === 'ellipse') return 2 * Math.max(...outline.radii);
  const points = flatOutline(outline);
  return Math.max(extent(points.map(({ x }) => x)), extent(points.map(({ y }) => y)));
}

const extent = (values: readonly number[]): Cm => Math.max(...values) - Math.min(...values);

const lengthOf = (points: readonly Point[]): Cm =>
  points.reduce((sum, point, i) => sum + distance(point, points[i - 1] ?? point), 0);
