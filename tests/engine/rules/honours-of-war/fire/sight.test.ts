import { describe, expect, it } from 'vitest';
import { canSee, hiddenByGround } from '../../../../../engine/rules/honours-of-war/fire';
import { troopAt } from '../../../../../engine/rules/honours-of-war/troops/troop';
import type { Feature } from '../../../../../engine/scenario';
import { at, battlefield, course, hill, polygon, village, wall, wood } from '../field';
import type { UnitPlace } from '../field';

/** Lossow faces north with its front at y = 50; Esterle's centre is at (100, 72) unless told. */
const look = (terrain: readonly Feature[], esterle: UnitPlace = {}, lossow: UnitPlace = {}) => {
  const field = battlefield({
    terrain,
    blue: { lossow: { at: [100, 48], ...lossow } },
    red: { esterle: { at: [100, 72], ...esterle } },
  });
  const [firer, target] = [field.troop('lossow'), field.troop('esterle')];
  return { sees: canSee(field.view('blue'), firer, target), hidden: hiddenByGround(field.view('blue'), firer, target) };
};
const strip = (from: number, to: number, west = 0, east = 240): Feature =>
  wood('wood', polygon([west, from], [east, from], [east, to], [west, to]));
const trees = (y: number): Feature => ({ ...wall('trees', course([0, y], [240, y])), kind: 'tree line' }) as Feature;

describe('HOW-TERR-24', () => {
  it('open ground hides nothing, and nothing is seen behind the front', () => {
    expect(look([])).toEqual({ sees: true, hidden: 0 });
    expect(look([], { at: [100, 40] }).sees).toBe(false);
    expect(look([], { at: [100, 40] }, { type: 'jaeger' }).sees).toBe(true);
  });
  it('a unit is seen from any point of the front', () => {
    const block = village('mill', at(100, 60), 0, 16);
    const small: UnitPlace = { type: 'light gun', formation: 'limbered', at: [100, 90] };
    expect(look([block], small)).toEqual({ sees: false, hidden: 1 });
    expect(look([village('mill', at(100, 60), 0, 6)], small)).toEqual({ sees: true, hidden: 1 });
  });
});

describe('HOW-TERR-10', () => {
  it('a wood hides what is behind it', () => {
    expect(look([strip(55, 60)])).toEqual({ sees: false, hidden: 1 });
  });
  it('a unit in a wood is seen at its edge, to 1 cm, and not deeper', () => {
    expect(look([strip(69.1, 100)])).toEqual({ sees: true, hidden: 0 });
    expect(look([strip(68.9, 100)])).toEqual({ sees: false, hidden: 1 });
  });
  it('and sees out from its edge only', () => {
    expect(look([strip(20, 50.9)])).toEqual({ sees: true, hidden: 0 });
    expect(look([strip(20, 51.1)])).toEqual({ sees: false, hidden: 1 });
  });
  it('inside a wood sight reaches 15 cm', () => {
    expect(look([strip(0, 180)], { at: [100, 66.9] }).sees).toBe(true);
    expect(look([strip(0, 180)], { at: [100, 67.1] }).sees).toBe(false);
  });
  it('hides by share of the footprint, seen from the middle of the front (HOW-SECT-08)', () => {
    // The corner (100, 60) lies straight ahead: the left half is hidden.
    expect(look([strip(55, 60, 0, 100)]).hidden).toBeCloseTo(0.5, 6);
  });
});

describe('HOW-TERR-08', () => {
  it('no sight through a line of trees unless the observer touches it', () => {
    expect(look([trees(60)])).toEqual({ sees: false, hidden: 1 });
    expect(look([trees(50.1)])).toEqual({ sees: true, hidden: 0 });
    expect(look([trees(50.2)]).sees).toBe(false);
  });
  it('walls and hedges hide nothing', () => {
    expect(look([wall('wall', course([0, 60], [240, 60]))]).hidden).toBe(0);
  });
});

