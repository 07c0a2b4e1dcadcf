/** New features as a person would begin them: shapes of a good size for the figures, under the keys of their kind. */
import type { Point } from '../../engine/geometry';
import { HILL_HEIGHTS, scaled, WIDTHS } from '../../engine/scenario';
import type { Course, Feature, Outline, Scale } from '../../engine/scenario';
import type { Plain } from '../../engine/scenario/edits';
import { contoursFor, type Plateau } from '../hills';
import { plainContours, plainCourse, plainOutline, plainPoint, rounded, tidy } from '../rewriting';
import { headingText } from '../rewriting/numbers';

type Kind = Feature['kind'];
export type OutlinedKind = Extract<Feature, { readonly outline: Outline }>['kind'];
export type CourseKind = Extract<Feature, { readonly course: Course }>['kind'];

/** What a tool may say of a new feature; what is left out is as usual for its kind. */
export interface FeatureChoices {
  readonly name?: string;
  /** Of a hill. */
  readonly slope?: 'gentle' | 'steep';
  readonly height?: number;
  readonly plateau?: Plateau;
  /** Of a river. */
  readonly class?: 'impassable' | 'fordable';
  /** Of roads and water, cm. */
  readonly width?: number;
  /** Of a built-up area. */
  readonly build?: 'rustic' | 'urban';
  readonly fortified?: boolean;
  /** Of ground of one's own. */
  readonly what?: string;
  readonly effects?: Plain;
}

const named = ({ name }: FeatureChoices): { readonly name?: string } => (name === undefined ? {} : { name });
/** Ground of one's own must say what it does; rough going is the commonest. */
const OWN_EFFECTS: Plain = { movement: 'half' };

export function plainArea(kind: OutlinedKind, outline: Outline, choices: FeatureChoices, scale: Scale): Plain {
  const shape = { ...named(choices), outline: plainOutline(outline) };
  if (kind === 'hill') {
    const slope = choices.slope ?? 'gentle';
    const usual = scaled(HILL_HEIGHTS[slope], scale);
    const contours = contoursFor(
      { outline, height: choices.height ?? usual, contours: [] },
      choices.plateau ?? 'usual',
    );
    if (contours && contours.length > 0)
      return { ...named(choices), slope, outline: shape.outline, contours: plainContours(contours) };
    const height = choices.height === undefined || choices.height === usual ? {} : { height: tidy(choices.height) };
    return { ...named(choices), slope, ...height, outline: shape.outline };
  }
  if (kind === 'redoubt' && outline.shape === 'rectangle')
    return {
      ...named(choices),
      at: plainPoint(outline.at),
      heading: headingText(outline.turn),
      size: [tidy(outline.size[0]), tidy(outline.size[1])],
    };
  if (kind === 'custom area')
    return {
      ...named(choices),
      what: choices.what ?? 'broken ground',
      outline: shape.outline,
      effects: choices.effects ?? OWN_EFFECTS,
    };
  return shape;
}

export function plainLine(kind: CourseKind, course: Course, choices: FeatureChoices, scale: Scale): Plain {
  const usual: Partial<Record<Kind, number>> = WIDTHS;
  const ordinary = usual[kind] === undefined ? undefined : scaled(usual[kind], scale);
  const hasWidth = ordinary !== undefined && choices.width !== undefined && choices.width !== ordinary;
  return {
    ...named(choices),
    ...(kind === 'river' && { class: choices.class ?? 'fordable' }),
    ...(kind === 'custom line' && { what: choices.what ?? 'obstacle' }),
    ...(hasWidth && { width: rounded(choices.width ?? ordinary, 1) }),
    course: plainCourse(course),
    ...(kind === 'custom line' && { effects: choices.effects ?? OWN_EFFECTS }),
  };
}

/** A straight entrenchment by its middle; its front is on the left of whoever goes along it. */
export const plainWork = (at: Point, heading: number, long: number, choices: FeatureChoices): Plain => ({
  ...named(choices),
  at: plainPoint(at),
  heading: headingText(heading),
  length: tidy(long),
});

export const plainBlock = (at: Point, turn: number): Plain => {
  const degrees = rounded(turn, 1);
  return { at: plainPoint(at), ...(degrees !== 0 && { turn: degrees }) };
};
