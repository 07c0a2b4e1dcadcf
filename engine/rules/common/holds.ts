/**
 * Troops a scenario holds back until the first of several things comes true. The hold is the mark `held` on each unit:
 * the numbers, from 0 in file order, of the holds that name it. A hold that has ended is over for all its units for ever.
 */
import { does, lengthInWords, roll } from '../../battle';
import type { Cm, Field, Id, LengthUnit, Piece, Reason, Rule } from '../../battle';
import { exceeds } from '../../geometry';
import { arrivalDice, timeInWords } from '../../scenario';
import type { Hold, SpecialRule } from '../../scenario';
import { nameOf } from './piece-names';
import { isAmong, withNumber, withoutNumber } from './number-lists';

export const HELD = 'held';

/** The mark `held` of every unit that a hold names, by unit. */
export function holdsByUnit(special: readonly SpecialRule[]): ReadonlyMap<Id, string> {
  const marks = new Map<Id, string>();
  holdsOf(special).forEach(({ units }, i) => {
    for (const id of units) marks.set(id, withNumber(marks.get(id), i));
  });
  return marks;
}

/** May it not move yet? It may still fire, meet a charge, evade and give way. */
export const isHeld = (piece: Piece): boolean => piece.marks[HELD] !== undefined;

const holdsOf = (special: readonly SpecialRule[]): readonly Hold[] => special.filter((rule) => rule.rule === 'hold');

/** What a hold needs to know of the position. */
export interface HoldFacts {
  /** From a unit to its nearest enemy, nearest edges; Infinity when either is not on the table. */
  readonly enemyDistance: (unit: Id) => Cm;
  /** The side that holds an objective now. */
  readonly holder: (objective: Id) => Id | null;
  /** What its players measure with. */
  readonly lengths: LengthUnit;
}

/** Ends the holds whose turn has begun, whose enemy has come near or whose objective has fallen. */
export function endHolds(field: Field, facts: HoldFacts, clause: Id): void {
  standing(field).forEach(({ hold, number, units }) => {
    const why = whyItEnds(field, hold, units, facts);
    if (why) end(field, units, number, why, clause);
  });
}

/** Throws for the holds that chance may end: once a turn, to be called as it begins. */
export function* throwForHolds(field: Field, clause: Id): Rule<void> {
  for (const { hold, number, units } of standing(field)) {
    const { chance } = hold.until;
    const [first] = units;
    if (!chance || !first || field.state.at.turn < chance.from) continue;
    const { needs } = chance;
    const count = arrivalDice(needs);
    const why = `${namesOf(field, units)}: free to move on ${needs} or more`;
    const dice = yield* roll(field, { why, who: first.id, clause, seat: first.seat, count });
    const score = dice.reduce((sum, die) => sum + die);
    if (score >= needs) end(field, units, number, `${score} thrown for them`, clause);
  }
}

/** Ends the holds of a unit that is fired at or charged, where an attack ends them. */
export function attackEndsHolds(field: Field, unit: Id, clause: Id): void {
  for (const { hold, number, units } of standing(field))
    if (hold.until.attacked && units.some(({ id }) => id === unit)) end(field, units, number, 'attacked', clause);
}

/** Units that an order of the scenario keeps where they are, until another sets them free; `number` tells the orders apart. */
export function holdUnits(field: Field, ids: readonly Id[], number: number, clause: Id): void {
  const order = holdsOf(field.ground.scenario.special).length + number;
  const units = field.state.pieces.filter(({ id, where }) => ids.includes(id) && !('gone' in where));
  if (units.length === 0) return;
  const reasons = [{ clause, label: 'The scenario holds them' }];
  const text = `${namesOf(field, units)} may not move until set free.`;
  field.emit({ do: 'told', who: units[0]?.id ?? '', what: 'held' }, { text, reasons });
  for (const { id, marks } of units)
    field.emit({ do: 'mark', id, mark: HELD, value: withNumber(marks[HELD], order) }, { reasons });
}

/** Units that an order of the scenario sets free: nothing holds them any more. */
export function freeUnits(field: Field, ids: readonly Id[], why: string, clause: Id): void {
  const freed = field.state.pieces.filter((piece) => ids.includes(piece.id) && isHeld(piece));
  if (freed.length === 0) return;
  const reasons = [{ clause, label: `No longer held: ${why}` }];
  tellFree(field, freed, why, reasons);
  for (const { id } of freed) field.emit({ do: 'mark', id, mark: HELD, value: null }, { reasons });
}

interface HeldUnit {
  readonly hold: Hold;
  readonly number: number;
  /** Those it still holds. */
  readonly units: readonly Piece[];
}

function standing(field: Field): readonly HeldUnit[] {
  const held = field.state.pieces.filter(isHeld);
  if (held.length === 0) return [];
  return holdsOf(field.ground.scenario.special)
    .map((hold, number) => ({
      hold,
      number,
      units: held.filter((piece) => isAmong(piece.marks[HELD], number)),
    }))
    .filter(({ units }) => units.length > 0);
}

function whyItEnds(field: Field, { until }: Hold, units: readonly Piece[], facts: HoldFacts): string | null {
  if (until.turn !== null && field.state.at.turn >= until.turn)
    return until.hour === undefined ? `turn ${until.turn} has come` : `it is ${timeInWords(until.hour)}`;
  const reach = until.enemyWithin;
  if (reach !== null && units.some(({ id }) => !exceeds(facts.enemyDistance(id), reach)))
    return `the enemy is within ${lengthInWords(reach, facts.lengths)}`;
  if (until.lost === null) return null;
  const holder = facts.holder(until.lost);
  const isTheirs = holder !== null && units.some(({ id }) => field.roster.units[id]?.side !== holder);
  const name = field.roster.objectives.find(({ id }) => id === until.lost)?.name ?? until.lost;
  return isTheirs ? `${does(name, 'is')} lost` : null;
}

function end(field: Field, units: readonly Piece[], number: number, why: string, clause: Id): void {
  const reasons = [{ clause, label: `No longer held: ${why}` }];
  tellFree(field, units, why, reasons);
  for (const { id, marks } of units)
    field.emit({ do: 'mark', id, mark: HELD, value: withoutNumber(marks[HELD], number) }, { reasons });
}

function tellFree(field: Field, units: readonly Piece[], why: string, reasons: readonly Reason[]): void {
  field.emit(
    { do: 'told', who: units[0]?.id ?? '', what: 'no longer held' },
    { text: `${namesOf(field, units)} may move: ${why}.`, reasons },
  );
}

/** By their commands. */
const namesOf = (field: Field, units: readonly Piece[]): string =>
  [...new Set(units.map(({ command }) => nameOf(field, command)))].join(', ');
