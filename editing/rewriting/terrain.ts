/** The terrain as it now lies, written where it stands in the text. */
import type { Feature, Id } from '../../engine/scenario';
import type { KeyPath } from '../../engine/scenario/edits';
import { pathOfField } from '../../engine/scenario/edits';
import type { Draft } from '../draft';
import { pointsOfFeature } from './defining-points';
import { writeFeature } from './features';
import { stepOf, unfold } from './rows';
import { TextEdits } from './text-edits';

/** Features written as one entry, as they were and as they now are; several when it is repeated. */
interface Entry {
  readonly path: KeyPath;
  readonly copies: { readonly before: Feature; readonly after: Feature }[];
}

export function writeTerrain(text: TextEdits, { scenario, fields }: Draft, terrain: readonly Feature[]): void {
  const now = new Map<Id, Feature>(terrain.map((feature) => [feature.id, feature]));
  const entries = new Map<string, Entry>();
  for (const before of scenario.terrain) {
    const field = fields[before.id];
    const after = now.get(before.id) ?? before;
    if (field === undefined) continue;
    const entry = entries.get(field) ?? { path: pathOfField(field), copies: [] };
    entry.copies.push({ before, after });
    entries.set(field, entry);
  }
  // From the last to the first: an entry that becomes several shifts only those behind it.
  for (const entry of [...entries.values()].toReversed())
    if (entry.copies.some(({ before, after }) => before !== after)) writeEntry(text, entry);
}

function writeEntry(text: TextEdits, { path, copies }: Entry): void {
  const [first] = copies;
  if (!first) return;
  const row = copies.length > 1 ? stepOf(copies.map(({ after }) => pointsOfFeature(after))) : null;
  if (copies.length > 1 && !row) {
    unfold(text, path.slice(0, -1), path.slice(-1), (into, keys, index) => {
      const { before } = first;
      writeFeature(into, keys, before, copies[index]?.after ?? before);
    });
    return;
  }
  writeFeature(text, path, first.before, first.after);
  if (row) text.point([...path, 'repeat', 'by'], row.by, row.places);
}
