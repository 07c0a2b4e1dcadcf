import type { DeskCalls } from '../../electron/desk/api';
import type { Roster, Seat } from '../../engine/battle';
import type { LogRow } from './log';
import { sideOf } from './moments';
import { sideName } from './side-names';

export type ExplainedMoment = DeskCalls['battle.explain']['result'];
export type Plans = DeskCalls['battle.plans']['result'];
type PlanNews = Plans['plans'][number];
export type PlannedTask = PlanNews['tasks'][number];

/** The plan of each seat at a moment: the last one told by then. */
export function plansAt(plans: readonly PlanNews[], moment: number): readonly PlanNews[] {
  const latest = new Map<Seat, PlanNews>();
  for (const plan of plans) if (plan.events < Math.max(1, moment)) latest.set(plan.seat, plan);
  return [...latest.values()];
}

/** The log with what the sides newly mean to do, each where its step begins. */
export function withPlans(rows: readonly LogRow[], plans: readonly PlanNews[], roster: Roster): readonly LogRow[] {
  const waiting = [...plans];
  const all: LogRow[] = [];
  const tellUntil = (moment: number): void => {
    for (let plan = waiting[0]; plan && plan.events < moment; plan = waiting[0]) {
      all.push(rowOf(plan, roster));
      waiting.shift();
    }
  };
  for (const row of rows) {
    tellUntil(row.moment);
    all.push(row);
  }
  tellUntil(Infinity);
  return all;
}

function rowOf({ seat, events, tasks, news }: PlanNews, roster: Roster): LogRow {
  const sentences = tasks.filter(({ command }) => news.includes(command)).map(({ sentence }) => sentence);
  const side = sideOf(roster, seat);
  const name = side === null ? seat : sideName(roster, side);
  return {
    kind: 'plan',
    key: `plan ${events} ${seat}`,
    seat,
    text: `${name} plans: ${sentences.join(' ')}`,
    moment: Math.max(1, events),
  };
}
