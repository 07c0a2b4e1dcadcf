/** What a person does to a scenario, whatever with: a tool, a field of the inspector, a repair of a finding. */
import type { Edit } from '../engine/scenario/edits';

export interface Change {
  /** The verb the person did, for the history: "Move 3 units of Pannwitz". */
  readonly does: string;
  /** Edits of the text, one upon the other; all of them are made or none. */
  readonly edits: readonly Edit[];
}
