import { describe, expect, it } from 'vitest';
import type { Reason } from '../../../../../engine/battle';
import { assessShot, hitsFor } from '../../../../../engine/rules/honours-of-war/fire';
import type { Ammunition } from '../../../../../engine/rules/honours-of-war/fire';
import { at, battlefield, course, hill, northFront, polygon, river, village, wall, wood } from '../field';
import type { Layout, TestField } from '../field';

/** Lossow faces north with the middle of its front at (100, 50); Esterle faces it with its front at y = 50 + range. */
const opposed = (range: number, more: Partial<Layout> & { lossow?: object; esterle?: object } = {}): TestField => {
  const { lossow, esterle, ...rest } = more;
  return battlefield({
    blue: { lossow: { at: northFront(100, 50, 4), ...lossow } },
    red: { esterle: { at: [100, 50 + range + 2], ...esterle } },
    ...rest,
  });
};
interface Extra {
  readonly ammunition?: Ammunition;
  readonly moved?: boolean;
  readonly face?: number;
}
function assess(field: TestField, extra: Extra = {}) {
  const reasons: Reason[] = [];
  const shot = {
    firer: field.troop('lossow'),
    target: field.troop('esterle'),
    ammunition: 'musketry',
    moved: false,
    inMovement: false,
    ...extra,
  } as const;
  const { modifier, line } = assessShot(field.view('blue'), shot, reasons);
  expect(reasons.reduce((sum, { value = 0 }) => sum + value, 0)).toBe(modifier);
  expect(assessShot(field.view('blue'), shot, null).modifier).toBe(modifier);
  return {
    modifier,
    line,
    rows: reasons.map(({ clause, value }) => [clause, value]),
    labels: reasons.map(({ label }) => label),
  };
}
const gun = { type: 'medium gun' } as const;

describe('worked examples', () => {
  it('HOW-EX-01: a French line that has moved fires at Prussian grenadiers at 16 cm: 1 hit on a 4', () => {
    const { modifier, line, labels } = assess(opposed(16, { esterle: { type: 'grenadiers', class: 'superior' } }), {
      moved: true,
    });
    expect(labels).toEqual(['Firer has moved', 'Long range, 16.0 cm', 'Target is superior']);
    expect(line).toBe('standard infantry');
    expect(hitsFor(line, 4, modifier)).toBe(1);
  });
  it('HOW-EX-26, HOW-CLASS-02: class is absolute: grenadiers against standard infantry have no class modifier', () => {
    expect(assess(opposed(8, { lossow: { type: 'grenadiers', class: 'superior' } })).rows).toEqual([]);
  });
});

describe('HOW-RANGE-01', () => {
  it.each([
    [10.0, 0],
    [10.009, 0],
    [10.1, -1],
    [20, -1],
  ])('muskets at %d cm: %d', (range, value) => {
    expect(assess(opposed(range)).modifier).toBe(value);
  });
  it('measures from the middle of the front to the nearest point (HOW-FIRE-06)', () => {
    const field = opposed(8, { esterle: { at: [118, 60] } });
    expect(assess(field).rows).toEqual([
      ['HOW-RANGE-01', -1],
      ['HOW-HIT-08', -1],
    ]);
  });
});

describe('HOW-RANGE-02', () => {
  it.each([
    [40, 'canister', 2],
    [40, 'roundshot', 0],
    [80, 'roundshot', 0],
    [80.1, 'roundshot', -1],
  ] as const)('a medium gun at %d cm with %s: %d', (range, ammunition, modifier) => {
    expect(assess(opposed(range, { lossow: { ...gun, at: [100, 46.5] } }), { ammunition }).modifier).toBe(modifier);
  });
});

describe('HOW-HIT-04', () => {
  it('HOW-REACT-08: -1 at 3 hits, none at 2', () => {
    expect(assess(opposed(8, { lossow: { hits: 3 } })).rows).toEqual([['HOW-REACT-08', -1]]);
    expect(assess(opposed(8, { lossow: { hits: 2 } })).rows).toEqual([]);
  });
  it('HOW-CLASS-04: transport is inferior whatever is written', () => {
    expect(assess(opposed(8, { esterle: { type: 'transport', class: 'superior' } })).rows).toContainEqual([
      'HOW-CLASS-02',
      1,
    ]);
  });
  it('HOW-FIRE-20: small and large firers', () => {
    const of = (size: 'small' | 'large') => {
      const { rows, labels } = assess(opposed(8, { lossow: { size } }));
      return [...rows, ...labels];
    };
    expect(of('small')).toEqual([['HOW-FIRE-20', -1], 'Firer is small']);
    expect(of('large')).toEqual([['HOW-FIRE-20', 1], 'Firer is large']);
  });
  it('HOW-TERR-21: infantry in a fordable river fires at -1, HOW-FIRE-21: nothing else changes for a target there', () => {
    const ford = river('iser', 12, course([0, 48], [240, 48]), 'fordable');
    expect(assess(opposed(8, { terrain: [ford] })).rows).toEqual([['HOW-TERR-21', -1]]);
    const far = river('iser', 12, course([0, 60], [240, 60]), 'fordable');
    expect(assess(opposed(8, { terrain: [far] })).rows).toEqual([]);
  });
});

