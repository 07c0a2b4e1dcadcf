/** Copies of what is selected, as plain data that can leave the window, and new things made of them. */
import { plus } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { isOnGround } from '../../engine/scenario';
import type { Id, Scenario } from '../../engine/scenario';
import { isGroup, isList } from '../../engine/scenario/edits';
import type { Plain } from '../../engine/scenario/edits';
import type { Change } from '../change';
import { pathOf, writtenOut } from '../draft';
import type { Draft, Refused } from '../draft';
import { append, insertFeature } from '../entries';
import { commandNames, featureNames, freeName } from '../free-names';
import { centreOf } from '../places';
import { groundScaleOf, plainPoint, TextEdits } from '../rewriting';
import type { GroundScale } from '../rewriting';
import { cmOf, tidy } from '../rewriting/numbers';
import { parted } from '../rewriting/parted';
import { inWords, thingsOf } from '../things';
import { byEntriesHere, pasteEntryPoints, withEntryPlaces } from './arrivals';

/** What was copied, each thing as its file has it but for rows, which are single things. */
export interface Copied {
  readonly features: readonly { readonly kind: string; readonly value: Plain }[];
  readonly brigades: readonly { readonly side: Id; readonly value: Plain }[];
  /** `brigade` is the name of the one it stood in; null of an independent unit. */
  readonly units: readonly { readonly side: Id; readonly brigade: string | null; readonly value: Plain }[];
  readonly zones: readonly { readonly side: Id; readonly value: Plain }[];
  readonly objectives: readonly Plain[];
  readonly labels: readonly Plain[];
  readonly entryPoints: readonly Plain[];
}

export function copied(whole: Draft, ids: readonly Id[]): Copied {
  const { scenario } = whole;
  const things = thingsOf(scenario, ids);
  const { draft } = parted(whole, [...things.features, ...things.units], 'also whole rows');
  const scale = groundScaleOf(draft.values);
  const valueOf = (id: Id): Plain[] => {
    const path = pathOf(draft, id);
    const value = path && new TextEdits(draft.values).at(path);
    return value === null || value === undefined ? [] : [inTableLengths(writtenOut(value), scale)];
  };
  const whoseBrigade = new Set<Id>(things.brigades);
  return {
    features: scenario.terrain.flatMap((feature) => {
      const { id, kind } = feature;
      if (things.features.has(id)) return valueOf(id).map((value) => ({ kind, value }));
      const blocks = feature.kind === 'bua' ? feature.blocks.filter((block) => things.blocks.has(block.id)) : [];
      if (blocks.length === 0) return [];
      const houses = blocks.flatMap((block) => valueOf(block.id));
      return valueOf(id).map((value) => ({ kind, value: isGroup(value) ? { ...value, blocks: houses } : value }));
    }),
    brigades: scenario.armies.flatMap(({ id: side, brigades }) =>
      brigades
        .filter(({ id }) => whoseBrigade.has(id))
        .flatMap(({ id }) => valueOf(id).map((value) => ({ side, value: copiedBrigade(scenario, value) }))),
    ),
    units: scenario.armies.flatMap(({ id: side, brigades, independents }) =>
      [
        ...brigades
          .filter(({ id }) => !whoseBrigade.has(id))
          .flatMap(({ name, units }) => units.map((unit) => ({ unit, brigade: name }))),
        ...independents.map((unit) => ({ unit, brigade: null })),
      ]
        .filter(({ unit }) => things.units.has(unit.id))
        .flatMap(({ unit, brigade }) =>
          valueOf(unit.id).map((value) => ({
            side,
            brigade,
            value: withEntryPlaces(standing(scenario, unit.id, value), scenario),
          })),
        ),
    ),
    zones: scenario.armies.flatMap(({ id: side, deployment }) =>
      deployment
        .filter(({ id }) => things.zones.has(id))
        .flatMap(({ id }) => valueOf(id).map((value) => ({ side, value }))),
    ),
    objectives: scenario.objectives
      .filter(({ id, at }) => at !== null && things.objectives.has(id))
      .flatMap(({ id }) => valueOf(id)),
    labels: [...things.labels].flatMap(valueOf),
    entryPoints: (scenario.entryPoints ?? [])
      .filter(({ id }) => things.entryPoints.has(id))
      .flatMap(({ id, at }) => valueOf(id).map((value) => (isGroup(value) ? { ...value, at: plainPoint(at) } : value))),
  };
}

