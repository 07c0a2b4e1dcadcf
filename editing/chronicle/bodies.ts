/** Bodies that only the chronicle moves: made, described, renamed wherever the story means them, and taken out. */
import { unitsOfArmy, type UnitOfSide } from '../../engine/scenario';
import { isGroup, isList, type KeyPath, type Plain } from '../../engine/scenario/edits';
import type { Change } from '../change';
import { valueAt, type Refused } from '../draft';
import { append } from '../entries';
import { freeName } from '../free-names';
import { editsOf, pointWritten, type ChronicleDraft } from './draft';

const GONE: Refused = { refused: 'That body is not in the file any more.' };
/** What names troops in an entry of the file. */
const NAMING = ['who', 'against', 'through', 'leave'];

/** Infantry of the first side in the middle of the table, to be dragged from there. */
export function addBody(draft: ChronicleDraft): Change | Refused {
  const { scenario } = draft;
  const [first] = scenario.armies;
  if (!first) return { refused: 'Nobody is there whose it could be.' };
  const all = scenario.armies.flatMap((army) => [...army.brigades, ...unitsOfArmy(army)]);
  const { width, depth } = scenario.table;
  const edits = editsOf(draft);
  append(edits, ['bodies'], {
    name: freeName('A body', new Set(all.map(({ name }) => name))),
    side: first.id,
    type: 'line infantry',
    at: pointWritten(draft, { x: width / 2, y: depth / 2 }),
    facing: 0,
  });
  return { does: 'Add a body', edits: edits.edits };
}

/** Null leaves a part out. */
export function setBody(
  draft: ChronicleDraft,
  { unit }: UnitOfSide,
  part: 'side' | 'type' | 'size',
  value: string | null,
): Change | Refused {
  const at = placeOf(draft, unit.name);
  if (at === null) return GONE;
  const edits = editsOf(draft);
  if (value === null) edits.remove([...at, part]);
  else edits.set([...at, part], value);
  return { does: `Set the ${part} of ${unit.name}`, edits: edits.edits };
}

/** Its new name stands wherever the old one did. */
export function renameBody(draft: ChronicleDraft, { unit }: UnitOfSide, name: string): Change | Refused {
  const at = placeOf(draft, unit.name);
  if (at === null) return GONE;
  const edits = editsOf(draft);
  edits.set([...at, 'name'], name);
  for (const part of ['begins', 'story'])
    for (const path of namedIn(valueAt(draft.values, [part]) ?? null, [part], unit.name)) edits.set(path, name);
  return { does: `Rename ${unit.name}`, edits: edits.edits };
}

/** Entries that mean it stay, and say that nobody is called so. */
export function removeBody(draft: ChronicleDraft, { unit }: UnitOfSide): Change | Refused {
  const at = placeOf(draft, unit.name);
  if (at === null) return GONE;
  const edits = editsOf(draft);
  edits.remove(draft.chronicle.bodies.length === 1 ? ['bodies'] : at);
  return { does: `Remove ${unit.name}`, edits: edits.edits };
}

function placeOf({ values }: ChronicleDraft, name: string): KeyPath | null {
  const bodies = valueAt(values, ['bodies']);
  const index = isList(bodies) ? bodies.findIndex((one) => isGroup(one) && one['name'] === name) : -1;
  return index < 0 ? null : ['bodies', index];
}

/** Where lists of troops in a part of the file name it. */
function namedIn(value: Plain, path: KeyPath, name: string): readonly KeyPath[] {
  if (isList(value)) return value.flatMap((one, i) => namedIn(one, [...path, i], name));
  if (isGroup(value)) return Object.entries(value).flatMap(([key, one]) => namedIn(one, [...path, key], name));
  return value === name && NAMING.includes(String(path.at(-2))) ? [path] : [];
}
