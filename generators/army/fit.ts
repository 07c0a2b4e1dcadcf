/** Brings a draft to its points by small changes: a unit more, one less, or one of another kind. */
import type { Organisation } from '../../engine/rules/system';
import type { Chance } from './chance';
import { costOf, isAllowed } from './plan';
import type { RecruitPlan, PlannedBrigade } from './plan';
import type { Recruit, Recruiting } from './recruits';

const TRIES = 500;
/** Changes that lead nowhere before one is made that leads away. */
const PATIENCE = 60;

/** The nearest it came. */
export function fit(
  draft: RecruitPlan,
  points: number,
  recruiting: Recruiting,
  rules: Organisation,
  chance: Chance,
): RecruitPlan {
  const missing = (plan: RecruitPlan) => Math.abs(costOf(plan, recruiting) - points);
  let here = draft;
  let best = draft;
  for (let tries = 0, idle = 0; tries < TRIES && missing(best) > points / 200; tries++) {
    const next = changed(here, recruiting.recruits, chance);
    if (!isAllowed(next, rules)) continue;
    idle += 1;
    const leadsAway = idle > PATIENCE && missing(next) < points / 4;
    if (missing(next) >= missing(here) && !leadsAway) continue;
    idle = 0;
    here = next;
    if (missing(here) < missing(best)) best = here;
  }
  return best;
}

function changed(plan: RecruitPlan, recruits: readonly Recruit[], chance: Chance): RecruitPlan {
  const place = chance.whole(0, plan.brigades.length);
  const list = plan.brigades[place];
  if (!list) return { ...plan, independents: changedList(plan.independents, recruits, null, chance) };
  const nation = list[0]?.nation ?? null;
  const brigade = changedList(list, recruits, nation, chance);
  return { ...plan, brigades: plan.brigades.map((one, i) => (i === place ? brigade : one)) };
}

function changedList(
  list: readonly Recruit[],
  recruits: readonly Recruit[],
  nation: Recruit['nation'],
  chance: Chance,
): PlannedBrigade {
  const own = recruits.filter((recruit) => recruit.nation === nation);
  const spot = chance.whole(0, Math.max(0, list.length - 1));
  const old = list[spot];
  switch (chance.whole(1, 4)) {
    case 1: {
      const more = chance.weighed(own, ({ weight }) => weight);
      return more ? [...list, more] : list;
    }
    case 2:
      return list.filter((_, i) => i !== spot);
    default: {
      const other = chance.weighed(
        own.filter((recruit) => recruit.role === old?.role),
        ({ weight }) => weight,
      );
      return other ? list.map((one, i) => (i === spot ? other : one)) : list;
    }
  }
}
