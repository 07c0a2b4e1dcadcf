/**
 * Taking things out, with what meant them: an objective stays where its hill was, a garrison where its village was, and who
 * came on by an entry point comes on where that was.
 */
import type { Id, Scenario } from '../../engine/scenario';
import type { KeyPath } from '../../engine/scenario/edits';
import { isList } from '../../engine/scenario/edits';
import type { Change } from '../change';
import { isCrossing } from '../crossings';
import { pathOf, valueAt } from '../draft';
import type { Draft, Refused } from '../draft';
import { centreOf } from '../places';
import { referencesIn, suffixOf } from '../references';
import type { Named, NameReference } from '../references';
import { plainPoint, TextEdits } from '../rewriting';
import { parted } from '../rewriting/parted';
import { inWords, leadersOf, thingsOf } from '../things';

export function remove(whole: Draft, ids: readonly Id[]): Change | Refused {
  const { scenario } = whole;
  if (ids.length === 0) return { refused: 'Nothing is selected.' };
  const army = scenario.armies.find(({ id }) => ids.includes(id));
  if (army) return { refused: `A battle has two sides; ${army.name} stays. Remove its brigades.` };
  const { gone, refused } = goingWith(scenario, ids);
  if (refused !== null) return { refused };
  const { draft, text } = parted(whole, [...gone], 'broken rows');
  const paths = [...gone].flatMap((id) => pathsOf(draft, id));
  const unmeant = referencesIn(text.values).flatMap((reference) => {
    const lost = lostBy(scenario, reference, gone);
    return lost === null ? [] : [{ reference, lost }];
  });
  renumberBlocks(text, scenario, gone);
  for (const { reference, lost } of unmeant) paths.push(...withoutMeaning(text, scenario, reference, lost));
  removeAll(text, paths);
  return text.edits.length === 0
    ? { refused: 'Nothing of this can be removed.' }
    : { does: `Remove ${inWords(scenario, ids)}`, edits: text.edits };
}

/** What goes: the things themselves, crossings of water that goes, brigades that would be empty. */
function goingWith(
  scenario: Scenario,
  ids: readonly Id[],
): { readonly gone: ReadonlySet<Id>; readonly refused: string | null } {
  const things = thingsOf(scenario, ids);
  const gone = new Set<Id>([
    ...things.features,
    ...things.units,
    ...things.brigades,
    ...things.zones,
    ...things.objectives,
    ...things.labels,
    ...things.entryPoints,
  ]);
  for (const feature of scenario.terrain) {
    if (isCrossing(feature) && things.features.has(feature.over)) gone.add(feature.id);
    if (feature.kind !== 'bua') continue;
    const blocks = feature.blocks.filter(({ id }) => things.blocks.has(id));
    if (blocks.length === feature.blocks.length) gone.add(feature.id);
    for (const { id } of blocks) gone.add(id);
  }
  let refused: string | null = null;
  for (const army of scenario.armies) {
    for (const brigade of army.brigades) {
      if (brigade.units.every(({ id }) => things.units.has(id))) gone.add(brigade.id);
      if (gone.has(brigade.id)) gone.add(brigade.commander.id);
      else if (things.leaders.has(brigade.commander.id))
        refused = `${brigade.name} needs its commander; remove the brigade, or give him another name.`;
    }
    for (const { id } of leadersOf(army)) if (things.leaders.has(id)) gone.add(id);
  }
  return { gone, refused };
}

/** The entry of a thing; none for a commander or a unit whose whole brigade goes, or a block of a village that does. */
function pathsOf(draft: Draft, id: Id): readonly KeyPath[] {
  const path = pathOf(draft, id);
  if (!path) return [];
  return [path[0] === 'terrain' && path.length === 3 ? path.slice(0, 2) : path];
}

/** The numbers of the blocks behind one that goes. */
function renumberBlocks(text: TextEdits, scenario: Scenario, gone: ReadonlySet<Id>): void {
  for (const reference of referencesIn(text.values))
    for (const village of scenario.terrain) {
      if (village.kind !== 'bua' || gone.has(village.id)) continue;
      const suffix = suffixOf(reference, { id: village.id, name: village.name, meaning: 'feature' });
      const number = Number(suffix?.slice(1) ?? 0);
      const before = village.blocks.slice(0, number - 1).filter(({ id }) => gone.has(id)).length;
      const isKept = number > 0 && !gone.has(village.blocks[number - 1]?.id ?? '');
      if (suffix !== null && isKept && before > 0)
        text.set(
          reference.path,
          `${reference.name.slice(0, reference.name.length - suffix.length)}/${number - before}`,
        );
    }
}

