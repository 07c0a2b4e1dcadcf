/** Orders other than marches: which a unit may be given, and why not the others (MCN-MOVE-03, 07, MCN-FORMCHG, MCN-ROUT-09). */
import type { Refusal, View } from '../../../battle';
import { facing, isNearCourse, poseAt, turned } from '../../../geometry';
import { areWithin, FACES } from '../../../tabletop';
import { mayWork, worksOf } from '../engineers/jobs';
import { lineKind, shareToCross } from '../ground/kinds';
import type { Allowance } from '../movement/allowance';
import { standsClear } from '../movement/clear-of-enemy';
import { changesOf, mayForm } from '../movement/formation-change';
import { mayEnter, mayLeave } from '../movement/houses';
import { moveOf } from '../movement/rates';
import { placeRefused } from '../movement/standing';
import { refuse } from '../../common';
import { isMarked, isRouting, troopAt, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { Order } from './manoeuvre-choice';

const FACINGS = [90, -90, 180] as const;

/** It has done nothing yet in this move. */
const isFresh = ({ spent, turned: degrees, hasChanged }: Allowance): boolean =>
  spent === 0 && degrees === 0 && !hasChanged;

export function ordersOf(view: View, about: Allowance): readonly Order[] {
  const troop = troopOf(view, about.unit);
  const orders: Order[] = [
    ...changesOf(view, about).map((as) => ({ pick: 'form', as }) as const),
    ...FACINGS.map((of) => ({ pick: 'face', of }) as const),
    ...(troop.traits.isFoot && !troop.inside
      ? view.ground.blocks.map(({ id }) => ({ pick: 'enter', of: id }) as const)
      : []),
    ...(troop.inside ? FACES.map((of) => ({ pick: 'leave', of }) as const) : []),
    ...view.ground.lines
      .filter((line) => lineKind(line) === 'stream')
      .map(({ id }) => ({ pick: 'ford', of: id }) as const),
    { pick: 'man guns' },
    ...(isFresh(about) ? worksOf(view, troop).map((work) => ({ pick: 'work', ...work }) as const) : []),
  ];
  return [{ pick: 'done' }, ...orders.filter((order) => checkOrder(view, about, order) === null)];
}

export function checkOrder(view: View, about: Allowance, order: Order): Refusal | null {
  const troop = troopOf(view, about.unit);
  switch (order.pick) {
    case 'done':
      return null;
    case 'form':
      return mayForm(view, about, order.as);
    case 'face': {
      if (!isFresh(about) || troop.inside) return refuse('MCN-MOVE-07', 'It takes a whole move.');
      if (!FACINGS.some((degrees) => degrees === order.of))
        return refuse('MCN-MOVE-07', 'It faces left, right or about.');
      const placed = troopAt(troop, poseAt(troop.box.pose, turned(facing(troop.box.pose), order.of)));
      return (
        placeRefused(view, placed) ??
        (standsClear(view, troop, placed.box) ? null : refuse('MCN-SEQ-06', 'The enemy is too near.'))
      );
    }
    case 'enter':
      return mayEnter(view, about, order.of);
    case 'leave':
      return mayLeave(view, about, order.of);
    case 'ford': {
      const stream = view.ground.lines.find(({ id }) => id === order.of);
      const isOpen =
        stream !== undefined &&
        isFresh(about) &&
        !isMarked(troop, 'at a stream') &&
        shareToCross(troop.traits.mover, stream, troop.traits.house) > 1;
      return isOpen && isNearCourse(troop.box, stream.course, stream.width / 2 + troop.traits.inch)
        ? null
        : refuse('MCN-MOVE-03', 'No such stream is before it.');
    }
    case 'man guns':
      return mayMan(view, troop) ? null : refuse('MCN-ROUT-09', 'Its guns are not there to man.');
    case 'work':
      return isFresh(about) ? mayWork(view, troop, order) : refuse('MCN-ENG-15', 'Work takes the whole of a move.');
    default:
      return refuse('MCN-MOVE-02', 'A unit knows no such order.');
  }
}

/** A rallied crew mans its guns again by touching them. */
function mayMan(view: View, troop: Troop): boolean {
  const guns = view.state.loose?.[`${troop.id} guns`];
  if (!guns || !isMarked(troop, 'guns left') || isRouting(troop)) return false;
  const placed = troopAt(troop, guns.at, 'deployed');
  return areWithin(troop, placed, moveOf(troop)) && placeRefused(view, placed) === null;
}
