/** Features laid out: outlines and courses flattened, each with its shape for quick questions. */
import { memo } from '../facts';
import { centreOfRings, centroid, facingOf, poseAt, type Point } from '../geometry';
import type { BuiltUpArea, Crossing, Feature, Redoubt, River, Stream } from '../scenario';
import { flatCourse, stripAlong } from './courses';
import type { GroundArea, GroundBlock, GroundCrossing, GroundLine } from './ground';
import { riseOf, type Rise } from './height';
import { flatOutline } from './outlines';
import { partsOf, type OutlinePart } from './parts';
import { isSlowed } from './ground';
import { shapeOfCourse, shapeOfOutline, type PackedOutline } from './shape';
import { crossingOver } from './water';

export interface LaidArea {
  readonly area: GroundArea;
  /** The outline as drawn, and the parts it encloses. */
  readonly shape: PackedOutline;
  readonly parts: readonly OutlinePart[];
}
export interface LaidLine {
  readonly line: GroundLine;
  readonly shape: PackedOutline;
}
export interface LaidGround {
  readonly areas: readonly LaidArea[];
  readonly lines: readonly LaidLine[];
  readonly rises: readonly Rise[];
  readonly blocks: readonly GroundBlock[];
  readonly crossings: readonly GroundCrossing[];
}

/** What lies by itself: a crossing needs its water. */
type LaidFeature = Partial<Omit<LaidGround, 'crossings'>>;

/** Lays features out in their order; crossings come last, when the water they lead over lies. */
export function lay(features: readonly Feature[]): LaidGround {
  const each = features.map(laidFeature);
  const lines = each.flatMap((laid) => laid.lines ?? []);
  return {
    areas: each.flatMap((laid) => laid.areas ?? []),
    lines,
    rises: each.flatMap((laid) => laid.rises ?? []),
    blocks: each.flatMap((laid) => laid.blocks ?? []),
    crossings: features.flatMap((feature) =>
      feature.kind === 'bridge' || feature.kind === 'ford' ? crossingOn(feature, lines) : [],
    ),
  };
}

/** Kept by feature: in an edited scenario all but one of them are those of the scenario before. */
const laidFeature = memo((feature: Feature): LaidFeature => {
  switch (feature.kind) {
    case 'bua':
      return { blocks: blocksOf(feature) };
    case 'bridge':
    case 'ford':
      return {};
    case 'river':
    case 'stream':
    case 'sunken road': {
      const course = flatCourse(feature.course);
      return {
        areas: [laidArea(feature, stripAlong(course, feature.width))],
        lines: [laidLine(feature, feature.kind, course, feature.width)],
      };
    }
    case 'road': {
      const course = flatCourse(feature.course);
      return {
        areas: isSlowed(feature) ? [laidArea(feature, stripAlong(course, feature.width))] : [],
        lines: [laidLine(feature, 'road', course, feature.width)],
      };
    }
    case 'wall':
    case 'hedge':
    case 'fence':
    case 'tree line':
    case 'abatis':
    case 'custom line':
    case 'entrenchment':
      return { lines: [laidLine(feature, feature.kind, flatCourse(feature.course), 0)] };
    case 'redoubt':
      return { lines: [laidLine(feature, 'entrenchment', ringOf(feature), 0)] };
    case 'hill': {
      const placed = laidArea(feature, flatOutline(feature.outline));
      return { areas: [placed], rises: [riseOf(feature, placed.shape, placed.area.outline, placed.parts)] };
    }
    default:
      return { areas: [laidArea(feature, flatOutline(feature.outline))] };
  }
});

function laidArea(feature: GroundArea['feature'] & { kind: GroundArea['kind'] }, outline: readonly Point[]): LaidArea {
  const { id, kind } = feature;
  const parts = partsOf(outline);
  const centre = centreOfRings(parts.map(({ ring }) => ring)) ?? centroid(outline);
  return { area: { id, kind, feature, outline, centre }, shape: shapeOfOutline(outline), parts };
}

function laidLine(
  feature: GroundLine['feature'],
  kind: GroundLine['kind'],
  course: readonly Point[],
  width: number,
): LaidLine {
  return { line: { id: feature.id, kind, feature, course, width }, shape: shapeOfCourse(course) };
}

/** The edge of a redoubt, clockwise and closed. */
function ringOf(redoubt: Redoubt): readonly Point[] {
  const outline = flatOutline(redoubt.outline).toReversed();
  return outline[0] ? [...outline, outline[0]] : [];
}

const blocksOf = (bua: BuiltUpArea): GroundBlock[] =>
  bua.blocks.map((block) => ({
    id: block.id,
    block,
    bua: bua.id,
    box: { pose: poseAt(block.at, facingOf(block.turn)), width: block.side, depth: block.side },
  }));

/** A crossing over nothing is left out; reading the scenario has found that fault. */
function crossingOn(feature: Crossing, lines: readonly LaidLine[]): readonly GroundCrossing[] {
  const water = lines.find(({ line }) => line.id === feature.over && isWater(line.feature));
  if (!water || !isWater(water.line.feature)) return [];
  const crossing = crossingOver(feature, water.line.feature, water.line.course);
  return crossing ? [crossing] : [];
}

const isWater = (feature: Feature): feature is River | Stream => feature.kind === 'river' || feature.kind === 'stream';
