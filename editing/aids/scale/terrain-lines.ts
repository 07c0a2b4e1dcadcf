/** Villages, woods and waters at the scale of the ground. */
import { lengthInWords } from '../../../engine/battle';
import type { LengthUnit } from '../../../engine/battle';
import { boundsOf, corners, distance, plus, times } from '../../../engine/geometry';
import type { Point } from '../../../engine/geometry';
import { called } from '../../../engine/scenario';
import type { Cm, Feature } from '../../../engine/scenario';
import type { Ground } from '../../../engine/terrain';
import { RIVER, STREAM, VILLAGE, WOOD } from './history';
import type { Remedy } from '../../remedies';
import { about, broughtWithin, verdictOn } from './scale-line';
import type { ScaleLine } from './scale-line';

/** What stood in a real battle is drawn as large as it was, or as the table lets it be: its sizes are told alone. */
export function terrainLines(ground: Ground, paces: number, unit: LengthUnit): readonly ScaleLine[] {
  const lines = ground.scenario.terrain.flatMap((feature) => lineOf(ground, feature, paces, unit));
  return ground.scenario.kind === 'historical' ? lines.map(toldAlone) : lines;
}
const toldAlone = (line: ScaleLine): ScaleLine => ({
  ...line,
  verdict: line.verdict === 'right' ? 'right' : 'told',
  change: null,
  remedies: [],
});

function lineOf(ground: Ground, feature: Feature, paces: number, unit: LengthUnit): readonly ScaleLine[] {
  switch (feature.kind) {
    case 'bua':
      return villageLine(ground, feature, paces);
    case 'wood': {
      const area = ground.area(feature.id);
      return area ? [woodLine(feature, area.outline, paces)] : [];
    }
    case 'river':
    case 'stream':
      return [waterLine(feature, feature.width, paces, unit)];
    default:
      return [];
  }
}

const sidesOf = (outline: readonly Point[], paces: number): readonly [width: number, depth: number] => {
  const { minX, maxX, minY, maxY } = boundsOf(outline);
  return [(maxX - minX) * paces, (maxY - minY) * paces];
};

function villageLine(ground: Ground, village: Feature & { readonly kind: 'bua' }, paces: number): readonly ScaleLine[] {
  const outline = ground.blocks.filter(({ bua }) => bua === village.id).flatMap(({ box }) => corners(box));
  if (outline.length === 0) return [];
  const [width, depth] = sidesOf(outline, paces);
  const verdict = verdictOn(Math.max(width, depth), VILLAGE);
  const is = { right: '', small: ': no more than a farm', large: ': as large as a town' }[verdict];
  return [
    {
      of: 'village',
      about: village.id,
      verdict,
      sentence: `${called(village)} is ${about(width)} × ${about(depth)} paces${is}.`,
      change: verdict === 'small' ? 'Or call it a farm.' : null,
      remedies: { right: [], small: [addBlock(village)], large: lessOf(village) }[verdict],
    },
  ];
}

const addBlock = ({ id }: Feature): Remedy => ({ do: 'add block', village: id, says: 'Add a block' });

/** The block that lies farthest out goes; the last one stays. */
function lessOf({ blocks }: Feature & { readonly kind: 'bua' }): readonly Remedy[] {
  const middle = times(
    blocks.reduce((sum, { at }) => plus(sum, at), { x: 0, y: 0 }),
    1 / blocks.length,
  );
  const [outermost, ...others] = blocks.toSorted((a, b) => distance(b.at, middle) - distance(a.at, middle));
  return outermost && others.length > 0
    ? [{ do: 'remove', thing: outermost.id, says: 'Take its outermost block away' }]
    : [];
}

function woodLine(wood: Feature, outline: readonly Point[], paces: number): ScaleLine {
  const [width, depth] = sidesOf(outline, paces);
  const longer = Math.max(width, depth);
  const verdict = verdictOn(longer, WOOD);
  const is = { right: '', small: ': a clump of trees', large: ': a great forest' }[verdict];
  const drawn = (how: string): Remedy => ({
    do: 'size',
    feature: wood.id,
    by: broughtWithin(longer, WOOD) / longer,
    says: `Draw it ${how}`,
  });
  return {
    of: 'wood',
    about: wood.id,
    verdict,
    sentence: `${called(wood)} is ${about(width)} × ${about(depth)} paces${is}.`,
    change: verdict === 'large' ? 'Or let roads and clearings through.' : null,
    remedies: {
      right: [],
      small: [drawn('larger'), { do: 'remove', thing: wood.id, says: 'Leave it out' } as const],
      large: [drawn('smaller')],
    }[verdict],
  };
}

/** A narrower line is no water any more on a table, cm. */
const NARROWEST = 0.5;

function waterLine(
  water: Feature & { readonly kind: 'river' | 'stream' },
  width: Cm,
  paces: number,
  unit: LengthUnit,
): ScaleLine {
  const fitting = water.kind === 'river' ? RIVER : STREAM;
  const verdict = verdictOn(width * paces, fitting);
  const is = { right: '', small: ': narrow for a river', large: `: broad for a ${water.kind}` }[verdict];
  const fit = broughtWithin(width * paces, fitting) / paces;
  const wide: Remedy = { do: 'width', feature: water.id, width: fit, says: `Make it ${lengthInWords(fit, unit)} wide` };
  const other = water.kind === 'river' ? 'stream' : 'river';
  const isOther = verdictOn(width * paces, other === 'river' ? RIVER : STREAM) === 'right';
  return {
    of: 'water',
    about: water.id,
    verdict,
    sentence: `${called(water)} is ${about(width * paces)} paces wide${is}.`,
    change: null,
    remedies:
      verdict === 'right'
        ? []
        : [
            ...(fit >= NARROWEST ? [wide] : []),
            ...(isOther ? [{ do: 'water', feature: water.id, kind: other, says: `Make it a ${other}` } as const] : []),
          ],
  };
}
