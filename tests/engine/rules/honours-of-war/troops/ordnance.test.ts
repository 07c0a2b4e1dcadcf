import { describe, expect, it } from 'vitest';
import { normalMove } from '../../../../../engine/rules/honours-of-war/troops/traits';
import { ordnanceOf } from '../../../../../engine/rules/honours-of-war/troops/ordnance';
import type { ScaleId } from '../../../../../engine/rules/honours-of-war/troops/scales';
import { SCALES } from '../../../../../engine/rules/honours-of-war/troops/scales';
import { UNIT_TYPES } from '../../../../../engine/scenario';
import type { UnitType } from '../../../../../engine/scenario';
import { battlefield } from '../field';

describe('HOW-ARTY-18, 22, 23, HOW-UNIT-08, HOW-NAT-30: what each kind of artillery is', () => {
  it.each([
    ['light gun', 'light gun', ['canister', 'roundshot'], 'teams', 2],
    ['medium gun', 'medium gun', ['canister', 'roundshot'], 'teams', 2],
    ['heavy gun', 'heavy gun', ['canister', 'roundshot'], 'teams', 2],
    ['howitzer', 'howitzer', ['canister', 'shell'], 'teams', 2],
    ['unicorn', 'howitzer', ['canister', 'shell', 'roundshot'], 'teams', 2],
    ['light unicorn', 'light gun', ['canister', 'shell', 'roundshot'], 'teams', 2],
    ['shuvalov howitzer', 'medium gun', ['canister'], 'teams', 2],
    ['horse artillery', 'medium gun', ['canister', 'roundshot'], 'mounted teams', 2],
    ['light horse artillery', 'light gun', ['canister', 'roundshot'], 'mounted teams', 2],
    ['quick-firing gun', 'medium gun', ['canister', 'roundshot'], 'teams', 3],
    ['light quick-firing gun', 'light gun', ['canister', 'roundshot'], 'teams', 3],
  ] as const)('%s', (type, ranges, loads, drawnBy, canisterBonus) => {
    expect(ordnanceOf(type)).toMatchObject({ ranges, loads, drawnBy, canisterBonus });
  });
  it('every type of the arm has its row, no other has', () => {
    const types = Object.entries(UNIT_TYPES) as [UnitType, string][];
    for (const [type, arm] of types) expect([type, ordnanceOf(type) !== null]).toEqual([type, arm === 'guns']);
  });
});

describe('HOW-UNIT-08, HOW-SCALE-07: horse artillery', () => {
  const move = (type: UnitType, scale: ScaleId, formation: string, onRoad = false): number =>
    normalMove(battlefield({ scale, blue: { guns: { type, at: [50, 50] } } }).troop('guns').traits, formation, onRoad);
  it('limbered it goes as far as horse', () => {
    expect(SCALES.map((scale) => move('horse artillery', scale, 'limbered'))).toEqual([30, 25, 15, 12, 10]);
    expect(SCALES.map((scale) => move('light horse artillery', scale, 'limbered', true))).toEqual([40, 30, 20, 16, 12]);
  });
  it('by hand it is a gun of its class', () => {
    expect(move('horse artillery', '28mm', 'deployed')).toBe(10);
    expect(move('light horse artillery', '28mm', 'deployed')).toBe(15);
  });
  it('HOW-BASE-04: howitzers and unicorns are pushed as medium guns', () => {
    expect([move('howitzer', '28mm', 'deployed'), move('unicorn', '28mm', 'deployed')]).toEqual([10, 10]);
    expect([move('howitzer', '28mm', 'limbered'), move('light unicorn', '28mm', 'deployed')]).toEqual([20, 15]);
  });
});
