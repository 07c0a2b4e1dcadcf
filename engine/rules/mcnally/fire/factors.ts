/** What is added to the two dice of fire (MCN-FIRE-07), and what a score does (MCN-FIRE-06, MCN-FIREMOR). */
import { HOUSE } from '../house-values';
import { modifiers } from '../modifier';
import type { Modifier } from '../modifier';
import { basicMorale } from '../morale/basic';
import { isInColumn, isRouting, isShaken, pointsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { Shot } from './shots';

const CLAUSE = 'MCN-FIRE-07';
const line = (label: string, value: number): Modifier => ({ clause: CLAUSE, label, value });

/** What the firer's strength adds. */
export function strengthFactor(points: number): number {
  if (points >= 7) return HOUSE.fire.strongest;
  if (points >= 5) return 1;
  return points >= 3 ? HOUSE.fire.middling : HOUSE.fire.weakest;
}

/** What the band of its weapon adds. */
function rangeFactor({ traits }: Troop, { band, isCanister }: Pick<Shot, 'band' | 'isCanister'>): number {
  if (traits.weapon === 'muskets' || traits.weapon === null) return 0;
  if (traits.weapon === 'rifles') return HOUSE.fire.rifles[band] ?? 0;
  return band === 0 && !isCanister ? 0 : (HOUSE.fire.guns[band] ?? 0);
}

/** All lines but cover: what fire at a work counts (MCN-DEF-01). */
export function firerFactors(firer: Troop, shot: Pick<Shot, 'band' | 'isCanister'>): readonly Modifier[] {
  const { traits, piece } = firer;
  const isClose = traits.class === 'CO';
  const inHouses = firer.inside !== null;
  return modifiers(
    isClose && line('Musketry of its nation', traits.national.musketry),
    traits.hasRegimentalGuns && line('Regimental guns', HOUSE.fire.regimentalGuns),
    (traits.group === 'militia' || traits.group === 'irregular') &&
      line('Militia or irregulars', HOUSE.fire.lesserTroops),
    line(`${pointsOf(firer)} strength points`, strengthFactor(pointsOf(firer))),
    !inHouses && piece.formation === 'mass' && line('In mass', HOUSE.fire.mass),
    !inHouses && isInColumn(firer) && line('In column', HOUSE.fire.column),
    isShaken(firer) && line('Shaken', HOUSE.fire.shaken),
    line(rangeWords(firer, shot), rangeFactor(firer, shot)),
  );
}

export function fireFactors(firer: Troop, shot: Shot): readonly Modifier[] {
  const cover = line(`Target in or behind ${shot.behind === '' ? 'cover' : shot.behind}`, HOUSE.fire.cover[shot.cover]);
  return [...firerFactors(firer, shot), ...modifiers(cover)];
}

const BANDS = ['short range', 'medium range', 'long range'] as const;
function rangeWords({ traits }: Troop, { band, isCanister }: Pick<Shot, 'band' | 'isCanister'>): string {
  if (isCanister) return 'Canister';
  return `${traits.weapon === 'rifles' ? 'Rifles' : 'Guns'} at ${BANDS[band] ?? 'long range'}`;
}

/** Points a score takes (MCN-FIRE-06). */
export const pointsLostTo = (score: number): number => (score >= 12 ? 2 : score >= 7 ? 1 : 0);

/** Does it shake the target, with the strength it had before (MCN-FIREMOR-01 to 04)? */
export const shakes = (score: number, target: Troop, strength = pointsOf(target)): boolean =>
  !isRouting(target) && score > basicMorale(target, strength);
