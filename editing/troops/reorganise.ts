/** Units moved from brigade to brigade, and made another type or formation, however many at once. */
import { FORMATION_OF_ARM, UNIT_TYPES } from '../../engine/scenario';
import type { Army, Brigade, Formation, Id, Unit, UnitType } from '../../engine/scenario';
import type { KeyPath } from '../../engine/scenario/edits';
import type { Change } from '../change';
import { pathOf, writtenOut } from '../draft';
import type { Draft, Refused } from '../draft';
import { referencesIn, suffixOf } from '../references';
import { removeAll } from '../removing';
import { TextEdits } from '../rewriting';
import { parted } from '../rewriting/parted';
import { reorder } from '../rewriting/text-edits';
import { writePlace } from '../rewriting/places';
import { inWords } from '../things';

const unitsIn = ({ brigades, independents }: Army): readonly Unit[] => [
  ...brigades.flatMap(({ units }) => units),
  ...independents,
];

/**
 * Moves units of one side to a brigade, or with null out of all, before the one that now has `index` there. On the table
 * everybody stays: a brigade that set its units out has their places written out.
 */
export function moveToBrigade(whole: Draft, ids: readonly Id[], to: Id | null, index = Infinity): Change | Refused {
  const army = whole.scenario.armies.find((one) => unitsIn(one).some(({ id }) => ids.includes(id)));
  if (!army) return { refused: 'Select units to move.' };
  const moving = unitsIn(army).filter(({ id }) => ids.includes(id));
  if (moving.length < ids.length)
    return { refused: 'Only units move from brigade to brigade, and only within their side.' };
  const target = to === null ? null : (army.brigades.find(({ id }) => id === to) ?? null);
  if (to !== null && !target) return { refused: 'Units stay in their side.' };
  const sources = army.brigades.filter(({ id, units }) => id !== to && units.some((unit) => moving.includes(unit)));
  const emptied = sources.find(({ units }) => units.every((unit) => moving.includes(unit)));
  if (emptied) return { refused: `${emptied.name} would have no units left. Remove it, or leave one.` };
  const now = target ? target.units : army.independents;
  if (moving.every((unit) => now.includes(unit))) {
    const listOf = (draft: Draft): KeyPath | null => {
      const path = target && pathOf(draft, target.id);
      return target ? path && [...path, 'units'] : ['armies', army.id, 'independents'];
    };
    const name = target?.name ?? `${army.name} under nobody`;
    return reordered(whole, { units: now, list: listOf, name }, moving, index);
  }

  const { draft, text } = parted(
    whole,
    [...sources, ...(target ? [target] : [])].flatMap(({ units }) => units.map(({ id }) => id)).concat(ids),
    'also whole rows',
  );
  for (const brigade of [...sources, ...(target ? [target] : [])]) placesWrittenOut(text, draft, brigade, moving);
  const paths = moving.flatMap(({ id }): readonly KeyPath[] => {
    const path = pathOf(draft, id);
    return path ? [path] : [];
  });
  const values = paths.map((path) => writtenOut(text.at(path) ?? null));
  const list: KeyPath = [
    ...(target ? (pathOf(draft, target.id) ?? []) : ['armies', army.id]),
    target ? 'units' : 'independents',
  ];
  if (target) joined(text, army, moving, target);
  const from = Math.min(index, lengthOf(text, list));
  values.forEach((value, number) =>
    text.insert(list, from + number, value, behind(paths[number] ?? [], list, from, number)),
  );
  removeAll(
    text,
    paths.map((path) => behind(path, list, from, values.length)),
  );
  const where = target ? `to ${target.name}` : 'out of the brigades';
  return { does: `Move ${inWords(whole.scenario, ids)} ${where}`, edits: text.edits };
}

/** Zones and generals name brigades and independent units: one that joins a brigade is meant by that from then on. */
function joined(text: TextEdits, { independents }: Army, moving: readonly Unit[], { name }: Brigade): void {
  for (const { id, name: title } of independents.filter((unit) => moving.includes(unit)))
    for (const reference of referencesIn(text.values)) {
      const isCommand =
        reference.side !== null && suffixOf(reference, { id, name: title, meaning: 'command' }) !== null;
      if (!isCommand) continue;
      const list = text.at(reference.path.slice(0, -1));
      if (Array.isArray(list) && list.includes(name)) text.remove(reference.path);
      else text.set(reference.path, name);
    }
}

