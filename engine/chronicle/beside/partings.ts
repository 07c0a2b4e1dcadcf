/** Where a battle parts from the history it left: the same units at the same hours, compared by place, losses and state. */
import type { BattleRecord, BattleState, Roster, RosterCommand } from '../../battle';
import { minus, plus, times } from '../../geometry';
import type { Point } from '../../geometry';
import type { Cm, Id, Minutes, Scenario } from '../../scenario';
import type { Chronicled } from '../chronicled';
import { positionAt } from '../position';
import { DIFFERENCES, differsInPlace, differsInState, isBeaten, offsetOf } from './differing';
import type { Difference, Since } from './differing';
import { unitsNow } from './units';
import type { UnitNow } from './units';
import { calledTogether, frontOf } from './wings';
import type { Front } from './wings';
import { partingInWords } from './parting-words';

/** A battle as it stood at an hour. */
export interface HourOfBattle {
  readonly at: Minutes;
  readonly state: BattleState;
}
/** Several commands of a side that part from history at the same hour in the same way. */
export interface Parting {
  readonly at: Minutes;
  readonly side: Id;
  readonly difference: Difference;
  readonly units: readonly Id[];
  /** The middle of them in the battle, where they are on the table, in cm of the table of the chronicle. */
  readonly place: Point | null;
  /** The same in history. */
  readonly inHistory: Point | null;
  readonly text: string;
}
/** What each side has left at an hour. */
export interface StrengthLeft {
  readonly at: Minutes;
  readonly battle: Readonly<Record<Id, SideLeft>>;
  readonly history: Readonly<Record<Id, SideLeft>>;
}
export interface SideLeft {
  /** Units that are neither running nor gone. */
  readonly units: number;
  /** Of what all its units could bear, 0 to 1. */
  readonly share: number;
}
export interface BattleBesideHistory {
  /** In the order of the hours. */
  readonly partings: readonly Parting[];
  /** One for each hour. */
  readonly strength: readonly StrengthLeft[];
}

/** Places differ when they are farther apart than this share of the shorter side of the table. */
const APART = 1 / 7;

interface Moment {
  readonly at: Minutes;
  readonly battle: ReadonlyMap<Id, UnitNow>;
  readonly history: ReadonlyMap<Id, UnitNow>;
}

/**
 * `hours`: the battle as it began, then at the end of every turn that is over, by the clock. What lasts for one hour alone
 * is a delay and no parting; of the last hour nobody knows that yet.
 */
export function besideHistory(
  told: Chronicled,
  battle: Pick<BattleRecord, 'scenario' | 'roster' | 'vocabulary' | 'start'>,
  hours: readonly HourOfBattle[],
): BattleBesideHistory {
  const scale = scaleBetween(battle.scenario, told.scenario);
  const moments = hours.map(({ at, state }): Moment => {
    const history = positionAt(told, Math.max(told.day.begins, Math.min(told.day.ends, at)));
    return { at, battle: unitsNow(state, battle, scale), history: unitsNow(history, told) };
  });
  const [began] = moments;
  if (!began) return { partings: [], strength: [] };
  const { roster } = battle;
  const { width, depth } = told.scenario.table;
  const field: Compared = {
    told,
    roster,
    began,
    apart: Math.min(width, depth) * APART,
    fronts: frontsOf(began, roster),
  };
  return { partings: partingsIn(moments, field), strength: moments.map((moment) => strengthAt(moment, roster)) };
}

/** Cm of the second for one of the first: a table is larger or smaller by the figures that stand on it. */
export function scaleBetween({ table: one }: Scenario, { table: other }: Scenario): number {
  const [across, along] = [other.width / one.width, other.depth / one.depth];
  return Math.abs(across / along - 1) < 0.01 ? across : 1;
}

interface Compared {
  readonly told: Chronicled;
  readonly roster: Roster;
  readonly began: Moment;
  readonly apart: Cm;
  readonly fronts: ReadonlyMap<Id, Front>;
}

function frontsOf({ battle }: Moment, roster: Roster): ReadonlyMap<Id, Front> {
  const places = new Map([...battle].flatMap(([id, { at }]) => (at ? [[id, at] as const] : [])));
  return new Map(roster.sides.map(({ id }) => [id, frontOf(id, places, roster)]));
}

