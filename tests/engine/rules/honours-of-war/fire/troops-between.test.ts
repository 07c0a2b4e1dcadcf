import { describe, expect, it } from 'vitest';
import { mayShoot, targetsOf } from '../../../../../engine/rules/honours-of-war/fire';
import type { Ammunition } from '../../../../../engine/rules/honours-of-war/fire';
import { overheadReasons } from '../../../../../engine/rules/honours-of-war/fire/troops-between';
import { battlefield, hill, northFront, polygon, village, at } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';

/** Lossow's front is at y = 50, Esterle's so far north of it. */
const field = (
  range: number,
  lossow: UnitPlace,
  friends: Record<string, UnitPlace>,
  more: Partial<Layout> = {},
): TestField => battlefield({ blue: { lossow, ...friends }, red: { esterle: { at: [100, 52 + range] } }, ...more });
const shot = (on: TestField, ammunition: Ammunition) => ({
  firer: on.troop('lossow'),
  target: on.troop('esterle'),
  ammunition,
  moved: false,
  inMovement: false,
});
const refusal = (on: TestField, ammunition: Ammunition = 'musketry') => mayShoot(on.view('blue'), shot(on, ammunition));
const foot: UnitPlace = { at: northFront(100, 50, 4) };
const gun: UnitPlace = { type: 'medium gun', at: [100, 46.5] };
const knoll = hill('hill', 'gentle', 6, polygon([80, 20], [120, 20], [120, 52], [80, 52]));

describe('HOW-FIRE-09, HOW-FIRE-10: why a shot is barred, in words', () => {
  it('by a gap between friends', () => {
    const on = field(14, foot, { left: { at: [85.5, 58] }, right: { at: [114.5, 58] } });
    expect(refusal(on)?.sentence).toBe(
      'Too narrow a gap to fire through. Between friends it must be half the frontage of Lossow, 10.0 cm; it is 9.0 cm.',
    );
  });
  it('by troops that hide the target', () => {
    const on = field(14, foot, { friend: { at: [100, 58] } });
    expect(refusal(on)?.sentence).toBe(
      'Other troops hide Esterle from Lossow. No fire at a target more than half hidden by troops; 100% is.',
    );
  });
});

describe('HOW-FIRE-12: infantry never fires overhead', () => {
  it('though its friend keeps the distances that let guns fire over it', () => {
    const between = { friend: { at: [100, 62.2] } } as const;
    const on = (firer: UnitPlace) => field(29.9, firer, between, { terrain: [knoll] });
    expect(refusal(on(foot))?.clause).toBe('HOW-FIRE-10');
    expect(refusal(on(gun), 'roundshot')).toBeNull();
  });
});

describe('HOW-ARTY-08: which friends matter near the guns', () => {
  const under: UnitPlace = { at: [100, 65] };
  const over = (more: Record<string, UnitPlace>) =>
    refusal(field(50, gun, { friend: under, ...more }, { terrain: [knoll] }), 'roundshot')?.clause ?? null;
  it('only those under the strip of fire, not one beside the guns on their hill', () => {
    expect(over({})).toBeNull();
    expect(over({ beside: { at: [87, 46] } })).toBeNull();
    expect(over({ ahead: { at: [100, 56] } })).toBe('HOW-FIRE-10');
  });
  it('nor one in houses under it', () => {
    const houses = village('mill', at(112.4, 58), 0, 18);
    const on = field(50, gun, { friend: under, garrison: { inside: 'mill/1' } }, { terrain: [knoll, houses] });
    expect(refusal(on, 'roundshot')).toBeNull();
  });
  it('is told with the shot, but not of a ball that rolls on', () => {
    const on = field(50, gun, { friend: under }, { terrain: [knoll] });
    const reasons = (grazing?: true) => overheadReasons(on.view('blue'), { ...shot(on, 'roundshot'), grazing });
    expect(reasons()).toEqual([{ clause: 'HOW-ARTY-08', label: 'Over the heads of friends' }]);
    expect(reasons(true)).toEqual([]);
  });
});

describe('HOW-ARTY-17: shell is thrown over friends, not over the enemy', () => {
  const howitzer: UnitPlace = { type: 'howitzer', at: [100, 46.5] };
  const friend: UnitPlace = { type: 'light gun', formation: 'limbered', at: [100, 73] };
  it('is what a howitzer may choose when a friend bars its canister', () => {
    const loads = (friends: Record<string, UnitPlace>) => {
      const on = field(40, howitzer, friends);
      return targetsOf(on.view('blue'), on.troop('lossow')).map(({ ammunition }) => ammunition);
    };
    expect(loads({})).toEqual(['canister', 'shell']);
    expect(loads({ left: { ...friend, at: [96, 70] }, right: { ...friend, at: [104, 70] } })).toEqual(['shell']);
  });
  it('of a unicorn not its roundshot', () => {
    const on = field(
      60,
      { ...howitzer, type: 'unicorn' },
      {
        left: { ...friend, at: [96, 80] },
        right: { ...friend, at: [104, 80] },
      },
    );
    expect(targetsOf(on.view('blue'), on.troop('lossow')).map(({ ammunition }) => ammunition)).toEqual(['shell']);
  });
  it('an enemy before the target hides it', () => {
    const screen = (before: UnitPlace | null) => {
      const on = battlefield({
        blue: { lossow: howitzer },
        red: { esterle: { at: [100, 92] }, ...(before ? { screen: before } : {}) },
      });
      return refusal(on, 'shell')?.clause ?? null;
    };
    expect(screen(null)).toBeNull();
    expect(screen({ at: [100, 72] })).toBe('HOW-FIRE-10');
  });
});
