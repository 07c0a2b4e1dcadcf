import { describe, expect, it } from 'vitest';
import { retreat } from '../../../../../engine/rules/honours-of-war/morale';
import type { Feature } from '../../../../../engine/scenario';
import { battlefield, course, entrenchment, river } from '../field';
import type { UnitPlace, TestField } from '../field';
import { obstacle } from '../ground';

/** Lossow at (100, 98) faces north with 4 hits, struck by Esterle from the front. */
const flee = (terrain: readonly Feature[], lossow: UnitPlace = {}): TestField => {
  const field = battlefield({
    terrain,
    blue: {
      lossow: { at: [100, 98], hits: 4, marks: { 'struck by': 'esterle', 'struck from': 'front' }, ...lossow },
    },
    red: { esterle: { at: [100, 112] } },
  });
  field.run(retreat(field, 'lossow'), { retreat: () => ({ span: lossow.type === 'dragoons' ? 30 : 20 }) });
  return field;
};
const line = course([0, 85], [240, 85]);
const horse: UnitPlace = { type: 'dragoons' };

describe('HOW-RET-06: lines that are closed to a beaten unit', () => {
  it.each([
    ['works', entrenchment('works', line)],
    ['an abatis', obstacle('abatis', line)],
  ])('%s bar cavalry, which is lost, and not foot, which is not slowed either (HOW-RET-04)', (_what, feature) => {
    expect(flee([feature], horse).piece('lossow').where).toEqual({ gone: 'cut off' });
    expect(flee([feature]).place('lossow')).toEqual({ x: 100, y: 78 });
  });
  it('HOW-RET-05: a way round them is taken', () => {
    const short = entrenchment('works', course([85, 85], [115, 85]));
    const field = flee([short], horse);
    expect('on' in field.piece('lossow').where).toBe(true);
    expect(field.place('lossow').x).not.toBe(100);
  });
  it('HOW-RET-04: a fordable river is passed without a halt', () => {
    expect(flee([river('triebisch', 6, line, 'fordable')]).place('lossow')).toEqual({ x: 100, y: 78 });
  });
});
