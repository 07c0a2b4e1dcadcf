/** What is expected of charges before they are made, against what comes of them. */
import { describe, expect, it } from 'vitest';
import { die } from '../../../../../engine/battle/dice';
import type { Choice, Decision, Odds } from '../../../../../engine/battle';
import { pathOf, straight } from '../../../../../engine/geometry';
import { chargesOf } from '../../../../../engine/rules/honours-of-war/charge/approach';
import type { Approach } from '../../../../../engine/rules/honours-of-war/charge/possible-charge';
import { fireAtChargerQuestion, fireMet } from '../../../../../engine/rules/honours-of-war/charge/fire-at-charger';
import { evade as evadeQuestion, meetCharge } from '../../../../../engine/rules/honours-of-war/melee/reaction-odds';
import { chargeOdds, oddsOfCharge, oddsWhenMet } from '../../../../../engine/rules/honours-of-war/melee/charge-odds';
import { exchange } from '../../../../../engine/rules/honours-of-war/melee/exchange';
import type { Fighter } from '../../../../../engine/rules/honours-of-war/melee/exchange';
import { fightAtOnce, fightQuestion, meleePhase } from '../../../../../engine/rules/honours-of-war/melee/melee-phase';
import { pursue, pursueQuestion, quarryQuestion } from '../../../../../engine/rules/honours-of-war/melee/pursuit';
import { battlefield } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { charged, duel, pick } from '../charge/run';
import { allowanceOf } from '../movement/orders';

const foot: Fighter = { line: 'standard infantry', first: 0, later: 0, hits: 3 };

describe('an exchange of blows', () => {
  it('is even between equals, and all chances add up', () => {
    const { won, lost, both } = exchange(foot, foot);
    expect([won, lost, both]).toEqual([expect.closeTo(lost, 12), expect.closeTo(won, 12), expect.any(Number)]);
    expect(won + lost + both).toBeCloseTo(1, 12);
  });
  it.each([
    ['a bonus', { ...foot, first: 3 }],
    ['fewer hits', { ...foot, hits: 2 }],
  ])('goes better with %s', (_what, better) => {
    const fresh = { ...foot, hits: 2 };
    expect(exchange(better, fresh).lost).toBeLessThan(exchange(foot, fresh).lost);
  });
});

/** The charge of a on z and its melee, fought with many dice: shares of those in which z, a or both gave way. */
function foughtOut(a: UnitPlace, z: UnitPlace, times: number): readonly number[] {
  const shares = [0, 0, 0];
  for (let seed = 1; seed <= times; seed++) {
    const dice = Array.from({ length: 60 }, (_, n) => die(seed, n, 6));
    const on = duel(a, z, { dice });
    const first = (decision: Decision) => (decision.about as { path: { length: number } }).path.length;
    charged(on, {
      'fire at charger': (decision) => ({ moment: first(decision) }),
      'stand to fire': () => ({ pick: 'stand' }),
    });
    if (on.piece('a').marks['in contact'] !== undefined) on.run(meleePhase(on));
    const [us, them] = [gaveWay(on, 'a'), gaveWay(on, 'z')];
    const outcome = us && them ? 2 : them ? 0 : us ? 1 : 3;
    shares[outcome] = (shares[outcome] ?? 0) + 1 / times;
  }
  return shares;
}
const gaveWay = (on: TestField, id: string): boolean =>
  ['broken off', 'done for'].some((mark) => on.piece(id).marks[mark] !== undefined);

