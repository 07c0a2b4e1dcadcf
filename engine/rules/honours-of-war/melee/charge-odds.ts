/** What a charge is expected to bring before it is made: the fire it meets, the answer of the charged, the rounds that follow. */
import type { View } from '../../../battle';
import type { Sector } from '../../../geometry';
import type { Approach } from '../charge/approach';
import { bonusBarredBy } from '../charge/contact';
import { evadePath, mayEvade } from '../charge/evasion';
import { fireMet } from '../charge/fire-at-charger';
import { isUphill } from '../charge/ground';
import { turnsToFace } from '../charge/reaction';
import { isTakenInFlank } from '../troops/contact';
import { isHorse } from '../troops/traits';
import { findTroop, hitsOf, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { mistOnCharge, riskOf } from '../weather';
import { exchange } from './exchange';
import type { Exchange, Fighter } from './exchange';
import { assessBlows, coverAgainst } from './rounds';
import { supportersFor } from './support';

/** Nothing is won or lost by a charge that nobody meets. */
const NOTHING: Exchange = { won: 0, lost: 0, both: 0 };

/** Chances of a charge: that the charged gives way alone, the charger alone (on its way or in the melee), or both. */
export function chargeOdds(view: View, found: Approach): Exchange {
  const charger = findTroop(view, found.charger);
  const target = findTroop(view, found.target);
  if (!charger || !target) return NOTHING;
  const astray = riskOf(mistOnCharge(view, charger, target));
  const isFaced = found.sector === 'front' ? 1 : turnsToFace(view, found);
  const after = onTheWay(view, found, charger);
  const stood = canSlipAway(view, charger, target) ? 0 : 1;
  let [won, lost, both] = [0, 0, 0];
  for (const [hits, p] of after.entries()) {
    if (hits >= GIVES_WAY) lost += p;
    else
      for (const [sector, share] of [
        ['front', isFaced],
        [found.sector, 1 - isFaced],
      ] as const) {
        if (share === 0 || stood === 0) continue;
        const odds = meeting(view, found, charger, target, sector, hits);
        won += p * share * odds.won;
        lost += p * share * odds.lost;
        both += p * share * odds.both;
      }
  }
  const arrives = 1 - astray;
  return { won: arrives * won, lost: arrives * lost, both: arrives * both };
}

const GIVES_WAY = 4;

/** Light troops evade when they can. */
const canSlipAway = (view: View, charger: Troop, target: Troop): boolean =>
  !mayEvade(view, target) && evadePath(view, target, charger) !== null;

/** Chances of each number of hits, 0 to 4 and more, that the charger has when it arrives. */
function onTheWay(view: View, found: Approach, charger: Troop): readonly number[] {
  let now: number[] = [0, 0, 0, 0, 0];
  now[Math.min(GIVES_WAY, hitsOf(charger))] = 1;
  for (const shot of fireMet(view, found)) {
    const next = [0, 0, 0, 0, 0];
    for (const [had, p] of now.entries())
      for (const [hits, q] of shot.entries()) {
        const has = Math.min(GIVES_WAY, had + hits);
        next[has] = (next[has] ?? 0) + p * q;
      }
    now = next;
  }
  return now;
}

/** The melee of a charger that arrives with so many hits and strikes a sector. */
function meeting(view: View, found: Approach, charger: Troop, target: Troop, sector: Sector, hits: number): Exchange {
  const placed = troopAt(charger, found.linedUp);
  const barredBy = bonusBarredBy(view, charger.id, target.id, found);
  const isSteadyFoot = sector === 'front' && target.traits.kind === 'close order' && hitsOf(target) < GIVES_WAY;
  const cover = coverAgainst(view, placed, target, sector);
  const uphill = isUphill(view, placed, target);
  const own = fighter(view, placed, target, {
    charge: isHorse(charger.traits) && barredBy === null && !isSteadyFoot ? 'with bonus' : null,
    cover,
    uphill,
    inFlank: isTakenInFlank(view, charger),
    hits,
  });
  const counters = isHorse(target.traits) && target.traits.class !== 'inferior' && sector === 'front';
  const theirs = fighter(view, target, placed, {
    charge: counters && !isTakenInFlank(view, target) ? 'with bonus' : null,
    cover: null,
    uphill: false,
    inFlank: sector !== 'front' || isTakenInFlank(view, target),
    hits: hitsOf(target),
  });
  return exchange(own, theirs);
}

function fighter(
  view: View,
  troop: Troop,
  against: Troop,
  {
    charge,
    cover,
    uphill,
    inFlank,
    hits,
  }: Pick<Parameters<typeof assessBlows>[3], 'charge' | 'cover' | 'uphill' | 'inFlank'> & { hits: number },
): Fighter {
  const always = { shaken: false, supporters: supportersFor(view, troop, against), inFlank };
  const first = assessBlows(view, troop, against, { ...always, charge, cover, uphill }, null);
  const later = assessBlows(view, troop, against, { ...always, charge: null, cover: null, uphill: false }, null);
  return { line: first.line, first: first.modifier, later: later.modifier, hits };
}
