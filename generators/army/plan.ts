/** An army on paper: recruits in brigades and alone, and whether its organisation is allowed. */
import type { Arm } from '../../engine/scenario';
import type { Organisation } from '../../engine/rules/system';
import type { Recruit, Recruiting } from './recruits';

export interface RecruitPlan {
  readonly brigades: readonly PlannedBrigade[];
  readonly independents: readonly Recruit[];
}
export type PlannedBrigade = readonly Recruit[];

export const recruitsIn = (plan: RecruitPlan): readonly Recruit[] => [...plan.brigades.flat(), ...plan.independents];

export const costOf = (plan: RecruitPlan, { commander }: Recruiting): number =>
  recruitsIn(plan).reduce((sum, { price }) => sum + price, 0) + commander * plan.brigades.length;

const isOf =
  (arm: Arm) =>
  (recruit: Recruit): boolean =>
    recruit.arm === arm;

/** Brigades of the right size and make, enough units for their commanders, and guns in proportion. */
export function isAllowed(plan: RecruitPlan, rules: Organisation): boolean {
  const { brigades, independents } = plan;
  const all = recruitsIn(plan);
  return (
    brigades.every((brigade) => isBrigade(brigade, rules)) &&
    independents.length <= rules.independents &&
    independents.every(({ nation }) => nation === null) &&
    brigades.length <= Math.floor(countOf(brigades.flat()) / rules.unitsToCommander) &&
    gunsInProportion(all, brigades.filter((brigade) => brigade.some(isOf('foot'))).length, rules) &&
    isRareEnough(all)
  );
}

/** Of one nation, not of close order foot with horse; those who serve apart only with their like. */
function isBrigade(brigade: PlannedBrigade, { unitsInBrigade: { least, most } }: Organisation): boolean {
  const [first] = brigade;
  return (
    brigade.length >= least &&
    brigade.length <= most &&
    brigade.every(({ nation }) => nation === first?.nation) &&
    !(brigade.some(isOf('foot')) && brigade.some(isOf('horse'))) &&
    (!brigade.some(isOf('horse')) || brigade.every(keepsUpWithHorse)) &&
    (brigade.every(({ kind }) => kind.apart) || !brigade.some(({ kind }) => kind.apart)) &&
    !brigade.every(isOf('guns'))
  );
}

/** The rules let any guns ride with horse; only horse artillery could. */
const keepsUpWithHorse = ({ arm, kind }: Recruit): boolean =>
  arm !== 'guns' || kind.type === 'horse artillery' || kind.type === 'light horse artillery';

const countOf = (recruits: readonly Recruit[]): number => recruits.reduce((sum, { counts }) => sum + counts, 0);

function gunsInProportion(all: readonly Recruit[], footBrigades: number, rules: Organisation): boolean {
  const guns = all.filter(isOf('guns'));
  const heavy = guns.filter(({ ordnance }) => ordnance === 'heavy').length;
  const howitzers = guns.filter(({ ordnance }) => ordnance === 'howitzer').length;
  return (
    guns.length <= rules.batteriesToFootBrigade * footBrigades &&
    heavy <= Math.floor(rules.heavyShare * guns.length) &&
    heavy + howitzers <= Math.floor(rules.howitzerShare * guns.length)
  );
}

/**
 * Common troops are at least half of their role, where a nation has such; of a kind of which there are few, one is in a
 * small army and no more than one in eight in a large one.
 */
function isRareEnough(all: readonly Recruit[]): boolean {
  const most = Math.max(1, Math.floor(all.length / 8));
  const count = (is: (recruit: Recruit) => boolean) => all.filter(is).length;
  return all.every(
    ({ kind, role, rarer }) =>
      (kind.share !== 'few' || count((other) => other.kind === kind) <= most) &&
      (!rarer ||
        count((other) => other.role === role && other.rarer) <=
          count((other) => other.role === role && other.kind.share === 'common')),
  );
}
