/** From the terrain as written to features: copies made, ids, default sizes, and crossings joined to their water. */
import { HILL_HEIGHTS, WIDTHS, scaled } from '../../model/defaults';
import type { Scale } from '../../model/defaults';
import { notAllowed } from '../../readers/faults';
import type { Block, Course, Feature, Outline } from '../../model/features';
import type { Ids } from '../ids';
import type { Id } from '../../model/measures';
import type { PlacedValue } from '../../readers/reader';
import { numbered, steppedFeature } from '../../readers/repeat';
import type { WrittenFeature } from './terrain-format';
import { kebab } from '../../readers/spelling';
import type { Entry, Page } from '../../text/page';
import { kept } from '../kept';

const MOST_FEATURES = 2000;
/** Points of all outlines and courses together. */
const MOST_POINTS = 100_000;
/** Straight pieces that a curve is drawn by between two of its points. */
const PIECES_OF_CURVE = 8;

/** One feature to be: `index` counts the copies of a repeated one. */
interface Copy {
  readonly written: WrittenFeature;
  readonly field: string;
  readonly entry: Entry;
  readonly name: string | null;
  readonly index: number;
}

/**
 * Leaves out what cannot be, a crossing over water that the file does not know. Undefined when with copies there would be
 * too many features.
 */
export function linkTerrain(
  written: readonly PlacedValue<WrittenFeature>[],
  scale: Scale,
  ids: Ids,
  owners: Map<Id, PlacedValue<string>>,
  page: Page,
): readonly Feature[] | undefined {
  const copies = copied(written);
  if (copies === undefined) return undefined;
  const titles = titled(copies, ids);
  const waters = new Map(
    titles.flatMap(({ copy: { written: feature, name }, id }) =>
      (feature.kind === 'river' || feature.kind === 'stream') && name !== null ? [[name, id]] : [],
    ),
  );
  return kept(
    titles,
    ({ copy, id }) => linkFeature(copy, id, { scale, waters, ids, owners }),
    page,
    ({ copy }) => copy.entry,
  );
}

function copied(written: readonly PlacedValue<WrittenFeature>[]): readonly Copy[] | undefined {
  const copies: Copy[] = [];
  let points = 0;
  for (const { value, entry } of written) {
    const repeat = value.repeat?.value ?? null;
    points += pointsIn(value) * (repeat?.times ?? 1);
    if (points > MOST_POINTS)
      return entry.page.fault(value.repeat?.entry ?? entry, {
        code: 'too-many',
        message: `With its copies and curves the terrain is drawn by more than ${MOST_POINTS} points.`,
        fix: 'Repeat less, or draw it with fewer points.',
      });
    for (let index = 0; index < (repeat?.times ?? 1); index++) {
      const name = value.name && numbered(value.name.value, index, repeat);
      copies.push({ written: value, field: `${entry.field}.${value.kind}`, entry, name, index });
    }
    if (copies.length > MOST_FEATURES)
      return entry.page.fault(value.repeat?.entry ?? entry, {
        code: 'too-many',
        message: `With its copies the terrain has more than ${MOST_FEATURES} features.`,
        fix: 'Repeat less.',
      });
  }
  return copies;
}

function pointsIn(feature: WrittenFeature): number {
  const inLine = (line: Outline | Course): number => {
    if (!('points' in line)) return 0;
    const isCurve = 'shape' in line ? line.shape === 'smooth' : line.smooth;
    return line.points.length * (isCurve ? PIECES_OF_CURVE : 1);
  };
  const contours = 'contours' in feature ? feature.contours.map(({ outline }) => outline) : [];
  const lines = [
    ...('outline' in feature ? [feature.outline] : []),
    ...('course' in feature ? [feature.course] : []),
    ...contours,
  ];
  return lines.reduce((sum, line) => sum + inLine(line), 0);
}