/** The path of an entry after so many others were put into a list. */
function behind(path: KeyPath, list: KeyPath, from: number, count: number): KeyPath {
  const entry = path[list.length];
  const isIn = path.length === list.length + 1 && list.every((step, index) => path[index] === step);
  return isIn && typeof entry === 'number' && entry >= from ? path.with(list.length, entry + count) : path;
}

const lengthOf = (text: TextEdits, path: KeyPath): number => {
  const list = text.at(path);
  return Array.isArray(list) ? list.length : 0;
};

/** Within a list only the order changes; a brigade that sets its units out sets them out anew. */
function reordered(
  whole: Draft,
  {
    units,
    list,
    name,
  }: { readonly units: readonly Unit[]; readonly list: (draft: Draft) => KeyPath | null; readonly name: string },
  moving: readonly Unit[],
  index: number,
): Change | Refused {
  const { draft, text } = parted(
    whole,
    units.map(({ id }) => id),
    'also whole rows',
  );
  const path = list(draft);
  if (!path) return { refused: 'There is no such brigade.' };
  const isStill = (unit: Unit): boolean => !moving.includes(unit);
  const before = Math.min(index, units.length);
  const wanted = [...units.slice(0, before).filter(isStill), ...moving, ...units.slice(before).filter(isStill)];
  reorder(
    text,
    path,
    wanted.map((unit) => units.indexOf(unit)),
  );
  return text.edits.length === 0
    ? { refused: 'They stand there already.' }
    : { does: `Order the units of ${name}`, edits: text.edits };
}

/** The units that their brigade placed, each by a place of its own. */
function placesWrittenOut(text: TextEdits, draft: Draft, brigade: Brigade, moving: readonly Unit[]): void {
  const path = pathOf(draft, brigade.id);
  if (!path) return;
  // Those that come on together still do, but for the ones that leave.
  const whose = text.has([...path, 'deploy']) ? brigade.units : brigade.units.filter((unit) => moving.includes(unit));
  for (const unit of whose) {
    const own = pathOf(draft, unit.id);
    const isOwn = own && ['at', 'inside', 'arrives'].some((key) => text.has([...own, key]));
    if (own && !isOwn) writePlace(text, own, unit.place, draft.scenario);
  }
  text.remove([...path, 'deploy']);
}

/** Of another type; a formation that the new arm does not have goes. */
export function setType(whole: Draft, ids: readonly Id[], type: UnitType): Change | Refused {
  const units = whole.scenario.armies.flatMap(unitsIn).filter(({ id }) => ids.includes(id));
  if (units.length === 0) return { refused: 'Select units.' };
  const { draft, text } = parted(whole, ids, 'broken rows');
  for (const unit of units) {
    const path = pathOf(draft, unit.id);
    if (!path) continue;
    text.set([...path, 'type'], type);
    if (UNIT_TYPES[type] === UNIT_TYPES[unit.type]) continue;
    for (const key of ['formation', 'fights as', 'weapon']) text.remove([...path, key]);
  }
  return text.edits.length === 0
    ? { refused: 'Nothing would change.' }
    : { does: `Make ${inWords(whole.scenario, ids)} ${type}`, edits: text.edits };
}

/** In another formation; the one that is usual for the arm is left out. */
export function setFormation(whole: Draft, ids: readonly Id[], formation: Formation): Change | Refused {
  const units = whole.scenario.armies.flatMap(unitsIn).filter(({ id }) => ids.includes(id));
  if (units.length === 0) return { refused: 'Select units.' };
  const isForGuns = formation === 'deployed' || formation === 'limbered';
  const unfit = units.find(
    ({ arm }) =>
      (arm === 'guns' || arm === 'train') !== isForGuns && !(arm === 'train' && formation === 'march column'),
  );
  if (unfit) return { refused: `${unfit.name} cannot stand in ${formation}.` };
  const { draft, text } = parted(whole, ids, 'broken rows');
  for (const unit of units) {
    const path = pathOf(draft, unit.id);
    if (!path) continue;
    if (FORMATION_OF_ARM[unit.arm] === formation) text.remove([...path, 'formation']);
    else text.set([...path, 'formation'], formation);
  }
  return text.edits.length === 0
    ? { refused: 'Nothing would change.' }
    : { does: `Form ${inWords(whole.scenario, ids)} in ${formation}`, edits: text.edits };
}
