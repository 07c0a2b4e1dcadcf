/** New units, brigades and leaders, named as their nation names them. */
import type { Point } from '../../engine/geometry';
import { ARMS, capital, troopsIn, UNIT_TYPES } from '../../engine/scenario';
import type {
  Arm,
  Army,
  Formation,
  Id,
  Nation,
  TroopClass,
  TroopKind,
  UnitSize,
  UnitType,
} from '../../engine/scenario';
import type { Plain } from '../../engine/scenario/edits';
import type { Change } from '../change';
import { pathOf } from '../draft';
import type { Draft, Refused } from '../draft';
import { append } from '../entries';
import { commandNames, freeName } from '../free-names';
import { plainPoint, TextEdits } from '../rewriting';
import { formationIn, plainDeploy, spotsAlong } from './set-out';
import type { SetOutOrder } from './set-out';
import { headingText } from '../rewriting/numbers';

/** What to raise: a kind of the nation's list, or a type with what is not usual. */
export interface UnitOrder {
  readonly type: UnitType;
  /** Left out: the next free name of the nation's list. */
  readonly name?: string;
  readonly class?: TroopClass;
  readonly size?: UnitSize;
  readonly formation?: Formation;
}

/** What a nation has in a year, the commonest first. */
export const kindsIn = (nation: Nation, year: number | null): readonly TroopKind[] =>
  (['common', 'some', 'few'] as const).flatMap((share) =>
    troopsIn(nation, year).filter((kind) => kind.share === share),
  );

/** A brigade as a nation would form it. */
export interface BrigadeTemplate {
  readonly name: string;
  readonly units: readonly UnitOrder[];
}
const SIZES: Readonly<Record<Arm, number>> = { foot: 4, 'light foot': 2, horse: 3, guns: 2, train: 1 };
const TITLES: Readonly<Record<Arm, string>> = {
  foot: 'Brigade of foot',
  'light foot': 'Light troops',
  horse: 'Brigade of horse',
  guns: 'Battery of guns',
  train: 'Train',
};

/** Brigades a nation could field in a year: of each arm its commonest troops, and then one of each kind. */
export function brigadesOf(nation: Nation, year: number | null): readonly BrigadeTemplate[] {
  const kinds = kindsIn(nation, year);
  const order = ({ type, class: how, size }: TroopKind): UnitOrder => ({ type, class: how, size });
  const ofArms = ARMS.flatMap((arm): BrigadeTemplate[] => {
    const kind = kinds.find(({ type }) => UNIT_TYPES[type] === arm);
    return kind ? [{ name: TITLES[arm], units: Array.from({ length: SIZES[arm] }, () => order(kind)) }] : [];
  });
  const ofKinds = kinds.map((kind) => ({
    name: kind.name,
    units: Array.from({ length: SIZES[UNIT_TYPES[kind.type]] }, () => order(kind)),
  }));
  return [...ofArms, ...ofKinds];
}

const armyOf = ({ scenario }: Draft, side: Id): Army | undefined => scenario.armies.find(({ id }) => id === side);

/** The next name that the nation gives such a unit, and that nobody of its side has. */
function nextName({ nation, year }: Army, { type, name }: UnitOrder, taken: ReadonlySet<string>): string {
  if (name !== undefined) return freeName(name, taken);
  const kind = troopsIn(nation, year).find((one) => one.type === type);
  const arm = UNIT_TYPES[type];
  const listed = kind && kind.names.length > 0 ? kind.names : arm === 'foot' ? nation.names.infantry : [];
  const ofHorse = arm === 'horse' ? nation.names.cavalry.map((one) => `${one} ${capital(kind?.name ?? type)}`) : [];
  const free = [...listed, ...ofHorse].find((one) => !taken.has(one));
  return free ?? freeName(capital(kind?.name ?? type), taken);
}

