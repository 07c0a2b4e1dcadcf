/** One round of melee: who fights whom, with which modifiers (HOW-MELEE-04 to 06, 12 to 25, HOW-HIT-06). */
import { capital } from '../../../battle';
import type { Id, Reason, View } from '../../../battle';
import type { Sector } from '../../../geometry';
import { isOfBrokenBrigade } from '../command/commands';
import { coverOfHouses } from '../fire/cover';
import type { HitLine } from '../fire/hit-table';
import { hitLineOf } from '../fire/hit-table';
import { COVER_VALUES } from '../ground/areas';
import type { CoverClass } from '../ground/areas';
import { isInFord } from '../movement/water';
import { isFormed, isHorse } from '../troops/traits';
import { hitsOf, isColumn, isMarked, opponentsOf, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { hasFought, isTakenInFlank, sectorOfOpponent } from '../troops/contact';
import { coverInMelee, isUphill } from '../charge/ground';
import { SHAKEN } from './exchange';
import { MELEE_MODIFIERS as MELEE } from './modifiers';
import { directionsOf } from '../fire/faces';

/** A pair that fights: `unit` rolls against `against`. */
export interface Bout {
  readonly unit: Id;
  readonly against: Id;
}

/**
 * The enemies a unit rolls against this round, each time one of several (HOW-MELEE-04, 06): to its front, else to its
 * rear, else to a flank. A unit in houses fights at every face (HOW-BUA-13).
 */
export function boutsOf(view: View, troop: Troop): readonly (readonly Troop[])[] {
  const opponents = mayFight(view, troop);
  if (troop.inside) return opponents.map((one) => [one]);
  return [opponents];
}

function mayFight(view: View, troop: Troop): readonly Troop[] {
  const opponents = opponentsOf(view, troop);
  const inSector = (sector: Sector): readonly Troop[] =>
    opponents.filter((other) => sectorOfOpponent(troop, other) === sector);
  for (const sector of ['front', 'rear'] as const) {
    const there = inSector(sector);
    if (there.length > 0) return there;
  }
  return opponents;
}

export interface RoundAssessment {
  readonly modifier: number;
  readonly line: HitLine;
}

/** What of a contact matters to the blows of one of its two units: as it is in a melee, or as it would be in one. */
export interface Circumstances {
  /** It has charged with its bonus, or the clause that takes the bonus away; null when it did not charge. */
  readonly charge: 'with bonus' | { readonly barredBy: Id } | null;
  /** The cover the target was charged in, in their first round with each other. */
  readonly cover: CoverClass | null;
  /** The target stands uphill, in the first round. */
  readonly uphill: boolean;
  /** It has 3 hits or more. */
  readonly shaken: boolean;
  readonly supporters: number;
  readonly inFlank: boolean;
}

/** Every row of the melee list that is true for a bout; the sum is taken from the same rows. */
export function assessBout(
  view: View,
  { unit, against }: Bout,
  supporters: number,
  reasons: Reason[] | null,
): RoundAssessment {
  const troop = troopOf(view, unit);
  const target = troopOf(view, against);
  const first = !hasFought(troop, target);
  const barredBy = first && isMarked(troop, 'in contact') ? bonusBarred(troop, target) : undefined;
  const now: Circumstances = {
    charge: barredBy === undefined ? null : barredBy === null ? 'with bonus' : { barredBy },
    cover: first ? coverOf(view, troop, target) : null,
    uphill: first && isUphill(view, troop, target),
    shaken: hitsOf(troop) >= SHAKEN,
    supporters,
    inFlank: isTakenInFlank(view, troop),
  };
  return assessBlows(view, troop, target, now, reasons);
}

/** The rows of the melee list for one unit that strikes at another. */
export function assessBlows(
  view: View,
  troop: Troop,
  target: Troop,
  { charge, cover, uphill, shaken, supporters, inFlank }: Circumstances,
  reasons: Reason[] | null,
): RoundAssessment {
  let modifier = 0;
  const add = (clause: Id, label: string, value: number): void => {
    modifier += value;
    reasons?.push({ clause, label, value });
  };
  if (charge === 'with bonus') add(MELEE.charging.clause, 'Cavalry charging', MELEE.charging.value);
  else if (charge && isHorse(troop.traits))
    reasons?.push({ clause: charge.barredBy, label: 'No charge bonus', value: 0 });
  if (shaken) add(MELEE.shaken.clause, MELEE.shaken.label, MELEE.shaken.value);
  if (cover === 'heavy') add(MELEE.heavy.clause, 'Target in heavy cover', MELEE.heavy.value);
  if (cover === 'light') add(MELEE.light.clause, 'Target in light cover', MELEE.light.value);
  if (uphill) add(MELEE.uphill.clause, 'Target uphill', MELEE.uphill.value);
  const quality = target.traits.class;
  if (quality !== 'standard') add(MELEE[quality].clause, MELEE[quality].label, MELEE[quality].value);
  if (supporters > 0)
    add(MELEE.support.clause, supporters === 1 ? 'Supported' : 'Supported by two', supporters * MELEE.support.value);
  if (troop.traits.kind === 'artillery') add(MELEE.artillery.clause, MELEE.artillery.label, MELEE.artillery.value);
  if (troop.traits.kind === 'light infantry' && isFormed(target.traits))
    add(MELEE['light foot'].clause, 'Light infantry against formed troops', MELEE['light foot'].value);
  if (inFlank) add(MELEE.flank.clause, MELEE.flank.label, MELEE.flank.value);
  if (isColumn(troop) && troop.traits.kind !== 'light infantry')
    add(MELEE.column.clause, MELEE.column.label, MELEE.column.value);
  else if (isInFord(view, troop)) add('HOW-TERR-23', 'In a ford, as a march column', MELEE.column.value);
  const directions = directionsOf(view, troop, undefined, target);
  if (directions > 0)
    add(
      MELEE.houses.clause,
      directions === 1 ? 'Fights from houses' : `Fights from houses, ${directions} ways`,
      directions * MELEE.houses.value,
    );
  if (isOfBrokenBrigade(view, troop))
    add(MELEE['broken brigade'].clause, MELEE['broken brigade'].label, MELEE['broken brigade'].value);
  if (troop.traits.sizeModifier !== 0)
    add(MELEE.small.clause, `${capital(troop.traits.unit.size)} unit`, troop.traits.sizeModifier);
  return { modifier, line: hitLineOf(troop.traits) };
}

/** Judged at contact, but for steady foot met frontally, judged now (HOW-MELEE-13). */
function bonusBarred(troop: Troop, target: Troop): Id | null {
  const marked = troop.piece.marks['no bonus'];
  if (typeof marked === 'string') return marked;
  const frontal = troop.piece.marks['contact sector'] === 'front';
  return frontal && target.traits.kind === 'close order' && hitsOf(target) <= 3 ? 'HOW-MELEE-13' : null;
}

/** Cover of a unit that was charged in it: houses, works, woods, lines between the two (HOW-BUA-03, HOW-TERR-11, HOW-MELEE-20). */
const coverOf = (view: View, troop: Troop, target: Troop): CoverClass | null =>
  isMarked(target, 'in contact') ? null : coverAgainst(view, troop, target, sectorOfOpponent(target, troop));

/** The cover in which a unit would meet an attacker of one of its sectors. */
export function coverAgainst(view: View, troop: Troop, target: Troop, sector: Sector): CoverClass | null {
  if (target.inside) {
    const cover = coverOfHouses(view, target.inside, 'musketry');
    return cover && (cover.value === COVER_VALUES.heavy ? 'heavy' : 'light');
  }
  return coverInMelee(view, troop, target, sector);
}