function partingsIn(moments: readonly Moment[], field: Compared): readonly Parting[] {
  /** What each command has been told to differ by, while it lasts. */
  const known = new Map<string, Difference>();
  return moments.slice(1).flatMap((moment, i) => {
    const next = moments[i + 2];
    const begun = new Map<string, { readonly difference: Difference; readonly commands: RosterCommand[] }>();
    for (const command of Object.values(field.roster.commands))
      for (const sort of SORTS) {
        const key = `${sort} ${command.id}`;
        const difference = differenceOf(command, sort, moment, field);
        if (difference === null) known.delete(key);
        if (difference === null || known.has(key)) continue;
        if (next && differenceOf(command, sort, next, field) === null) continue;
        known.set(key, difference);
        const group = begun.get(`${command.side} ${difference}`) ?? { difference, commands: [] };
        group.commands.push(command);
        begun.set(`${command.side} ${difference}`, group);
      }
    return [...begun.values()]
      .sort((a, b) => DIFFERENCES.indexOf(a.difference) - DIFFERENCES.indexOf(b.difference))
      .flatMap((group) => partingOf(group.commands, group.difference, moment, field));
  });
}
/** Of each it can differ in one way at a time. */
const SORTS = ['state', 'place'] as const;
type Sort = (typeof SORTS)[number];

/** What most of its units differ by that can be compared at all; of two the more frequent. */
function differenceOf({ units }: RosterCommand, sort: Sort, moment: Moment, field: Compared): Difference | null {
  const counts = new Map<Difference, number>();
  let all = 0;
  for (const id of units) {
    const pair = pairOf(id, moment, field.began);
    if (!pair) continue;
    all += 1;
    const difference =
      sort === 'place'
        ? differsInPlace(pair.battle, pair.history, field.apart)
        : differsInState(pair.battle, pair.history);
    if (difference) counts.set(difference, (counts.get(difference) ?? 0) + 1);
  }
  const differing = [...counts.values()].reduce((sum, one) => sum + one, 0);
  if (differing * 2 <= all) return null;
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Null for a unit that one of the two does not have. */
function pairOf(id: Id, now: Moment, began: Moment): { readonly battle: Since; readonly history: Since } | null {
  const of = (which: 'battle' | 'history'): Since | null => {
    const [before, later] = [began[which].get(id), now[which].get(id)];
    return before && later ? { then: before, now: later } : null;
  };
  const [battle, history] = [of('battle'), of('history')];
  return battle && history ? { battle, history } : null;
}

function partingOf(
  commands: readonly RosterCommand[],
  difference: Difference,
  moment: Moment,
  { told, roster, began, fronts }: Compared,
): readonly Parting[] {
  const [first] = commands;
  const front = first && fronts.get(first.side);
  if (!front) return [];
  const differs = (id: Id): boolean => began.battle.has(id) && moment.history.has(id);
  const units = commands.flatMap((command) => command.units).filter(differs);
  const pairs = units.flatMap((id) => pairOf(id, moment, began) ?? []);
  const middle = (places: readonly (Point | null)[]): Point | null => {
    const there = places.flatMap((place) => place ?? []);
    return there.length > 0 ? times(there.reduce(plus), 1 / there.length) : null;
  };
  const place = middle(units.map((id) => moment.battle.get(id)?.at ?? null));
  const inHistory = middle(units.map((id) => moment.history.get(id)?.at ?? null));
  const text = partingInWords({
    ...{ difference, at: moment.at, scenario: told.scenario },
    called: calledTogether(commands, roster, front),
    looks: front.looks,
    went: middle(pairs.map(({ battle }) => offsetOf(battle))),
    wentInHistory: middle(pairs.map(({ history }) => offsetOf(history))),
    from: place && inHistory && minus(place, inHistory),
    was: pairs.map(({ history }) => history.now),
    is: pairs.map(({ battle }) => battle.now),
  });
  return [{ at: moment.at, side: first.side, difference, units, place, inHistory, text }];
}

const SIZES = { tiny: 0.25, small: 0.5, standard: 1, large: 1.5 } as const;

/** Of the units that fight in the battle: who had left history before is in neither. */
function strengthAt({ at, battle, history }: Moment, { sides, units }: Roster): StrengthLeft {
  const left = (of: ReadonlyMap<Id, UnitNow>) =>
    Object.fromEntries(
      sides.map(({ id: side }) => {
        const own = Object.values(units).filter((unit) => unit.side === side && battle.has(unit.id) && of.has(unit.id));
        const whole = own.reduce((sum, { size }) => sum + SIZES[size], 0);
        const now = own.reduce((sum, { id, size }) => sum + SIZES[size] * (1 - (of.get(id)?.spent ?? 0)), 0);
        const standing = own.filter(({ id }) => !isBeaten(of.get(id)));
        return [side, { units: standing.length, share: whole > 0 ? now / whole : 1 }];
      }),
    );
  return { at, battle: left(battle), history: left(history) };
}
