import { describe, expect, it } from 'vitest';
import { volley } from '../../../../../engine/rules/honours-of-war/fire';
import { grazedBy } from '../../../../../engine/rules/honours-of-war/fire/grazing';
import { at, battlefield, course, entrenchment, hill, polygon, river, stream, village, wall, wood } from '../field';
import { customArea, going, obstacle, sunkenRoad } from '../ground';
import type { Feature } from '../../../../../engine/scenario';
import type { Layout, UnitPlace } from '../field';

/** A medium gun with its front at (100, 50) fires north at a battalion from y = 70 to 74; others stand behind. */
const behind = (others: Record<string, UnitPlace>, more: Partial<Layout> & { gun?: UnitPlace } = {}) => {
  const { gun, ...rest } = more;
  return battlefield({
    blue: { gun: { type: 'medium gun', at: [100, 46.5], ...gun } },
    red: { first: { at: [100, 72] }, ...others },
    ...rest,
  });
};
const grazed = (field: ReturnType<typeof behind>, ammunition: 'roundshot' | 'canister' = 'roundshot') => {
  const shot = {
    firer: field.troop('gun'),
    target: field.troop('first'),
    ammunition,
    moved: false,
    inMovement: false,
  } as const;
  return grazedBy(field.view('blue'), shot).map(({ troop, needs }) => [troop.id, needs]);
};
const second = (front: number, more: UnitPlace = {}): Record<string, UnitPlace> => ({
  second: { at: [100, front + 2], ...more },
});

describe('HOW-GRAZE-01', () => {
  it('goes on beyond the range of the gun, 120 cm, but from roundshot alone', () => {
    // The first target begins 119 cm from the gun: the ball flies 30 cm on from there.
    const on = (nearEdge: number, ammunition: 'roundshot' | 'canister' = 'roundshot') =>
      grazed(
        battlefield({
          table: [240, 240],
          blue: { gun: { type: 'medium gun', at: [100, 46.5] } },
          red: { first: { at: [100, 171] }, second: { at: [100, nearEdge + 2] } },
        }),
        ammunition,
      );
    expect([on(181), on(198.9), on(199.1)]).toEqual([[['second', 3]], [['second', 3]], []]);
    expect(on(181, 'canister')).toEqual([]);
  });
  it('hits the unit behind though the target was missed, never the one before it', () => {
    // A 2 misses the first; the ball flies on with a 3; another 3 hits once.
    const field = behind({ ...second(90), before: { at: [100, 64], size: 'small' } }, { dice: [2, 3, 3] });
    const order = { firer: 'gun', target: 'first', ammunition: 'roundshot', moved: false, inMovement: false } as const;
    expect(field.run(volley(field, { ...order, massed: true }))).toEqual(['second']);
    expect(['first', 'second', 'before'].map((id) => field.hits(id))).toEqual([0, 1, 0]);
  });
});

describe('HOW-GRAZE-07', () => {
  it('each battery throws for its own ball, after its own fire at the target', () => {
    const field = battlefield({
      blue: {
        gun: { type: 'medium gun', at: [100, 46.5] },
        other: { type: 'medium gun', at: [107, 46.5] },
      },
      red: { first: { at: [103, 72] }, second: { at: [103, 92] } },
      // The target 2, the ball 2: short. Then the target 2, the ball 3, the second target 5.
      dice: [2, 2, 2, 3, 5],
    });
    const fire = (firer: string) =>
      field.run(
        volley(field, {
          firer,
          target: 'first',
          ammunition: 'roundshot',
          moved: false,
          inMovement: false,
          massed: true,
        }),
      );
    expect([fire('gun'), field.state.drawn, fire('other'), field.state.drawn]).toEqual([[], 2, ['second'], 5]);
    expect(
      field.events.flatMap((event) => (event.do === 'fired' ? [`${event.by} ${event.manner} ${event.at.join()}`] : [])),
    ).toEqual(['gun roundshot first', 'other roundshot first', 'other grazing second']);
    // Hits of the ball that flew on are told as such.
    const struck = field.events.find((event) => event.do === 'gauge' && event.id === 'second');
    expect(struck?.reasons.map(({ clause }) => clause)).toContain('HOW-GRAZE-06');
  });
});

