/** What a charge is expected to bring before it is made or met: the fire it meets, the answer of the charged, the rounds that follow. */
import type { Odds, View } from '../../../battle';
import { cut, pathOf, straight } from '../../../geometry';
import type { Sector } from '../../../geometry';
import { clashOdds } from '../../common';
import type { Approach } from '../charge/approach';
import { bonusBarredBy } from '../charge/contact';
import { mostToMeet } from '../charge/counter-charge';
import { isSwept } from '../charge/eligibility';
import { evadePath, mayEvade } from '../charge/evasion';
import { fireMet } from '../charge/fire-at-charger';
import { isUphill } from '../charge/ground';
import { turnsToFace } from '../charge/reaction';
import { isTakenInFlank } from '../troops/contact';
import { isHorse } from '../troops/traits';
import { findTroop, hitsOf, isDoneFor, troopAt } from '../troops/troop';
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
  const arrives = 1 - riskOf(mistOnCharge(view, charger, target));
  const met = onTheWay(charger.inside ? [] : fireMet(view, found), charger);
  if (canSlipAway(view, charger, target)) return { won: 0, lost: arrives * (met[GIVES_WAY] ?? 0), both: 0 };
  const bonus = hasBonus(view, charger, target, found);
  const front = fought(view, found, met, { sector: 'front', bonus, counterBonus: wouldCounter(target) });
  if (found.sector === 'front') return weighed([arrives, front]);
  const isFaced = turnsToFace(view, found);
  const struck = fought(view, found, met, { sector: found.sector, bonus, counterBonus: false });
  return weighed([arrives * isFaced, front], [arrives * (1 - isFaced), struck]);
}

/** How the charged meets it. */
export type Met = 'stands' | 'turns' | 'counter-charges' | 'in contact';

/** The same when it is known how it is met, as the charged unit is told: who gives way, with the fire still to come. */
export function oddsWhenMet(view: View, found: Approach, how: Met): Odds {
  const charger = findTroop(view, found.charger);
  const target = findTroop(view, found.target);
  if (!charger || !target) return clashOdds(NOTHING);
  // Who counter-charges does not fire; in contact all have fired.
  const shots = how === 'in contact' ? [] : fireMet(view, found, how === 'counter-charges' ? found.target : null);
  const impact =
    how === 'counter-charges'
      ? halfWay(view, found, charger, target)
      : {
          sector: how === 'turns' ? ('front' as const) : found.sector,
          bonus: hasBonus(view, charger, target, found),
          counterBonus: false,
        };
  const { won, lost, both } = fought(view, found, onTheWay(shots, charger), impact);
  return clashOdds({ won: lost, lost: won, both });
}

/** Of a pursuit, for the pursuer: nobody fires at it or answers it (HOW-PURS-06), and some cannot fight (HOW-PURS-07, HOW-MELEE-24). */
export function pursuitOdds(view: View, found: Approach): Odds {
  const charger = findTroop(view, found.charger);
  const target = findTroop(view, found.target);
  if (!charger || !target) return clashOdds(NOTHING);
  if (isSwept(target) || isDoneFor(target)) return clashOdds({ won: 1, lost: 0 });
  const bonus = hasBonus(view, charger, target, found);
  return clashOdds(fought(view, found, onTheWay([], charger), { sector: found.sector, bonus, counterBonus: false }));
}

interface Impact {
  readonly sector: Sector;
  /** The charger's bonus for charging, and that of a counter-charger. */
  readonly bonus: boolean;
  readonly counterBonus: boolean;
}
const hasBonus = (view: View, by: Troop, on: Troop, run: Pick<Approach, 'path' | 'runIn'>): boolean =>
  bonusBarredBy(view, by.id, on.id, run) === null;

/** Both come half of the way: what each has run counts for its bonus. */
function halfWay(view: View, found: Approach, charger: Troop, target: Troop): Impact {
  const gone = mostToMeet(view, target, found);
  const from = target.box.pose;
  const left = cut(found.path, found.path.length - gone);
  return {
    sector: 'front',
    bonus: hasBonus(view, charger, target, { path: left, runIn: Math.max(0, found.runIn - gone) }),
    counterBonus: hasBonus(view, target, charger, { path: pathOf(from, [straight(from, gone)]), runIn: gone }),
  };
}

/** The rounds, for each number of hits with which the charger may arrive. */
function fought(view: View, found: Approach, met: readonly number[], impact: Impact): Exchange {
  const charger = findTroop(view, found.charger);
  const target = findTroop(view, found.target);
  if (!charger || !target) return NOTHING;
  return weighed(
    ...met.map(
      (p, hits) =>
        [
          p,
          hits >= GIVES_WAY ? STOPPED : p > 0 ? meeting(view, found, charger, target, impact, hits) : NOTHING,
        ] as const,
    ),
  );
}
const STOPPED: Exchange = { won: 0, lost: 1, both: 0 };

const weighed = (...parts: readonly (readonly [number, Exchange])[]): Exchange => {
  const sum = (of: keyof Exchange): number => parts.reduce((all, [p, exchanged]) => all + p * exchanged[of], 0);
  return { won: sum('won'), lost: sum('lost'), both: sum('both') };
};

const wouldCounter = ({ traits }: Troop): boolean => isHorse(traits) && traits.class !== 'inferior';

const GIVES_WAY = 4;

/** Light troops evade when they can. */
const canSlipAway = (view: View, charger: Troop, target: Troop): boolean =>
  !mayEvade(view, target) && evadePath(view, target, charger) !== null;

/** Chances of each number of hits, 0 to 4 and more, that the charger has when it arrives. */
function onTheWay(shots: readonly (readonly number[])[], charger: Troop): readonly number[] {
  let now: number[] = [0, 0, 0, 0, 0];
  now[Math.min(GIVES_WAY, hitsOf(charger))] = 1;
  for (const shot of shots) {
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
function meeting(
  view: View,
  found: Approach,
  charger: Troop,
  target: Troop,
  { sector, bonus, counterBonus }: Impact,
  hits: number,
): Exchange {
  const placed = charger.inside ? charger : troopAt(charger, found.linedUp);
  const isSteadyFoot = sector === 'front' && target.traits.kind === 'close order' && hitsOf(target) < GIVES_WAY;
  const cover = coverAgainst(view, placed, target, sector);
  const uphill = isUphill(view, placed, target);
  const own = fighter(view, placed, target, {
    charge: isHorse(charger.traits) && bonus && !isSteadyFoot ? 'with bonus' : null,
    cover,
    uphill,
    inFlank: isTakenInFlank(view, charger),
    hits,
  });
  const theirs = fighter(view, target, placed, {
    charge: counterBonus && !isTakenInFlank(view, target) ? 'with bonus' : null,
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