/** Lengths of the ground as those of the table: a copy may come to a table of another scale. */
function inTableLengths(value: Plain, scale: GroundScale): Plain {
  if (typeof value === 'string') return (isOnGround(value) ? cmOf(value, scale) : null) ?? value;
  if (isList(value)) return value.map((one) => inTableLengths(one, scale));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, WORDS.has(key) ? one : inTableLengths(one, scale)]),
  );
}
/** Keys of words, which may look like a length. */
const WORDS: ReadonlySet<string> = new Set(['name', 'what', 'text', 'from', 'to', 'of', 'over']);

/** A unit where it stands: one that its brigade places, or that holds a block, is given a place of its own. */
function standing(scenario: Scenario, id: Id, value: Plain): Plain {
  if (!isGroup(value)) return value;
  const { at, heading, inside, ...rest } = value;
  if (at !== undefined && heading !== undefined) return value;
  if (rest['arrives'] !== undefined) return rest;
  const unit = scenario.armies
    .flatMap(({ brigades, independents }) => [...brigades.flatMap(({ units }) => units), ...independents])
    .find((one) => one.id === id);
  const place = unit?.place;
  if (place && 'arrives' in place) {
    const { turn, at: edge, heading: direction, entry } = place.arrives;
    const arrives = { turn, at: plainPoint(edge), heading: direction, ...(entry !== undefined && { entry }) };
    return { ...rest, arrives };
  }
  const centre = centreOf(scenario, id);
  if (!centre) return inside === undefined ? rest : { ...rest, inside };
  return { ...rest, at: plainPoint(centre), heading: place && 'at' in place ? place.heading : 0 };
}

/** Without the name of its commander, who leads one brigade. */
function copiedBrigade(scenario: Scenario, value: Plain): Plain {
  const brigade = withEntryPlaces(value, scenario);
  if (!isGroup(brigade) || !isGroup(brigade['commander'])) return brigade;
  const { name: _name, ...commander } = brigade['commander'];
  return { ...brigade, commander };
}

export const isEmpty = (copy: Copied): boolean =>
  Object.values(copy).every((list: readonly unknown[]) => list.length === 0);

/** Adds copies, each moved by as much. Units go to the brigade they stood in where there is one of that name. */
export function pasted(draft: Draft, copy: Copied, by: Point, does = 'Paste'): Change | Refused {
  if (isEmpty(copy)) return { refused: 'Nothing of this can be copied.' };
  const text = new TextEdits(draft.values);
  pasteFeatures(text, draft, copy, by);
  const entries = pasteEntryPoints(text, draft.scenario, copy.entryPoints, (place) => plus(place, by));
  const sides = draft.scenario.armies.map(({ id }) => id);
  const sideFor = (side: Id): Id => (sides.includes(side) ? side : (sides[0] ?? side));
  const names = new Map(sides.map((side) => [side, commandNames(draft.scenario, side)]));
  const named = (value: Plain, side: Id): Plain => {
    const taken = names.get(side) ?? new Set<string>();
    if (!isGroup(value) || typeof value['name'] !== 'string') return value;
    const name = freeName(value['name'], taken);
    taken.add(name);
    return { ...value, name };
  };
  for (const { side: from, value } of copy.brigades) {
    const side = sideFor(from);
    const brigade = shifted(named(byEntriesHere(value, entries), side), by);
    const units = isGroup(brigade) && isList(brigade['units']) ? brigade['units'].flatMap(singles) : [];
    append(text, ['armies', side, 'brigades'], {
      ...(isGroup(brigade) ? brigade : {}),
      units: units.map((unit) => named(withoutBlock(unit, brigade), side)),
    });
  }
  for (const { side: from, brigade, value } of copy.units) {
    const side = sideFor(from);
    const index =
      draft.scenario.armies.find(({ id }) => id === side)?.brigades.findIndex(({ name }) => name === brigade) ?? -1;
    const list = index >= 0 ? ['armies', side, 'brigades', index, 'units'] : ['armies', side, 'independents'];
    append(text, list, shifted(named(byEntriesHere(value, entries), side), by));
  }
  for (const { side, value } of copy.zones)
    append(text, ['armies', sideFor(side), 'deployment'], forNobody(shifted(value, by)));
  const titles = new Set(draft.scenario.objectives.map(({ name }) => name));
  for (const value of copy.objectives) {
    const moved = shifted(value, by);
    const name = freeName(isGroup(moved) && typeof moved['name'] === 'string' ? moved['name'] : 'Objective', titles);
    titles.add(name);
    append(text, ['objectives'], { ...(isGroup(moved) ? moved : {}), name });
  }
  for (const value of copy.labels) append(text, ['labels'], shifted(value, by));
  return { does, edits: text.edits };
}