describe('HOW-TERR-15', () => {
  const ridge = (middle: number) =>
    hill('hill', 'gentle', 6, polygon([20, middle - 10], [180, middle - 10], [180, middle + 10], [20, middle + 10]));
  it('behind the crest is unseen, on it and before it seen', () => {
    expect(look([ridge(69.9)])).toEqual({ sees: false, hidden: 1 });
    expect(look([ridge(74.1)])).toEqual({ sees: true, hidden: 0 });
    expect(look([ridge(72)]).hidden).toBeCloseTo(0.5, 6);
  });
  it('hides what is past the hill too', () => {
    expect(look([ridge(60)]).sees).toBe(false);
  });
  it('an observer on the crest sees both ways', () => {
    expect(look([ridge(49)])).toEqual({ sees: true, hidden: 0 });
    expect(look([ridge(50.1)]).sees).toBe(true);
    expect(look([ridge(50.3)]).sees).toBe(false);
  });
  it('HOW-EX-17: from the flank the crest runs the other way', () => {
    const field = battlefield({
      terrain: [ridge(60)],
      blue: { a: { at: [100, 48] }, b: { at: [40, 68], heading: 90 } },
      red: { esterle: { at: [70, 68] } },
    });
    expect(canSee(field.view('blue'), field.troop('a'), field.troop('esterle'))).toBe(false);
    expect(canSee(field.view('blue'), field.troop('b'), field.troop('esterle'))).toBe(true);
  });
});

describe('blocks', () => {
  it('hide what is behind them but not their own garrison', () => {
    const mill = village('mill', at(100, 64), 0, 20);
    expect(look([mill], { at: [100, 90] })).toEqual({ sees: false, hidden: 1 });
    expect(look([mill], { inside: 'mill/1' })).toEqual({ sees: true, hidden: 0 });
  });
});

describe('on ground that changes', () => {
  it('a unit thought of elsewhere sees what is there now', () => {
    const field = battlefield({
      terrain: [village('mill', at(100, 60), 0, 20)],
      blue: { lossow: { at: [40, 48] } },
      red: { esterle: { at: [200, 72] } },
    });
    const there = (id: string, x: number) => troopAt(field.troop(id), { ...field.troop(id).box.pose, x });
    const [lossow, esterle] = [there('lossow', 100), there('esterle', 100)];
    const look = () => {
      const view = field.view('blue');
      return [canSee(view, lossow, esterle), hiddenByGround(view, lossow, esterle)];
    };
    expect(look()).toEqual([false, 1]);
    field.emit({ do: 'razed', feature: 'mill', gone: true }, { reasons: [] });
    expect(look()).toEqual([true, 0]);
  });
});

describe('HOW-ARTY-10', () => {
  const knoll = hill('hill', 'gentle', 6, polygon([60, 20], [140, 20], [140, 54], [60, 54]));
  const over = (y: number, type: UnitPlace['type'] = 'medium gun') =>
    look([knoll, strip(60, 70)], { at: [100, y] }, { ...(type ? { type } : {}), at: [100, 46.5] });
  it('guns on a hill see over a wood, but for 15 cm behind it', () => {
    expect(over(82.9)).toEqual({ sees: false, hidden: 1 });
    expect(over(85).hidden).toBeCloseTo(0.5, 6);
    expect(over(87.1)).toEqual({ sees: true, hidden: 0 });
  });
  it('infantry does not', () => {
    expect(look([knoll, strip(60, 70)], { at: [100, 95] }).sees).toBe(false);
  });
  it.each([
    ['infantry', 'guns'],
    ['guns', 'infantry'],
  ] as const)('in one block guns see over it and infantry does not: %s asked before %s', (...order) => {
    const field = battlefield({
      terrain: [knoll, strip(60, 70), village('mill', at(100, 42), 0, 12)],
      blue: { infantry: { inside: 'mill/1' }, guns: { type: 'medium gun', formation: 'deployed', inside: 'mill/1' } },
      red: { esterle: { at: [100, 95] } },
    });
    const view = field.view('blue');
    const target = field.troop('esterle');
    const told = order.map((id) => {
      const observer = field.troop(id);
      return [id, canSee(view, observer, target), hiddenByGround(view, observer, target, 0)];
    });
    expect(Object.fromEntries(told.map(([id, sees, hidden]) => [id, { sees, hidden }]))).toEqual({
      infantry: { sees: false, hidden: 1 },
      guns: { sees: true, hidden: 0 },
    });
  });
});
