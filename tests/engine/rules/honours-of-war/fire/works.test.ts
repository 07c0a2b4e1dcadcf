import { describe, expect, it } from 'vitest';
import { coverOf } from '../../../../../engine/rules/honours-of-war/fire/cover';
import { mayFire } from '../../../../../engine/rules/honours-of-war/fire/entitlement';
import { canSee } from '../../../../../engine/rules/honours-of-war/fire/sight';
import { isEntrenched } from '../../../../../engine/rules/honours-of-war/ground/works';
import type { Feature } from '../../../../../engine/scenario';
import { at, battlefield, course, entrenchment, hill, polygon, redoubt, river, village, wall, wood } from '../field';
import type { UnitPlace } from '../field';
import { customArea, customLine, declared, ford, obstacle, sunkenRoad } from '../ground';

/** Esterle faces south with its front edge on y = 70, from x = 90 to 110; Lossow's front is at (100, 50). */
const field = (terrain: readonly Feature[], esterle: Partial<UnitPlace> = {}, lossow: Partial<UnitPlace> = {}) =>
  battlefield({
    terrain,
    blue: { lossow: { at: [100, 48], ...lossow } },
    red: { esterle: { at: [100, 72], ...esterle } },
  });
const cover = (terrain: readonly Feature[], esterle: Partial<UnitPlace> = {}, lossow: Partial<UnitPlace> = {}) => {
  const on = field(terrain, esterle, lossow);
  const found = coverOf(on.view('blue'), on.troop('lossow').box, on.troop('esterle'), 'musketry');
  return found && `${found.clause} ${found.value}`;
};
/** Whoever goes west along it has the enemy, south, on the left. */
const works = (y = 70, from = 130, to = 70): Feature => entrenchment('works', course([from, y], [to, y]));
const HEAVY = 'HOW-TERR-09 -2';
const BETWEEN = 'HOW-TERR-09 -1';

describe('HOW-TERR-09: cover of works', () => {
  it('is heavy for the unit that occupies them: in contact, on the defended side', () => {
    expect(cover([works()])).toBe(HEAVY);
    expect(cover([works(69.91)])).toBe(HEAVY);
    expect(cover([works(69.89)])).toBe(BETWEEN);
  });
  it('along at least half its frontage', () => {
    expect(cover([works(70, 100, 70)])).toBe(HEAVY);
    expect(cover([works(70, 99.8, 70)])).toBeNull();
    expect(cover([works(70, 130, 100)])).toBe(HEAVY);
  });
  it('with its front, not with its back or side', () => {
    expect(cover([works(74)])).toBeNull();
    expect(cover([works(70)], { heading: 0 })).toBe(BETWEEN);
    const beside = entrenchment('works', course([90, 60], [90, 90]));
    expect(cover([beside])).toBeNull();
  });
  it('is light when they lie merely between, like a wall', () => {
    expect(cover([works(60)])).toBe(BETWEEN);
    expect(cover([entrenchment('works', course([70, 60], [130, 60]))])).toBe(BETWEEN);
  });
  it('HOW-TERR-07: and none when the firer touches them and the target does not', () => {
    expect(cover([works(50)])).toBeNull();
    expect(cover([works(50.2)])).toBe(BETWEEN);
  });
  it('is none from behind: more than half of the firer on the defended side', () => {
    expect(cover([works()], {}, { at: [100, 94], heading: 180 })).toBeNull();
    expect(cover([works()], {}, { at: [140, 72.1], heading: 270 })).toBeNull();
    expect(cover([works()], {}, { at: [140, 70], heading: 270 })).toBe(HEAVY);
    expect(cover([works()], {}, { at: [140, 60], heading: 270 })).toBe(HEAVY);
  });
  it('from behind it is not light either, but other cover holds', () => {
    const rear = { at: [100, 94], heading: 180 } as const;
    expect(cover([works(), wall('wall', course([70, 80], [130, 80]))], {}, rear)).toBe('HOW-TERR-07 -1');
  });
  it('a redoubt covers against all who are outside', () => {
    const fort = redoubt('fort', polygon([85, 70], [115, 70], [115, 90], [85, 90]));
    expect(cover([fort])).toBe(HEAVY);
    expect(cover([fort], {}, { at: [100, 110], heading: 180 })).toBe(HEAVY);
    expect(cover([fort], {}, { at: [140, 80], heading: 270 })).toBe(HEAVY);
    expect(cover([fort], { at: [100, 80] })).toBe(BETWEEN);
    expect(cover([fort], {}, { at: [100, 82], heading: 180, size: 'small' })).toBeNull();
  });
  it('of guns by the front of the gun base', () => {
    const gun = { type: 'medium gun', at: [100, 73.5] } as const;
    expect(cover([works(70, 100, 70)], gun)).toBe(HEAVY);
    expect(cover([works(70, 99.8, 70)], gun)).toBeNull();
  });
  it('HOW-HIT-11: counts alone, heavier than a wood', () => {
    expect(cover([works(), wood('wald', polygon([80, 69], [120, 69], [120, 90], [80, 90]))])).toBe(HEAVY);
  });
  it('works with declared cover cover as a plain line', () => {
    expect(cover([declared(works(), { cover: 'light' })])).toBe(BETWEEN);
    expect(cover([declared(works(60), { cover: 'heavy' })])).toBe('HOW-TERR-07 -2');
    expect(cover([declared(works(), { cover: 'none' })])).toBeNull();
  });
});

