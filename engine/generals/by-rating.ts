/** A side whose commanders fight each by his temper: the dashing go in where the dithering wait. */
import type { Decision, Id, View } from '../battle';
import type { ExplainingGeneral } from './capable';
import { EVEN, TEMPER_BY_RATING } from './temper';
import type { Temper } from './temper';
import { whoIsAsked } from './who-is-asked';

/** `make` gives a general of a level with a temper. The side's own questions are answered by the temper of its general. */
export function generalByRating(make: (temper: Temper) => ExplainingGeneral): ExplainingGeneral {
  const even = make(EVEN);
  const generals = new Map<Temper, ExplainingGeneral>([[EVEN, even]]);
  const generalOf = (temper: Temper): ExplainingGeneral => {
    const general = generals.get(temper) ?? make(temper);
    generals.set(temper, general);
    return general;
  };
  const generalFor = (view: View, decision: Decision): ExplainingGeneral =>
    generalOf(temperOf(view, whoIsAsked(view, decision).command));
  return {
    title: `${even.title}, tempers by rating`,
    choose: (view, decision, ...more) => generalFor(view, decision).choose(view, decision, ...more),
    explain: (view, decision, ...more) => generalFor(view, decision).explain(view, decision, ...more),
    plan: (view) =>
      even.plan(view).map(
        (task) =>
          generalOf(temperOf(view, task.command))
            .plan(view)
            .find(({ command }) => command === task.command) ?? task,
      ),
  };
}

/** Null: the side's own, which is its general's. */
function temperOf({ roster, seat }: View, command: Id | null): Temper {
  const leader = command ?? roster.sides.find((side) => side.seat === seat)?.general ?? null;
  const rating = leader === null ? null : (roster.commands[leader]?.rating ?? null);
  return rating === null ? EVEN : TEMPER_BY_RATING[rating];
}
