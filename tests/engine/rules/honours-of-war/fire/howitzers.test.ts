import { describe, expect, it } from 'vitest';
import type { Reason } from '../../../../../engine/battle';
import { mayShoot, reachOf, targetsOf, volley } from '../../../../../engine/rules/honours-of-war/fire';
import type { Ammunition } from '../../../../../engine/rules/honours-of-war/fire';
import { assessShot } from '../../../../../engine/rules/honours-of-war/fire/assessment';
import { fireAtQuestion } from '../../../../../engine/rules/honours-of-war/fire/questions';
import { expectedHits } from '../../../../../engine/rules/honours-of-war/fire/hit-table';
import { ammunitionOf } from '../../../../../engine/rules/honours-of-war/fire/targets';
import type { UnitType } from '../../../../../engine/scenario';
import { at, battlefield, hill, polygon, village } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';

/** A howitzer whose front lies at y = 50, and Esterle so many cm north of it; friends of the howitzer between. */
function opposed(range: number, { type = 'howitzer', friends = {}, esterle = {}, ...more }: Setting = {}): TestField {
  return battlefield({
    blue: { guns: { type, at: [100, type === 'light unicorn' ? 47 : 46.5] }, ...friends },
    red: { esterle: { at: [100, 52 + range], ...esterle } },
    ...more,
  });
}
interface Setting extends Partial<Omit<Layout, 'blue' | 'red'>> {
  readonly type?: UnitType;
  readonly friends?: Readonly<Record<string, UnitPlace>>;
  readonly esterle?: UnitPlace;
}
const shotOn = (on: TestField, ammunition: Ammunition) => ({
  firer: on.troop('guns'),
  target: on.troop('esterle'),
  ammunition,
  moved: false,
  inMovement: false,
});
const barred = (on: TestField, ammunition: Ammunition = 'shell'): string | null =>
  mayShoot(on.view('blue'), shotOn(on, ammunition))?.clause ?? null;
const modifiers = (on: TestField, ammunition: Ammunition): readonly string[] => {
  const reasons: Reason[] = [];
  assessShot(on.view('blue'), shotOn(on, ammunition), reasons);
  return reasons.map(({ clause, value }) => `${clause} ${value ?? 0}`);
};
const loads = (on: TestField): readonly string[] => [
  ...new Set(targetsOf(on.view('blue'), on.troop('guns')).map(({ ammunition }) => ammunition)),
];

describe('HOW-ARTY-18, HOW-RANGE-05: howitzers fire shell or canister', () => {
  it.each([
    [19.9, ['canister']],
    [20, ['canister', 'shell']],
    [40, ['canister', 'shell']],
    [40.1, ['shell']],
    [100, ['shell']],
    [100.1, []],
  ] as const)('at %d cm: %j', (range, expected) => {
    expect(loads(opposed(range)).toSorted()).toEqual([...expected]);
  });
  it('shell needs 20 cm', () => {
    expect(barred(opposed(19.9))).toBe('HOW-RANGE-05');
    expect(barred(opposed(20))).toBeNull();
  });
  it('is long beyond 70 cm', () => {
    expect(modifiers(opposed(70), 'shell')).toEqual([]);
    expect(modifiers(opposed(70.1), 'shell')).toEqual(['HOW-RANGE-02 -1']);
  });
  it('a shot of roundshot is no answer', () => {
    const on = opposed(60);
    const question = fireAtQuestion;
    const refusal = question.check(
      on.view('blue'),
      { unit: 'guns' },
      { pick: 'fire', of: 'esterle', with: 'roundshot' },
    );
    expect(refusal?.clause).toBe('HOW-FIRE-04');
  });
});

describe('HOW-ARTY-16: bonuses of shell', () => {
  it('+1 against cavalry, not with canister', () => {
    const horse = { esterle: { type: 'cuirassiers', at: [100, 82.5] } } as const;
    expect(modifiers(opposed(30, horse), 'shell')).toEqual(['HOW-ARTY-16 1']);
    expect(modifiers(opposed(30, horse), 'canister')).toEqual(['HOW-HIT-05 2']);
  });
  it('+1 against houses, which are light cover to it (HOW-BUA-02)', () => {
    const houses = { terrain: [village('dorf', at(100, 90), 0, 20)], esterle: { inside: 'dorf/1' } };
    expect(modifiers(opposed(0, houses), 'shell')).toEqual(['HOW-BUA-02 -1', 'HOW-ARTY-16 1']);
  });
  it('nothing against foot in the open', () => expect(modifiers(opposed(30), 'shell')).toEqual([]));
  it('HOW-ARTY-13: no bonus for shell at a march column, but with canister', () => {
    const column = { esterle: { formation: 'march column', at: [100, 90] } } as const;
    expect(modifiers(opposed(30, column), 'shell')).toEqual([]);
    expect(modifiers(opposed(30, column), 'canister')).toEqual(['HOW-HIT-05 2', 'HOW-ARTY-13 1']);
  });
  it('HOW-ARTY-12: +1 against two ranks of horse with everything', () => {
    const deep = { esterle: { type: 'cuirassiers', formation: 'double line', at: [100, 85] } } as const;
    expect(modifiers(opposed(30, deep), 'shell')).toEqual(['HOW-ARTY-12 1', 'HOW-ARTY-16 1']);
  });
});

