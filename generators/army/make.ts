/** A random army: raised, brought to its points, named and drawn up. */
import type { RuleSystem } from '../../engine/rules/system';
import { kebab, PLAIN_ARMY, troopsIn } from '../../engine/scenario';
import type { Army, Brigade, Unit } from '../../engine/scenario';
import { Chance } from './chance';
import { deploy } from './deploy';
import { fit } from './fit';
import { Naming } from './naming';
import type { ArmyOrder, MadeArmy } from './order';
import { costOf, isAllowed } from './plan';
import type { RecruitPlan } from './plan';
import { raise } from './raise';
import { recruiting, scenarioOf, unitOf } from './recruits';
import type { Recruit } from './recruits';

/** How near an army comes to the points it was asked for. */
export const NEARNESS = 0.02;
const LEAST_POINTS = 400;
const MOST_POINTS = 10_000;
const DRAFTS = 40;
/** Where names begin in the chances of a seed, so that they do not follow the troops. */
const NAMES_FROM = 1_000_000;

type Builder = Pick<RuleSystem, 'title' | 'points' | 'organisation' | 'layout'>;

/** The same order makes the same army. */
export function makeArmy(order: ArmyOrder, system: Builder): MadeArmy {
  const { nation, year, points } = order;
  if (!system.points || !system.organisation) return { why: `${system.title} has no points system.` };
  if (!(points >= LEAST_POINTS && points <= MOST_POINTS))
    return { why: `An army is made of ${LEAST_POINTS} to ${MOST_POINTS} points, not of ${points}.` };
  if (troopsIn(nation, year).length === 0)
    return { why: `${nation.name} has no troops listed for ${year ?? 'a game without a year'}.` };
  const plan = planned(order, system.points, system.organisation(nation, year));
  if (!plan) return { why: `No army of ${nation.name} comes near enough to ${points} points.` };
  const army = drawnUp(plan, order, system);
  if (!army) return { why: `${Math.round(points)} points of ${nation.name} find no room in ${told(order)}.` };
  return { army, sheet: system.points(scenarioOf(army, order.scale), order.side) };
}

const told = ({ zone }: ArmyOrder): string => `a zone of ${Math.round(zone.width)} by ${Math.round(zone.depth)} cm`;

function planned(
  order: ArmyOrder,
  prices: NonNullable<Builder['points']>,
  rules: ReturnType<NonNullable<Builder['organisation']>>,
): RecruitPlan | null {
  const market = recruiting(order, prices);
  const chance = new Chance(order.seed);
  for (let draft = 0; draft < DRAFTS; draft++) {
    const plan = fit(raise(order, market, rules, chance), order.points, market, rules, chance);
    const error = Math.abs(costOf(plan, market) - order.points) / order.points;
    if (error <= NEARNESS && isAllowed(plan, rules)) return plan;
  }
  return null;
}

/** Names first, then places; null where the zone is too small. */
function drawnUp(plan: RecruitPlan, order: ArmyOrder, system: Builder): Army | null {
  const { side, nation, year, zone } = order;
  const naming = new Naming(new Chance(order.seed, NAMES_FROM));
  const idOf = (name: string) => `${side}/${kebab(name)}`;
  const general = naming.leader('Lieutenant General', nation);
  const nowhere = { at: zone.at, heading: zone.heading };
  const recruited = ({ kind, nation: own, arm }: Recruit): Unit => {
    const name = naming.unit(kind, own ?? nation, arm);
    return unitOf(kind, idOf(name), name, nowhere);
  };
  const brigades = plan.brigades.map((recruits): Brigade => {
    const own = recruits[0]?.nation ?? null;
    const commander = naming.leader('Major General', own ?? nation);
    const name = naming.brigade(commander);
    return {
      id: idOf(name),
      name,
      nation: own,
      commander: { id: idOf(commander), name: commander, rating: 'diced', at: zone.at },
      units: onParade(recruits).map(recruited),
    };
  });
  const independents = plan.independents.map(recruited);
  const commands = [...brigades, ...independents.map((unit) => ({ units: [unit] }))];
  const layout = (unit: Unit) => system.layout(unit, unit.formation, order.scale, order.options);
  const set = deploy(commands, zone, layout, battalionFrontage(system, order), order.isOpen ?? (() => true));
  if (!set) return null;
  const stood = (unit: Unit): Unit => ({
    ...unit,
    place: { at: set.places.get(unit.id) ?? zone.at, heading: zone.heading },
  });
  return {
    ...PLAIN_ARMY,
    id: side,
    name: order.name ?? nation.name,
    nation,
    year,
    attacker: order.attacker ?? false,
    deployment: [zoneOf(order)],
    general: { id: idOf(general), name: general, rating: null, at: set.general },
    brigades: brigades.map((brigade, i) => ({
      ...brigade,
      commander: { ...brigade.commander, at: set.leaders[i] ?? zone.at },
      units: brigade.units.map(stood),
    })),
    independents: independents.map(stood),
  };
}

/** Grouped by kind, in the order of the nation's list, guns last. */
const onParade = (recruits: readonly Recruit[]): readonly Recruit[] =>
  recruits.toSorted((a, b) => Number(a.arm === 'guns') - Number(b.arm === 'guns') || a.rank - b.rank);

const zoneOf = ({ side, zone: { at, width, depth, heading } }: ArmyOrder): Army['deployment'][number] => ({
  id: `${side}/deployment-zone`,
  name: 'Deployment zone',
  outline: { shape: 'rectangle', at, size: [width, depth], turn: heading },
  commands: [],
});

function battalionFrontage(system: Builder, { scale, options }: ArmyOrder): number {
  const bases = system.layout({ type: 'line infantry', arm: 'foot', size: 'standard' }, 'line', scale, options);
  return bases.reduce((sum, { width }) => sum + width, 0);
}