describe('HOW-GRAZE-02', () => {
  it('reaches 30 cm past the near edge of the first target, along the line of fire', () => {
    expect(grazed(behind(second(99.9)))).toEqual([['second', 3]]);
    expect(grazed(behind(second(100.1)))).toEqual([]);
    expect(grazed(behind(second(90, { at: [109.9, 90] })))).toEqual([['second', 3]]);
    expect(grazed(behind(second(90, { at: [110.1, 90] })))).toEqual([]);
  });
  it('takes several units, the nearest first, and friends too', () => {
    expect(grazed(behind({ third: { at: [100, 92] }, second: { at: [100, 82] } }))).toEqual([
      ['second', 3],
      ['third', 3],
    ]);
    const friend = battlefield({
      blue: { gun: { type: 'medium gun', at: [100, 46.5] }, friend: { at: [100, 85] } },
      red: { first: { at: [100, 72] } },
    });
    expect(grazed(friend)).toEqual([['friend', 3]]);
  });
  it('at 6mm it reaches 8 cm', () => {
    const small = (y: number) =>
      battlefield({
        scale: '6mm',
        blue: { gun: { type: 'medium gun', at: [100, 49] } },
        red: { first: { at: [100, 60.5] }, second: { at: [100, y + 0.5] } },
      });
    expect(grazed(small(67.9))).toEqual([['second', 3]]);
    expect(grazed(small(68.1))).toEqual([]);
  });
});

describe('HOW-GRAZE-04', () => {
  it('works beyond the target take the force from the ball; felled trees and sunken roads do not', () => {
    const line = course([60, 80], [140, 80]);
    expect(grazed(behind(second(90), { terrain: [entrenchment('works', line)] }))).toEqual([['second', 5]]);
    const why = (feature: Feature) => {
      const field = behind(second(90), { terrain: [feature] });
      const shot = { firer: field.troop('gun'), target: field.troop('first'), ammunition: 'roundshot' } as const;
      return grazedBy(field.view('blue'), { ...shot, moved: false, inMovement: false })[0]?.why.label;
    };
    expect(why(entrenchment('works', line))).toBe('Grazing on 5 or 6: works beyond the target');
    expect(why(wall('wall', line))).toBe('Grazing on 5 or 6: a wall beyond the target');
    const strip = polygon([0, 78], [240, 78], [240, 82], [0, 82]);
    expect(why(wood('wood', strip))).toBe('Grazing on 5 or 6: a wood beyond the target');
    expect(why(customArea('quarry', strip, { movement: going({ foot: 'half' }) }))).toBe(
      'Grazing on 5 or 6: broken ground beyond the target',
    );
    expect(grazed(behind(second(90), { terrain: [obstacle('abatis', line)] }))).toEqual([['second', 3]]);
    expect(grazed(behind(second(90), { terrain: [sunkenRoad('road', line)] }))).toEqual([['second', 3]]);
  });
  it('works that the target itself lines do not count', () => {
    const line = course([140, 70], [60, 70]);
    expect(grazed(behind(second(90), { terrain: [entrenchment('works', line)] }))).toEqual([['second', 3]]);
  });
  it('ground declared to slow foot or horse is broken ground', () => {
    const pit = polygon([60, 78], [140, 78], [140, 82], [60, 82]);
    const quarry = (by: Parameters<typeof going>[0]) => customArea('quarry', pit, { movement: going(by) });
    expect(grazed(behind(second(90), { terrain: [quarry({ foot: 'half' })] }))).toEqual([['second', 5]]);
    expect(grazed(behind(second(90), { terrain: [quarry({ guns: 'half' })] }))).toEqual([['second', 3]]);
  });
  const between = (y: number) => course([0, y], [240, y]);
  it.each([
    ['a wall', wall('line', between(80)), 5],
    ['a stream', stream('line', 2, between(80)), 5],
    ['a wood', wood('line', polygon([0, 78], [240, 78], [240, 82], [0, 82])), 5],
    ['rough ground', { ...wood('line', polygon([0, 78], [240, 78], [240, 82], [0, 82])), kind: 'rough' as const }, 5],
    ['a hedge', { ...wall('line', between(80)), kind: 'hedge' as const }, 3],
    ['a wall before the target', wall('line', between(60)), 3],
  ])('%s beyond the target', (_what, feature, needs) => {
    expect(grazed(behind(second(90), { terrain: [feature as never] }))).toEqual([['second', needs]]);
  });
  it('5 or 6 up at a gentle hill, not down from one', () => {
    const target = hill('hill', 'gentle', 6, polygon([60, 69], [140, 69], [140, 76], [60, 76]));
    expect(grazed(behind(second(90), { terrain: [target] }))).toEqual([['second', 5]]);
    const wide = hill('hill', 'gentle', 6, polygon([0, 66], [240, 66], [240, 180], [0, 180]));
    expect(grazed(behind(second(90), { terrain: [wide] }))).toEqual([['second', 5]]);
    const own = hill('hill', 'gentle', 6, polygon([60, 20], [140, 20], [140, 52], [60, 52]));
    expect(grazed(behind(second(90), { terrain: [own] }))).toEqual([['second', 3]]);
  });
});