describe('HOW-HIT-08', () => {
  it('is one -1 for light infantry and for deployed guns, not for limbered ones (HOW-ARTY-19)', () => {
    expect(assess(opposed(8, { esterle: { type: 'light infantry' } })).rows).toEqual([['HOW-HIT-08', -1]]);
    expect(assess(opposed(8, { esterle: { ...gun } })).rows).toEqual([['HOW-HIT-08', -1]]);
    expect(assess(opposed(8, { esterle: { ...gun, formation: 'limbered' } })).rows).toEqual([]);
  });
  it('HOW-EX-22: for more than half outside the zone, not for half (HOW-FIRE-07)', () => {
    // The zone's right edge, 7 to 11 cm ahead, lies 10 + 7 tan 30 to 10 + 11 tan 30 cm right: 15.2 on average.
    expect(assess(opposed(7, { esterle: { at: [115.1, 59] } })).rows).toEqual([]);
    expect(assess(opposed(7, { esterle: { at: [115.3, 59] } })).rows).toEqual([['HOW-HIT-08', -1]]);
  });
  it('HOW-FIRE-10: for being hidden by troops in part, be it ever so little', () => {
    const past = (x: number) =>
      assess(opposed(14, { blue: { lossow: { at: northFront(100, 50, 4) }, friend: { at: [x, 58] } } })).labels;
    // The friend, 20 cm wide, hides what lies beyond the line from (100, 50) past its corner at y = 56 to 60.
    expect(past(113)).toEqual(['Long range, 14.0 cm', 'Difficult target: partly hidden by troops']);
    expect(past(118)).toEqual(['Long range, 14.0 cm']);
  });
  it('HOW-HIT-09: cover and difficulty both count', () => {
    const field = opposed(8, {
      esterle: { type: 'freikorps' },
      terrain: [wood('wood', polygon([60, 57.5], [140, 57.5], [140, 90], [60, 90]))],
    });
    expect(assess(field).rows).toEqual([
      ['HOW-HIT-08', -1],
      ['HOW-TERR-25', -1],
    ]);
  });
  it('counts once when light infantry is also half outside the zone', () => {
    expect(assess(opposed(7, { esterle: { type: 'freikorps', at: [116, 59] } })).modifier).toBe(-1);
  });
});

describe('HOW-FIRE-14', () => {
  it('+1 when more than half of the firer stands in the flank or rear sector', () => {
    expect(assess(opposed(8, { esterle: { heading: 0 } })).rows).toEqual([['HOW-FIRE-14', 1]]);
    expect(assess(opposed(8, { esterle: { heading: 90, at: [100, 68] } })).labels).toContain('Fire from the flank');
  });
  it('none when exactly half does', () => {
    // Esterle, 20 by 4, faces west; its right sector is bounded by lines at 45 degrees. Lossow's middle lies on one.
    const field = opposed(8, { esterle: { at: [100, 68], heading: 270 }, lossow: { at: [88, 48] } });
    expect(assess(field).rows).not.toContainEqual(['HOW-FIRE-14', 1]);
  });
});

describe('cover', () => {
  const between = wall('wall', course([60, 55], [140, 55]));
  it('HOW-TERR-07: a wall across the line of fire is light cover', () => {
    expect(assess(opposed(8, { terrain: [between] })).rows).toEqual([['HOW-TERR-07', -1]]);
  });
  it('HOW-TERR-07: not when the firer touches it and the target does not', () => {
    expect(assess(opposed(8, { terrain: [wall('wall', course([60, 50.1], [140, 50.1]))] })).rows).toEqual([]);
    expect(assess(opposed(8, { terrain: [wall('wall', course([60, 50.3], [140, 50.3]))] })).rows).toEqual([
      ['HOW-TERR-07', -1],
    ]);
    expect(assess(opposed(0.2, { terrain: [wall('wall', course([60, 50.1], [140, 50.1]))] })).rows).toEqual([
      ['HOW-TERR-07', -1],
    ]);
  });
  it('HOW-TERR-25: in a wood when more than half of it is, or half of it along the edge', () => {
    const edge = (y: number) => [wood('wood', polygon([60, y], [140, y], [140, 100], [60, 100]))];
    expect(assess(opposed(8, { terrain: edge(59.9) })).rows).toEqual([['HOW-TERR-25', -1]]);
    expect(assess(opposed(8, { terrain: edge(60) })).rows).toEqual([['HOW-TERR-25', -1]]);
    expect(assess(opposed(8, { terrain: edge(60.1) })).rows).toEqual([]);
  });
  it('HOW-HIT-11: only the heaviest of several covers counts', () => {
    const both = [between, wood('wood', polygon([60, 57.5], [140, 57.5], [140, 100], [60, 100]))];
    expect(assess(opposed(8, { terrain: both })).modifier).toBe(-1);
  });
});