describe('HOW-SCEN-16: the sunken road', () => {
  const ROAD = 'HOW-SCEN-16 -2';
  const road = sunkenRoad('road', course([0, 72], [240, 72]));
  it('is heavy cover for a unit more than half in it', () => {
    expect(cover([road])).toBe(ROAD);
    expect(cover([road], { at: [100, 74.9] })).toBe(ROAD);
    expect(cover([road], { at: [100, 75] })).toBeNull();
  });
  it('but not against fire from its rear sector', () => {
    expect(cover([road], {}, { at: [100, 94], heading: 180 })).toBeNull();
    expect(cover([road], {}, { at: [140, 72], heading: 270 })).toBe(ROAD);
  });
  it('counts as works for who stands in it', () => {
    const entrenched = (terrain: readonly Feature[]): boolean => {
      const on = field(terrain);
      return isEntrenched(on.view('blue'), on.troop('esterle'));
    };
    expect([[road], [works()], [works(60)], []].map(entrenched)).toEqual([true, true, false, false]);
    expect(entrenched([declared(road, { cover: 'light' })])).toBe(false);
  });
  it('gives the cover that is declared instead', () => {
    expect(cover([declared(road, { cover: 'light' })])).toBe('HOW-TERR-25 -1');
    expect(cover([declared(road, { cover: 'none' })])).toBeNull();
  });
});

describe('cover of an abatis and of declared ground', () => {
  it('an abatis is light cover, with the exception of HOW-TERR-07', () => {
    expect(cover([obstacle('abatis', course([70, 60], [130, 60]))])).toBe('HOW-TERR-07 -1');
    expect(cover([obstacle('abatis', course([70, 50], [130, 50]))])).toBeNull();
  });
  it('an area covers a unit more than half in it', () => {
    const pit = (y: number, of: 'light' | 'heavy' | 'none') =>
      customArea('quarry', polygon([80, y], [120, y], [120, 90], [80, 90]), { cover: of });
    expect(cover([pit(71.9, 'heavy')])).toBe('HOW-TERR-25 -2');
    expect(cover([pit(71.9, 'light')])).toBe('HOW-TERR-25 -1');
    expect(cover([pit(72, 'heavy')])).toBeNull();
    expect(cover([pit(60, 'none')])).toBeNull();
  });
  it('a line covers as heavily as declared; the heaviest of several counts', () => {
    const race = (of: 'light' | 'heavy' | 'none') => customLine('race', course([70, 60], [130, 60]), { cover: of });
    expect((['none', 'light', 'heavy'] as const).map((of) => cover([race(of)]))).toEqual([
      null,
      'HOW-TERR-07 -1',
      'HOW-TERR-07 -2',
    ]);
    expect(cover([wall('wall', course([70, 55], [130, 55])), race('heavy')])).toBe('HOW-TERR-07 -2');
    expect(cover([declared(wall('wall', course([70, 55], [130, 55])), { cover: 'none' })])).toBeNull();
  });
  it('a wood with no cover declared gives none', () => {
    const wald = wood('wald', polygon([80, 69], [120, 69], [120, 90], [80, 90]));
    expect(cover([wald])).toBe('HOW-TERR-25 -1');
    expect(cover([declared(wald, { cover: 'none' })])).toBeNull();
  });
});

