/** The plans of a battle as they changed. */
import type { BattleRecord, Id, Seat } from '../../battle';
import { memo } from '../../facts';
import type { PlannedTask } from '../../generals';
import type { RuleSystem } from '../../rules/system';
import { replay } from '../replayed';
import { generalsOf } from './commanders';

/** What a seat's brigades are newly to do from a step on. */
export interface PlanNews {
  /** The moment at which the step's first question was put to the seat. */
  readonly events: number;
  readonly turn: number;
  readonly seat: Seat;
  /** The whole plan. */
  readonly tasks: readonly PlannedTask[];
  /** Those whose sentence is another than the last time. */
  readonly news: readonly Id[];
}
export interface Plans {
  readonly plans: readonly PlanNews[];
  readonly unknown: readonly string[];
}

/** The plans of both sides through a battle, whenever they change. */
export const plansOf = (record: BattleRecord, system: RuleSystem): Plans => plansKept(record)(system);

const plansKept = memo((record: BattleRecord) => memo((system: RuleSystem): Plans => findPlans(record, system)));

function findPlans(record: BattleRecord, system: RuleSystem): Plans {
  const { generals, unknown } = generalsOf(record, system);
  const plans: PlanNews[] = [];
  const told = new Map<string, string>();
  const seen = new Map<Seat, string>();
  replay(record, system, (battle, { seat }) => {
    const general = generals.get(seat);
    const { turn, step } = battle.state.at;
    if (!general || seen.get(seat) === `${turn} ${step}`) return;
    seen.set(seat, `${turn} ${step}`);
    const tasks = general.plan(battle.view(seat));
    const news = tasks.filter(({ command, sentence }) => told.get(`${seat} ${command}`) !== sentence);
    for (const { command, sentence } of news) told.set(`${seat} ${command}`, sentence);
    if (news.length > 0)
      plans.push({ events: battle.events.length, turn, seat, tasks, news: news.map(({ command }) => command) });
  });
  return { plans, unknown };
}
