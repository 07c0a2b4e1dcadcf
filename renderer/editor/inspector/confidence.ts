/** How sure one is of something that happened or was there. */
import { setProperty } from '../../../editing/features/properties';
import { CONFIDENCES, type Confidence, type Id } from '../../../engine/scenario';
import { asOptions, type InspectorField } from './fields';

export const confidenceField = (ids: readonly Id[], value: Confidence | null): InspectorField => ({
  is: 'choice',
  label: 'How sure',
  hint: 'How sure it is that it was there, and so',
  options: [{ value: '', label: 'Not said' }, ...asOptions(CONFIDENCES)],
  value: value ?? '',
  set: (word) => (draft) => setProperty(draft, ids, ['confidence'], word === '' ? null : word, 'how sure'),
});
