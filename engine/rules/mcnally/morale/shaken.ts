/** Shaken and routing units are tested, and those that must retire or run do (MCN-SHAKEN, MCN-ROUT-01, 02). */
import { does, possessive, roll, verbFor } from '../../../battle';
import type { Field, Id, Reason, Rule } from '../../../battle';
import { modifiers, nameOf, scoreReasons, sumOf } from '../../common';
import { generalBonus } from '../generals/with-unit';
import { houseOf } from '../house-rows';
import type { HouseValues } from '../house-rows';
import { findTroop, isRouting, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { lose, steady } from './losses';
import { retire } from './retiring';
import { routMove } from './routing';

export type ShakenResult = 'recovers' | 'facing' | 'away';
/** MCN-SHAKEN-03. */
export const shakenResult = (score: number, house: Pick<HouseValues, 'recovers'>): ShakenResult =>
  score >= house.recovers ? 'recovers' : score >= 2 ? 'facing' : 'away';

export type RoutResult = 'rallies' | 'runs' | 'runs and loses';
/** MCN-ROUT-02. */
export const routResult = (score: number, house: Pick<HouseValues, 'rallies'>): RoutResult =>
  score >= house.rallies ? 'rallies' : score >= 2 ? 'runs' : 'runs and loses';

/** Routed in the other side's half: spared until its next (MCN-SEQ-03). */
export const isFreshRouter = ({ piece, side }: Troop): boolean => {
  const routedIn = piece.marks['fresh router'];
  return routedIn !== undefined && routedIn !== side;
};

/** One die and the bonus of a general, with the reasons that add up to it. */
function* thrown(
  field: Field,
  troop: Troop,
  { state, clause, result }: { readonly state: string; readonly clause: Id; readonly result: Id },
): Rule<{ readonly score: number; readonly reasons: readonly Reason[] }> {
  const { id, side } = troop;
  const lines = modifiers(generalBonus(field.whole, troop, clause));
  const [die] = yield* roll(field, { why: `${nameOf(field, id)}: ${state}`, who: id, clause, seat: side });
  return { score: die + sumOf(lines), reasons: scoreReasons(result, 'D6', die, lines) };
}

export function* testShaken(field: Field, troop: Troop): Rule<void> {
  const { id } = troop;
  const of = { state: 'shaken', clause: 'MCN-SHAKEN-02', result: 'MCN-SHAKEN-03' };
  const { score, reasons } = yield* thrown(field, troop, of);
  const result = shakenResult(score, houseOf(field));
  if (result === 'recovers') {
    steady(field, id, `${does(nameOf(field, id), 'recovers')}.`, reasons);
    return;
  }
  const name = nameOf(field, id);
  const how =
    result === 'facing'
      ? `with ${possessive(name)} face to the enemy`
      : `and ${verbFor(name, 'turns')} ${possessive(name)} back`;
  field.emit({ do: 'mark', id, mark: 'to retire', value: result }, { text: `${name} must retire ${how}.`, reasons });
  if (result === 'away') yield* lose(field, id, 1, null, [{ clause: 'MCN-SHAKEN-03', label: 'A score of 1 or less' }]);
}

/** True when it rallies. */
export function* testRouting(field: Field, troop: Troop): Rule<boolean> {
  const { id } = troop;
  const of = { state: 'routing', clause: 'MCN-ROUT-01', result: 'MCN-ROUT-02' };
  const { score, reasons } = yield* thrown(field, troop, of);
  const result = routResult(score, houseOf(field));
  if (result === 'rallies') {
    rally(field, troop, reasons);
    return true;
  }
  field.emit({ do: 'told', who: id, what: 'routs on' }, { text: `${does(nameOf(field, id), 'runs')} on.`, reasons });
  if (result === 'runs and loses')
    yield* lose(field, id, 1, null, [{ clause: 'MCN-ROUT-02', label: 'A score of 1 or less' }]);
  return false;
}

/** It is shaken, and stands for this move. */
function rally(field: Field, { id }: Troop, reasons: readonly Reason[]): void {
  for (const mark of ['routing', 'routed by', 'fresh router'])
    if (field.state.pieces.some((piece) => piece.id === id && piece.marks[mark] !== undefined))
      field.emit({ do: 'mark', id, mark, value: null }, { reasons });
  field.emit(
    { do: 'mark', id, mark: 'shaken', value: 1 },
    { text: `${does(nameOf(field, id), 'rallies')}, shaken.`, reasons },
  );
  field.emit({ do: 'mark', id, mark: 'no move', value: 1 }, { reasons });
}

/** Step B: those that must retire, then the routers (MCN-SHAKEN-04, MCN-SHAKEN-05). */
export function* giveWay(field: Field, side: Id): Rule<void> {
  for (const { id } of unitsOf(field.whole, side)) {
    const troop = findTroop(field.whole, id);
    const how = troop?.piece.marks['to retire'];
    if (!troop || (how !== 'facing' && how !== 'away')) continue;
    const came = retire(field, id, how, [
      { clause: 'MCN-RETIRE-01', label: how === 'facing' ? 'With its face to the enemy' : 'Facing away' },
    ]);
    field.emit(
      { do: 'mark', id, mark: 'no move', value: 1 },
      { reasons: [{ clause: 'MCN-SHAKEN-05', label: 'Has retired' }] },
    );
    if (came === 'done')
      steady(field, id, `${does(nameOf(field, id), 'is')} steady again.`, [
        { clause: 'MCN-SHAKEN-04', label: 'Has gone the full distance' },
      ]);
    else if (came === 'short' && findTroop(field.whole, id))
      field.emit(
        { do: 'told', who: id, what: 'stays shaken' },
        {
          text: `${does(nameOf(field, id), 'stays')} shaken.`,
          reasons: [{ clause: 'MCN-SHAKEN-04', label: 'Stopped before the full distance' }],
        },
      );
  }
  for (const { id } of unitsOf(field.whole, side)) {
    const troop = findTroop(field.whole, id);
    if (!troop || !isRouting(troop)) continue;
    if (isFreshRouter(troop))
      field.emit(
        { do: 'mark', id, mark: 'fresh router', value: null },
        { reasons: [{ clause: 'MCN-SEQ-03', label: 'Routed in the move before' }] },
      );
    else yield* routMove(field, id, false);
  }
}
