import { describe, expect, it } from 'vitest';
import { volley } from '../../../../../engine/rules/honours-of-war/fire';
import type { ShotOrder } from '../../../../../engine/rules/honours-of-war/fire';
import { at, battlefield, northFront, village } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';

const lossow: UnitPlace = { at: northFront(100, 50, 4) };
const gun: UnitPlace = { type: 'medium gun', at: [100, 46.5] };
const order: ShotOrder = {
  firer: 'lossow',
  target: 'esterle',
  ammunition: 'musketry',
  moved: false,
  inMovement: false,
};
const fire = (field: TestField, more: Partial<ShotOrder> = {}) => field.run(volley(field, { ...order, ...more }));
const opposed = (range: number, dice: readonly number[], more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { lossow }, red: { esterle: { at: [100, 52 + range] } }, dice, ...more });

describe('HOW-FIRE-05', () => {
  it('one average die, its modifiers, its hits, told with all reasons', () => {
    const field = opposed(14.6, [4]);
    expect(fire(field)).toEqual(['esterle']);
    const fired = field.events.find((event) => event.do === 'fired');
    expect(fired).toMatchObject({
      by: 'lossow',
      at: ['esterle'],
      manner: 'musketry',
      total: 2,
      text: 'Lossow fires at Esterle: 2 hits.',
    });
    expect(fired?.reasons).toEqual([
      { clause: 'HOW-SCALE-05', label: 'Average die', value: 4 },
      { clause: 'HOW-RANGE-01', label: 'Long range, 14.6 cm', value: -1 },
      { clause: 'HOW-HIT-01', label: 'A total of 3 gives standard infantry 2 hits' },
    ]);
    expect(fired?.luck?.got).toBe(2);
    expect(field.hits('esterle')).toBe(2);
    expect(field.piece('lossow').marks).toMatchObject({ fired: 1 });
    expect(field.piece('esterle').marks).toMatchObject({
      'struck by': 'lossow',
      'struck from': 'front',
      'hit now': 2,
      'shot at': 1,
    });
  });
  it('HOW-EX-01: 1 hit', () => {
    const field = opposed(16, [4], { red: { esterle: { at: [100, 68], type: 'grenadiers', class: 'superior' } } });
    fire(field, { moved: true });
    expect(field.hits('esterle')).toBe(1);
  });
  it('HOW-HIT-03: a natural 5 hits though the table says no', () => {
    const weak = {
      blue: { lossow: { ...gun, class: 'inferior', hits: 3 } as const },
      red: { esterle: { at: [100, 152] as const, class: 'superior' as const } },
    };
    const five = opposed(100, [5], weak);
    fire(five, { ammunition: 'roundshot', moved: true });
    expect(five.hits('esterle')).toBe(1);
    expect(five.events.find((event) => event.do === 'fired')?.reasons.at(-1)?.clause).toBe('HOW-HIT-03');
    const four = opposed(100, [6], weak);
    expect(fire(four, { ammunition: 'roundshot', moved: true })).toEqual([]);
    expect(four.piece('esterle').marks).toEqual({});
  });
  it('HOW-FIRE-16: fire in the movement phase as unmoved makes the unit stand', () => {
    const field = opposed(8, [1]);
    fire(field, { inMovement: true });
    expect(field.piece('lossow').marks['stands']).toBe(1);
    const free = opposed(8, [1]);
    fire(free, { inMovement: true, moved: true });
    expect(free.piece('lossow').marks['stands']).toBeUndefined();
  });
  it('loads with canister where it may when nothing is said', () => {
    const field = opposed(30, [3], { blue: { lossow: gun } });
    field.run(volley(field, { firer: 'lossow', target: 'esterle', moved: false, inMovement: false }));
    expect(field.events.find((event) => event.do === 'fired')).toMatchObject({ manner: 'canister', total: 2 });
  });
});

