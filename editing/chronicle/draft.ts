/** A chronicle that is being edited: what was read from its text, beside what stands in the text. */
import type { Point } from '../../engine/geometry';
import { readChronicle, withBodies } from '../../engine/scenario';
import type { Chronicle, Cm, Scenario } from '../../engine/scenario';
import { plainText } from '../../engine/scenario/edits';
import type { Plain } from '../../engine/scenario/edits';
import { valueAt } from '../draft';
import { rounded, TextEdits } from '../rewriting';

export interface ChronicleDraft {
  readonly scenario: Scenario;
  /** All of it that could be read, entry by entry as they stand in the file. */
  readonly chronicle: Chronicle;
  /** What the text holds, as plain data. */
  readonly values: Plain;
}

/** Null when the text cannot be read at all. `id` is the name of the scenario's file without `.yaml`. */
export function chronicleDraftOf(text: string, scenario: Scenario, id: string): ChronicleDraft | null {
  const { drawable } = readChronicle('', text, new Map([[id, scenario]]));
  const values = plainText(text);
  return drawable && values !== null
    ? { scenario: withBodies(scenario, drawable.bodies), chronicle: drawable, values }
    : null;
}

export const editsOf = ({ values }: ChronicleDraft): TextEdits => new TextEdits(values);

/** Places are written to a millimetre of the table, or to ten metres of the ground. */
const PLACES = { cm: 1, km: 2 } as const;

/** Cm of the table to one of what the file measures places in, and the places after its point. */
function measureOf({ values, scenario }: ChronicleDraft): { readonly scale: Cm; readonly places: number } {
  const { metresToCm } = scenario.table;
  const inKm = valueAt(values, ['places']) === 'km' && metresToCm !== undefined;
  return inKm ? { scale: 1000 / metresToCm, places: PLACES.km } : { scale: 1, places: PLACES.cm };
}

/** A length of the table as the file writes it. */
export function lengthWritten(draft: ChronicleDraft, length: Cm): number {
  const { scale, places } = measureOf(draft);
  return rounded(length / scale, places);
}
export const pointWritten = (draft: ChronicleDraft, { x, y }: Point): readonly [number, number] => [
  lengthWritten(draft, x),
  lengthWritten(draft, y),
];