export const plainUnit = (name: string, order: UnitOrder): { readonly [key: string]: Plain } => ({
  name,
  type: order.type,
  ...(order.class !== undefined && order.class !== 'standard' && { class: order.class }),
  ...(order.size !== undefined && order.size !== 'standard' && { size: order.size }),
  ...(order.formation !== undefined && { formation: order.formation }),
});

/** A unit that stands by itself, in a brigade or independent. */
export function addUnit(
  draft: Draft,
  side: Id,
  brigade: Id | null,
  order: UnitOrder,
  { at, heading }: { readonly at: Point; readonly heading: number },
): Change | Refused {
  const army = armyOf(draft, side);
  const path = brigade === null ? null : pathOf(draft, brigade);
  if (!army || (brigade !== null && !path)) return { refused: 'There is no such side or brigade.' };
  const text = new TextEdits(draft.values);
  const name = nextName(army, order, commandNames(draft.scenario, side));
  const unit = { ...plainUnit(name, order), at: plainPoint(at), heading: headingText(heading) };
  append(text, path ? [...path, 'units'] : ['armies', side, 'independents'], unit);
  return { does: `Add ${name}`, edits: text.edits };
}

/** A brigade set out as ordered, under the next officer of the nation's list. */
export function addBrigade(
  draft: Draft,
  side: Id,
  { name, units }: BrigadeTemplate,
  { order, commander }: { readonly order: SetOutOrder; readonly commander: Point },
): Change | Refused {
  const army = armyOf(draft, side);
  if (!army) return { refused: 'There is no such side.' };
  if (units.length === 0) return { refused: 'A brigade has one unit at least.' };
  const taken = commandNames(draft.scenario, side);
  const title = freeName(name, taken);
  taken.add(title);
  const isAlongRoad = order.in === 'march column along a road';
  const spots = isAlongRoad ? spotsAlong(order.course, units.length, order.spacing) : [];
  const raised = units.map((unitOrder, index) => {
    const unit = nextName(army, unitOrder, taken);
    const formation = unitOrder.formation ?? formationIn(order, unitOrder.type);
    const spot = spots[index];
    taken.add(unit);
    return {
      ...plainUnit(unit, { ...unitOrder, ...(formation !== undefined && { formation }) }),
      ...(spot && { at: plainPoint(spot.at), heading: headingText(spot.heading) }),
    };
  });
  const text = new TextEdits(draft.values);
  append(text, ['armies', side, 'brigades'], {
    name: title,
    commander: { ...namedOfficer(draft, army), at: plainPoint(commander) },
    ...(!isAlongRoad && { deploy: plainDeploy(order) }),
    units: raised,
  });
  return { does: `Add ${title}`, edits: text.edits };
}

/** The next officer of the nation's list whom nobody has. */
function namedOfficer({ scenario }: Draft, { nation }: Army): { readonly name?: string } {
  const taken = new Set(
    scenario.armies.flatMap(({ general, lieutenants, brigades }) =>
      [general, ...lieutenants, ...brigades.map(({ commander }) => commander)].flatMap((one) =>
        one ? [one.name] : [],
      ),
    ),
  );
  const name = nation.names.officers.find((one) => ![...taken].some((title) => title.includes(one)));
  return name === undefined ? {} : { name };
}

/** The commanding general of a side, or another general under him. */
export function addLeader(draft: Draft, side: Id, post: 'general' | 'lieutenant general', at: Point): Change | Refused {
  const army = armyOf(draft, side);
  if (!army) return { refused: 'There is no such side.' };
  if (post === 'general' && army.general) return { refused: `${army.name} has its general: ${army.general.name}.` };
  const text = new TextEdits(draft.values);
  const leader = { ...namedOfficer(draft, army), at: plainPoint(at) };
  if (post === 'general') text.set(['armies', side, 'general'], leader);
  else append(text, ['armies', side, 'lieutenant generals'], leader);
  return { does: `Add a ${post} to ${army.name}`, edits: text.edits };
}
