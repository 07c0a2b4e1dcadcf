/** What a shot is worth: every row of the firing modifiers with its clause (HOW-HIT-04, HOW-HIT-05). */
import type { Reason, View } from '../../../battle';
import { exceeds, sectorShares } from '../../../geometry';
import type { Box } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { isOfBrokenBrigade } from '../command/commands';
import { isEntrenched } from '../ground/works';
import { isHorse, isInfantry } from '../troops/traits';
import { areInOneBlock, hitsOf, isColumn, isDeployed } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { effectsOf, weatherName } from '../weather';
import { coverOf } from './cover';
import type { Ammunition } from './cover';
import { hitLineOf } from './hit-table';
import type { HitLine } from './hit-table';
import { FIRE_MODIFIERS as FIRE, GUN_MODIFIERS as GUNS } from './modifiers';
import { hiddenByGround } from './sight';
import { isFordable } from '../ground/kinds';
import { isHalfInZone, sectorOfAttack, originOf } from './firing-zone';
import { passage } from './troops-between';
import { areaUnder, isMoreThanHalf, isWhole, rangeTo } from '../../../tabletop';
import { directionsOf } from './faces';
import { measuredWords } from '../lengths';
import type { Shot } from './shot';

export { mayFireFrom, mayHit, mayShoot } from './entitlement';

export interface ShotAssessment {
  readonly modifier: number;
  readonly line: HitLine;
}

/** Everything a row may ask of a shot, always of one shape. */
interface Facts {
  readonly view: View;
  readonly firer: Troop;
  readonly target: Troop;
  readonly ammunition: Ammunition;
  readonly moved: boolean;
  readonly face: number | undefined;
  readonly grazing: boolean;
  readonly hiddenByTroops: number | undefined;
  readonly origin: Box;
  readonly range: Cm;
}

interface Row {
  readonly clause: (shot: Facts) => string;
  /** 0 when the row does not apply. */
  readonly value: (shot: Facts) => number;
  readonly label: (shot: Facts, value: number) => string;
}

const row = (clause: string, label: Row['label'] | string, value: Row['value']): Row => ({
  clause: () => clause,
  label: typeof label === 'string' ? () => label : label,
  value,
});

const ROWS: readonly Row[] = [
  row(FIRE.moved.clause, FIRE.moved.label, ({ moved }) => (moved ? FIRE.moved.value : 0)),
  {
    clause: ({ firer }) => (firer.traits.gun ? 'HOW-RANGE-02' : FIRE.long.clause),
    label: ({ range }) => `Long range, ${measuredWords(range)}`,
    value: (shot) => (isLongRange(shot) ? FIRE.long.value : 0),
  },
  row(
    FIRE.shaken.clause,
    ({ firer }) => `Firer has ${hitsOf(firer)} hits`,
    ({ firer }) => (hitsOf(firer) >= 3 ? FIRE.shaken.value : 0),
  ),
  row(
    FIRE.difficult.clause,
    (shot) => `Difficult target: ${difficultyOf(shot) ?? ''}`,
    (shot) => (difficultyOf(shot) === null ? 0 : FIRE.difficult.value),
  ),
  {
    clause: (shot) => coverFor(shot)?.clause ?? 'HOW-HIT-11',
    label: (shot) => coverFor(shot)?.label ?? '',
    value: (shot) => coverFor(shot)?.value ?? 0,
  },
  row(
    FIRE.superior.clause,
    ({ target }) => `Target is ${target.traits.class}`,
    ({ target: { traits } }) => (traits.class === 'standard' ? 0 : FIRE[traits.class].value),
  ),
  row(
    FIRE.flank.clause,
    ({ target, origin }) => (sectorOfAttack(target, origin) === 'rear' ? 'Fire from the rear' : 'Fire from the flank'),
    ({ target, origin }) => (!target.inside && sectorOfAttack(target, origin) !== 'front' ? FIRE.flank.value : 0),
  ),
  row(
    FIRE.houses.clause,
    (_, value) => `Firing from houses in ${value === -1 ? '1 direction' : `${-value} directions`}`,
    ({ view, firer, face }) => directionsOf(view, firer, face) * FIRE.houses.value,
  ),
  row(
    FIRE.small.clause,
    ({ firer }) => `Firer is ${firer.traits.unit.size}`,
    ({ firer }) => firer.traits.sizeModifier,
  ),
  row(FIRE.river.clause, 'Firer stands in the river', ({ view, firer }) =>
    isInfantry(firer.traits) && areaUnder(view.ground, firer.box, isFordable) ? FIRE.river.value : 0,
  ),
  row(FIRE['broken brigade'].clause, FIRE['broken brigade'].label, ({ view, firer }) =>
    isOfBrokenBrigade(view, firer) ? FIRE['broken brigade'].value : 0,
  ),
  row(FIRE['no guns'].clause, FIRE['no guns'].label, ({ firer: { traits } }) =>
    traits.kind === 'close order' && traits.battalionGuns === 'none' ? FIRE['no guns'].value : 0,
  ),
  row(FIRE['quick guns'].clause, FIRE['quick guns'].label, ({ firer }) =>
    firer.traits.battalionGuns === 'quick-firing' ? FIRE['quick guns'].value : 0,
  ),
  row(
    'HOW-WX-01',
    ({ view }) => `Weather: ${weatherName(view)}`,
    ({ view }) => effectsOf(view).fire,
  ),
];

