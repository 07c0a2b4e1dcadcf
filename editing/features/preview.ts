/** A feature as it will be, to be looked at while it is drawn. */
import type { Point } from '../../engine/geometry';
import { HILL_HEIGHTS, PLAIN_FEATURE, scaled, WIDTHS } from '../../engine/scenario';
import type { Course, Effects, Feature, Outline, Scenario } from '../../engine/scenario';
import { crossingPlace } from '../crossings';
import { contoursFor } from '../hills';
import { scaleOf } from '../scale';
import type { OutlinedKind, FeatureChoices, CourseKind } from './defaults';
import { snappedBlock } from './towns';

/** The id that what is being drawn has meanwhile. */
const NEW = 'being-drawn';
const COMMON = { ...PLAIN_FEATURE, id: NEW, name: null };
const ROUGH: Effects = {
  movement: { foot: 'half', 'light foot': 'half', horse: 'half', guns: 'half', train: 'half' },
  cover: null,
  sight: null,
};

const withNew = (scenario: Scenario, feature: Feature): Scenario => ({
  ...scenario,
  terrain: [...scenario.terrain, feature],
});

export function withArea(
  scenario: Scenario,
  kind: OutlinedKind,
  outline: Outline,
  choices: FeatureChoices = {},
): Scenario {
  switch (kind) {
    case 'hill': {
      const slope = choices.slope ?? 'gentle';
      const height = choices.height ?? scaled(HILL_HEIGHTS[slope], scaleOf(scenario));
      const contours = contoursFor({ outline, height, contours: [] }, choices.plateau ?? 'usual') ?? [];
      return withNew(scenario, { ...COMMON, kind, slope, height, outline, contours });
    }
    case 'custom area':
      return withNew(scenario, { ...COMMON, kind, what: choices.what ?? '', outline, effects: ROUGH });
    default:
      return withNew(scenario, { ...COMMON, kind, outline });
  }
}

export function withCourse(
  scenario: Scenario,
  kind: CourseKind,
  course: Course,
  choices: FeatureChoices = {},
): Scenario {
  const scale = scaleOf(scenario);
  switch (kind) {
    case 'river':
    case 'stream':
    case 'road':
    case 'sunken road': {
      const width = choices.width ?? scaled(WIDTHS[kind], scale);
      return kind === 'river'
        ? withNew(scenario, { ...COMMON, kind, class: choices.class ?? 'fordable', width, course })
        : withNew(scenario, { ...COMMON, kind, width, course });
    }
    case 'custom line':
      return withNew(scenario, { ...COMMON, kind, what: choices.what ?? '', course, effects: ROUGH });
    default:
      return withNew(scenario, { ...COMMON, kind, course });
  }
}

/** Null where no water is near. */
export function withCrossing(scenario: Scenario, kind: 'bridge' | 'ford', near: Point, reach: number): Scenario | null {
  const place = crossingPlace(scenario, near, reach);
  const width = scaled(WIDTHS[kind], scaleOf(scenario));
  return place && withNew(scenario, { ...COMMON, kind, over: place.over, at: place.at, width });
}

/** A block beside those of a village, or where the pointer is. */
export function withBlock(scenario: Scenario, near: Point, build: 'rustic' | 'urban', turn: number): Scenario {
  const side = scaled(WIDTHS.block, scaleOf(scenario));
  const { at, turn: turned } = snappedBlock(scenario, near, side) ?? { at: near, turn };
  const blocks = [{ id: `${NEW}/1`, at, turn: turned, side }];
  return withNew(scenario, { ...COMMON, kind: 'bua', build, fortified: false, blocks });
}