describe('HOW-TERR-24: declared sight', () => {
  const sees = (terrain: readonly Feature[]): boolean => {
    const on = field(terrain);
    return canSee(on.view('blue'), on.troop('lossow'), on.troop('esterle'));
  };
  const patch = polygon([0, 55], [240, 55], [240, 65], [0, 65]);
  const line = course([0, 60], [240, 60]);
  const berg = hill('berg', 'gentle', 4, patch);
  const wide = village('dorf', at(100, 60), 0, 16);
  it.each<[string, Feature, boolean, boolean]>([
    ['an area of its own', customArea('quarry', patch, {}), true, false],
    ['a line of its own', customLine('race', line, {}), true, false],
    ['a wood', wood('wald', patch), false, false],
    ['a line of trees', obstacle('tree line', line), false, false],
    ['a hedge', obstacle('hedge', line), true, false],
    ['a hill', berg, false, false],
  ])('%s: as its kind, blocked and open', (_what, feature, asKind, blocked) => {
    expect(sees([feature])).toBe(asKind);
    expect(sees([declared(feature, { sight: 'blocked' })])).toBe(blocked);
    expect(sees([declared(feature, { sight: 'open' })])).toBe(true);
  });
  it('houses are seen over when declared open', () => {
    const on = (feature: Feature) => {
      const small = field(
        [feature],
        { size: 'small', formation: 'march column', at: [100, 80] },
        { size: 'small', at: [100, 40] },
      );
      return canSee(small.view('blue'), small.troop('lossow'), small.troop('esterle'));
    };
    expect(on(wide)).toBe(false);
    expect(on(declared(wide, { sight: 'open' }))).toBe(true);
  });
});

describe('HOW-TERR-23: fire out of a ford', () => {
  it('light infantry that is in it at all does not fire; beside it and beyond it does', () => {
    const water = [
      river('triebisch', 6, course([0, 70], [240, 70]), 'fordable'),
      ford('furt', 'triebisch', at(100, 70), 30),
    ];
    const refused = (place: readonly [number, number]): string | null => {
      const on = field(water, {}, { at: place, type: 'jaeger', size: 'small' });
      return mayFire(on.view('blue'), on.troop('lossow'))?.clause ?? null;
    };
    expect(refused([100, 70])).toBe('HOW-TERR-23');
    expect(refused([100, 65.1])).toBe('HOW-TERR-23');
    expect(refused([100, 64.9])).toBeNull();
  });
});

describe('HOW-TERR-25: how the cover of ground is told', () => {
  const ground = polygon([60, 65], [140, 65], [140, 100], [60, 100]);
  const label = (feature: Feature) => {
    const on = field([feature]);
    return coverOf(on.view('blue'), on.troop('lossow').box, on.troop('esterle'), 'musketry')?.label;
  };
  it.each([
    ['a wood', wood('wald', ground), 'Light cover, in a wood'],
    ['a wood of heavy cover', declared(wood('wald', ground), { cover: 'heavy' }), 'Heavy cover, in the wood'],
    ['other ground', customArea('bruch', ground, { cover: 'light' }), 'Light cover, in the quarry'],
  ])('%s', (_what, feature, told) => {
    expect(label(feature)).toBe(told);
  });
});
