/** What a charge is expected to bring before it is made or met: the fire it meets, the answer of the charged, the rounds that follow. */
import type { Evaluation, Id, Odds, Reason, View } from '../../../battle';
import { cut, pathOf, straight } from '../../../geometry';
import type { Sector } from '../../../geometry';
import { clashOdds, eitherOf, nameOf } from '../../common';
import type { Approach } from '../charge/possible-charge';
import { bonusBarredBy } from '../charge/contact';
import { mostToMeet } from '../charge/counter-charge';
import { isSwept } from '../charge/eligibility';
import { evadePath, mayEvade } from '../charge/evasion';
import { fireMet } from '../charge/fire-at-charger';
import { isUphill } from '../charge/ground';
import { turnsToFace } from '../charge/reaction';
import { worthOfBreaking } from '../evaluation/hit-worth';
import { isTakenInFlank } from '../troops/contact';
import { isHorse } from '../troops/traits';
import { hitsOf, isDoneFor, troopAt, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { mistOnCharge, riskOf } from '../weather';
import { exchange, GIVES_WAY, SHAKEN } from './exchange';
import type { Exchange, Fighter } from './exchange';
import { assessBlows, coverAgainst } from './rounds';
import type { Circumstances } from './rounds';
import { supportersFor } from './support';

/** Chances of a charge: that the charged gives way alone, the charger alone (on its way or in the melee), or both. */
export function chargeOdds(view: View, found: Approach): Exchange {
  const [charger, target] = both(view, found);
  const arrives = 1 - riskOf(mistOnCharge(view, charger, target));
  const met = onTheWay(charger.inside ? [] : fireMet(view, found), charger);
  if (canSlipAway(view, charger, target))
    return weighed(...met.map((p, hits) => [arrives * p, hits === GIVES_WAY ? STOPPED : UNMET] as const));
  const front = fought(view, found, met, { ...strikes(view, charger, target, found, 'front'), ...answering(target) });
  if (found.sector === 'front') return weighed([arrives, front]);
  const isFaced = turnsToFace(view, found);
  const struck = fought(view, found, met, strikes(view, charger, target, found, found.sector));
  return weighed([arrives * isFaced, front], [arrives * (1 - isFaced), struck]);
}

/** The same as the charger's owner is told; light troops that can slip away may do so. */
export function oddsOfCharge(view: View, found: Approach): Odds {
  const reckoned = chargeOdds(view, found);
  const [charger, target] = both(view, found);
  return canSlipAway(view, charger, target)
    ? eitherOf(reckoned.lost, { leaf: { 'gives way': 1 } }, { leaf: { 'enemy can evade': 1 } })
    : clashOdds(reckoned);
}

/** How the charged meets it. */
export type ForeseenReaction = 'stands' | 'turns' | 'counter-charges' | 'in contact';

/** The same when it is known how it is met, as the charged unit is told: who gives way, with the fire still to come. */
export const oddsWhenMet = (view: View, found: Approach, how: ForeseenReaction): Odds =>
  clashOdds(exchangeWhenMet(view, found, how));

/** In chances, `won` those of the charged unit. */
export function exchangeWhenMet(view: View, found: Approach, how: ForeseenReaction): Exchange {
  const [charger, target] = both(view, found);
  // Who counter-charges does not fire; in contact all have fired.
  const shots = how === 'in contact' ? [] : fireMet(view, found, how === 'counter-charges' ? found.target : null);
  const odds = fought(view, found, onTheWay(shots, charger), impactWhenMet(view, charger, target, found, how));
  return { won: odds.lost, lost: odds.won, both: odds.both };
}

/** What giving way costs either, by the chances of an exchange: for generals. */
export const costOfGivingWay = (view: View, own: Id, enemy: Id, { won, lost, both }: Exchange): Evaluation => ({
  harm: (won + both) * worthOfBreaking(troopOf(view, enemy)),
  risk: (lost + both) * worthOfBreaking(troopOf(view, own)),
  ready: 0,
});

/** What is added to the dice of both in the first round of a charge, if it is met as its chances reckon it likeliest; null: it meets nobody. */
export function rowsOfCharge(view: View, found: Approach): readonly Reason[] | null {
  const [charger, target] = both(view, found);
  if (canSlipAway(view, charger, target)) return null;
  const impact = strikes(view, charger, target, found, found.sector);
  return rowsOf(view, found, found.sector === 'front' ? { ...impact, ...answering(target) } : impact);
}

/** The same when it is known how it is met. */
export function rowsWhenMet(view: View, found: Approach, how: ForeseenReaction): readonly Reason[] {
  const [charger, target] = both(view, found);
  return rowsOf(view, found, impactWhenMet(view, charger, target, found, how));
}

/** Of a pursuit, for the pursuer: nobody fires at it or answers it (HOW-PURS-06), and some cannot fight (HOW-PURS-07, HOW-MELEE-24). */
export function pursuitOdds(view: View, found: Approach): Odds {
  const [charger, target] = both(view, found);
  if (cannotFight(target)) return clashOdds({ won: 1, lost: 0 });
  const impact = strikes(view, charger, target, found, found.sector);
  return clashOdds(fought(view, found, onTheWay([], charger), impact));
}

/** What is added in its first round; null where nobody fights. */
export function rowsOfPursuit(view: View, found: Approach): readonly Reason[] | null {
  const [, target] = both(view, found);
  return cannotFight(target) ? null : rowsWhenMet(view, found, 'in contact');
}

const cannotFight = (target: Troop): boolean => isSwept(target) || isDoneFor(target);

/** Who charges, and whom. */
const both = (view: View, found: Approach): readonly [Troop, Troop] => [
  troopOf(view, found.charger),
  troopOf(view, found.target),
];

type Charging = Circumstances['charge'];
interface Impact {
  readonly sector: Sector;
  readonly charge: Charging;
  /** Of the charged, where it charges in its turn. */
  readonly counter: Charging;
}
type RunIn = Pick<Approach, 'path' | 'runIn'>;

function charging(view: View, by: Troop, on: Troop, run: RunIn): Charging {
  const barredBy = bonusBarredBy(view, by.id, on.id, run);
  return barredBy === null ? 'with bonus' : { barredBy };
}
const strikes = (view: View, charger: Troop, target: Troop, run: RunIn, sector: Sector): Impact => ({
  sector,
  charge: charging(view, charger, target, run),
  counter: null,
});
/** Cavalry that can counter-charge does. */
const answering = ({ traits }: Troop): Pick<Impact, 'counter'> => ({
  counter: isHorse(traits) && traits.class !== 'inferior' ? 'with bonus' : null,
});

function impactWhenMet(view: View, charger: Troop, target: Troop, found: Approach, how: ForeseenReaction): Impact {
  if (how === 'counter-charges') return halfWay(view, found, charger, target);
  return strikes(view, charger, target, found, how === 'turns' ? 'front' : found.sector);
}

/** Both come half of the way: what each has run counts for its bonus. */
function halfWay(view: View, found: Approach, charger: Troop, target: Troop): Impact {
  const gone = mostToMeet(view, target, found);
  const from = target.box.pose;
  const left = cut(found.path, found.path.length - gone);
  return {
    sector: 'front',
    charge: charging(view, charger, target, { path: left, runIn: found.runIn - gone }),
    counter: charging(view, target, charger, { path: pathOf(from, [straight(from, gone)]), runIn: gone }),
  };
}

/** The rounds, for each number of hits with which the charger may arrive. */
function fought(view: View, found: Approach, met: readonly number[], impact: Impact): Exchange {
  const [charger, target] = both(view, found);
  return weighed(
    ...met.map(
      (p, hits) => [p, hits === GIVES_WAY ? STOPPED : meeting(view, found, charger, target, impact, hits)] as const,
    ),
  );
}
const STOPPED: Exchange = { won: 0, lost: 1, both: 0 };
const UNMET: Exchange = { won: 0, lost: 0, both: 0 };

/** Exchanges by the chance of each; with what is left nobody fights. */
export const weighed = (...parts: readonly (readonly [number, Exchange])[]): Exchange => {
  const sum = (of: keyof Exchange): number => parts.reduce((all, [p, exchanged]) => all + p * exchanged[of], 0);
  return { won: sum('won'), lost: sum('lost'), both: sum('both') };
};

/** Light troops evade when they can. */
const canSlipAway = (view: View, charger: Troop, target: Troop): boolean =>
  !mayEvade(view, target) && evadePath(view, target, charger) !== null;

/** Chances of each number of hits, 0 to 4 and more, that the charger has when it arrives. */
function onTheWay(shots: readonly (readonly number[])[], charger: Troop): readonly number[] {
  const had = Math.min(GIVES_WAY, hitsOf(charger));
  return shots.reduce(
    afterShot,
    COUNTS.map((count) => Number(count === had)),
  );
}
const COUNTS = [0, 1, 2, 3, GIVES_WAY] as const;

const afterShot = (before: readonly number[], shot: readonly number[]): readonly number[] =>
  COUNTS.map((count) =>
    before.reduce(
      (all, p, had) =>
        shot.reduce((sum, q, hits) => (Math.min(GIVES_WAY, had + hits) === count ? sum + p * q : sum), all),
      0,
    ),
  );

/** The melee of a charger that arrives with so many hits and strikes a sector. */
function meeting(view: View, found: Approach, charger: Troop, target: Troop, impact: Impact, hits: number): Exchange {
  const { placed, own, theirs } = firstRound(view, found, charger, target, impact);
  return exchange(fighter(view, placed, target, own, hits), fighter(view, target, placed, theirs, hitsOf(target)));
}

/** What of the contact matters to the blows of both in their first round; what hits take off is reckoned apart. */
interface FirstRound {
  /** The charger where it arrives. */
  readonly placed: Troop;
  readonly own: Circumstances;
  readonly theirs: Circumstances;
}

function firstRound(
  view: View,
  found: Approach,
  charger: Troop,
  target: Troop,
  { sector, charge, counter }: Impact,
): FirstRound {
  const placed = charger.inside ? charger : troopAt(charger, found.linedUp);
  const isSteadyFoot = sector === 'front' && target.traits.kind === 'close order' && hitsOf(target) < GIVES_WAY;
  return {
    placed,
    own: {
      charge: charge === 'with bonus' && isSteadyFoot ? { barredBy: 'HOW-MELEE-13' } : charge,
      cover: coverAgainst(view, placed, target, sector),
      uphill: isUphill(view, placed, target),
      shaken: false,
      supporters: supportersFor(view, placed, target),
      inFlank: isTakenInFlank(view, charger),
    },
    theirs: {
      charge: isTakenInFlank(view, target) ? null : counter,
      cover: null,
      uphill: false,
      shaken: false,
      supporters: supportersFor(view, target, placed),
      inFlank: sector !== 'front' || isTakenInFlank(view, target),
    },
  };
}

function fighter(view: View, troop: Troop, against: Troop, first: Circumstances, hits: number): Fighter {
  const { line, modifier } = assessBlows(view, troop, against, first, null);
  const later = assessBlows(view, troop, against, { ...first, charge: null, cover: null, uphill: false }, null);
  return { line, first: modifier, later: later.modifier, hits };
}

/** Each unit's rows under a sum of its own. */
function rowsOf(view: View, found: Approach, impact: Impact): readonly Reason[] {
  const [charger, target] = both(view, found);
  const { placed, own, theirs } = firstRound(view, found, charger, target, impact);
  const does = theirs.charge === null ? 'charged' : 'counter-charging';
  return [...rowsOfOne(view, placed, target, own, 'charging'), ...rowsOfOne(view, target, placed, theirs, does)];
}

function rowsOfOne(view: View, troop: Troop, against: Troop, now: Circumstances, does: string): readonly Reason[] {
  const rows: Reason[] = [];
  assessBlows(view, troop, against, { ...now, shaken: hitsOf(troop) >= SHAKEN }, rows);
  const sum = `${nameOf(view, troop.id)}, ${does}`;
  return (rows.length > 0 ? rows : [NOTHING_ADDED]).map((row) => ({ ...row, sum }));
}
const NOTHING_ADDED: Reason = { clause: 'HOW-HIT-06', label: 'Nothing', value: 0 };
