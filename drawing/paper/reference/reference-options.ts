/** What can be chosen for a play sheet. */
import type { Style } from '../../map/inks';
import type { PaperChoice } from '../sheet';

export interface ReferenceOptions extends PaperChoice {
  readonly style: Style;
  /** It is set as large as goes onto so many sides, while it stays legible; else it takes more. */
  readonly sides: number;
}

export const REFERENCE_OPTIONS: ReferenceOptions = {
  paper: 'a4',
  upright: true,
  margin: 0.9,
  style: 'colour',
  sides: 2,
};
