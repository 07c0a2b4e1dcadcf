/** What is added to the two dice of fire (MCN-FIRE-07), and what a score does (MCN-FIRE-06, MCN-FIREMOR). */
import type { Luck } from '../../../battle';
import { memo } from '../../../facts';
import type { HouseValues } from '../house-rows';
import { modifiers, sumOf, TWO_DICE } from '../../common';
import { houseLine } from '../house-line';
import type { Modifier } from '../../common';
import { basicMorale, isInColumn, isRouting, isShaken, pointsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { Shot } from './shots';

const CLAUSE = 'MCN-FIRE-07';
const line = (label: string, value: number): Modifier => ({ clause: CLAUSE, label, value });
const house = (label: string, value: number): Modifier => houseLine(CLAUSE, label, value);

/** What the firer's strength adds. */
export function strengthFactor(points: number, { fire }: Pick<HouseValues, 'fire'>): number {
  if (points >= 7) return fire.strongest;
  if (points >= 5) return 1;
  return points >= 3 ? fire.middling : fire.weakest;
}

/** What the band of its weapon adds. */
function rangeFactor({ traits }: Troop, { band, isCanister }: Pick<Shot, 'band' | 'isCanister'>): number {
  if (traits.weapon === 'muskets' || traits.weapon === null) return 0;
  if (traits.weapon === 'rifles') return traits.house.fire.rifles[band] ?? 0;
  return band === 0 && !isCanister ? 0 : (traits.house.fire.guns[band] ?? 0);
}

/** All lines but cover: what fire at a work counts (MCN-DEF-01). */
export function firerFactors(firer: Troop, shot: Pick<Shot, 'band' | 'isCanister'>): readonly Modifier[] {
  const { traits, piece } = firer;
  const { fire } = traits.house;
  const points = pointsOf(firer);
  const strength = strengthFactor(points, traits.house);
  const isClose = traits.class === 'CO';
  const inHouses = firer.inside !== null;
  return modifiers(
    isClose && line('Musketry of its nation', traits.national.musketry),
    traits.hasRegimentalGuns && house('Regimental guns', fire.regimentalGuns),
    (traits.group === 'militia' || traits.group === 'irregular') && house('Militia or irregulars', fire.lesserTroops),
    (points === 5 || points === 6 ? line : house)(`${points} strength points`, strength),
    !inHouses && piece.formation === 'mass' && house('In mass', fire.mass),
    !inHouses && isInColumn(firer) && house('In column', fire.column),
    isShaken(firer) && house('Shaken', fire.shaken),
    house(rangeWords(firer, shot), rangeFactor(firer, shot)),
  );
}

export function fireFactors(firer: Troop, shot: Shot): readonly Modifier[] {
  const behind = shot.behind === '' ? 'cover' : shot.behind;
  // A wood is the line of the worked example.
  const told = shot.behind === 'a wood' ? line : house;
  const cover = told(`Target in or behind ${behind}`, firer.traits.house.fire.cover[shot.cover]);
  return [...firerFactors(firer, shot), ...modifiers(cover)];
}

/** No shot in this band or one beyond has lines with a greater sum. */
export const mostAdded = (firer: Troop, band: number): number => mostByBand(firer)[band] ?? 0;
const mostByBand = memo((firer: Troop): readonly number[] => {
  const { house: values, weapon } = firer.traits;
  const cover = Math.max(...Object.values(values.fire.cover));
  const sums = (weapon ? values.ranges[weapon] : []).map((_, band) =>
    Math.max(...[true, false].map((isCanister) => sumOf(firerFactors(firer, { band, isCanister })) + cover)),
  );
  return sums.map((_, band) => Math.max(...sums.slice(band)));
});

const BANDS = ['short range', 'medium range', 'long range'] as const;
function rangeWords({ traits }: Troop, { band, isCanister }: Pick<Shot, 'band' | 'isCanister'>): string {
  if (isCanister) return 'Canister';
  return `${traits.weapon === 'rifles' ? 'Rifles' : 'Guns'} at ${BANDS[band] ?? 'long range'}`;
}

/** Points a score takes (MCN-FIRE-06). */
export const pointsLostTo = (score: number): number => (score >= 12 ? 2 : score >= 7 ? 1 : 0);

/** Points that two dice with these lines take on the average of a target that has so many, against those they took. */
export function lossLuck(plus: number, points: number, got: number): Luck {
  const lost = TWO_DICE.map(({ score, p }) => ({ p, took: Math.min(pointsLostTo(score + plus), points) }));
  const expected = lost.reduce((sum, { p, took }) => sum + p * took, 0);
  const variance = lost.reduce((sum, { p, took }) => sum + p * (took - expected) * (took - expected), 0);
  return { expected, variance, got };
}

/** Does it shake the target, with the strength it had before (MCN-FIREMOR-01 to 04)? */
export const shakes = (score: number, target: Troop, strength = pointsOf(target)): boolean =>
  !isRouting(target) && score > basicMorale(target, strength);
