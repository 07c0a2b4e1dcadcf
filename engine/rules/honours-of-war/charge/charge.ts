/** A charge from its declaration to contact, with everything that may happen on the way (HOW-CHG-20). */
import { does, midway } from '../../../battle';
import type { Cm, Field, Id, Rule, View } from '../../../battle';
import { isRefusal, lawful, noteAttack } from '../../common';
import { cut, cutBefore, endOf, exceeds, fallsShort, pathOf, poseAlong } from '../../../geometry';
import type { Path, Sector } from '../../../geometry';
import { distanceBetween } from '../../../tabletop';
import { amended } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { areInOneBlock, troopAt, troopOf, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { approach } from './approach';
import type { Approach } from './possible-charge';
import { placeBetween, secondTarget } from './second-target';
import type { SecondTarget } from './second-target';
import { arrive, comeOn } from './arrival';
import { counterCharge } from './counter-charge';
import { evasion } from './evasion';
import { fireAtCharger } from './fire-at-charger';
import { meetCharge } from './reaction';
import type { ReactionResult } from './reaction';
import { crossedBy, intercept } from './interception';
import { goesAstray } from './mist';
import { reinforce } from './reinforcement';
import { strikeWithin } from './within-houses';
import { lengthWords, measuredWords } from '../lengths';

/** What the charger has left to go on with, when it may (HOW-EVADE-06); else null. */
export function* charge(field: Field, allowance: Allowance, targetId: Id, takesBoth = false): Rule<Allowance | null> {
  const view = viewOf(field, allowance.unit);
  const one = lawful(approach(view, allowance, troopOf(view, targetId)));
  const second = secondTarget(view, allowance, one);
  const found = second && (second.must || takesBoth) ? onBoth(view, one, second) : one;
  const name = (id: Id): string => field.roster.units[id]?.name ?? id;
  const whom = found.also ? `${midway(name(targetId))} and ${midway(name(found.also.target))}` : midway(name(targetId));
  const title = `${does(name(allowance.unit), 'charges')} ${whom}`;
  return yield* field.within(title, allowance.unit, 'HOW-CHG-01', () => declared(field, allowance, found, title));
}

const onBoth = (view: View, found: Approach, { target, sector }: SecondTarget): Approach => ({
  ...found,
  linedUp: placeBetween(view, found, target),
  also: { target, sector },
});

function* declared(field: Field, allowance: Allowance, found: Approach, title: string): Rule<Allowance | null> {
  field.emit(
    { do: 'mark', id: found.charger, mark: 'charged', value: 1 },
    {
      text: `${title}.`,
      reasons: [
        { clause: 'HOW-CHG-01', label: `Charge of ${measuredWords(found.distance)}` },
        {
          clause: 'HOW-SECT-06',
          label: `Strikes the ${STRUCK[found.sector]}`,
        },
        ...(found.also
          ? [{ clause: found.sector === 'front' ? 'HOW-CHG-15' : 'HOW-CHG-17', label: 'Takes on two at once' }]
          : []),
      ],
    },
  );
  field.emit({ do: 'mark', id: found.charger, mark: 'moved', value: 1 });
  noteAttack(field, found.target, 'HOW-SCEN-11');
  const [charger, target] = [
    troopOf(viewOf(field, found.charger), found.charger),
    troopOf(viewOf(field, found.charger), found.target),
  ];
  if (areInOneBlock(charger, target)) {
    strikeWithin(field, found, charger, target);
    return null;
  }
  if (yield* goesAstray(field, allowance, found)) return null;
  const met = yield* meetCharge(field, { ...found, found, unit: found.target });
  if (met === 'counter-charges') {
    yield* metHalfWay(field, found);
    return null;
  }
  const beside = found.also ? yield* meetBeside(field, found, found.also, met === 'failed') : 'stands';
  if (beside === 'counter-charges') return null;
  if (met === 'turned' && isStoppedByTurn(field, found)) {
    const halfWay = Math.min(found.path.length - found.distance / 2, clearOfTarget(field, found));
    fallShort(field, found, Math.max(0, halfWay), 'HOW-CHG-09', 'Half the charge distance');
    return null;
  }
  const again = hasStirred(met) || hasStirred(beside) ? aimedAnew(field, allowance, found) : found;
  if (again) return yield* runIn(field, allowance, again);
  const label = `Out of reach now: halts ${lengthWords(SHORT)} short`;
  fallShort(field, found, clearOfTarget(field, found), 'HOW-FORMCHG-12', label);
  return null;
}

const STRUCK = { front: 'front', left: 'flank', right: 'flank', rear: 'rear' } as const satisfies Record<
  Sector,
  string
>;

/** Does it stand otherwise than it did when it was charged? */
const hasStirred = (met: ReactionResult): boolean => met === 'turned' || met === 'formed';

/** The second of two that are charged answers for itself; only one of them may counter-charge (HOW-CCHG-14). */
function* meetBeside(
  field: Field,
  found: Approach,
  { target, sector }: NonNullable<Approach['also']>,
  otherTried: boolean,
): Rule<ReactionResult> {
  const alone: Approach = { ...found, target, sector, roundTheFlank: false };
  const met = yield* meetCharge(field, {
    ...alone,
    found: alone,
    unit: target,
    ...(otherTried ? { otherCounterCharges: true } : {}),
  });
  if (met === 'counter-charges') yield* metHalfWay(field, alone);
  return met;
}

/** The counter-charge, then those before whose front the charger has come as far as it was met (HOW-CCHG-09). */
function* metHalfWay(field: Field, found: Approach): Rule<void> {
  const gone = yield* counterCharge(field, found);
  if (gone !== null) yield* reinforce(field, found, passedBy(field, found, cut(found.path, gone)));
}

/** Enemies whose front a charger crosses on a path, without those it charges. */
function passedBy(field: Field, { charger, target, also }: Approach, path: Path): readonly Troop[] {
  const view = viewOf(field, charger);
  return crossedBy(view, troopOf(view, charger), path, also ? [target, also.target] : [target]);
}

/** How far from an enemy out of reach a charge halts. */
const SHORT: Cm = 1;

/** Light infantry stops half way before close order foot that has turned to face it (HOW-CHG-09). */
const isStoppedByTurn = (field: Field, { charger, target }: Approach): boolean =>
  troopOf(viewOf(field, charger), charger).traits.kind === 'light infantry' &&
  troopOf(viewOf(field, charger), target).traits.kind === 'close order';

/**
 * Who was charged has turned or changed: the charge goes on to its front if it can still reach (HOW-FORMCHG-12,
 * HOW-FLANK-04); where one of two now bars the way to the other, to the one that does.
 */
function aimedAnew(field: Field, allowance: Allowance, { charger: id, target, also }: Approach): Approach | null {
  const view = viewOf(field, id);
  const charger = troopOf(view, id);
  const from = { ...allowance, start: charger.box.pose, startFormation: charger.piece.formation };
  for (const enemy of also ? [target, also.target] : [target]) {
    const again = approach(view, from, troopOf(view, enemy));
    if (!isRefusal(again)) return again;
  }
  return null;
}

/** How much of its way brings a charger up to whom it charges, as they stand now, and no nearer. */
function clearOfTarget(field: Field, { charger: id, target, also, path }: Approach): Cm {
  const view = viewOf(field, id);
  const charger = troopOf(view, id);
  const charged = (also ? [target, also.target] : [target]).map((one) => troopOf(view, one));
  let length = path.length - SHORT;
  while (exceeds(length, 0)) {
    const there = troopAt(charger, poseAlong(path, length));
    const near = Math.min(...charged.map((one) => distanceBetween(there, one)));
    if (!fallsShort(near, SHORT)) return length;
    length -= Math.max(LEAST_BACK, SHORT - near);
  }
  return 0;
}
/** Inside each other they are no distance apart: so much back and measured again, cm. */
const LEAST_BACK: Cm = 0.1;

/** The charger goes so far on its way and stands there. */
function fallShort(field: Field, found: Approach, length: Cm, clause: Id, label: string): void {
  const path = cut(found.path, length);
  comeOn(field, found.charger, path);
  const name = field.roster.units[found.charger]?.name ?? found.charger;
  field.emit(
    { do: 'told', who: found.charger, what: 'stops short' },
    { text: `${does(name, 'stops')} short.`, reasons: [{ clause, label }] },
  );
}

/** The run-in: those it passes may meet it; under fire, then contact, what the charged may still do, and who moves in. */
function* runIn(field: Field, allowance: Allowance, found: Approach): Rule<Allowance | null> {
  const passed = passedBy(field, found, found.path);
  const left = yield* intercept(field, found, passed);
  if (!left) return null;
  const gone = yield* fireAtCharger(field, found);
  if (gone === null) return null;
  const rest = cutBefore(found.path, gone);
  const evaded = yield* evasion(field, allowance, found, rest);
  if (evaded === 'free') return goingOn(allowance, found);
  if (evaded !== 'gone') yield* arrive(field, evaded === 'met' ? pathOf(endOf(rest), []) : rest, found);
  yield* reinforce(field, found, left);
  return null;
}

/** The move goes on from where the evader was; to charge has done the duty of HOW-PERF-09. */
const goingOn = (allowance: Allowance, { spent, distance, runIn: clear }: Approach): Allowance =>
  amended(allowance, { spent, travelled: distance, runIn: clear, onRoad: false, dutyDone: true });