describe('HOW-ARTY-15: the fuse', () => {
  const fire = (dice: readonly number[], ammunition: Ammunition = 'shell') => {
    const on = opposed(35, { dice });
    on.run(volley(on, { firer: 'guns', target: 'esterle', ammunition, moved: false, inMovement: false }));
    const fired = on.events.find((event) => event.do === 'fired');
    return { on, total: fired?.do === 'fired' ? fired.total : null, reasons: fired?.reasons ?? [] };
  };
  it.each([
    // A natural 3 of standard artillery: 1 hit, with a bad fuse none.
    [1, 0],
    [2, 0],
    [3, 1],
    [6, 1],
  ])('a die of %d: %d hits', (fuse, hits) => expect(fire([fuse, 3]).total).toBe(hits));
  it('is told among the reasons', () => {
    expect(fire([2, 3]).reasons).toContainEqual({ clause: 'HOW-ARTY-15', label: 'Bad fuse, 2 thrown', value: -1 });
    expect(fire([3, 3]).reasons.some(({ clause }) => clause === 'HOW-ARTY-15')).toBe(false);
  });
  it('canister has none', () => expect(fire([3], 'canister').on.state.drawn).toBe(1));
  it('is part of what a shot promises', () => {
    const [aim] = targetsOf(opposed(60).view('blue'), opposed(60).troop('guns'));
    const [clean, bad] = [0, -1].map((modifier) => expectedHits('standard artillery', modifier));
    expect(aim?.expected).toBeCloseTo(((clean ?? 0) * 2 + (bad ?? 0)) / 3, 12);
    const on = opposed(60);
    const odds = fireAtQuestion.odds?.(
      on.view('blue'),
      { unit: 'guns' },
      { pick: 'fire', of: 'esterle', with: 'shell' },
    );
    const mean = odds && 'chance' in odds ? odds.chance.reduce((sum, { p, then }) => sum + p * hitsIn(then), 0) : null;
    expect(mean).toBeCloseTo(aim?.expected ?? 0, 12);
  });
  it('HOW-CMD-09: shell endangers no commander on its way, canister does', () => {
    const danger = (ammunition: Ammunition) => {
      const on = opposed(35, { dice: [3, 3], leaders: { 'red brigade': { at: [100, 70], side: 'red' } } });
      on.run(volley(on, { firer: 'guns', target: 'esterle', ammunition, moved: false, inMovement: false }));
      return on.piece('red brigade').marks['may have been hit'];
    };
    expect([danger('shell'), danger('canister')]).toEqual([undefined, 1]);
  });
});
const hitsIn = (then: unknown): number =>
  typeof then === 'object' && then !== null && 'leaf' in then
    ? Number(Object.values(then.leaf as Record<string, number>)[0])
    : 0;

describe('HOW-ARTY-17: shell over friends on the level', () => {
  const small = (x: number, y: number): UnitPlace => ({ size: 'small', at: [x, y] });
  it('more than 15 cm from the gun', () => {
    const over = (y: number) => barred(opposed(60, { friends: { friend: small(100, y) } }));
    expect([over(67.1), over(67)]).toEqual([null, 'HOW-FIRE-10']);
  });
  it('more than 15 cm from the target, whoever stands near it', () => {
    const over = (y: number) => barred(opposed(60, { friends: { friend: small(100, y) } }));
    expect([over(92.9), over(93)]).toEqual([null, 'HOW-FIRE-10']);
    const beside = (x: number) => barred(opposed(60, { friends: { friend: small(100, 80), other: { at: [x, 112] } } }));
    expect([beside(135.2), beside(134.9)]).toEqual([null, 'HOW-FIRE-10']);
  });
  it('sees 4 cm of the target past them', () => {
    const past = (offset: number) => barred(opposed(60, { friends: { friend: { at: [100 + offset, 80] } } }));
    expect([past(4), past(3.9)]).toEqual([null, 'HOW-FIRE-10']);
  });
  it('guns may not, nor canister', () => {
    expect(barred(opposed(60, { type: 'medium gun', friends: { friend: small(100, 80) } }), 'roundshot')).toBe(
      'HOW-FIRE-10',
    );
    expect(barred(opposed(38, { friends: { friend: small(100, 69) } }), 'canister')).not.toBeNull();
  });
  it('HOW-FIRE-09: howitzers mind no narrow gap', () => {
    const column = (x: number): UnitPlace => ({ formation: 'march column', at: [x, 80] });
    const friends = { left: column(97), right: column(103) };
    expect(barred(opposed(60, { type: 'medium gun', friends }), 'roundshot')).toBe('HOW-FIRE-09');
    expect(barred(opposed(60, { friends }))).toBeNull();
  });
  it('is no difficult target for being fired at over friends', () => {
    expect(modifiers(opposed(60, { friends: { friend: small(100, 80) } }), 'shell')).toEqual([]);
  });
});

