/** What each unit was asked in each turn, and what it could have done. */
import { findPiece, poseOf } from '../../../engine/battle';
import type { AnyQuestion, Choice, Decision, Id, View } from '../../../engine/battle';
import type { ComputerGeneral, ExplainingGeneral } from '../../../engine/generals';
import { angleBetween, distance, endOf, facing, minus } from '../../../engine/geometry';
import type { Path, Point, Pose } from '../../../engine/geometry';

/** Of a unit in a turn. */
export interface Asked {
  /** So many events had happened when it answered last. */
  readonly at: number;
  /** A charge was among its answers, or a march that led nearer to the nearest enemy or turned toward him. */
  readonly couldMove: boolean;
  /** Its brigade was to hold its ground. */
  readonly holds: boolean;
  /** Where it might have been after this and earlier questions of the turn. */
  readonly places: readonly Offered[];
}

/** A place that an answer leaves a unit in, or the one where it stood. */
export interface Offered {
  /** So many events had happened when it was asked. */
  readonly at: number;
  readonly pose: Pose;
  readonly formation: Id;
}

export class Orders {
  readonly #asked = new Map<string, Asked>();
  /** Units that were offered a charge which promised more than it put at stake. */
  readonly withChance = new Set<Id>();

  /** A question to a unit how it moves, before it is answered. */
  note(
    view: View,
    decision: Decision,
    question: AnyQuestion,
    list: readonly Choice[],
    at: number,
    holds: boolean,
  ): void {
    if (decision.form.form !== 'march') return;
    const [mover = ''] = decision.form.movers;
    const key = `${view.state.at.turn} ${mover}`;
    const before = this.#asked.get(key);
    const places = [...(before?.places ?? []), ...offeredTo(view, mover, decision, question, list, at)];
    const charges = list.filter((choice) => 'pick' in choice && choice.pick === 'charge');
    const couldMove =
      charges.length > 0 || list.some((choice) => 'march' in choice && closesIn(view, mover, choice.march));
    this.#asked.set(key, { at, couldMove: couldMove || before?.couldMove === true, holds, places });
    for (const choice of charges) {
      const promised = question.evaluate?.(view, decision.about, choice);
      if (promised && promised.harm > promised.risk) this.withChance.add(mover);
    }
  }

  of(turn: number, unit: Id): Asked | null {
    return this.#asked.get(`${turn} ${unit}`) ?? null;
  }
}

/** Where a unit stands, and where each answer would leave it. */
function offeredTo(
  view: View,
  unit: Id,
  { about }: Decision,
  question: AnyQuestion,
  list: readonly Choice[],
  at: number,
): readonly Offered[] {
  const piece = findPiece(view.state, unit);
  if (!piece) return [];
  const { formation } = piece;
  const now = poseOf(piece.where);
  const after = list.flatMap((choice): readonly Omit<Offered, 'at'>[] => {
    if ('march' in choice) return [{ pose: endOf(choice.march), formation }];
    const end = question.evaluate?.(view, about, choice)?.ends?.find(({ id }) => id === unit);
    return end ? [{ pose: end.pose, formation: end.formation ?? formation }] : [];
  });
  const still = now ? [{ pose: now, formation }] : [];
  return [...still, ...after].map((place) => ({ at, ...place }));
}

/** Does a march lead nearer to the nearest enemy, or turn the unit toward him? */
function closesIn(view: View, unit: Id, march: Path): boolean {
  const { from } = march;
  const enemy = enemyNearestTo(view, unit, from);
  if (!enemy) return true;
  const to = endOf(march);
  const off = (pose: Pose): number => angleBetween(facing(pose), minus(enemy, pose));
  return distance(from, enemy) - distance(to, enemy) > NEARER || off(from) - off(to) > TURNED;
}
function enemyNearestTo(view: View, unit: Id, from: Point): Point | null {
  const seat = findPiece(view.state, unit)?.seat;
  const enemies = view.state.pieces.flatMap((piece) => (piece.seat === seat ? [] : (poseOf(piece.where) ?? [])));
  return enemies.toSorted((one, other) => distance(one, from) - distance(other, from))[0] ?? null;
}
/** By more cm, or more degrees, than so. */
const NEARER = 1;
const TURNED = 5;

/** Is the brigade of a unit to hold its ground, by the plan of a general who has one? */
export function isToHold(general: ComputerGeneral, view: View, unit: Id): boolean {
  const command = view.state.pieces.find(({ id }) => id === unit)?.command;
  return planOf(general, view).some((task) => task.command === command && task.kind === 'hold');
}

const planOf = (general: ComputerGeneral & Partial<Pick<ExplainingGeneral, 'plan'>>, view: View) =>
  general.plan?.(view) ?? [];
