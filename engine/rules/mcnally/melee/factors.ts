/** What is added to the die of melee (MCN-MELEE-04): the book has lost the list, so every line is a house value. */
import type { Id, Reason, View } from '../../../battle';
import { dot, facing, frontEdge, minus, rightOf } from '../../../geometry';
import { modifiers, nameOf, rowsUnder } from '../../common';
import { isUphillOf } from '../ground/hills';
import { houseLine } from '../house-line';
import type { Modifier } from '../../common';
import { BASE } from '../troops/layouts';
import { isMarked } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { FacingZone } from '../troops/zones';
import { isAllFront, zoneAbout } from '../works/all-front';
import { defenceOf } from '../works/defence';
import type { Defence } from '../works/defence';

export interface MeleeFacts {
  readonly traits: Troop['traits'];
  readonly isCharging: boolean;
  readonly isUphill: boolean;
  /** What it charges over or into. */
  readonly charges: Defence;
  /** The worst zone it is attacked in. */
  readonly attacked: FacingZone;
  readonly overlaps: boolean;
  /** Two or more bases deep, in the open. */
  readonly isDeep: boolean;
}

const CLAUSE = 'MCN-MELEE-04';
const line = (label: string, value: number): Modifier => houseLine(CLAUSE, label, value);

export function meleeFactors(facts: MeleeFacts): readonly Modifier[] {
  const { traits, isCharging, isUphill, charges, attacked, overlaps, isDeep } = facts;
  const { melee } = traits.house;
  const arm = traits.isFoot ? 'foot' : 'mounted';
  const isFighter = traits.isFoot || traits.isMounted;
  const obstacle = isCharging && charges !== null;
  return modifiers(
    traits.isMounted && line('Cavalry', melee.cavalry),
    traits.class === 'HC' && line('Heavy cavalry', melee.heavyCavalry),
    isCharging && isFighter && line('Charging', melee.charging[arm]),
    traits.group === 'regular' && line('Regulars', melee.regular),
    traits.isElite && line('Guards or grenadiers', melee.elite),
    attacked === 'flank' && line('Attacked in the flank', melee.flank),
    attacked === 'rear' && line('Attacked in the rear', melee.rear),
    obstacle && charges === 'obstacle' && line('Charging over an obstacle', melee.obstacle[arm]),
    isCharging && isUphill && line('Charging uphill', melee.uphill),
    obstacle && charges === 'building' && line('Charging a building', melee.building[arm]),
    obstacle && charges === 'fortification' && line('Charging a fortification', melee.fortification[arm]),
    (traits.class === 'OO' || traits.class === 'ART') && line('Open order or artillery', melee.openOrder),
    overlaps && line('Overlaps the enemy', melee.overlap),
    isDeep && isFighter && !traits.isLightTroops && attacked === 'front' && line('Two or more bases deep', melee.deep),
  );
}

/** Two bases deep or more, and neither in houses nor in a closed work (MCN-EX-10, MCN-DEF-07). */
export const isDeep = (view: View, troop: Troop): boolean =>
  (troop.piece.formation === 'mass' || troop.piece.formation === 'column') && !isAllFront(view, troop);

const isCharging = (troop: Troop): boolean => isMarked(troop, 'charge on') || isMarked(troop, 'counter-charges');

/** A unit and every enemy of its melee: each line counts once, if it is true against any of them. */
export function linesIn(view: View, troop: Troop, enemies: readonly Troop[]): readonly Modifier[] {
  const charging = isCharging(troop);
  const target = troop.piece.marks['charge on'];
  const over = troop.piece.marks['charge over'];
  const charged = enemies.find(({ id }) => id === target);
  return meleeFactors({
    traits: troop.traits,
    isCharging: charging,
    isUphill:
      charged !== undefined
        ? isMarked(troop, 'charge uphill')
        : enemies.some((enemy) => isUphillOf(view, enemy, troop)),
    charges:
      charged === undefined
        ? null
        : over === undefined
          ? null
          : (DEFENCES.find((one) => one === over) ?? defenceOf(view, charged, troop.box.pose)),
    attacked: worstZone(view, troop, enemies),
    overlaps: enemies.some((enemy) => overlapsFront(view, troop, enemy, enemies)),
    isDeep: isDeep(view, troop),
  });
}
const DEFENCES = ['fortification', 'building', 'obstacle'] as const;

/** As declared where it still stands as it was charged, else by where they are (MCN-CHG-13). */
function zoneAttacked(view: View, troop: Troop, enemy: Troop): FacingZone {
  if (isAllFront(view, troop)) return 'front';
  const declared =
    enemy.piece.marks['charge on'] === troop.id && !isMarked(troop, 'evaded')
      ? enemy.piece.marks['charge zone']
      : undefined;
  return declared === 'front' || declared === 'flank' || declared === 'rear' ? declared : zoneAbout(view, troop, enemy);
}
function worstZone(view: View, troop: Troop, enemies: readonly Troop[]): FacingZone {
  const zones = enemies.map((enemy) => zoneAttacked(view, troop, enemy));
  return zones.includes('rear') ? 'rear' : zones.includes('flank') ? 'flank' : 'front';
}

/** Does its front reach past an end of the enemy's by half a base, but for what of it touches other enemies? */
export function overlapsFront(view: View, troop: Troop, enemy: Troop, enemies: readonly Troop[]): boolean {
  if (!isFrontToFront(view, troop, enemy)) return false;
  const half = (BASE / 2) * troop.traits.inch;
  const right = rightOf(facing(enemy.box.pose));
  const span = ({ box }: Troop): readonly [number, number] => {
    const ends = frontEdge(box).map((point) => dot(minus(point, enemy.box.pose), right));
    return [Math.min(...ends), Math.max(...ends)];
  };
  const [from, to] = span(troop);
  const [begins, ends] = span(enemy);
  const taken = enemies.filter(({ id }) => id !== enemy.id).map(span);
  return [
    [from, Math.min(to, begins)],
    [Math.max(from, ends), to],
  ].some(
    ([a = 0, b = 0]) =>
      b - a - taken.reduce((sum, [c, d]) => sum + Math.max(0, Math.min(b, d) - Math.max(a, c)), 0) >= half - SLACK,
  );
}
const SLACK = 0.01;

const isFrontToFront = (view: View, one: Troop, other: Troop): boolean =>
  !one.inside &&
  !other.inside &&
  zoneAttacked(view, one, other) === 'front' &&
  zoneAttacked(view, other, one) === 'front' &&
  dot(facing(one.box.pose), facing(other.box.pose)) < FACING;
/** They look at each other: within 45 degrees. */
const FACING = -0.7;

/** What is added to the die of a unit, as rows of a reckoning. */
export const meleeRows = (view: View, id: Id, lines: readonly Modifier[]): readonly Reason[] =>
  rowsUnder(lines, CLAUSE, `${nameOf(view, id)}, in the melee`);