/** Off by no more than 15 in a hundred charges. */
describe('the odds of a charge', () => {
  const cases: readonly [string, UnitPlace, UnitPlace][] = [
    ['foot on foot', {}, {}],
    ['foot on shaken foot', {}, { hits: 3 }],
    ['horse on guns', { type: 'cuirassiers' }, { type: 'medium gun' }],
    ['horse on foot in the flank', { type: 'cuirassiers', at: [40, 70], heading: 90 }, { at: [62, 70] }],
    ['superior foot on inferior foot', { class: 'superior' }, { class: 'inferior' }],
  ];
  it.each(cases)('%s: come true', (_what, a, z) => {
    const on = duel(a, z);
    const [found] = chargesOf(on.view('blue'), allowanceOf(on, 'a'));
    if (!found) throw new Error('no charge');
    const { won, lost, both } = chargeOdds(on.view('blue'), found);
    const came = foughtOut(a, z, 150);
    const off = [won, lost, both].map((chance, i) => Math.abs(chance - (came[i] ?? 0)));
    expect(Math.max(...off), `${[won, lost, both].join()} against ${came.join()}`).toBeLessThan(0.15);
  });

  it('HOW-EVADE-01: that light troops can slip away is told before the charge', () => {
    const on = duel({ type: 'cuirassiers' }, { type: 'jaeger' });
    const [found] = chargesOf(on.view('blue'), allowanceOf(on, 'a'));
    if (!found) throw new Error('no charge');
    expect(Object.keys(told(oddsOfCharge(on.view('blue'), found)))).toContain('enemy can evade');
  });

  it('HOW-FIRE-17: fire is met of guns that reach only the end of its way', () => {
    // A column 20 cm long rides 38 cm; a light gun, 6 cm deep, stands half a centimetre within its range of where it halts.
    const long = battlefield({ red: { gun: { type: 'light gun' } } }).troop('gun').traits.scale.guns['light gun'].long;
    const met = (more: number) => {
      const on = battlefield({
        blue: { a: { type: 'hussars', formation: 'march column', at: [60, 20] } },
        red: { gun: { type: 'light gun', at: [60, 20 + 38 + 10 + long + 3 + more] } },
      });
      const path = pathOf(on.troop('a').box.pose, [straight(on.troop('a').box.pose, 38)]);
      return fireMet(on.view('blue'), { charger: 'a', target: 'z', face: null, path } as unknown as Approach).length;
    };
    expect([met(-0.5), met(0.5)]).toEqual([1, 0]);
  });
  it('of one that can evade: that its fire breaks the charger first, or not', () => {
    const on = duel({ type: 'cuirassiers', hits: 3, class: 'superior' }, { type: 'jaeger' });
    const [found] = chargesOf(on.view('blue'), allowanceOf(on, 'a'));
    if (!found) throw new Error('no charge');
    const odds = told(oddsOfCharge(on.view('blue'), found));
    // All but a 2 of its die hit.
    expect(odds['gives way']).toBeCloseTo(5 / 6, 9);
    expect(odds['enemy can evade']).toBeCloseTo(1 / 6, 9);
  });

  const horse: UnitPlace = { type: 'cuirassiers' };
  /** The odds before the charge, and those when the charged stands; shares of every 1000. */
  function reckoned(z: UnitPlace, more: Partial<Layout> = {}) {
    const on = duel(horse, z, more);
    const [found] = chargesOf(on.view('blue'), allowanceOf(on, 'a'));
    if (!found) throw new Error('no charge');
    const { won, lost } = chargeOdds(on.view('blue'), found);
    const stands = told(oddsWhenMet(on.view('blue'), found, 'stands'));
    return [won, lost, stands['gives way'] ?? 0, stands['enemy gives way'] ?? 0].map((p) => Math.round(p * 1000));
  }
  it.each([
    ['inferior', true],
    ['standard', false],
  ] as const)('HOW-CCHG-04: %s horse is reckoned to stand: %s', (quality, is) => {
    const [won, lost, standsLost, standsWon] = reckoned({ ...horse, class: quality });
    expect([won, lost].join() === [standsLost, standsWon].join()).toBe(is);
  });
  it.each<[string, Partial<UnitPlace>]>([
    ['HOW-FIRE-03: one that has fired', { marks: { fired: 1 } }],
    ['HOW-FIRE-04: one that has lost its morale', { hits: 4, marks: { 'broken off': 1 } }],
    ['one out of reach of the whole way', { at: [60, 130] }],
  ])('%s is not reckoned to fire at the charge', (_what, how) => {
    const shots = (other: UnitPlace) => {
      const on = duel(
        horse,
        { marks: { fired: 1 } },
        {
          red: { z: { at: [60, 70], marks: { fired: 1 } }, y: { at: [85, 70], ...other } },
        },
      );
      const [found] = chargesOf(on.view('blue'), allowanceOf(on, 'a')).filter(({ target }) => target === 'z');
      if (!found) throw new Error('no charge');
      return fireMet(on.view('blue'), found).length;
    };
    expect([shots({}), shots(how)]).toEqual([1, 0]);
  });
  it('HOW-SCEN-18: of those a mist spoils nothing is won or lost', () => {
    const mist = { rule: 'mist', from: 1, until: 3, beyond: 5, failsOn: 3, sparing: [], reason: 'Mist' } as const;
    const [clear = 0] = reckoned({});
    const [misty] = reckoned({}, { scenario: { special: [mist] } });
    expect([clear > 0, misty]).toEqual([true, Math.round(clear / 2)]);
  });
});

