/** One order of a unit carried out: what is left of its move, or null when it is over. */
import { does } from '../../../battle';
import type { Field, Id, Rule } from '../../../battle';
import { facing, groundCovered, poseAt, turned } from '../../../geometry';
import { nameOf, turnTold } from '../../common';
import { measuredWords } from '../lengths';
import type { Allowance } from '../movement/allowance';
import { changeFormation } from '../movement/formation-change';
import { turnTo } from '../movement/facing';
import { entryCost, exitCost, placedOutside } from '../movement/houses';
import { isPrevented } from '../sight/hidden';
import { leaveWork, workAt } from '../engineers/work';
import { isMarked, troopOf } from '../troops/troop';
import type { ManoeuvreChoice } from './manoeuvre-choice';
import { checkOrder } from './manoeuvre-orders';
import { marchUntilFound } from './surprises';

export function* carryOut(field: Field, side: Id, about: Allowance, choice: ManoeuvreChoice): Rule<Allowance | null> {
  const { unit: id } = about;
  const view = field.view(side);
  const troop = troopOf(view, id);
  const name = nameOf(field, id);
  if ('march' in choice) {
    const found = marchUntilFound(field, side, about, choice.march);
    if (!found) return about;
    const { path, after } = found;
    const manner = troop.piece.formation === 'deployed' ? 'by hand' : 'march';
    field.emit(
      { do: 'moved', movers: [{ id, path }], manner },
      {
        text: `${does(name, turnTold(path) ?? `marches ${measuredWords(groundCovered(path))}`)}.`,
        reasons: [
          { clause: 'MCN-MOVE-01', label: `${measuredWords(after.spent)} of ${measuredWords(about.move)} spent` },
        ],
      },
    );
    stirred(field, id);
    if (isMarked(troop, 'at a stream'))
      field.emit(
        { do: 'mark', id, mark: 'at a stream', value: null },
        { reasons: [{ clause: 'MCN-MOVE-03', label: 'The second move' }] },
      );
    return after;
  }
  if (isPrevented(field, side, id, (known) => checkOrder(known, about, choice) !== null)) return about;
  switch (choice.pick) {
    case 'form': {
      stirred(field, id);
      return yield* changeFormation(field, about, choice.as);
    }
    case 'face':
      turnTo(field, id, poseAt(troop.box.pose, turned(facing(troop.box.pose), choice.of)), 'MCN-MOVE-07');
      stirred(field, id);
      return null;
    case 'enter':
      field.emit(
        { do: 'went', id, to: { inside: choice.of } },
        {
          text: `${does(name, 'occupies')} the houses.`,
          reasons: [{ clause: 'MCN-MOVE-03', label: `Costs ${measuredWords(entryCost(troop, about))}` }],
        },
      );
      stirred(field, id);
      return null;
    case 'leave': {
      const price = exitCost(troop, about);
      field.emit(
        { do: 'went', id, to: { on: placedOutside(view, about, choice.of).box.pose } },
        {
          text: `${does(name, 'leaves')} the houses.`,
          reasons: [{ clause: 'MCN-MOVE-03', label: `Costs ${measuredWords(price)}` }],
        },
      );
      stirred(field, id);
      return { ...about, spent: about.spent + price, hasChanged: true };
    }
    case 'ford':
      field.emit(
        { do: 'mark', id, mark: 'at a stream', value: choice.of },
        {
          text: `${does(name, 'begins')} to cross the stream.`,
          reasons: [{ clause: 'MCN-MOVE-03', label: 'The first of two moves' }],
        },
      );
      return null;
    case 'man guns': {
      const guns = field.state.loose?.[`${id} guns`];
      if (!guns) return null;
      const reasons = [{ clause: 'MCN-ROUT-09', label: 'The crew is back at its guns' }];
      field.emit({ do: 'laid', id: `${id} guns`, thing: null }, { reasons });
      field.emit({ do: 'mark', id, mark: 'guns left', value: null }, { reasons });
      field.emit(
        { do: 'formed', id, formation: 'deployed', to: guns.at, bases: null },
        { text: `${does(name, 'mans')} its guns again.`, reasons },
      );
      return null;
    }
    case 'work':
      yield* workAt(field, id, choice);
      return null;
    case 'done':
      return null;
  }
}

/** Moved troops are seen farther in a wood (MCN-VIS-01). */
function stirred(field: Field, id: Id): void {
  field.emit({ do: 'mark', id, mark: 'moved', value: 1 }, { reasons: [{ clause: 'MCN-MOVE-02', label: 'Has moved' }] });
  leaveWork(field, id);
}