describe('HOW-BUA-02', () => {
  const houses = (build: 'rustic' | 'urban', fortified = false) => ({
    ...village('mill', at(100, 66), 0, 20),
    build,
    fortified,
  });
  const cover = (build: 'rustic' | 'urban', fortified: boolean, ammunition: Ammunition) =>
    assess(
      opposed(6, {
        terrain: [houses(build, fortified) as never],
        esterle: { inside: 'mill/1' },
        lossow: ammunition === 'musketry' ? {} : { ...gun, at: [100, 46.5] },
      }),
      { ammunition },
    ).rows.find(([clause]) => clause === 'HOW-BUA-02')?.[1];
  it.each([
    ['rustic', false, 'musketry', -1],
    ['rustic', false, 'roundshot', -1],
    ['urban', false, 'musketry', -2],
    ['urban', false, 'canister', -2],
    ['urban', false, 'roundshot', -1],
    ['rustic', true, 'roundshot', -2],
  ] as const)('%s houses, fortified %s, against %s: %d', (build, fortified, ammunition, value) => {
    expect(cover(build, fortified, ammunition)).toBe(value);
  });
  it('HOW-ARTY-14: a heavy gun has +1 with roundshot against houses, not with canister', () => {
    const field = opposed(6, {
      terrain: [houses('rustic')],
      esterle: { inside: 'mill/1' },
      lossow: { type: 'heavy gun', at: [100, 46] },
    });
    expect(assess(field, { ammunition: 'roundshot' }).rows).toContainEqual(['HOW-ARTY-14', 1]);
    expect(assess(field, { ammunition: 'canister' }).rows).not.toContainEqual(['HOW-ARTY-14', 1]);
  });
  it('HOW-SECT-07: no flank fire at a unit in houses', () => {
    const field = opposed(6, {
      terrain: [houses('rustic')],
      esterle: { inside: 'mill/1' },
      lossow: { at: [130, 66], heading: 270 },
    });
    expect(assess(field).rows.map(([clause]) => clause)).not.toContain('HOW-FIRE-14');
  });
  it('HOW-BUA-13: firing from houses costs 1 for each direction of the turn', () => {
    const field = battlefield({
      terrain: [houses('rustic')],
      blue: { lossow: { inside: 'mill/1', marks: { faces: 0b0010 } } },
      red: { esterle: { at: [100, 86], heading: 180 } },
    });
    const told = (face: number) => assess(field, { face });
    expect(told(0).rows).toEqual([['HOW-BUA-13', -2]]);
    expect(told(1).rows).toContainEqual(['HOW-BUA-13', -1]);
    expect(told(0).labels).toContain('Firing from houses in 2 directions');
    expect(told(1).labels).toContain('Firing from houses in 1 direction');
  });
});

describe('HOW-HIT-05', () => {
  const battery = { ...gun, at: [100, 46.5] } as const;
  it('HOW-ARTY-12: +1 against cavalry two deep, not against a single line or a column, nor light infantry (HOW-FORM-03)', () => {
    const at20 = (formation: string, type: 'dragoons' | 'jaeger' = 'dragoons') =>
      assess(opposed(20, { lossow: battery, esterle: { type, formation } }), { ammunition: 'roundshot' });
    expect(at20('double line', 'jaeger').rows).toEqual(at20('line', 'jaeger').rows);
    expect(at20('double line').rows).toEqual([['HOW-ARTY-12', 1]]);
    expect(at20('line').rows).toEqual([]);
    expect(at20('march column').rows).toContainEqual(['HOW-ARTY-13', 1]);
  });
  it('HOW-ARTY-13, HOW-SCALE-15: +1 against a march column with all of the gun in its front or rear sector, rear fire besides', () => {
    const column = (more: object) =>
      assess(opposed(30, { lossow: battery, esterle: { formation: 'march column', ...more } }), {
        ammunition: 'roundshot',
      });
    expect(column({}).rows).toEqual([['HOW-ARTY-13', 1]]);
    expect(column({ heading: 0 }).rows).toEqual([
      ['HOW-FIRE-14', 1],
      ['HOW-ARTY-13', 1],
    ]);
    expect(column({ heading: 90 }).rows).toEqual([['HOW-FIRE-14', 1]]);
    expect(assess(opposed(15, { esterle: { formation: 'march column' } })).rows).not.toContainEqual(['HOW-ARTY-13', 1]);
  });
  it('HOW-EX-23 A: canister at a target more than half outside the zone: +2 and -1', () => {
    const field = opposed(20, { lossow: battery, esterle: { at: [117, 72] } });
    expect(assess(field, { ammunition: 'canister' }).rows).toEqual([
      ['HOW-HIT-08', -1],
      ['HOW-HIT-05', 2],
    ]);
  });
});

it('HOW-TERR-15, HOW-EX-17: more than half behind the crest is difficult, most of it in front is not', () => {
  const ridge = hill('hill', 'gentle', 6, polygon([40, 54], [160, 54], [160, 66], [40, 66]));
  const behind = (at: number) => assess(opposed(8, { terrain: [ridge], esterle: { at: [100, at] } })).rows;
  expect(behind(61)).toContainEqual(['HOW-HIT-08', -1]);
  expect(behind(59)).not.toContainEqual(['HOW-HIT-08', -1]);
});
