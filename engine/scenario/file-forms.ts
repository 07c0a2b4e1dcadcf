/** The forms of the files people write, whole. */
import type { Form } from './form';
import { nationFormat } from './read-nation';
import { scenarioFormat } from './scenario-format';

export type WrittenKind = 'scenario' | 'nation';
export const FILE_FORMS: Readonly<Record<WrittenKind, Form>> = {
  scenario: scenarioFormat.form,
  nation: nationFormat.form,
};