/** Water before what crosses it, whose names may change. */
function pasteFeatures(text: TextEdits, { scenario }: Draft, { features }: Copied, by: Point): void {
  const taken = featureNames(scenario);
  const renamed = new Map<string, string>();
  for (const { kind, value } of features) {
    if (!isGroup(value)) continue;
    const moved = shifted(value, by);
    const group = isGroup(moved) ? moved : value;
    if (typeof group['name'] !== 'string') {
      insertFeature(text, kind, over(group, renamed));
      continue;
    }
    const name = freeName(group['name'], taken);
    taken.add(name);
    renamed.set(group['name'], name);
    insertFeature(text, kind, over({ ...group, name }, renamed));
  }
}

const over = (group: { readonly [key: string]: Plain }, renamed: ReadonlyMap<string, string>): Plain =>
  typeof group['over'] === 'string' ? { ...group, over: renamed.get(group['over']) ?? group['over'] } : group;

/** The zone of a copy is for everybody until somebody says whom it is for. */
const forNobody = (zone: Plain): Plain =>
  isGroup(zone) ? Object.fromEntries(Object.entries(zone).filter(([key]) => key !== 'for')) : zone;

/** A block holds one unit: a copy of its garrison begins beside its commander. */
function withoutBlock(unit: Plain, brigade: Plain): Plain {
  if (!isGroup(unit) || unit['inside'] === undefined) return unit;
  const { inside: _inside, ...rest } = unit;
  const commander = isGroup(brigade) ? brigade['commander'] : undefined;
  const at = isGroup(commander) ? commander['at'] : undefined;
  return at === undefined ? rest : { ...rest, at, heading: 0 };
}

/** A unit that is repeated, one by one. */
function singles(unit: Plain): readonly Plain[] {
  if (!isGroup(unit) || unit['repeat'] === undefined) return [unit];
  const { repeat, ...rest } = unit;
  const count = isGroup(repeat) ? repeat['times'] : repeat;
  const step = isGroup(repeat) && isList(repeat['by']) ? repeat['by'].map((one) => cmOf(one, null) ?? 0) : [0, 0];
  const [x = 0, y = 0] = step;
  return Array.from({ length: typeof count === 'number' ? count : 1 }, (_, index) =>
    shifted(
      { ...rest, name: `${typeof rest['name'] === 'string' ? rest['name'] : ''} ${index + 1}` },
      { x: x * index, y: y * index },
    ),
  );
}

/** A thing moved as it is written: every point of it, however deep. */
function shifted(value: Plain, by: Point): Plain {
  const point = (pair: Plain): Plain => {
    if (!isList(pair)) return pair;
    const [x, y] = pair.map((one) => cmOf(one, null));
    return typeof x === 'number' && typeof y === 'number' ? [tidy(x + by.x), tidy(y + by.y)] : pair;
  };
  if (isList(value)) return value.map((one) => shifted(one, by));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      // Where something comes on stays on the edge of the table.
      if (key === 'arrives') return [key, one];
      if (key === 'at' || (key === 'label' && isList(one))) return [key, point(one)];
      if ((key === 'course' || key === 'smooth' || key === 'polygon') && isList(one)) return [key, one.map(point)];
      return [key, shifted(one, by)];
    }),
  );
}

/** How far from the first a copy lies, cm: far enough to be seen, near enough to be found. */
const BESIDE: Point = { x: 4, y: -4 };

export function duplicate(draft: Draft, ids: readonly Id[], by: Point = BESIDE): Change | Refused {
  return pasted(draft, copied(draft, ids), by, `Duplicate ${inWords(draft.scenario, ids)}`);
}
