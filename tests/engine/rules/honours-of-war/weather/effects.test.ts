import { describe, expect, it } from 'vitest';
import { canSee, mayFire, mayShoot, targetsOf, volley } from '../../../../../engine/rules/honours-of-war/fire';
import { assessShot } from '../../../../../engine/rules/honours-of-war/fire/assessment';
import { grazedBy } from '../../../../../engine/rules/honours-of-war/fire/grazing';
import type { Ammunition } from '../../../../../engine/rules/honours-of-war/fire';
import { SCALES, scale } from '../../../../../engine/rules/honours-of-war/troops/scales';
import { EFFECTS, visibilityOf, weatherOf } from '../../../../../engine/rules/honours-of-war/weather';
import { WEATHERS } from '../../../../../engine/scenario';
import type { Weather } from '../../../../../engine/scenario';
import { battlefield, northFront, wall } from '../field';
import { course } from '../../../terrain/tables';
import type { Layout } from '../field';
import { under } from './under';

describe('HOW-WX-01: what each weather does', () => {
  it.each([
    ['fair', null, 0, 0, 0, null],
    ['light rain', null, 0, 0, -1, null],
    ['heavy rain', 'cm60', 0.25, 0.5, -2, 6],
    ['storm', 'cm30', 0.5, 1, -2, 6],
    ['fog', 'cm30', 0.5, 0.5, 0, null],
  ] as const)('%s', (weather, visibility, moves, offRoad, fire, grazing) => {
    expect(EFFECTS[weather]).toMatchObject({ visibility, moves, offRoad, fire, grazing });
  });
  it('a storm alone bans double moves and foot fire; storm and fog the charge bonus', () => {
    const those = (bars: (weather: Weather) => boolean): readonly Weather[] => WEATHERS.filter(bars);
    expect(those((weather) => !EFFECTS[weather].doubleMoves)).toEqual(['storm']);
    expect(those((weather) => !EFFECTS[weather].infantryFires)).toEqual(['storm']);
    expect(those((weather) => !EFFECTS[weather].chargeBonus)).toEqual(['storm', 'fog']);
  });
  it('is fair where nobody has said anything', () => expect(weatherOf(battlefield({}).view('blue'))).toBe('fair'));
  it('sight at every scale', () => {
    const rows = (weather: Weather) => SCALES.map((id) => visibilityOf(under(weather, {}).view('blue'), scale(id)));
    expect(rows('fog')).toEqual([30, 20, 15, 10, 8]);
    expect(rows('storm')).toEqual([30, 20, 15, 10, 8]);
    expect(rows('heavy rain')).toEqual([60, 40, 30, 20, 16]);
    expect(rows('light rain')).toEqual([null, null, null, null, null]);
  });
});

