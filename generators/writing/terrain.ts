/** Features as files have them; what a file may leave out at the usual value is left out. */
import { ARMS, HILL_HEIGHTS, scaled, WIDTHS } from '../../engine/scenario';
import type { Effects, Feature, Id, MapLabel, NamePlace, Outline, Scale } from '../../engine/scenario';
import type { NamesToWrite } from './names-to-write';
import { writtenOverrides } from './overrides';
import { writtenCourse, writtenOutline, writtenPoint } from './shapes';
import type { Written, WrittenKeys } from './yaml';

/** One entry of `terrain:`, its kind as the key. */
export function writtenFeature(feature: Feature, scale: Scale, names: NamesToWrite): WrittenKeys {
  const { kind, name, label, effects, overrides } = feature;
  return {
    [kind]: {
      name: name ?? undefined,
      label: label ? writtenNamePlace(label) : undefined,
      ...partsOf(feature, scale, names),
      effects: effects ? writtenEffects(effects) : undefined,
      confidence: feature.confidence,
      overrides: writtenOverrides(overrides),
    },
  };
}

/** One entry of `labels:`. */
export const writtenLabel = ({ text, at, turn, size }: MapLabel): WrittenKeys => ({
  text,
  at: writtenPoint(at),
  turn: turn || undefined,
  size: size ?? undefined,
});

const writtenNamePlace = ({ at, turn }: NamePlace): Written =>
  turn === 0 ? writtenPoint(at) : { at: writtenPoint(at), turn };

function partsOf(feature: Feature, scale: Scale, names: NamesToWrite): WrittenKeys {
  const unless = (value: number, usual: number) => (value === scaled(usual, scale) ? undefined : value);
  switch (feature.kind) {
    case 'hill':
      return {
        slope: feature.slope,
        height: unless(feature.height, HILL_HEIGHTS[feature.slope]),
        outline: writtenOutline(feature.outline),
        contours:
          feature.contours.length > 0
            ? feature.contours.map(({ height, outline }) => ({ height, outline: writtenOutline(outline) }))
            : undefined,
      };
    case 'bua':
      return {
        build: feature.build,
        fortified: feature.fortified || undefined,
        blocks: feature.blocks.map(({ at, turn, side }) => ({
          at: writtenPoint(at),
          turn: turn || undefined,
          side: unless(side, WIDTHS.block),
        })),
      };
    case 'river':
      return {
        class: feature.class,
        frozen: feature.frozen,
        width: unless(feature.width, WIDTHS.river),
        course: writtenCourse(feature.course),
      };
    case 'stream':
      return {
        frozen: feature.frozen,
        width: unless(feature.width, WIDTHS.stream),
        course: writtenCourse(feature.course),
      };
    case 'road':
    case 'sunken road':
      return {
        from: feature.from ?? undefined,
        to: feature.to ?? undefined,
        width: unless(feature.width, WIDTHS[feature.kind]),
        course: writtenCourse(feature.course),
      };
    case 'bridge':
    case 'ford':
      return {
        over: names.nameOf(feature.over),
        at: writtenPoint(feature.at),
        width: unless(feature.width, WIDTHS[feature.kind]),
        broken: feature.broken,
      };
    case 'pond':
      return { outline: writtenOutline(feature.outline), frozen: feature.frozen };
    case 'redoubt':
      return { ...redoubtParts(feature.outline), of: ownerOf(feature.of, names) };
    case 'entrenchment':
      return { course: writtenCourse(feature.course), of: ownerOf(feature.of, names) };
    case 'custom area':
      return { what: feature.what, outline: writtenOutline(feature.outline) };
    case 'custom line':
      return { what: feature.what, course: writtenCourse(feature.course) };
    default:
      return 'outline' in feature
        ? { outline: writtenOutline(feature.outline) }
        : { course: writtenCourse(feature.course) };
  }
}

const ownerOf = (unit: Id | undefined, names: NamesToWrite): string | undefined =>
  unit === undefined ? undefined : names.nameOf(unit);

/** A rectangular work by its middle, its front and its size. */
function redoubtParts(outline: Outline): WrittenKeys {
  if (outline.shape !== 'rectangle' || outline.turn < 0) return { outline: writtenOutline(outline) };
  return { at: writtenPoint(outline.at), heading: outline.turn || undefined, size: outline.size };
}

/** One word where all arms fare alike; arms that go freely are left out of a list. */
function writtenEffects({ movement, cover, sight }: Effects): WrittenKeys {
  const hindered = ARMS.filter((arm) => movement !== null && movement[arm] !== 'free');
  const alike = movement !== null && ARMS.every((arm) => movement[arm] === movement.foot);
  return {
    movement:
      movement === null
        ? undefined
        : alike
          ? movement.foot
          : Object.fromEntries(hindered.map((arm) => [arm, movement[arm]])),
    cover: cover ?? undefined,
    sight: sight ?? undefined,
  };
}