describe('HOW-TGT-05', () => {
  const pair = (left: number, right: number, dice: readonly number[]) =>
    battlefield({
      blue: { lossow },
      red: { esterle: { at: [93, 52 + left], size: 'small' }, baden: { at: [107, 52 + right], size: 'small' } },
      dice,
    });
  it('shares hits equally, the odd one to the nearer', () => {
    const field = pair(8, 9, [5]);
    expect(fire(field)).toEqual(['esterle', 'baden']);
    expect([field.hits('esterle'), field.hits('baden')]).toEqual([2, 1]);
    const far = pair(9, 8, [5]);
    fire(far);
    expect([far.hits('esterle'), far.hits('baden')]).toEqual([1, 2]);
  });
  it.each([
    [3, [2, 1]],
    [4, [1, 2]],
  ])('HOW-TGT-04, HOW-SCALE-06: at equal ranges a %d decides', (die, hits) => {
    const field = pair(8, 8, [die, 5]);
    fire(field);
    expect([field.hits('esterle'), field.hits('baden')]).toEqual(hits);
  });
  it.each([
    // Superior foot: a natural 2 hits twice, a 4 three times; at -1 for long range the first of them once.
    [2, 8, [1, 1]],
    [1, 8, [1, 1]],
    [6, 8, [2, 1]],
    [5, 8, [2, 2]],
    [2, 12, [1, 0]],
  ])('a %d at %d cm gives %j', (die, range, hits) => {
    const field = battlefield({
      blue: { lossow: { ...lossow, type: 'grenadiers', class: 'superior' } },
      red: { esterle: { at: [93, 52 + range], size: 'small' }, baden: { at: [107, 53 + range], size: 'small' } },
      dice: [die],
    });
    fire(field);
    expect([field.hits('esterle'), field.hits('baden')]).toEqual(hits);
  });
  it('HOW-ARTY-07, HOW-TGT-06: a massed gun does not split', () => {
    const field = pair(8, 9, [5]);
    fire(field, { massed: true });
    expect([field.hits('esterle'), field.hits('baden')]).toEqual([3, 0]);
  });
});

describe('HOW-BUA-16', () => {
  const mill = village('mill', at(100, 66), 0, 20);
  const inHouses = (dice: readonly number[]) =>
    battlefield({
      terrain: [mill],
      blue: { lossow },
      red: { esterle: { inside: 'mill/1' }, guns: { type: 'light gun', inside: 'mill/1' } },
      dice,
    });
  it.each([
    [3, [2, 1]],
    [4, [1, 2]],
  ])('foot and guns in one block share hits, the odd one by a %d', (die, hits) => {
    // Average die 5, -1 light cover: total 4, three hits.
    const field = inHouses([5, die]);
    expect(fire(field)).toEqual(['esterle', 'guns']);
    expect([field.hits('esterle'), field.hits('guns')]).toEqual(hits);
  });
  it('one hit goes to one of them, an even number in halves', () => {
    const struck = (dice: readonly number[]) => {
      const field = inHouses(dice);
      return [fire(field), field.hits('esterle'), field.hits('guns')];
    };
    // A natural 3, less 1 for the cover: one hit, to the guns by a 4. 5 and 4 to a superior unit: two and four hits.
    expect(struck([3, 4])).toEqual([['guns'], 0, 1]);
    expect(struck([4])).toEqual([['esterle', 'guns'], 1, 1]);
  });
  it('the foot is named first for the odd hit, in whatever order they stand in the roster', () => {
    const field = battlefield({
      terrain: [mill],
      blue: { lossow },
      red: { guns: { type: 'light gun', inside: 'mill/1' }, esterle: { inside: 'mill/1' } },
      dice: [3, 3],
    });
    expect(fire(field)).toEqual(['esterle']);
  });
});

describe('HOW-CMD-09', () => {
  const withLeader = (x: number, firer: UnitPlace, dice: readonly number[]) =>
    battlefield({
      blue: { lossow: firer },
      red: { esterle: { at: [100, 62] } },
      dice,
      leaders: { 'red brigade': { at: [x, 55] } },
    });
  const endangered = (x: number, firer: UnitPlace, ammunition: ShotOrder['ammunition'] = 'musketry') => {
    const field = withLeader(x, firer, [1]);
    fire(field, ammunition ? { ammunition } : {});
    return field.piece('red brigade').marks['may have been hit'] === 1;
  };
  it('a figure in the strip of fire of infantry or canister is in danger, of roundshot not', () => {
    expect(endangered(109.9, lossow)).toBe(true);
    expect(endangered(110.1, lossow)).toBe(false);
    expect(endangered(103.4, gun, 'canister')).toBe(true);
    expect(endangered(103.6, gun, 'canister')).toBe(false);
    expect(endangered(100, gun, 'roundshot')).toBe(false);
  });
});