describe('HOW-WX-03: visibility', () => {
  /** A medium gun whose gun base reaches up to y = 50, and foot whose nearest edge is `apart` cm away. */
  const facing = (apart: number): Layout => ({
    blue: { guns: { type: 'medium gun', at: northFront(100, 50, 7) } },
    red: { esterle: { at: [100, 52 + apart] } },
  });
  it.each([
    ['fog', 30],
    ['storm', 30],
    ['heavy rain', 60],
  ] as const)('%s caps fire and sight at %d cm, the limit included', (weather, limit) => {
    for (const [apart, seen] of [
      [limit - 0.1, true],
      [limit, true],
      [limit + 0.1, false],
    ] as const) {
      const field = under(weather, facing(apart));
      const view = field.view('blue');
      const [firer, target] = [field.troop('guns'), field.troop('esterle')];
      expect([apart, canSee(view, firer, target)]).toEqual([apart, seen]);
      const shot = { firer, target, ammunition: 'roundshot' as Ammunition, moved: false, inMovement: false };
      expect([apart, mayShoot(view, shot)?.clause ?? null]).toEqual([apart, seen ? null : 'HOW-WX-03']);
      expect(targetsOf(view, firer).length > 0).toBe(seen);
    }
  });
  it('a scenario sets a limit of its own, of which the nearer counts', () => {
    const seen = (weather: Weather, sight: number) => {
      const field = under(weather, facing(40));
      field.state.marks['sight'] = sight;
      return canSee(field.view('blue'), field.troop('guns'), field.troop('esterle'));
    };
    expect([seen('fair', 39), seen('fair', 41), seen('fog', 41), seen('heavy rain', 39)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
  it('light rain hides nobody', () => {
    const field = under('light rain', facing(100));
    expect(canSee(field.view('blue'), field.troop('guns'), field.troop('esterle'))).toBe(true);
  });
  it('says how far anybody sees', () => {
    const field = under('fog', facing(40));
    const [firer, target] = [field.troop('guns'), field.troop('esterle')];
    const shot = { firer, target, ammunition: 'roundshot' as const, moved: false, inMovement: false };
    expect(mayShoot(field.view('blue'), shot)?.sentence).toBe(
      'The weather hides Esterle: nobody sees farther than 30 cm.',
    );
  });
  it('a grazing ball carries past what anybody sees', () => {
    const field = under('fog', {
      blue: { guns: { type: 'medium gun', at: northFront(100, 50, 7) } },
      red: { esterle: { at: [100, 77] }, baden: { at: [100, 90] } },
    });
    const [firer, target] = [field.troop('guns'), field.troop('esterle')];
    const shot = { firer, target, ammunition: 'roundshot' as const, moved: false, inMovement: false };
    expect(mayShoot(field.view('blue'), { ...shot, target: field.troop('baden') })?.clause).toBe('HOW-WX-03');
    expect(grazedBy(field.view('blue'), shot).map(({ troop }) => troop.id)).toEqual(['baden']);
  });
});

describe('HOW-WX-01, HOW-HIT-04: the firing dice', () => {
  const modifier = (weather: Weather, type: 'line infantry' | 'medium gun', ammunition: Ammunition): number => {
    const field = under(weather, {
      blue: { firer: { type, at: [100, 45] } },
      red: { esterle: { at: [100, 54] } },
    });
    const [firer, target] = [field.troop('firer'), field.troop('esterle')];
    const shot = { firer, target, ammunition, moved: false, inMovement: false };
    return assessShot(field.view('blue'), shot, null).modifier;
  };
  it.each([
    ['fair', 0, 2],
    ['light rain', -1, 1],
    ['heavy rain', -2, 0],
    ['fog', 0, 2],
  ] as const)('%s: foot %d, canister %d', (weather, foot, canister) => {
    expect(modifier(weather, 'line infantry', 'musketry')).toBe(foot);
    expect(modifier(weather, 'medium gun', 'canister')).toBe(canister);
  });
  it('a storm takes 2 from artillery', () => expect(modifier('storm', 'medium gun', 'canister')).toBe(0));
  it('is among the reasons of a volley', () => {
    const field = under('light rain', {
      blue: { lossow: { at: [100, 45] } },
      red: { esterle: { at: [100, 54] } },
      dice: [4],
    });
    field.run(
      volley(field, { firer: 'lossow', target: 'esterle', ammunition: 'musketry', moved: false, inMovement: false }),
    );
    const fired = field.events.find((event) => event.do === 'fired');
    expect(fired?.reasons).toContainEqual({ clause: 'HOW-WX-01', label: 'Weather: light rain', value: -1 });
  });
});

describe('HOW-WX-06: wet powder', () => {
  const field = (weather: Weather) =>
    under(weather, {
      blue: {
        foot: { at: [60, 45] },
        light: { type: 'light infantry', at: [100, 45] },
        guns: { type: 'light gun', at: [140, 45] },
      },
    });
  it('in a storm no foot fires, guns do', () => {
    const stormy = field('storm');
    const clause = (id: string) => mayFire(stormy.view('blue'), stormy.troop(id))?.clause ?? null;
    expect(['foot', 'light', 'guns'].map(clause)).toEqual(['HOW-WX-06', 'HOW-WX-06', null]);
  });
  it.each(['fair', 'light rain', 'heavy rain', 'fog'] as const)('in %s everybody fires', (weather) => {
    const wet = field(weather);
    expect(['foot', 'light', 'guns'].map((id) => mayFire(wet.view('blue'), wet.troop(id)))).toEqual([null, null, null]);
  });
});

describe('HOW-WX-12: grazing in bad weather', () => {
  const needs = (weather: Weather, terrain: Layout['terrain'] = []): readonly [number, string][] => {
    const field = under(weather, {
      terrain,
      blue: { guns: { type: 'medium gun', at: northFront(100, 50, 7) } },
      red: { esterle: { at: [100, 72] }, baden: { at: [100, 90] } },
    });
    const [firer, target] = [field.troop('guns'), field.troop('esterle')];
    const shot = { firer, target, ammunition: 'roundshot' as const, moved: false, inMovement: false };
    return grazedBy(field.view('blue'), shot).map((grazed) => [grazed.needs, grazed.why.clause]);
  };
  const walled = [wall('wall', course([60, 80], [140, 80]))];
  it.each([
    ['fair', 3],
    ['light rain', 3],
    ['fog', 3],
    ['heavy rain', 6],
    ['storm', 6],
  ] as const)('%s: %d or more in the open', (weather, lowest) => expect(needs(weather)[0]?.[0]).toBe(lowest));
  it('still 6 with a wall on the way, 5 in fair weather', () => {
    expect(needs('heavy rain', walled)).toEqual([[6, 'HOW-WX-12']]);
    expect(needs('fair', walled)).toEqual([[5, 'HOW-GRAZE-04']]);
  });
});
