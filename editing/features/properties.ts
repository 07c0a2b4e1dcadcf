/** Properties of things: set, taken back to their usual value, and names changed wherever they are meant. */
import type { Feature, Id } from '../../engine/scenario';
import type { KeyPath, Plain } from '../../engine/scenario/edits';
import type { Change } from '../change';
import { pathOf } from '../draft';
import type { Draft, Refused } from '../draft';
import { commandNames, featureNames } from '../free-names';
import { referencesIn, renameReferences, suffixOf } from '../references';
import type { Named } from '../references';
import { parted } from '../rewriting/parted';
import { inWords, leadersOf, nameOf } from '../things';

/**
 * Sets a key of every thing, as `slope`, or a path of keys, as `effects`, `cover`; null takes it back to what it is when
 * nothing is said. `label` is what the key is called in the history.
 */
export function setProperty(
  whole: Draft,
  ids: readonly Id[],
  key: KeyPath,
  value: Plain,
  label = key.map(String).join(' '),
): Change | Refused {
  const { draft, text } = parted(whole, ids, 'broken rows');
  for (const id of ids) {
    const path = pathOf(draft, id);
    if (!path) return { refused: 'There is no such thing in the file.' };
    const at = [...path, ...key];
    if (value === null) text.remove(at);
    // A length stays in the unit it was written in.
    else if (typeof value === 'number' && typeof text.at(at) === 'string' && text.cm(at) !== null)
      text.length(at, value, 2);
    else text.set(at, value);
  }
  return text.edits.length === 0
    ? { refused: 'Nothing would change.' }
    : { does: `Set the ${label} of ${inWords(whole.scenario, ids)}`, edits: text.edits };
}

/** Makes features another kind of ground, of the same form: an area, an obstacle or a road. */
export function setKind(draft: Draft, ids: readonly Id[], kind: Feature['kind']): Change | Refused {
  const paths = ids.flatMap((id) => {
    const path = pathOf(draft, id);
    return path ? [path] : [];
  });
  const distinct = [...new Map(paths.map((path) => [path.join('.'), path])).values()];
  const edits = distinct
    .filter((path) => path.at(-1) !== kind)
    .map((path) => ({ do: 'rename', path, key: kind }) as const);
  return edits.length === 0
    ? { refused: 'Nothing would change.' }
    : { does: `Make ${inWords(draft.scenario, ids)} ${kind}`, edits };
}

/** Renames a thing and whatever means it by name; an empty name takes the name of a feature or leader away. */
export function rename(whole: Draft, id: Id, wanted: string): Change | Refused {
  const name = wanted.trim();
  const { draft, text } = parted(whole, [id], 'broken rows');
  const thing = namedThing(draft, id);
  const path = pathOf(draft, id);
  if (!path) return { refused: 'There is no such thing in the file.' };
  if (draft.scenario.labels?.some((label) => label.id === id)) {
    if (name === '') return { refused: 'A label needs words. Remove it with Delete.' };
    text.set([...path, 'text'], name);
    return { does: `Let a label say “${name}”`, edits: text.edits };
  }
  const old = nameOf(draft.scenario, id) ?? '';
  if (thing?.name === name) return { refused: 'It is called so already.' };
  if (thing && isTaken(draft, thing, name)) return { refused: `Another is called "${name}" already.` };
  if (name === '') {
    if (thing && thing.meaning !== 'feature' && thing.meaning !== 'leader') return { refused: 'It needs a name.' };
    if (thing && referencesIn(text.values).some((one) => suffixOf(one, thing) !== null))
      return { refused: `${old} is named elsewhere in the file, so it needs a name.` };
    text.remove([...path, 'name']);
    return { does: `Take away the name of ${old}`, edits: text.edits };
  }
  if (thing) renameReferences(text, thing, name);
  text.set([...path, 'name'], name);
  return { does: `Call ${old} "${name}"`, edits: text.edits };
}

function isTaken({ scenario }: Draft, { id, meaning }: Named, name: string): boolean {
  if (meaning === 'feature') return featureNames(scenario).has(name);
  if (meaning === 'command') return commandNames(scenario, id.split('/')[0] ?? '').has(name);
  const named = meaning === 'objective' ? scenario.objectives : (scenario.entryPoints ?? []);
  return meaning !== 'leader' && named.some((one) => one.name === name);
}

/** What names in the file can mean; null for sides, which are named by their keys. */
function namedThing({ scenario }: Draft, id: Id): Named | null {
  const feature = scenario.terrain.find((one) => one.id === id);
  if (feature) return { id, name: feature.name, meaning: 'feature' };
  const objective = scenario.objectives.find((one) => one.id === id);
  if (objective) return { id, name: objective.name, meaning: 'objective' };
  const entryPoint = scenario.entryPoints?.find((one) => one.id === id);
  if (entryPoint) return { id, name: entryPoint.name, meaning: 'entry point' };
  for (const army of scenario.armies) {
    const zone = army.deployment.find((one) => one.id === id);
    if (zone) return { id, name: zone.name, meaning: 'zone' };
    const leader = leadersOf(army).find((one) => one.id === id);
    if (leader) return { id, name: leader.name, meaning: 'leader' };
    const command = [...army.brigades, ...army.brigades.flatMap(({ units }) => units), ...army.independents].find(
      (one) => one.id === id,
    );
    if (command) return { id, name: command.name, meaning: 'command' };
  }
  return null;
}
