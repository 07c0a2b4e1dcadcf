/**
 * A scenario with faults that leave unclear how one of its things would lie: without that thing the rest can be looked at
 * all the same, so that its findings come at once and not in a second wave.
 */
import { unitsOfArmy, withoutUnits } from '../scenario';
import { isWithin } from './partly-read';
import type { Feature, Finding, Id, Reading, Scenario } from '../scenario';

/** Faults of a unit or a feature with which nobody can say how it would lie on the table. */
const LEAVE_UNCLEAR: ReadonlySet<string> = new Set([
  'bad-merge',
  'duplicate-key',
  'formation-not-for-arm',
  'outline-crosses-itself',
  'unknown-reference',
]);
/** Faults of files that are too large to be looked at. */
const BAR_LAYING: ReadonlySet<string> = new Set(['too-many', 'too-many-references']);

/** What can be laid, and which fields were left out for it. */
export type LaidInPart = Pick<Reading, 'scenario' | 'lostFields' | 'fieldOf'> & {
  readonly drawable: Scenario;
  /** An army without units is laid, but no rule system can make anything of it. */
  readonly hasArmies: boolean;
};

/** Null where nothing can be laid. `scenario` is null when a part is left out. */
export function laidInPart({ scenario, drawable, lostFields, fieldOf, fields, findings }: Reading): LaidInPart | null {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (!drawable || errors.some(({ code }) => BAR_LAYING.has(code))) return null;
  // What cannot be read at all is left out already.
  const isOut = (field: string): boolean => lostFields.some((one) => isWithin(field, one));
  const unclear = errors.filter(({ code, field = '' }) => LEAVE_UNCLEAR.has(code) && !isOut(field));
  const hasArmies = !errors.some(({ code }) => code === 'empty-army');
  const owners = unclear.map((finding) => ownersOf(finding, fields));
  const gone = new Set(owners.flatMap(({ ids }) => ids));
  const left = withoutThings(drawable, gone);
  if (!left || owners.some(({ ids }) => !ids.some((id) => isSingle(id, drawable)))) return null;
  const isWhole = scenario !== null && owners.length === 0 && hasArmies;
  const lost = [...lostFields, ...owners.map(({ field }) => field), ...(hasArmies ? [] : ['armies'])];
  return { scenario: isWhole ? scenario : null, drawable: left, lostFields: lost, fieldOf, hasArmies };
}

/** The innermost things that hold the field of a finding; repeated things share one. */
function ownersOf({ field = '' }: Finding, fields: Reading['fields']): { field: string; ids: readonly Id[] } {
  const holding = Object.entries(fields).filter(([, one]) => isWithin(field, one));
  const innermost = holding.reduce((longest, [, one]) => (one.length > longest.length ? one : longest), '');
  return { field: innermost, ids: holding.flatMap(([id, one]) => (one === innermost ? [id] : [])) };
}

/** Units and features that nothing else is joined to. */
const isSingle = (id: Id, { terrain, armies }: Scenario): boolean =>
  terrain.some((one) => one.id === id && !isJoined(one)) || armies.flatMap(unitsOfArmy).some((unit) => unit.id === id);
const isJoined = ({ kind }: Feature): boolean => kind === 'bua' || kind === 'river' || kind === 'stream';

/** Null when an army would be left without units. */
function withoutThings(scenario: Scenario, gone: ReadonlySet<Id>): Scenario | null {
  const units = scenario.armies.map((army) => unitsOfArmy(army).filter(({ id }) => gone.has(id)));
  if (scenario.armies.some((army, i) => units[i]?.length === unitsOfArmy(army).length && units[i].length > 0))
    return null;
  const terrain = scenario.terrain.filter(({ id }) => !gone.has(id));
  const objectives = scenario.objectives.filter(({ feature }) => feature === null || !gone.has(feature));
  return withoutUnits(
    { ...scenario, terrain, objectives },
    units.flat().map(({ id }) => id),
  );
}