const GUN_ROWS: readonly Row[] = [
  {
    clause: ({ firer }) => (firer.traits.ordnance?.canisterBonus === 3 ? 'HOW-NAT-30' : 'HOW-HIT-05'),
    label: ({ range }) => `Canister, ${measuredWords(range)}`,
    value: ({ firer: { traits }, ammunition }) =>
      traits.ordnance && ammunition === 'canister' ? traits.ordnance.canisterBonus : 0,
  },
  row(GUNS.column.clause, 'March column in front or rear sector', ({ target, origin, ammunition }) =>
    isColumn(target) && !target.inside && ammunition !== 'shell' && isLengthwise(target, origin)
      ? GUNS.column.value
      : 0,
  ),
  row(GUNS['double line'].clause, GUNS['double line'].label, ({ target }) =>
    isHorse(target.traits) && target.piece.formation === 'double line' ? GUNS['double line'].value : 0,
  ),
  row(GUNS['heavy ball'].clause, 'Heavy gun against houses or works', (shot) =>
    shot.ammunition === 'roundshot' && shot.firer.traits.gun === 'heavy gun' && isInDefences(shot)
      ? GUNS['heavy ball'].value
      : 0,
  ),
  row(GUNS['shell on defences'].clause, 'Shell into houses or works', (shot) =>
    shot.ammunition === 'shell' && isInDefences(shot) ? GUNS['shell on defences'].value : 0,
  ),
  row(GUNS['shell on horses'].clause, 'Shell among horses', ({ target, ammunition }) =>
    ammunition === 'shell' && isHorse(target.traits) ? GUNS['shell on horses'].value : 0,
  ),
];

/** The sum of the modifiers of a shot, each pushed to `reasons`; null when nobody reads them. */
export function assessShot(view: View, shot: Shot, reasons: Reason[] | null): ShotAssessment {
  const facts = factsOf(view, shot);
  let modifier = sumOf(ROWS, facts, reasons);
  if (shot.firer.traits.gun) modifier += sumOf(GUN_ROWS, facts, reasons);
  return { modifier, line: hitLineOf(shot.firer.traits, shot.firer.traits.firesAs) };
}

function sumOf(rows: readonly Row[], facts: Facts, reasons: Reason[] | null): number {
  let sum = 0;
  for (const each of rows) {
    const value = each.value(facts);
    if (value === 0) continue;
    sum += value;
    reasons?.push({ clause: each.clause(facts), label: each.label(facts, value), value });
  }
  return sum;
}

function factsOf(view: View, shot: Shot): Facts {
  const { firer, target, face } = shot;
  const origin = originOf(firer, face);
  return {
    view,
    firer,
    target,
    ammunition: shot.ammunition,
    moved: shot.moved,
    face,
    grazing: shot.grazing === true,
    hiddenByTroops: shot.hiddenByTroops,
    origin,
    range: rangeTo(origin, target),
  };
}

/** The nearer band owns its limit (HOW-SCALE-03). */
function isLongRange({ firer, ammunition, range }: Facts): boolean {
  const { traits } = firer;
  if (traits.gun) return ammunition !== 'canister' && exceeds(range, traits.scale.guns[traits.gun].effective);
  return traits.smallArm !== null && exceeds(range, traits.scale.smallArms[traits.smallArm].short);
}

const coverFor = ({ view, origin, target, ammunition }: Facts) => coverOf(view, origin, target, ammunition);

/** Why a target is difficult, once whatever the number of causes (HOW-HIT-08). */
function difficultyOf(shot: Facts): string | null {
  const { view, firer, target, origin, face } = shot;
  if (target.traits.kind === 'light infantry') return 'light infantry';
  if (isDeployed(target)) return 'deployed guns';
  if (isMoreThanHalf(hiddenByGround(view, firer, target, face))) return 'more than half hidden by the ground';
  if (!shot.grazing && (shot.hiddenByTroops ?? passage(view, firer, origin, target, shot.ammunition).hidden) > 0)
    return 'partly hidden by troops';
  return areInOneBlock(firer, target) || isHalfInZone(firer, face, target.box)
    ? null
    : 'more than half outside the firing zone';
}

const isInDefences = ({ view, target }: Facts): boolean => target.inside !== null || isEntrenched(view, target);

/** The whole of the gun base in the column's front or rear sector (HOW-ARTY-13). */
function isLengthwise(target: Troop, origin: Box): boolean {
  const { front, rear } = sectorShares(target.box, origin);
  return isWhole(Math.max(front, rear));
}