function blockMeant(scenario: Scenario, reference: NameReference): Id | null {
  for (const village of scenario.terrain) {
    if (village.kind !== 'bua') continue;
    const suffix = suffixOf(reference, { id: village.id, name: village.name, meaning: 'feature' });
    if (suffix === null || (suffix === '' && village.blocks.length > 1)) continue;
    return village.blocks[suffix === '' ? 0 : Number(suffix.slice(1)) - 1]?.id ?? null;
  }
  return null;
}

/** What goes of what a reference means; null when that stays. */
function lostBy(scenario: Scenario, reference: NameReference, gone: ReadonlySet<Id>): Id | null {
  const block = blockMeant(scenario, reference);
  if (block !== null && gone.has(block)) return block;
  return namedIn(scenario).find((one) => gone.has(one.id) && suffixOf(reference, one) !== null)?.id ?? null;
}

const namedIn = (scenario: Scenario): readonly Named[] => [
  ...scenario.terrain.map(({ id, name }): Named => ({ id, name, meaning: 'feature' })),
  ...scenario.objectives.map(({ id, name }): Named => ({ id, name, meaning: 'objective' })),
  ...(scenario.entryPoints ?? []).map(({ id, name }): Named => ({ id, name, meaning: 'entry point' })),
  ...scenario.armies.flatMap((army) => [
    ...leadersOf(army).map(({ id, name }): Named => ({ id, name, meaning: 'leader' })),
    ...army.deployment.map(({ id, name }): Named => ({ id, name, meaning: 'zone' })),
    ...[...army.brigades, ...army.brigades.flatMap(({ units }) => units), ...army.independents].map(
      ({ id, name }): Named => ({ id, name, meaning: 'command' }),
    ),
  ]),
];

/** What is left of something that named a thing which goes: written at once, or the paths that go with it. */
function withoutMeaning(text: TextEdits, scenario: Scenario, { path }: NameReference, lost: Id): readonly KeyPath[] {
  const [room, , key] = path;
  const last = path.at(-1);
  const above = path.slice(0, -1);
  if (last === 'exit' || last === 'within') return [path.slice(0, 2)];
  if (room === 'objectives' || last === 'inside') {
    const at = centreOf(scenario, lost);
    text.remove(path);
    text.set([...above, 'at'], at ? plainPoint(at) : [0, 0]);
    if (last === 'inside') text.set([...above, 'heading'], 0);
    return [];
  }
  if (last === 'crossing') {
    const at = centreOf(scenario, lost);
    text.remove(path);
    text.set([...above, 'at'], at ? plainPoint(at) : [0, 0]);
    text.set([...above, 'inside the table'], true);
    return [];
  }
  const entryPoint = last === 'entry' ? scenario.entryPoints?.find(({ id }) => id === lost) : undefined;
  if (entryPoint) {
    text.remove(path);
    text.set([...above, 'at'], plainPoint(entryPoint.at));
    text.set([...above, 'heading'], entryPoint.heading);
    return [];
  }
  if (
    room === 'terrain' ||
    key === 'leaves' ||
    key === 'burns' ||
    key === 'breaks' ||
    key === 'throws' ||
    room === 'accept'
  )
    return [path.slice(0, 2)];
  if (typeof last !== 'number') return [path];
  const list = valueAt(text.values, above);
  const isOnly = isList(list) && list.length === 1;
  if (!isOnly) return [path];
  // The last name of a list goes with what the list is for; "leads" and "except" may be left out.
  const holder = above.at(-1);
  if (holder === 'leads' || holder === 'except') return [above];
  if (holder === 'units') return [path.slice(0, 2)];
  return [above.slice(0, -1)];
}

/** Removes from the end of the file upward, so that no path moves; what goes with another is not removed twice. */
export function removeAll(text: TextEdits, paths: readonly KeyPath[]): void {
  const within = (inner: KeyPath, outer: KeyPath): boolean =>
    inner.length > outer.length && outer.every((step, index) => step === inner[index]);
  const distinct = new Map(paths.map((path) => [path.join('\n'), path]));
  const all = [...distinct.values()].filter((path) => ![...distinct.values()].some((other) => within(path, other)));
  for (const path of all.toSorted(backwards)) text.remove(path);
}

function backwards(one: KeyPath, other: KeyPath): number {
  for (const [index, step] of one.entries()) {
    const beside = other[index];
    if (typeof step === 'number' && typeof beside === 'number' && step !== beside) return beside - step;
    if (step !== beside) return String(step) < String(beside) ? -1 : 1;
  }
  return 0;
}