/** What an answer leads to by its own odds, by name. */
function told(odds: Odds | undefined): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  const walk = (one: Odds, p: number): void => {
    if ('leaf' in one) {
      const key = Object.entries(one.leaf)
        .map(([what, much]) => (much === 1 ? what : `${much} ${what}`))
        .sort()
        .join(', ');
      found[key] = (found[key] ?? 0) + p;
    } else if ('chance' in one) for (const { p: share, then } of one.chance) walk(then, p * share);
  };
  if (odds) walk(odds, 1);
  return found;
}

/** The same by every throw, until somebody gives way or it is too rare; `play` gives null where it needs another die. */
function thrown(play: (dice: readonly number[]) => string | null): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  const walk = (dice: readonly number[], p: number): void => {
    const what = play(dice);
    if (what !== null) found[what] = (found[what] ?? 0) + p;
    else if (p > RARE) for (let face = 1; face <= 6; face++) walk([...dice, face], p / 6);
  };
  walk([], 1);
  return found;
}
/** Ways as rare as three dice in a row are not followed farther. */
const RARE = 1 / 6 ** 3 + 1e-12;
/** Nothing comes true less often than it was told, nor more often than the ways that were not followed allow. */
function expectTold(odds: Odds | undefined, came: Readonly<Record<string, number>>): void {
  const reckoned = told(odds);
  const open = 1 - Object.values(came).reduce((sum, p) => sum + p, 0);
  expect(open).toBeLessThan(0.1);
  for (const what of new Set([...Object.keys(came), ...Object.keys(reckoned)])) {
    const more = (reckoned[what] ?? 0) - (came[what] ?? 0);
    expect(more, what).toBeGreaterThan(-1e-9);
    expect(more, what).toBeLessThan(open + 1e-9);
  }
}
/** Runs it as far as the dice go: was it over? */
function isOver(run: () => void): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (!String(error).includes('the list of dice ends')) throw error;
    return false;
  }
}
/** Null when the dice are at an end and nobody has given way yet. */
function whoGaveWay(on: TestField, run: () => void, [theirs, ours] = ['a', 'z']): string | null {
  const over = isOver(run);
  const [them, us] = [theirs, ours].map((id) => id !== undefined && (on.piece(id).gauges['hits'] ?? 0) >= 4);
  if (us && them) return 'both give way';
  return us ? 'gives way' : them ? 'enemy gives way' : over ? 'stands' : null;
}

describe('odds told to who meets a charge are those of every throw', () => {
  const tired = { hits: 3 };
  const horse: UnitPlace = { ...tired, type: 'cuirassiers' };
  const last = ({ about }: Decision): Choice => ({ moment: (about as { path: { length: number } }).path.length });
  const rows: readonly [string, UnitPlace, UnitPlace, Choice & { readonly pick: string }][] = [
    ['foot that stands', tired, tired, { pick: 'stand' }],
    ['foot that counter-charges', { hits: 3, class: 'superior' }, tired, { pick: 'counter-charge' }],
    ['horse that counter-charges over more than half a move', horse, horse, { pick: 'counter-charge' }],
    ['horse that turns to face', { ...horse, at: [60, 40] }, { ...horse, heading: 90 }, { pick: 'turn' }],
  ];
  it.each(rows)('%s', (_what, a, z, choice) => {
    let odds: Odds | undefined;
    const came = thrown((dice) => {
      const on = duel(a, z, { dice });
      const answers = {
        'meet charge': ({ about }: Decision) => {
          odds ??= meetCharge.odds?.(on.view('red'), about as never, choice as never);
          return choice;
        },
        'fire at charger': last,
        'stand to fire': pick('stand'),
      };
      return whoGaveWay(on, () => {
        charged(on, answers);
        on.run(meleePhase(on));
      });
    });
    expectTold(odds, came);
  });

  it('who may evade and stands', () => {
    let odds: Odds | undefined;
    const came = thrown((dice) => {
      const on = duel({ ...tired, at: [60, 60] }, { ...tired, type: 'jaeger', marks: { fired: 1 } }, { dice });
      const evade = ({ about }: Decision): Choice => {
        odds ??= evadeQuestion.odds?.(on.view('red'), about as never, { pick: 'stand' });
        return { pick: 'stand' };
      };
      return whoGaveWay(on, () => {
        charged(on, { evade });
        on.run(meleePhase(on));
      });
    });
    expectTold(odds, came);
  });
});