describe('HOW-ARTY-17: shell from and at hills', () => {
  const knoll = hill('hill', 'gentle', 6, polygon([80, 20], [120, 20], [120, 52], [80, 52]));
  const far = hill('hill', 'gentle', 6, polygon([60, 105], [140, 105], [140, 119], [60, 119]));
  const from = (y: number, type: UnitType = 'howitzer') =>
    barred(opposed(40, { type, terrain: [knoll], friends: { friend: { at: [100, y] } } }));
  const up = (y: number, type: UnitType = 'howitzer') =>
    barred(opposed(0, { type, terrain: [far], esterle: { at: [100, 110] }, friends: { friend: { at: [100, y] } } }));
  it('down from a hill: more than 10 cm from the gun, at least 10 from the target', () => {
    expect([from(62.1), from(62)]).toEqual([null, 'HOW-FIRE-10']);
    expect([from(78), from(78.1)]).toEqual([null, 'HOW-FIRE-10']);
  });
  it('up at a hill: at least 10 cm from both', () => {
    expect([up(62), up(61.9)]).toEqual([null, 'HOW-FIRE-10']);
    expect([up(96), up(96.1)]).toEqual([null, 'HOW-FIRE-10']);
  });
  it('HOW-ARTY-23: of a unicorn as for guns, 15 cm', () => {
    expect([from(73, 'unicorn'), from(73.1, 'unicorn')]).toEqual([null, 'HOW-FIRE-10']);
    expect([up(67, 'unicorn'), up(66.9, 'unicorn')]).toEqual([null, 'HOW-FIRE-10']);
  });
});

describe('HOW-ARTY-23: unicorns', () => {
  it('choose between shell, roundshot and canister, on howitzer ranges', () => {
    expect(loads(opposed(30, { type: 'unicorn' })).toSorted()).toEqual(['canister', 'roundshot', 'shell']);
    expect(loads(opposed(19.9, { type: 'unicorn' })).toSorted()).toEqual(['canister', 'roundshot']);
    expect(loads(opposed(100, { type: 'unicorn' })).toSorted()).toEqual(['roundshot', 'shell']);
    expect(loads(opposed(100.1, { type: 'unicorn' }))).toEqual([]);
  });
  it('light ones on light gun ranges', () => {
    const light = { type: 'light unicorn' } as const;
    expect(reachOf(opposed(30, light).troop('guns'))).toBe(70);
    expect(loads(opposed(30, light)).toSorted()).toEqual(['canister', 'roundshot', 'shell']);
    expect(loads(opposed(30.1, light)).toSorted()).toEqual(['roundshot', 'shell']);
    expect(modifiers(opposed(50.1, light), 'shell')).toEqual(['HOW-RANGE-02 -1']);
  });
  it('on the level friends stand more than 20 cm from gun and target', () => {
    const over = (y: number) =>
      barred(opposed(60, { type: 'unicorn', friends: { friend: { size: 'small', at: [100, y] } } }));
    expect([over(72.1), over(72)]).toEqual([null, 'HOW-FIRE-10']);
    expect([over(87.9), over(88)]).toEqual([null, 'HOW-FIRE-10']);
  });
  it('roundshot is that of a gun: not over friends on the level', () => {
    const friends = { friend: { size: 'small', at: [100, 80] } } as const;
    expect(barred(opposed(60, { type: 'unicorn', friends }), 'roundshot')).toBe('HOW-FIRE-10');
    expect(barred(opposed(60, { type: 'unicorn', friends }), 'shell')).toBeNull();
  });
  it('load what promises most when there is no time to ask', () => {
    const loaded = (range: number, esterle: UnitPlace = {}) => {
      const on = opposed(range, { type: 'unicorn', esterle });
      return ammunitionOf(on.view('blue'), on.troop('guns'), on.troop('esterle'));
    };
    expect(loaded(30)).toBe('canister');
    // A fuse may burn badly; horses are worth it.
    expect(loaded(60)).toBe('roundshot');
    expect(loaded(60, { type: 'cuirassiers', at: [100, 112.5] })).toBe('shell');
  });
});
