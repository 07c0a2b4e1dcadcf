import { describe, expect, it } from 'vitest';
import { targetsOf } from '../../../../../engine/rules/honours-of-war/fire';
import { entitledTo, massedAims, massedWith } from '../../../../../engine/rules/honours-of-war/fire/batteries';
import { battlefield, northFront } from '../field';
import { ammunitionOf } from '../../../../../engine/rules/honours-of-war/fire/targets';
import type { UnitType } from '../../../../../engine/scenario';
import type { UnitPlace, TestField } from '../field';

const lossow: UnitPlace = { at: northFront(100, 50, 4) };
const gun: UnitPlace = { type: 'medium gun', at: [100, 46.5] };
const aims = (field: TestField, id = 'lossow') =>
  targetsOf(field.view('blue'), field.troop(id)).map(({ target, ammunition, shares }) => [
    target.id,
    ammunition,
    shares,
  ]);
/** Red units in line abreast, far enough apart not to share fire: x and range of each. */
const reds = (...all: readonly (readonly [string, number, number, UnitPlace?])[]): Record<string, UnitPlace> =>
  Object.fromEntries(all.map(([id, x, range, more]) => [id, { at: [x, 52 + range], ...more }]));

describe('HOW-TGT-01', () => {
  it('takes the nearest enemy in the zone', () => {
    const field = battlefield({ blue: { lossow }, red: reds(['near', 88, 7, { size: 'small' }], ['far', 118, 20]) });
    expect(aims(field)).toEqual([['near', 'musketry', null]]);
  });
  it('lets the firer choose between equal ranges', () => {
    const field = battlefield({
      blue: { lossow },
      red: reds(['left', 82, 8, { size: 'small' }], ['right', 118, 8, { size: 'small' }]),
    });
    expect(
      aims(field)
        .map(([id]) => id)
        .toSorted(),
    ).toEqual(['left', 'right']);
  });
});

describe('HOW-TGT-02', () => {
  const choice = (far: UnitPlace, near: UnitPlace = {}) =>
    aims(
      battlefield({
        blue: { lossow },
        red: reds(['near', 90, 12, { size: 'small', ...near }], ['far', 114, 24, { size: 'small', ...far }]),
      }),
    ).map(([id]) => id);
  it('a farther target with better modifiers may be chosen', () => {
    expect(choice({ class: 'inferior' })).toEqual(['far', 'near']);
  });
  it('not one with equal modifiers', () => {
    expect(choice({})).toEqual(['near']);
    expect(choice({ class: 'inferior' }, { class: 'inferior' })).toEqual(['near']);
  });
  it('compares each target with its best ammunition', () => {
    const field = battlefield({
      blue: { lossow: gun },
      red: reds(['near', 90, 30, { size: 'small' }], ['far', 116, 55, { class: 'inferior', size: 'small' }]),
    });
    // Canister at the nearer gives +2, against +1 for the inferior unit.
    expect(aims(field)).toEqual([
      ['near', 'canister', null],
      ['near', 'roundshot', null],
    ]);
  });
});

describe('HOW-TGT-03', () => {
  const split = (apart: number, range: number, more: UnitPlace = {}, other: UnitPlace = {}) =>
    aims(
      battlefield({
        blue: { lossow },
        red: reds(
          ['left', 94 - apart / 2, 8, { size: 'small', ...more }],
          ['right', 106 + apart / 2, range, { size: 'small', ...other }],
        ),
      }),
    );
  it('is compulsory for two enemies at most 10 cm apart', () => {
    expect(split(10, 8)).toContainEqual(['left', 'musketry', 'right']);
    expect(split(10.1, 8)).toContainEqual(['left', 'musketry', null]);
  });
  it('and at most 5 cm different in range', () => {
    expect(split(4, 13)).toEqual([['left', 'musketry', 'right']]);
    expect(split(4, 13.3)).toEqual([['left', 'musketry', null]]);
  });
  it('and each at least half in the zone', () => {
    // The zone's right edge, 8 to 12 cm ahead, is 15.8 cm right on average.
    const right = (x: number) =>
      aims(
        battlefield({
          blue: { lossow },
          red: reds(['left', 100, 8, { size: 'small' }], ['right', x, 8, { size: 'small' }]),
        }),
      );
    expect(right(115.7)).toContainEqual(['left', 'musketry', 'right']);
    expect(right(115.9)).toContainEqual(['left', 'musketry', null]);
  });
  it('of several takes the one whose range differs least, and at equal differences the straightest ahead', () => {
    // Esterle 8 cm off straight ahead; the others beside it, in line or in column with the same nearest corner.
    const line = { size: 'small', class: 'superior' } as const;
    const column = { ...line, formation: 'march column' } as const;
    const partner = (left: readonly [number, number, UnitPlace], right: readonly [number, number, UnitPlace]) =>
      aims(
        battlefield({
          blue: { lossow },
          red: reds(['esterle', 100, 8, { size: 'small' }], ['left', ...left], ['right', ...right]),
        }),
      ).find(([id]) => id === 'esterle')?.[2];
    // The corners are 9 cm aside and 8 ahead, 12.0 cm off; 7 aside and 8 ahead 10.6.
    expect(partner([85, 8, line], [113, 8, line])).toBe('right');
    expect(partner([87, 8, line], [115, 8, line])).toBe('left');
    expect(partner([85, 8, line], [111, 12, column])).toBe('right');
    expect(partner([89, 12, column], [115, 8, line])).toBe('left');
  });
  it('with canister only if both are within its reach', () => {
    const split = (right: number) =>
      aims(
        battlefield({
          blue: { lossow: gun },
          red: reds(['left', 92, 38, { size: 'small' }], ['right', 108, right, { size: 'small' }]),
        }),
      ).filter(([id]) => id === 'left');
    expect(split(39)).toEqual([
      ['left', 'canister', 'right'],
      ['left', 'roundshot', 'right'],
    ]);
    expect(split(41)).toEqual([
      ['left', 'canister', null],
      ['left', 'roundshot', 'right'],
    ]);
  });
  it('uses the modifiers of the nearer (HOW-TGT-04)', () => {
    const field = battlefield({
      blue: { lossow },
      red: reds(
        ['left', 94, 8, { size: 'small', class: 'superior' }],
        ['right', 108, 12, { size: 'small', class: 'superior' }],
      ),
    });
    const [aim] = targetsOf(field.view('blue'), field.troop('lossow'));
    expect([aim?.target.id, aim?.modifier]).toEqual(['left', -1]);
  });
});

