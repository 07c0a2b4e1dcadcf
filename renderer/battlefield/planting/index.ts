/**
 * What is set on the table and where: trees, bushes, tufts, houses, fences, gabions, worked out from the features alone, always
 * the same for the same scenario. Lists of places only; their models are in `../scenery`.
 */
import { eachStretch } from '../land';
import type { TableRelief, Survey } from '../land';
import { plantBushes, plantTufts } from './growth';
import type { TreeFoot, Planting, Rail } from './kinds';
import { placeProps } from './props';
import { plantTrees } from './trees';
import { buildQuarter, wallsOf } from './villages';

export { PROP_KINDS, TREE_KINDS } from './kinds';
export type { TreeFoot, ModelHouse, Planted, Planting, Prop, PropKind, Rail, PlantedTree, TreeKind } from './kinds';

export function plantingOf(survey: Survey, relief: TableRelief): Planting {
  const trees = plantTrees(survey, relief);
  const bushes = plantBushes(survey, relief);
  const houses = survey.quarters.flatMap(buildQuarter);
  const rails: Rail[] = survey.quarters.flatMap(wallsOf);
  for (const { kind, course } of survey.rows)
    if (kind === 'wall' || kind === 'fence') eachStretch(course, (from, to) => rails.push({ kind, from, to }));
  const props = placeProps(survey, relief);
  const feet: TreeFoot[] = [
    ...trees.map(({ x, y, size }) => ({ x: x + 0.6, y, radius: 3.6 * size, dark: 0.42 })),
    ...bushes.map(({ x, y, size }) => ({ x, y, radius: 1.7 * size, dark: 0.16 })),
    ...props.flatMap(({ kind, x, y }) => (kind === 'felled tree' ? [{ x, y, radius: 2, dark: 0.14 }] : [])),
    ...houses.flatMap(({ x, y, turn, width, depth }) =>
      [-0.3, 0, 0.3].map((share) => ({
        x: x + share * width * Math.cos((turn * Math.PI) / 180),
        y: y - share * width * Math.sin((turn * Math.PI) / 180),
        radius: depth * 0.95,
        dark: 0.35,
      })),
    ),
  ];
  return { trees, bushes, tufts: plantTufts(survey, relief), houses, rails, props, feet };
}
