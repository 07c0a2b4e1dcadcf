import { transform } from '../../../editing/transform';
import { minus, type Point } from '../../../engine/geometry';
import type { Id } from '../../../engine/scenario';
import type { InspectorField, NumberField } from './fields';

/** Where a thing stands; other numbers move it there. */
export const placeField = (id: Id, at: Point, label = 'Position'): InspectorField => ({
  is: 'point',
  label,
  at,
  set: (to) => (draft) => transform(draft, [id], { do: 'move', by: minus(to, at) }),
});

/** Where a thing looks; another number turns it about its middle. */
export const headingField = (
  ids: readonly Id[],
  heading: number | null,
  about: Point | null,
  label = 'Heading',
): InspectorField & NumberField => ({
  is: 'number',
  label,
  unit: '°',
  value: heading,
  least: 0,
  most: 360,
  step: 5,
  set: (to) => (draft) =>
    heading === null || about === null || to === null
      ? { refused: 'They look different ways. Turn them on the table with Q and E.' }
      : transform(draft, ids, { do: 'rotate', about, degrees: to - heading }),
});