describe('HOW-RANGE-02', () => {
  it('offers canister or roundshot at canister range, the better first', () => {
    expect(aims(battlefield({ blue: { lossow: gun }, red: reds(['esterle', 100, 40]) }))).toEqual([
      ['esterle', 'canister', null],
      ['esterle', 'roundshot', null],
    ]);
    expect(aims(battlefield({ blue: { lossow: gun }, red: reds(['esterle', 100, 41]) }))).toEqual([
      ['esterle', 'roundshot', null],
    ]);
  });
});

describe('HOW-RANGE-02, HOW-ARTY-23: what is loaded unasked', () => {
  const loaded = (type: UnitType, range: number, more: UnitPlace = {}, friends: Record<string, UnitPlace> = {}) => {
    const field = battlefield({
      blue: { lossow: { ...gun, type }, ...friends },
      red: reds(['esterle', 100, range, more]),
    });
    return ammunitionOf(field.view('blue'), field.troop('lossow'), field.troop('esterle'));
  };
  it('canister where it may, else what promises most, else what reaches farthest', () => {
    expect([40, 41, 130].map((range) => loaded('medium gun', range))).toEqual(['canister', 'roundshot', 'roundshot']);
    // A unicorn: roundshot at foot, shell among horses.
    expect(loaded('unicorn', 60)).toBe('roundshot');
    expect(loaded('unicorn', 60, { type: 'cuirassiers', at: [100, 112.5] })).toBe('shell');
    expect(loaded('shuvalov howitzer', 60)).toBe('canister');
    expect(loaded('line infantry', 8)).toBe('musketry');
  });
  it('HOW-ARTY-11: not canister with a friend in its zone', () => {
    expect(loaded('medium gun', 30, {}, { friend: { at: [120, 66] } })).toBe('roundshot');
  });
});

describe('HOW-ARTY-06', () => {
  const battery = (right: UnitPlace) =>
    battlefield({
      blue: { lossow: gun, right: { type: 'medium gun', at: [107, 46.5], ...right } },
      red: reds(['esterle', 100, 60]),
    });
  it('guns of one brigade that touch and face the same way within 5 degrees', () => {
    const massed = (right: UnitPlace) =>
      massedWith(battery(right).view('blue'), battery(right).troop('lossow')).map(({ id }) => id);
    expect(massed({})).toEqual(['lossow', 'right']);
    expect(massed({ at: [107.1, 46.5] })).toEqual(['lossow', 'right']);
    expect(massed({ at: [107.3, 46.5] })).toEqual(['lossow']);
    expect(massed({ heading: 5, at: [107.3, 46.2] })).toEqual(['lossow', 'right']);
    expect(massed({ heading: 6, at: [107.3, 46.2] })).toEqual(['lossow']);
    expect(massed({ command: 'reserve' })).toEqual(['lossow']);
    expect(massed({ formation: 'limbered' })).toEqual(['lossow']);
    expect(massed({ marks: { 'done for': 1 } })).toEqual(['lossow']);
  });
  it('a third gun by way of the second, and no unit that is not a gun', () => {
    const row = battlefield({
      blue: {
        lossow: gun,
        right: { type: 'medium gun', at: [107, 46.5] },
        third: { type: 'medium gun', at: [114, 46.5] },
        foot: { at: [127.5, 48] },
      },
    });
    expect(massedWith(row.view('blue'), row.troop('lossow')).map(({ id }) => id)).toEqual(['lossow', 'right', 'third']);
  });
  it('HOW-ARTY-07: a gun may fire at what another gun of the battery is entitled to', () => {
    // Seen from the left gun the left unit is nearer, from the right gun the right one.
    const field = battlefield({
      blue: { lossow: gun, right: { type: 'medium gun', at: [107, 46.5] } },
      red: reds(['a', 78, 60, { size: 'small' }], ['b', 129, 60, { size: 'small' }]),
    });
    expect(aims(field).map(([id]) => id)).toEqual(['a']);
    const view = field.view('blue');
    const entitled = entitledTo(view, field.troop('lossow'));
    const massed = (common: string | null) =>
      massedAims(view, field.troop('lossow'), { common, entitled }).map(({ target }) => target.id);
    expect(entitled).toEqual(['a', 'b']);
    expect(massed(null)).toEqual(['a', 'b']);
    expect(massed('b')).toEqual(['b']);
  });
});