/** Names give the ids; what has none is numbered by its kind. Two features of one name are a fault. */
function titled(copies: readonly Copy[], ids: Ids) {
  const names = new Set<string>();
  const nameless = new Map<string, number>();
  return copies.map((copy) => {
    const { written, name, field } = copy;
    if (name !== null && names.has(name))
      written.name?.entry.page.fault(written.name.entry, {
        code: 'duplicate-name',
        message: `Two features are called "${name}".`,
        fix: 'Rename one of them.',
      });
    if (name !== null) names.add(name);
    const fromName = kebab(name ?? '');
    if (fromName !== '') return { copy, id: ids.take(fromName, field) };
    const number = (nameless.get(written.kind) ?? 0) + 1;
    nameless.set(written.kind, number);
    return { copy, id: ids.take(`${kebab(written.kind)}-${number}`, field) };
  });
}

interface TerrainContext {
  readonly scale: Scale;
  readonly waters: ReadonlyMap<string, Id>;
  readonly ids: Ids;
  /** Whose works are, by the names in the file, to be found once the armies are. */
  readonly owners: Map<Id, PlacedValue<string>>;
}

function linkFeature({ written, name, index }: Copy, id: Id, context: TerrainContext): Feature | undefined {
  const { repeat, overrides, confidence, ...parts } = written;
  const sure = confidence === null ? {} : { confidence };
  const feature = filledIn(parts, { id, name, overrides: Object.fromEntries(overrides), ...sure }, context);
  return feature && repeat ? steppedFeature(feature, repeat.value.by, index) : feature;
}

type Title = Pick<Feature, 'id' | 'name' | 'overrides' | 'confidence'>;
type Parts<W> = W extends WrittenFeature ? Omit<W, 'repeat' | 'overrides' | 'confidence'> : never;

function filledIn(parts: Parts<WrittenFeature>, title: Title, context: TerrainContext): Feature | undefined {
  const { scale } = context;
  switch (parts.kind) {
    case 'hill':
      return { ...parts, ...title, height: parts.height ?? scaled(HILL_HEIGHTS[parts.slope], scale) };
    case 'bua':
      return {
        ...parts,
        ...title,
        blocks: parts.blocks.map((block, index) => linkBlock(block, title.id, index, context)),
      };
    case 'river':
    case 'stream': {
      const { frozen, ...water } = parts;
      const width = parts.width ?? scaled(WIDTHS[parts.kind], scale);
      return { ...water, ...title, width, ...(frozen && { frozen }) };
    }
    case 'pond': {
      const { frozen, ...pond } = parts;
      return { ...pond, ...title, ...(frozen && { frozen }) };
    }
    case 'entrenchment':
    case 'redoubt': {
      const { of, ...work } = parts;
      if (of) context.owners.set(title.id, of);
      return { ...work, ...title };
    }
    case 'road':
    case 'sunken road':
      return { ...parts, ...title, width: parts.width ?? scaled(WIDTHS[parts.kind], scale) };
    case 'bridge':
    case 'ford': {
      const over = findWater(parts.over, context.waters);
      const width = parts.width ?? scaled(WIDTHS[parts.kind], scale);
      if (over === undefined) return undefined;
      if (parts.kind === 'ford') return { ...parts, ...title, over, width };
      const { broken, ...bridge } = parts;
      return { ...bridge, ...title, over, width, ...(broken && { broken }) };
    }
    default:
      return { ...parts, ...title };
  }
}

type WrittenBlock = Extract<WrittenFeature, { readonly kind: 'bua' }>['blocks'][number];
const linkBlock = (
  { at, turn, side }: WrittenBlock,
  bua: Id,
  index: number,
  { scale, ids }: TerrainContext,
): Block => ({
  at: at.value,
  turn,
  id: ids.take(`${bua}/${index + 1}`, at.entry.field.replace(/\.at$/, '')),
  side: side ?? scaled(WIDTHS.block, scale),
});

function findWater({ value, entry }: PlacedValue<string>, waters: ReadonlyMap<string, Id>): Id | undefined {
  const over = waters.get(value);
  if (over !== undefined) return over;
  if (entry.page.isLost(value)) return undefined;
  const known = [...waters.keys()];
  if (known.length > 0) return entry.page.fault(entry, notAllowed(value, known, 'unknown-feature'));
  return entry.page.fault(entry, {
    code: 'unknown-feature',
    message: `There is no river or stream called "${value}" to cross.`,
    fix: 'Add the river, with this name.',
  });
}
