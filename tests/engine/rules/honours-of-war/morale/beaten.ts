/** A unit beaten in front, for the tests of its retreat. */
import { retreat } from '../../../../../engine/rules/honours-of-war/morale';
import { battlefield } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';

export const struck = { 'struck by': 'esterle', 'struck from': 'front' } as const;

/** Lossow at (100, 98) faces north with 4 hits; Esterle stands at (100, 112). */
export const beaten = (more: Partial<Layout> & { lossow?: UnitPlace; esterle?: UnitPlace } = {}): TestField => {
  const { lossow, esterle, blue, red, ...rest } = more;
  return battlefield({
    blue: { lossow: { at: [100, 98], hits: 4, marks: struck, ...lossow }, ...blue },
    red: { esterle: { at: [100, 112], ...esterle }, ...red },
    ...rest,
  });
};

/** Answers with a retreat of so many cm. */
export const span = (cm: number) => ({ retreat: () => ({ span: cm }) });

/** Lossow retreats, by so many cm. */
export const flee = (field: TestField, cm = 20): TestField => {
  field.run(retreat(field, 'lossow'), span(cm));
  return field;
};
