/** Units across whose front an enemy charges: they may meet him on his way instead of the charged (HOW-CCHG-08). */
import { ask, does, midway } from '../../../battle';
import type { Cm, Field, Id, Question, Rule, View } from '../../../battle';
import { cut, cutBefore, place, poseAlong, sectorShares, TOLERANCE } from '../../../geometry';
import type { Path } from '../../../geometry';
import { areWithin, distanceBetween, evenMoments, isMoreThanHalf } from '../../../tabletop';
import { isHeld, isRefusal, nameOf, refuse } from '../../common';
import { oneMove } from '../movement/allowance';
import { enemiesOf, isFixed, troopAt, troopOf, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { weathered } from '../weather';
import { approach } from './approach';
import type { Approach } from './possible-charge';
import { comeOn } from './arrival';
import { makeContact } from './contact';
import { cannotCounterCharge, markCharged, rollToCounterCharge } from './counter-charge-roll';
import { fireAtCharger } from './fire-at-charger';
import { followCounterCharge } from './followers';
import { hasRoomToFight } from './room';
import { measuredWords } from '../lengths';

/** A charge that passes before the fronts of others; `about` of its question. */
interface Passing {
  readonly charger: Id;
  readonly path: Path;
  /** Those it passes that have not thrown for it yet. */
  readonly among: readonly Id[];
}
type Intercept = { readonly pick: 'intercept'; readonly of: Id } | { readonly pick: 'nobody' };

/** Where on its way a charger is met, and how. */
interface Interception {
  readonly at: Cm;
  readonly found: Approach;
}

export const interceptQuestion: Question<Passing, Intercept> = {
  kind: 'intercept charge',
  form: () => ({ form: 'pick' }),
  choices: (view, about) => ({
    list: [
      ...interceptors(view, about).map(({ id }): Intercept => ({ pick: 'intercept', of: id })),
      { pick: 'nobody' },
    ],
  }),
  check: (view, about, choice) =>
    choice.pick === 'nobody' || interceptors(view, about).some(({ id }) => id === choice.of)
      ? null
      : refuse('HOW-CCHG-08', 'The charge does not pass before its front within a normal move that it can make.'),
  words: (view, { charger }) => ({
    title: `${does(nameOf(view, charger), 'charges')} across the front of others: who intercepts?`,
    clause: 'HOW-CCHG-08',
  }),
  label: (view, _about, choice) => (choice.pick === 'nobody' ? 'Nobody' : nameOf(view, choice.of)),
  idle: () => ({ pick: 'nobody' }),
};

/** Enemies of a charger before whose front it passes within a normal move of theirs, without those it charges. */
export function crossedBy(view: View, charger: Troop, path: Path, charged: readonly Id[]): readonly Troop[] {
  return enemiesOf(view, charger.side).filter(
    (troop) => !charged.includes(troop.id) && momentsBefore(view, troop, charger, path).length > 0,
  );
}

/** Moments of a charger's path at which it stands in the front sector of a unit, within one normal move of it. */
function momentsBefore(view: View, troop: Troop, charger: Troop, path: Path): readonly Cm[] {
  const reach = weathered(view, troop.traits, troop.piece.formation) + TOLERANCE;
  return evenMoments(path.length, PARTS).filter((at) => {
    const there = troopAt(charger, poseAlong(path, at));
    return areWithin(troop, there, reach) && isMoreThanHalf(sectorShares(troop.box, there.box).front);
  });
}
const PARTS = 8;

/** Those that may meet it now. */
const interceptors = (view: View, about: Passing): readonly Troop[] =>
  about.among.map((id) => troopOf(view, id)).filter((troop) => interceptionBy(view, about, troop) !== null);

/** The charge with which a unit would meet the charger: for generals. */
export const interceptionOf = (view: View, about: Passing, unit: Id): Approach | null =>
  interceptionBy(view, about, troopOf(view, unit))?.found ?? null;

/** The nearest point of the way at which a unit can meet the charger; null when it cannot (HOW-CCHG-08). */
function interceptionBy(view: View, { charger: id, path }: Passing, troop: Troop): Interception | null {
  if (isFixed(troop) || isHeld(troop.piece) || cannotCounterCharge(view, troop)) return null;
  const charger = troopOf(view, id);
  const nearestFirst = momentsBefore(view, troop, charger, path)
    .filter((at) => at > 0 && at < path.length)
    .map((at) => ({ at, there: troopAt(charger, poseAlong(path, at)) }))
    .toSorted((a, b) => distanceBetween(troop, a.there) - distanceBetween(troop, b.there));
  const allowance = oneMove(view, troop);
  for (const { at, there } of nearestFirst) {
    if (!hasRoomToFight(view, there, troop)) continue;
    const found = approach(view, allowance, there, true);
    if (!isRefusal(found)) return { at, found };
  }
  return null;
}

/**
 * Asks the side whose fronts a charge crosses, one unit after another: gives those that have not thrown, or null when one
 * has met the charge (HOW-CCHG-08).
 */
export function* intercept(field: Field, found: Approach, passed: readonly Troop[]): Rule<readonly Troop[] | null> {
  let left = passed;
  for (;;) {
    const [first] = left;
    if (!first) return left;
    const view = field.view(first.side);
    const about: Passing = { charger: found.charger, path: found.path, among: left.map(({ id }) => id) };
    if (interceptors(view, about).length === 0) return left;
    const choice = yield* ask(field, interceptQuestion, first.side, about);
    if (choice.pick === 'nobody') return left;
    const troop = troopOf(view, choice.of);
    const met = interceptionBy(view, about, troop);
    left = left.filter(({ id }) => id !== troop.id);
    if (!met || !(yield* rollToCounterCharge(field, found, troop))) continue;
    yield* meetOnWay(field, found, met, troop);
    return null;
  }
}

/** The charger comes on under fire as far as that, and is met there: the melee with its target is replaced by this one. */
function* meetOnWay(field: Field, charge: Approach, { at, found }: Interception, troop: Troop): Rule<void> {
  markCharged(field, troop.id);
  const path = cut(charge.path, at);
  const gone = yield* fireAtCharger(field, { ...charge, path }, troop.id);
  if (gone === null) return;
  const charger = troopOf(viewOf(field, charge.charger), charge.charger);
  const name = midway(charger.traits.unit.name);
  const rest = cutBefore(path, gone);
  comeOn(field, charger.id, rest);
  strike(field, troop, found, `${does(troop.traits.unit.name, 'intercepts')} ${name}.`, {
    clause: 'HOW-CCHG-08',
    label: `Meets the charge after ${measuredWords(at)} of its way`,
  });
  if (found.sector === 'front')
    makeContact(field, charger.id, troop.id, {
      sector: 'front',
      face: null,
      path,
      runIn: charge.runIn - (charge.path.length - at),
      outOfRiver: charge.outOfRiver,
    });
  yield* followCounterCharge(field, { unit: troop.id, most: found.path.length });
}

/** A unit charges out of turn into a charger: its move, lined up, and the contact. */
export function strike(
  field: Field,
  troop: Troop,
  found: Approach,
  text: string,
  reason: { readonly clause: Id; readonly label: string },
): void {
  const path: Path = { ...found.path, legs: [...found.path.legs, place(found.linedUp)] };
  field.emit({ do: 'moved', movers: [{ id: troop.id, path }], manner: 'counter-charge' }, { text, reasons: [reason] });
  makeContact(field, troop.id, found.target, found);
}
