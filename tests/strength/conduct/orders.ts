/** What each unit was asked in each turn, and what it could have done. */
import type { AnyQuestion, Choice, Decision, Id, View } from '../../../engine/battle';
import type { ComputerGeneral, ExplainingGeneral } from '../../../engine/generals';

/** Of a unit in a turn. */
export interface Asked {
  /** So many events had happened when it answered last. */
  readonly at: number;
  /** A march or a charge was among its answers. */
  readonly couldMove: boolean;
  /** Its brigade was to hold its ground. */
  readonly holds: boolean;
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
    const charges = list.filter((choice) => 'pick' in choice && choice.pick === 'charge');
    const couldMove = charges.length > 0 || list.some((choice) => 'march' in choice);
    this.#asked.set(key, { at, couldMove: couldMove || this.#asked.get(key)?.couldMove === true, holds });
    for (const choice of charges) {
      const promised = question.evaluate?.(view, decision.about, choice);
      if (promised && promised.harm > promised.risk) this.withChance.add(mover);
    }
  }

  of(turn: number, unit: Id): Asked | null {
    return this.#asked.get(`${turn} ${unit}`) ?? null;
  }
}

/** Is the brigade of a unit to hold its ground, by the plan of a general who has one? */
export function isToHold(general: ComputerGeneral, view: View, unit: Id): boolean {
  const command = view.state.pieces.find(({ id }) => id === unit)?.command;
  return planOf(general, view).some((task) => task.command === command && task.kind === 'hold');
}

const planOf = (general: ComputerGeneral & Partial<Pick<ExplainingGeneral, 'plan'>>, view: View) =>
  general.plan?.(view) ?? [];
