/** The first draft of an army: brigade by brigade, of whatever it lacks most for its shape. */
import type { Nation } from '../../engine/scenario';
import type { Organisation } from '../../engine/rules/system';
import type { Chance } from './chance';
import type { ArmyOrder, ArmyShape } from './order';
import { costOf, isAllowed, recruitsIn } from './plan';
import type { RecruitPlan } from './plan';
import type { Recruit, Recruiting, RecruitRole } from './recruits';

/** What brigades are raised of; guns join the foot. */
const ROLES = ['foot', 'horse', 'light'] as const satisfies readonly RecruitRole[];
type Raised = (typeof ROLES)[number];

/** What an army spends on each, in parts of a hundred. */
const SHARES: Readonly<Record<ArmyShape, Readonly<Record<Raised, number>>>> = {
  balanced: { foot: 62, horse: 22, light: 16 },
  foot: { foot: 80, horse: 12, light: 8 },
  horse: { foot: 36, horse: 54, light: 10 },
  light: { foot: 42, horse: 16, light: 42 },
};
const ALLIES_EVERY = 3;
const TRIES = 20;

export function raise(order: ArmyOrder, recruiting: Recruiting, rules: Organisation, chance: Chance): RecruitPlan {
  let plan: RecruitPlan = { brigades: [], independents: [] };
  for (;;) {
    const larger = withOneMore(plan, order, recruiting, rules, chance);
    if (!larger || (costOf(larger, recruiting) > order.points && plan.brigades.length > 0)) return plan;
    plan = larger;
  }
}

/** With one brigade more, of what is lacking most and the rules allow; null when there is none. */
function withOneMore(
  plan: RecruitPlan,
  order: ArmyOrder,
  recruiting: Recruiting,
  rules: Organisation,
  chance: Chance,
): RecruitPlan | null {
  const nation = nationOfNext(recruiting, plan);
  const own = recruiting.recruits.filter((recruit) => recruit.nation === nation);
  for (const role of rolesByNeed(order, plan))
    for (let tries = 0; tries < TRIES; tries++) {
      const brigade = raiseBrigade(own, role, rules, chance);
      const larger = { ...plan, brigades: [...plan.brigades, brigade] };
      if (isAllowed(larger, rules)) return larger;
    }
  return null;
}

/** Every third brigade comes from an ally that has troops in the year, each in turn. */
function nationOfNext({ recruits }: Recruiting, { brigades }: RecruitPlan): Nation | null {
  const nations = new Set(recruits.map(({ nation }) => nation));
  const allies = [...nations].filter((nation) => nation !== null);
  if (allies.length === 0 || brigades.length % ALLIES_EVERY !== 1) return null;
  return allies[Math.floor(brigades.length / ALLIES_EVERY) % allies.length] ?? null;
}

/** First what is farthest behind its share; an army begins with foot. */
function rolesByNeed({ points, shape = 'balanced' }: ArmyOrder, plan: RecruitPlan): readonly Raised[] {
  if (plan.brigades.length === 0) return ROLES;
  const lacking = (role: Raised): number =>
    recruitsIn(plan).reduce(
      (left, recruit) => left - (recruit.role === role ? recruit.price : 0),
      (SHARES[shape][role] * points) / 100,
    );
  return ROLES.toSorted((a, b) => lacking(b) - lacking(a));
}

/** Empty where the nation has no such troops. */
function raiseBrigade(
  recruits: readonly Recruit[],
  role: Raised,
  rules: Organisation,
  chance: Chance,
): readonly Recruit[] {
  const drawn = (from: readonly Recruit[]) => chance.weighed(from, ({ weight }) => weight);
  const troops = recruits.filter((recruit) => recruit.role === role);
  const first = drawn(troops);
  if (!first) return [];
  const alike = troops.filter(({ kind }) => kind.apart === first.kind.apart);
  const others = Array.from({ length: chance.whole(2, role === 'foot' ? 4 : 3) }, () => drawn(alike) ?? first);
  const guns = recruits.filter((recruit) => recruit.role === 'guns' && recruit.ordnance === 'other');
  const batteries = role === 'foot' ? chance.whole(1, rules.batteriesToFootBrigade) : 0;
  const attached = Array.from({ length: batteries }, () => drawn(guns)).filter((gun) => gun !== undefined);
  return [first, ...others, ...attached];
}
