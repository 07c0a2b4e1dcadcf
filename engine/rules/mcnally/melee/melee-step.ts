/** Step J: melees (MCN-MELEE-03 to 13). All scores of a melee are known before anybody gives way. */
import { counted, does, roll } from '../../../battle';
import type { Field, Id, Reason, Rule } from '../../../battle';
import { nameOf, scoreReasons, sumOf } from '../../common';
import { lose, remove, shake } from '../morale/losses';
import { retire } from '../morale/retiring';
import { rout, takeLeftGuns } from '../morale/routing';
import { findTroop, touches, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { POINTS } from '../troops/vocabulary';
import { linesIn } from './factors';
import { melees } from './groups';
import type { Melee } from './groups';

export type MeleeResult = 'routs' | 'driven off' | 'retires shaken' | 'retires' | 'stays';

/** By the greatest deficit, or an equal score where it has none (MCN-MELEE-05 to 09). */
export function meleeResult(own: number, others: readonly number[], chargedCover: boolean): MeleeResult {
  const deficit = Math.max(...others.map((score) => score - own));
  if (deficit >= 2) return chargedCover ? 'driven off' : 'routs';
  if (deficit === 1) return 'retires shaken';
  return deficit === 0 ? 'retires' : 'stays';
}
const LOSSES: Readonly<Record<MeleeResult, number>> = {
  routs: 2,
  'driven off': 2,
  'retires shaken': 1,
  retires: 0,
  stays: 0,
};
const INCHES: Readonly<Record<MeleeResult, number>> = {
  routs: 0,
  'driven off': 6,
  'retires shaken': 3,
  retires: 3,
  stays: 0,
};
const CLAUSES: Readonly<Record<MeleeResult, Id>> = {
  routs: 'MCN-MELEE-06',
  'driven off': 'MCN-MELEE-09',
  'retires shaken': 'MCN-MELEE-07',
  retires: 'MCN-MELEE-08',
  stays: 'MCN-MELEE-11',
};

export function* meleeStep(field: Field): Rule<void> {
  for (const melee of melees(field.whole)) {
    const [first] = melee.units;
    if (first)
      yield* field.within(`Melee of ${nameOf(field, first.id)}`, first.id, 'MCN-MELEE-01', () => fight(field, melee));
  }
  takeLeftGuns(field);
}

interface Scored {
  readonly troop: Troop;
  readonly score: number;
}

function* fight(field: Field, { units }: Melee): Rule<void> {
  const scores: Scored[] = [];
  for (const { id, side } of units) {
    const view = field.whole;
    const troop = troopOf(view, id);
    const enemies = units.filter((other) => other.side !== side).map((other) => troopOf(view, other.id));
    const lines = linesIn(view, troop, enemies);
    const [die] = yield* roll(field, {
      why: `${nameOf(field, id)} in melee`,
      who: id,
      at: enemies[0]?.id,
      clause: 'MCN-MELEE-03',
      seat: side,
    });
    const score = die + sumOf(lines);
    scores.push({ troop, score });
    field.emit(
      { do: 'mark', id, mark: 'fighting', value: score },
      {
        text: `${does(nameOf(field, id), 'fights')} with ${score}.`,
        reasons: scoreReasons('MCN-MELEE-03', 'D6', die, lines),
      },
    );
  }
  const results = scores.map(({ troop, score }) => {
    const others = scores.filter((other) => other.troop.side !== troop.side);
    const result = meleeResult(
      score,
      others.map((other) => other.score),
      hasChargedCover(troop),
    );
    const beaten = others.toSorted((a, b) => b.score - a.score)[0];
    return { troop, result, by: beaten?.troop ?? troop, difference: (beaten?.score ?? score) - score };
  });
  for (const { troop, result } of results)
    field.emit(
      {
        do: 'fought',
        by: troop.id,
        at: results.filter((other) => other.troop.side !== troop.side).map((other) => other.troop.id),
        manner: 'melee',
        total: dealt(troop, results),
      },
      { reasons: [{ clause: 'MCN-MELEE-05', label: result }] },
    );
  for (const one of results.toSorted((a, b) => b.difference - a.difference)) yield* suffer(field, one);
}

const dealt = (
  troop: Troop,
  results: readonly { readonly troop: Troop; readonly result: MeleeResult; readonly by: Troop }[],
): number =>
  results
    .filter(({ by, troop: other }) => by.id === troop.id && other.side !== troop.side)
    .reduce((sum, { result }) => sum + LOSSES[result], 0);

/** Attackers of cover who charged in this move do not rout (MCN-MELEE-09). */
const hasChargedCover = ({ piece }: Troop): boolean =>
  piece.marks['charge on'] !== undefined && piece.marks['charge over'] !== undefined;

interface Suffered {
  readonly troop: Troop;
  readonly result: MeleeResult;
  readonly by: Troop;
}

function* suffer(field: Field, { troop, result, by }: Suffered): Rule<void> {
  const { id } = troop;
  if (result === 'stays' || !findTroop(field.whole, id)) return;
  const clause = CLAUSES[result];
  const reasons: readonly Reason[] = [{ clause, label: `${WORDS[result]}, ${counted(LOSSES[result], POINTS)}` }];
  const now = troopOf(field.whole, id);
  if (result === 'routs' && now.traits.class === 'ART') {
    const winner = findTroop(field.whole, by.id);
    if (winner && touches(now, winner)) {
      remove(field, id, 'captured', [{ clause: 'MCN-MELEE-13', label: 'Its guns are lost to the winner' }]);
      return;
    }
  }
  yield* lose(field, id, LOSSES[result], result === 'routs' ? 'rout in melee' : 'melee', reasons);
  if (!findTroop(field.whole, id)) return;
  if (result === 'routs') {
    yield* rout(field, id, by.id, reasons);
    return;
  }
  const came = retire(field, id, INCHES[result], reasons);
  if (result !== 'retires' || came === 'surrounded') shake(field, id, reasons);
}

const WORDS: Readonly<Record<MeleeResult, string>> = {
  routs: 'Beaten by 2 or more',
  'driven off': 'Driven off from cover',
  'retires shaken': 'Beaten by 1',
  retires: 'Equal',
  stays: 'Stays',
};
