import { describe, expect, test } from 'vitest';
import { inksOf, type Shape } from '../../../../drawing/map';
import { MAP_OPTIONS, mapSheets, type MapOptions } from '../../../../drawing/paper/map';
import { comings } from '../../../../drawing/paper/map/arrivals';
import { samplesOf } from '../../../../drawing/paper/map/legend';
import { framed, pageOf } from '../../../../drawing/paper/map/page';
import { planSheet, type SheetPlan } from '../../../../drawing/paper/map/plan-sheet';
import { PAPERS } from '../../../../drawing/paper';
import { signsOfStart } from '../../../../drawing/map/troops';
import type { Scenario } from '../../../../engine/scenario';
import { layGround } from '../../../../engine/terrain';
import { randomScenario, SHIPPED, shipped, stUlrich } from '../../map/scenarios';

function planOf(scenario: Scenario, change: Partial<MapOptions>): SheetPlan {
  const options = { ...MAP_OPTIONS, ...change };
  const inks = inksOf(options.style);
  const signs = signsOfStart(scenario);
  const content = { ground: layGround(scenario), signs, comings: comings(scenario), deployment: true, layers: null };
  const samples = samplesOf({ scenario, zones: true, ...content }, inks);
  return planSheet(content, samples, pageOf(options), options, inks);
}

describe('type', () => {
  test('grows with the paper, above A3 nearly as fast as it', () => {
    const type = (paper: keyof typeof PAPERS): number => pageOf({ paper, upright: false, margin: 1 }).type;
    expect([type('a5'), type('a4'), type('a3')].map((size) => Math.round(size * 100))).toEqual([26, 26, 32]);
    expect(type('a0') / type('a3')).toBeGreaterThan(2.5);
    const least = (paper: keyof typeof PAPERS): number => pageOf({ paper, upright: true, margin: 1 }).least;
    expect((['a5', 'a4', 'a3', 'a2', 'a0'] as const).map((paper) => Math.round(least(paper) * 1000))).toEqual([
      232, 232, 266, 349, 632,
    ]);
  });
});

/** 6.5 points in cm. */
const SIX_AND_A_HALF = (6.5 * 2.54) / 72;

test.each(Object.keys(SHIPPED) as (keyof typeof SHIPPED)[])(
  'on the map of %s no word is under six and a half points, and larger paper buys larger ones',
  (name) => {
    const scenario = shipped(name);
    const smallest = (paper: keyof typeof PAPERS): number => {
      const { sheets } = mapSheets(scenario, { ...MAP_OPTIONS, paper, paces: 10 });
      return Math.min(...sheets.flatMap(({ layers }) => layers.flatMap(({ shapes }) => sizesIn(shapes, 1))));
    };
    const [a4, a3] = [smallest('a4'), smallest('a3')];
    expect(a4 / SIX_AND_A_HALF).toBeGreaterThanOrEqual(1);
    expect(a3 / SIX_AND_A_HALF).toBeGreaterThanOrEqual(1.1);
  },
);

/** Sizes of all words, cm of paper. */
function sizesIn(shapes: readonly Shape[], scale: number): number[] {
  return shapes.flatMap((shape): number[] => {
    if (shape.kind === 'words' || shape.kind === 'flowing words') return [shape.lettering.size * scale];
    if (shape.kind === 'window') return sizesIn(shape.shapes, scale * shape.scale);
    return shape.kind === 'group' ? sizesIn(shape.shapes, scale) : [];
  });
}

describe('a wide table on upright paper', () => {
  const plan = planOf(stUlrich(), { upright: true });
  test('has its title above the map, no smaller for it, and as wide at most', () => {
    expect(plan.masted).toBe(true);
    expect(plan.cartouche).toBeNull();
    const { mast, map, page } = plan.layout;
    expect(mast.south).toBeGreaterThan(map.north);
    expect(mast.north).toBeLessThanOrEqual(page.room.north + 1e-9);
    expect(plan.title.width).toBeLessThanOrEqual(map.east - map.west);
    // 17.64 cm of paper for 182.88 cm of table.
    expect(plan.layout.ratio).toBe(12);
  });
  test('has a larger legend', () => {
    expect(plan.foot.type).toBeCloseTo(plan.layout.page.type * 1.3, 9);
  });
});

describe('the foot', () => {
  test('begins under the frame of the map, but on the smallest paper', () => {
    for (const paper of ['a4', 'a3', 'a2', 'a1', 'a0', 'letter', 'tabloid'] as const) {
      const plan = planOf(stUlrich(), { paper });
      expect(plan.foot.span.west, paper).toBeCloseTo(framed(plan.layout).west, 9);
      expect(plan.foot.pieces, paper).not.toBeNull();
    }
  });
  // Kutzdorf breaks lines of its legend for it, the others have theirs beside the map.
  test.each([
    ['kutzdorf', 'a4', 10, false],
    ['spittelwitz', 'a4', 12, true],
    ['lobositz', 'a3', 8, true],
  ] as const)('ends under the frame of %s on %s, at the same scale', (name, paper, ratio, beside) => {
    const { foot, layout } = planOf(shipped(name), { paper, paces: 10 });
    expect(foot.span.west).toBeCloseTo(framed(layout).west, 9);
    expect(foot.span.east).toBeCloseTo(framed(layout).east, 9);
    expect([layout.ratio, foot.right > 0]).toEqual([ratio, beside]);
  });
  test('lies wholly on the paper, and costs the map no scale', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const scenario = randomScenario(seed, { width: 150 + seed * 16, depth: 120, features: 10, units: 6 });
      const bare = planOf(scenario, { upright: seed % 2 === 0, legend: 'none' });
      const plan = planOf(scenario, { upright: seed % 2 === 0 });
      const { room } = plan.layout.page;
      expect(plan.layout.foot.north - plan.foot.height, `seed ${seed}`).toBeGreaterThan(room.south - 1e-9);
      expect(plan.foot.span.west).toBeGreaterThan(room.west - 1e-9);
      expect(plan.foot.span.east).toBeLessThan(room.east + 1e-9);
      expect(bare.layout.ratio).toBeLessThanOrEqual(plan.layout.ratio);
      expect(plan.layout.spare).toBeGreaterThan(-1e-9);
    }
  });
});