describe('odds told to who pursues are those of every throw', () => {
  /** Dragoons that have won, and an enemy more than half a move before them. */
  const chase = (foot: UnitPlace, dice: readonly number[] = []): TestField =>
    battlefield({
      blue: { horse: { type: 'dragoons', at: [100, 97.5], hits: 3 } },
      red: { foot: { at: [100, 122], ...foot } },
      dice,
    });
  const chosen = { pick: 'pursue', of: 'foot' } as const;
  const oddsOf = (foot: UnitPlace, choice: Choice = chosen): Odds | undefined =>
    quarryQuestion.odds?.(chase(foot).view('blue'), { unit: 'horse', among: ['foot'] }, choice as never);
  it.each<readonly [string, UnitPlace]>([
    ['fresh foot in front', { hits: 3 }],
    ['a unit that has retreated', { hits: 3, marks: { retreated: 1 } }],
    ['guns', { hits: 3, type: 'medium gun' }],
  ])('HOW-PURS-06: %s', (_whom, foot) => {
    const came = thrown((dice) => {
      const on = chase(foot, [6, ...dice]);
      return whoGaveWay(on, () => on.run(pursue(on, 'horse', true, fightAtOnce), { quarry: () => chosen }), [
        'foot',
        'horse',
      ]);
    });
    expect(Object.keys(came).length).toBeGreaterThan(1);
    expectTold(oddsOf(foot), came);
  });
  it.each<readonly [string, UnitPlace]>([
    ['HOW-MELEE-24: limbered guns', { type: 'medium gun', formation: 'limbered' }],
    ['HOW-PURS-07: the Done For', { hits: 5, marks: { 'done for': 1 } }],
  ])('%s are lost to it', (_whom, foot) => {
    expect(told(oddsOf(foot))).toEqual({ 'enemy gives way': 1 });
  });
  it('nobody chosen, nothing told', () => {
    expect(oddsOf({}, { pick: 'nobody' })).toEqual({ leaf: {} });
  });
});

describe('odds of a single die', () => {
  it('of fire at a charger, at the moment chosen', () => {
    let odds: Odds | undefined;
    const came = thrown((dice) => {
      const on = duel({}, {}, { dice });
      const fire = ({ about }: Decision): Choice => {
        const { path } = about as { path: { length: number } };
        odds ??= fireAtChargerQuestion.odds?.(on.view('red'), about as never, { moment: path.length });
        return { moment: path.length };
      };
      isOver(() => charged(on, { 'fire at charger': fire, 'stand to fire': pick('stand') }));
      return dice.length > 0 ? `${on.piece('a').gauges['hits'] ?? 0} hits`.replace('1 hits', 'hits') : null;
    });
    expect(told(odds)).toEqual(
      Object.fromEntries(Object.entries(came).map(([what, p]) => [what, expect.closeTo(p, 9)])),
    );
  });

  it.each([
    ['standard', 'wish', 4 / 6],
    ['standard', 'rather not', 2 / 6],
    ['superior', 'wish', 5 / 6],
    ['inferior', 'rather not', 1 / 6],
  ] as const)('HOW-PURS-02: %s horse, %s', (quality, wish, p) => {
    const on = duel({ type: 'cuirassiers', class: quality }, {});
    expect(told(pursueQuestion.odds?.(on.view('blue'), { unit: 'a' }, { pick: wish }))['pursuit']).toBeCloseTo(p, 9);
  });

  it('HOW-MELEE-06: of the enemy that is fought, against what is rolled', () => {
    const came = thrown(([first, second = 3]) => {
      if (first === undefined) return null;
      const on = twoOnOne([first, second, 3]);
      isOver(() => on.run(meleePhase(on), { fight: () => ({ pick: 'fight', of: 'y' }) }));
      const { total } = on.events.find((event) => event.do === 'fought' && event.by === 'a') as { total: number };
      return `${total} hits`.replace('1 hits', 'hits');
    });
    const on = twoOnOne([]);
    const odds = fightQuestion.odds?.(on.view('blue'), { unit: 'a', among: ['y', 'z'] }, { pick: 'fight', of: 'y' });
    expect(told(odds)).toEqual(
      Object.fromEntries(Object.entries(came).map(([what, p]) => [what, expect.closeTo(p, 9)])),
    );
  });
});

/** One battalion with two before its front. */
const twoOnOne = (dice: readonly number[]): TestField =>
  battlefield({
    blue: { a: { at: [60, 50], marks: { 'in contact': 'y', 'contact sector': 'front' } } },
    red: { y: { at: [52, 54] }, z: { at: [73, 54] } },
    dice,
  });
