/** Villages, woods and waters at the scale of the ground. */
import { boundsOf, corners } from '../../../engine/geometry';
import type { Point } from '../../../engine/geometry';
import { called } from '../../../engine/scenario';
import type { Cm, Feature } from '../../../engine/scenario';
import type { Ground } from '../../../engine/terrain';
import { RIVER, STREAM, VILLAGE, WOOD } from './history';
import { about, verdictOn } from './scale-line';
import type { Fitting, ScaleLine } from './scale-line';

export const terrainLines = (ground: Ground, paces: number): readonly ScaleLine[] =>
  ground.scenario.terrain.flatMap((feature) => lineOf(ground, feature, paces));

function lineOf(ground: Ground, feature: Feature, paces: number): readonly ScaleLine[] {
  switch (feature.kind) {
    case 'bua': {
      const blocks = ground.blocks.filter(({ bua }) => bua === feature.id).flatMap(({ box }) => corners(box));
      return blocks.length === 0 ? [] : [spread(feature, 'village', blocks, paces, VILLAGE, VILLAGES)];
    }
    case 'wood': {
      const area = ground.area(feature.id);
      return area ? [spread(feature, 'wood', area.outline, paces, WOOD, WOODS)] : [];
    }
    case 'river':
    case 'stream':
      return [waterLine(feature, feature.width, paces)];
    default:
      return [];
  }
}

interface Advice {
  readonly small: readonly [is: string, change: string];
  readonly large: readonly [is: string, change: string];
}
const VILLAGES: Advice = {
  small: ['no more than a farm', 'Add a block, or call it a farm.'],
  large: ['as large as a town', 'Take blocks away, or leave room between them.'],
};
const WOODS: Advice = {
  small: ['a clump of trees', 'Draw it larger, or leave it out.'],
  large: ['a great forest', 'Draw it smaller, or let roads and clearings through.'],
};

function spread(
  feature: Feature,
  of: 'village' | 'wood',
  outline: readonly Point[],
  paces: number,
  fitting: Fitting,
  advice: Advice,
): ScaleLine {
  const { minX, maxX, minY, maxY } = boundsOf(outline);
  const [width, depth] = [(maxX - minX) * paces, (maxY - minY) * paces];
  const verdict = verdictOn(Math.max(width, depth), fitting);
  const [is, change] = verdict === 'right' ? ['', null] : advice[verdict];
  return {
    of,
    about: feature.id,
    verdict,
    sentence: `${called(feature)} is ${about(width)} × ${about(depth)} paces${is ? `: ${is}` : ''}.`,
    change,
  };
}

function waterLine(feature: Feature & { readonly kind: 'river' | 'stream' }, width: Cm, paces: number): ScaleLine {
  const verdict = verdictOn(width * paces, feature.kind === 'river' ? RIVER : STREAM);
  const is = verdict === 'small' ? ': narrow for a river' : verdict === 'large' ? `: broad for a ${feature.kind}` : '';
  const change = { right: null, small: 'Make it wider, or a stream.', large: 'Make it narrower.' }[verdict];
  return {
    of: 'water',
    about: feature.id,
    verdict,
    sentence: `${called(feature)} is ${about(width * paces)} paces wide${is}.`,
    change,
  };
}
