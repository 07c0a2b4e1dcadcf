/** A charge from its declaration to contact, with everything that may happen on the way (HOW-CHG-20). */
import type { Field, Id, Rule, View } from '../../../battle';
import { attackEndsHolds } from '../../common';
import {
  along,
  cut,
  distance,
  endOf,
  facing,
  frontCentre,
  overlaps,
  pathOf,
  place,
  poseAlong,
  poseAt,
  times,
  cutBefore,
} from '../../../geometry';
import type { Path, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { Allowance } from '../movement/allowance';
import { isRefusal } from '../refusals';
import { rout } from '../morale/retreat';
import { findTroop, hullIn, isDoneFor, isRed, troopAt, troopOf, troopsOn, viewOf } from '../troops/troop';
import { isInRiver, wadingIn } from '../movement/water';
import type { Troop } from '../troops/troop';
import { weathered } from '../weather';
import { approach, edgeOf, lineUp, withLineUp } from './approach';
import type { Approach } from './approach';
import { makeContact } from './contact';
import { evasion } from './evasion';
import { fireAtCharger } from './fire-at-charger';
import { meetCharge } from './meeting';
import { goesAstray } from './mist';

export function* charge(field: Field, allowance: Allowance, targetId: Id): Rule<void> {
  const name = (id: Id): string => field.roster.units[id]?.name ?? id;
  const title = `${name(allowance.unit)} charges ${name(targetId)}`;
  yield* field.within(title, allowance.unit, 'HOW-CHG-01', () => declared(field, allowance, targetId, title));
}

function* declared(field: Field, allowance: Allowance, targetId: Id, title: string): Rule<void> {
  const view = viewOf(field, allowance.unit);
  const found = approach(view, allowance, troopOf(view, targetId));
  if (isRefusal(found)) throw new Error(found.sentence);
  field.emit(
    { do: 'mark', id: found.charger, mark: 'charged', value: 1 },
    {
      text: `${title}.`,
      reasons: [
        { clause: 'HOW-CHG-01', label: `Charge of ${found.distance.toFixed(1)} cm` },
        {
          clause: 'HOW-SECT-06',
          label: `Strikes the ${found.sector === 'front' || found.sector === 'rear' ? found.sector : 'flank'}`,
        },
      ],
    },
  );
  field.emit({ do: 'mark', id: found.charger, mark: 'moved', value: 1 });
  attackEndsHolds(field, targetId, 'HOW-SCEN-11');
  if (yield* goesAstray(field, allowance, found)) return;
  const met = yield* meetCharge(field, { ...found, unit: found.target });
  if (met === 'counter-charges') {
    yield* counterCharge(field, found);
    return;
  }
  if (met === 'turned' && isStoppedByTurn(field, found)) {
    fallShort(
      field,
      found,
      cut(found.path, found.path.length - found.distance / 2),
      'HOW-CHG-09',
      'Half the charge distance',
    );
    return;
  }
  const again = met === 'stands' ? found : reTargeted(field, allowance, found);
  if (again) yield* runIn(field, allowance, again);
  else
    fallShort(
      field,
      found,
      cut(found.path, found.path.length - 1),
      'HOW-FORMCHG-12',
      'Out of reach now: halts 1 cm short',
    );
}

/** Light infantry stops half way before close order foot that has turned to face it (HOW-CHG-09). */
const isStoppedByTurn = (field: Field, { charger, target }: Approach): boolean =>
  troopOf(viewOf(field, charger), charger).traits.kind === 'light infantry' &&
  troopOf(viewOf(field, charger), target).traits.kind === 'close order';

/** The target has turned or changed: the charge goes on to its front if it can still reach (HOW-FORMCHG-12, HOW-FLANK-04). */
function reTargeted(field: Field, allowance: Allowance, found: Approach): Approach | null {
  const view = viewOf(field, found.charger);
  const charger = troopOf(view, found.charger);
  const target = troopOf(view, found.target);
  const again = approach(
    view,
    { ...allowance, start: charger.box.pose, startFormation: charger.piece.formation },
    target,
  );
  return isRefusal(again) ? null : again;
}

/** The charger goes as far as `path` and stands there. */
function fallShort(field: Field, found: Approach, path: Path, clause: Id, label: string): void {
  if (path.length > 0) field.emit({ do: 'moved', movers: [{ id: found.charger, path }], manner: 'charge' });
  const name = field.roster.units[found.charger]?.name ?? found.charger;
  field.emit(
    { do: 'told', who: found.charger, what: 'stops short' },
    { text: `${name} stops short.`, reasons: [{ clause, label }] },
  );
}

/** The run-in under fire, then contact and what the charged may still do. */
function* runIn(field: Field, allowance: Allowance, found: Approach): Rule<void> {
  const gone = yield* fireAtCharger(field, found);
  if (gone === null) return;
  const target = findTroop(viewOf(field, found.charger), found.target);
  if (!target || isDoneFor(target)) return;
  const rest = cutBefore(found.path, gone);
  const evaded = yield* evasion(field, allowance, found, rest);
  if (evaded === 'gone') return;
  yield* arrive(field, evaded === 'met' ? pathOf(endOf(rest), []) : rest, found);
}

/** Contact: lined up, marked; wagons and limbered guns are lost at once (HOW-CHG-14, HOW-MELEE-24). */
export function* arrive(field: Field, path: Path, found: Approach): Rule<void> {
  const view = viewOf(field, found.charger);
  const [charger, target] = [troopOf(view, found.charger), troopOf(view, found.target)];
  field.emit(
    { do: 'moved', movers: [{ id: charger.id, path: withLineUp(path, found.linedUp) }], manner: 'charge' },
    {
      text: `${charger.traits.unit.name} strikes ${target.traits.unit.name}.`,
      reasons: [{ clause: 'HOW-CHG-14', label: 'Lined up with its target' }],
    },
  );
  if (isSwept(target)) {
    yield* rout(field, target.id, { by: charger.id, sector: found.sector, clause: 'HOW-MELEE-24' });
    return;
  }
  makeContact(field, charger.id, target.id, found);
}

const isSwept = (target: Troop): boolean => target.traits.kind === 'transport' || target.piece.formation === 'limbered';

// Counter-charge ----------------------------------------------------------------------------------------------------

/** Both meet half way; the counter-charger goes at most one normal move (HOW-CCHG-05, 06). */
function* counterCharge(field: Field, found: Approach): Rule<void> {
  field.emit({ do: 'mark', id: found.target, mark: 'charged', value: 1 });
  field.emit({ do: 'mark', id: found.target, mark: 'moved', value: 1 });
  const gone = yield* fireAtCharger(field, found, found.target);
  if (gone === null) return;
  const view = viewOf(field, found.charger);
  const charger = troopOf(view, found.charger);
  const target = troopOf(view, found.target);
  const meeting = meetingOf(view, charger, target, found, cutBefore(found.path, gone));
  const targetPath = pathOf(target.box.pose, [straightTo(target.box.pose, meeting.pose)]);
  field.emit({ do: 'moved', movers: [{ id: charger.id, path: meeting.path }], manner: 'charge' });
  field.emit(
    {
      do: 'moved',
      movers: [{ id: target.id, path: targetPath }],
      manner: 'counter-charge',
    },
    {
      text: `${target.traits.unit.name} meets ${charger.traits.unit.name} half way.`,
      reasons: [{ clause: 'HOW-CCHG-06', label: `Half of ${found.distance.toFixed(1)} cm` }],
    },
  );
  const impact = { sector: 'front', face: null } as const;
  const outOfRiver = wadingIn(view, target) !== null;
  const runIn = Math.max(0, found.runIn - meeting.gone);
  makeContact(field, charger.id, target.id, {
    ...impact,
    path: cut(found.path, found.path.length - meeting.gone),
    runIn,
    outOfRiver: found.outOfRiver,
  });
  makeContact(field, target.id, charger.id, { ...impact, path: targetPath, runIn: meeting.gone, outOfRiver });
}

/** Where they meet: as near to half way as the ground and friends leave room. */
function meetingOf(
  view: View,
  charger: Troop,
  target: Troop,
  found: Approach,
  whole: Path,
): { path: Path; pose: Pose; gone: Cm } {
  const most = Math.min(weathered(view, target.traits, target.piece.formation), found.distance / 2, whole.length);
  for (const share of [1, 0.75, 0.5, 0.25]) {
    const gone = most * share;
    const path = cut(whole, whole.length - gone);
    const at = troopAt(charger, endOf(path));
    const ahead = facing(at.box.pose);
    const depth = hullIn(target.traits, target.piece.formation).depth;
    const pose = poseAt(along(poseAt(frontCentre(at.box), ahead), depth / 2, 0), times(ahead, -1));
    if (isClear(view, at, target.id) && isClear(view, troopAt(target, pose), charger.id)) return { path, pose, gone };
  }
  const linedUp =
    lineUp(view, charger, target, edgeOf(target, 'front'), poseAlong(whole, whole.length)) ?? found.linedUp;
  return { path: { ...whole, legs: [...whole.legs, place(linedUp)] }, pose: target.box.pose, gone: 0 };
}

const isClear = (view: View, placed: Troop, opponent: Id): boolean =>
  view.ground.holds(placed.box) &&
  !isInRiver(view, placed, [placed.box]) &&
  !view.ground.blocks.some((block) => overlaps(block.box, placed.box)) &&
  troopsOn(view).every(
    (other) =>
      other.id === placed.id ||
      other.id === opponent ||
      other.inside ||
      isDoneFor(other) ||
      !other.boxes.some((box) => overlaps(box, placed.box)),
  );

/** Straight at the charger; wheeled into line with it as they meet. */
function straightTo(from: Pose, to: Pose): Path['legs'][number] {
  return { kind: 'straight', to, length: distance(from, to) };
}

/** Has it been stopped: broken, routed or gone (HOW-CHG-18)? */
export const isStopped = (view: View, id: Id): boolean => {
  const troop = findTroop(view, id);
  return !troop || isDoneFor(troop) || isRed(troop);
};