describe('HOW-GRAZE-05', () => {
  it('never with canister, over a river, a crest or houses, to or from a steep hill', () => {
    expect(grazed(behind(second(90)), 'canister')).toEqual([]);
    expect(grazed(behind(second(90), { terrain: [river('line', 4, course([0, 80], [240, 80]), 'fordable')] }))).toEqual(
      [],
    );
    expect(
      grazed(
        behind(second(90), {
          terrain: [hill('crest', 'gentle', 6, polygon([60, 76], [140, 76], [140, 88], [60, 88]))],
        }),
      ),
    ).toEqual([]);
    expect(grazed(behind(second(90), { terrain: [village('mill', at(100, 82), 0, 8)] }))).toEqual([]);
    expect(
      grazed(
        behind(second(90), { terrain: [hill('own', 'steep', 6, polygon([60, 20], [140, 20], [140, 52], [60, 52]))] }),
      ),
    ).toEqual([]);
  });
});

it.each([
  ['gentle', [['second', 5]], [['second', 3]]],
  ['steep', [], []],
] as const)('HOW-TERR-14: %s hills slow a ball uphill and not downhill, or stop it', (slope, up, down) => {
  const at = (from: number, to: number) =>
    grazed(
      behind(second(90), { terrain: [hill('hill', slope, 6, polygon([60, from], [140, from], [140, to], [60, to]))] }),
    );
  expect([at(69, 76), at(20, 52)]).toEqual([up, down]);
});

describe('HOW-GRAZE-09', () => {
  it('passes over units in melee, Done For units and houses', () => {
    const melee = behind(second(90, { marks: { 'in contact': 'foe' } }));
    expect(grazed(melee)).toEqual([]);
    expect(grazed(behind(second(90, { hits: 5, marks: { 'done for': 1 } })))).toEqual([]);
    expect(
      grazed(behind({ second: { inside: 'mill/1' } }, { terrain: [village('mill', at(100, 90), 0, 20)] })),
    ).toEqual([]);
  });
});

describe('HOW-GRAZE-06', () => {
  const fire = (dice: readonly number[], others: Record<string, UnitPlace>) => {
    const field = behind(others, { dice });
    const order = { firer: 'gun', target: 'first', ammunition: 'roundshot', moved: false, inMovement: false } as const;
    return { field, hit: field.run(volley(field, order)) };
  };
  it('rolls for the ball, then a fresh average die with the modifiers of that unit', () => {
    // First: 2 -> no hit. Ball on 3. Second, superior: 4 - 1 = 3 -> 1 hit.
    const { field, hit } = fire([2, 3, 4], second(90, { class: 'superior' }));
    expect(hit).toEqual(['second']);
    expect(field.hits('second')).toBe(1);
    expect(field.texts()).toContain('Gun grazes Second: 1 hit.');
  });
  it('HOW-GRAZE-03: a 2 misses, and no second die is thrown', () => {
    const { field } = fire([2, 2], second(90));
    expect([field.hits('second'), field.state.drawn]).toEqual([0, 2]);
  });
  it('anything past effective range is long', () => {
    const field = battlefield({
      blue: { gun: { type: 'light gun', at: [100, 47] } },
      red: { first: { at: [100, 97] }, second: { at: [100, 117] } },
      dice: [2, 6, 4],
    });
    field.run(
      volley(field, { firer: 'gun', target: 'first', ammunition: 'roundshot', moved: false, inMovement: false }),
    );
    const graze = field.events.find((event) => event.do === 'fired' && event.manner === 'grazing');
    expect(graze?.reasons.map(({ clause }) => clause)).toEqual(['HOW-SCALE-05', 'HOW-RANGE-02', 'HOW-HIT-01']);
  });
  it('HOW-GRAZE-08: split fire grazes through the unit whose modifiers were used only', () => {
    const { hit } = fire([2, 3, 4], {
      first: { at: [94, 72], size: 'small' },
      other: { at: [108, 74], size: 'small' },
      second: { at: [92, 85], size: 'small' },
      elsewhere: { at: [112, 88], size: 'small' },
    });
    expect(hit).toEqual(['second']);
  });
});
