/** A unit's own movement: the question put again and again until it is done (HOW-SEQ-05, HOW-MOVE, HOW-CHG-04). */
import { ask, does } from '../../../battle';
import type { Field, Id, Reason, Rule, View } from '../../../battle';
import { cutBefore, endOf } from '../../../geometry';
import type { Path } from '../../../geometry';
import { charge } from '../charge/charge';
import { fireAtMarch } from '../charge/fire-at-charger';
import { manGuns } from '../morale/crews';
import { amended, freshAllowance, moveOf, nextMove, unitOf } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { enterBlock, entryPath, leaveBlock } from '../movement/blocks';
import { leaveTable } from '../movement/exit';
import { makeChange } from '../movement/formation-change';
import { measureMarch } from '../movement/march';
import { wadingIn } from '../movement/water';
import { bend, bending } from '../movement/irregular-line';
import { IRREGULAR } from '../troops/layouts';
import { lawful, turnTold } from '../../common';
import { findTroop, isMarked, troopAt, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { Order } from './manoeuvre-choice';
import { isAdvance, leavesToward, meetsDuty } from './duty';
import { manoeuvreQuestion } from './manoeuvre-question';
import { measuredWords, shareWords } from '../lengths';

/** Moves one unit of an activated command; its move is completed before the next begins. */
export function* manoeuvre(field: Field, id: Id, order: Pick<Allowance, 'performance' | 'directed'>): Rule<void> {
  const first = findTroop(viewOf(field, id), id);
  if (!first) return;
  let allowance = freshAllowance(field.view(first.side), first, order);
  // Cavalry whose target has evaded moves on (HOW-EVADE-06).
  let hunts = false;
  for (;;) {
    const view = field.view(first.side);
    const troop = findTroop(view, id);
    if (!troop || !mayStillMove(troop, hunts)) return;
    const choice = yield* ask(field, manoeuvreQuestion, first.side, allowance);
    if ('march' in choice) {
      const after = yield* carryOut(field, view, allowance, choice.march);
      if (!after) return;
      allowance = after;
      continue;
    }
    switch (choice.pick) {
      case 'done':
        return;
      case 'charge': {
        const after = yield* charge(field, allowance, choice.of, choice.as === 'both');
        if (!after) return;
        allowance = after;
        hunts = true;
        continue;
      }
      case 'man guns':
        manGuns(field, troop);
        return;
      case 'leave table':
        leaveTable(field, allowance);
        return;
      case 'second move':
        allowance = nextMove(view, troop, allowance);
        continue;
      default:
        allowance = change(field, view, allowance, troop, choice);
        markMoved(field, id);
    }
  }
}

type Change = Extract<Order, { readonly pick: 'form' | 'leave' | 'enter' }>;

function change(field: Field, view: View, allowance: Allowance, troop: Troop, order: Change): Allowance {
  if (order.pick === 'form' && order.as === IRREGULAR)
    return bend(field, allowance, troop, lawful(bending(view, allowance, troop)));
  if (order.pick === 'form') return makeChange(field, allowance, troop, order.as);
  if (order.pick === 'leave')
    return amended(leaveBlock(field, allowance, order.of), {
      dutyDone: allowance.performance === 'Broken' || leavesToward(view, troop, order.of),
    });
  const block = view.ground.block(order.of);
  if (!block) throw new Error(`there is no block ${order.of}`);
  return enterBlock(field, allowance, block, lawful(entryPath(view, allowance, block)));
}

/** Carries a march out; null when crossing fire has stopped the unit (HOW-FIRE-17). */
function* carryOut(field: Field, view: View, allowance: Allowance, path: Path): Rule<Allowance | null> {
  const measured = lawful(measureMarch(view, allowance, path));
  const troop = unitOf(view, allowance);
  const normal = moveOf(troop, measured.allowance);
  markMoved(field, troop.id);
  const first = troopAt(troop, allowance.first, allowance.firstFormation);
  const gone = yield* fireAtMarch(field, troop, first, path);
  if (gone === null) return null;
  // Told from where it stood: a view is of the present.
  const dutyDone = meetsDuty(view, allowance, measured.allowance, path);
  const advances = isAdvance(view, allowance, path);
  field.emit(
    {
      do: 'moved',
      movers: [{ id: troop.id, path: cutBefore(path, gone) }],
      manner: troop.piece.formation === 'deployed' ? 'manhandle' : 'march',
    },
    {
      text: `${does(troop.traits.unit.name, turnTold(path) ?? `moves ${measuredWords(path.length)}`)}.`,
      reasons: [
        {
          clause: 'HOW-MOVE-01',
          label: `Costs ${shareWords(measured.allowance.spent - allowance.spent, normal)}`,
        },
        ...riverReasons(view, allowance, troopAt(troop, endOf(path))),
      ],
    },
  );
  for (const id of measured.allowance.passed.slice(allowance.passed.length))
    field.emit(
      { do: 'mark', id, mark: 'passed through', value: troop.id },
      { reasons: [{ clause: 'HOW-INTER-03', label: 'Friends have passed through it: it stands still' }] },
    );
  return amended(measured.allowance, { dutyDone, advances });
}

/** Why a move cost more than its length, or ended early, when there is a river to ford. */
function riverReasons(view: View, { wading }: Allowance, after: Troop): readonly Reason[] {
  if (wading !== null) return [{ clause: 'HOW-TERR-20', label: 'Out of the river at half speed' }];
  return wadingIn(view, after) === null ? [] : [{ clause: 'HOW-TERR-20', label: 'Ends in the river' }];
}

const markMoved = (field: Field, id: Id): void =>
  field.emit(
    { do: 'mark', id, mark: 'moved', value: 1 },
    { reasons: [{ clause: 'HOW-MOVE-10', label: 'Counts as moved' }] },
  );

/** In contact, broken, bound by its own fire or by friends: nothing more to order (HOW-MOVE-13, HOW-FIRE-16, HOW-EVADE-07, HOW-INTER-03). */
const mayStillMove = (troop: Troop, hunts: boolean): boolean =>
  !BOUND_BY.some((mark) => isMarked(troop, mark)) && (hunts || !isMarked(troop, 'charged'));
const BOUND_BY = ['in contact', 'stands', 'evaded', 'broken off', 'done for', 'passed through'] as const;
