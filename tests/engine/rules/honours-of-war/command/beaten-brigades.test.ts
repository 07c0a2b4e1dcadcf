import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../../../engine/battle';
import { joinRetreats, removeCommanders } from '../../../../../engine/rules/honours-of-war/command/beaten-brigades';
import { pointGap } from '../../../../../engine/geometry';
import { battlefield } from '../field';
import type { UnitPlace } from '../field';

const brigade = (a: Partial<UnitPlace>, b: Partial<UnitPlace>) =>
  battlefield({
    blue: { a: { at: [100, 50], command: 'foot', ...a }, b: { at: [130, 50], command: 'foot', ...b } },
    leaders: { foot: { at: [60, 90], side: 'blue' } },
  });
const gone = { marks: { retreated: 1 } };

describe('HOW-ORG-11: a commander may join his brigade when all of it has retreated', () => {
  const joined = (a: Partial<UnitPlace>, b: Partial<UnitPlace>, choice: Choice = { pick: 'join', of: 'a' }) => {
    const field = brigade(a, b);
    field.run(joinRetreats(field), { join: () => choice });
    return field;
  };
  it('he is placed behind the unit chosen', () => {
    expect(joined(gone, gone).place('foot')).toEqual({ x: 100, y: 45 });
  });
  it('never off the table, nor where troops stand', () => {
    // Its rear is 1 cm from the south edge: he stands on its left; where others stand, beside them.
    expect(joined({ ...gone, at: [100, 3] }, gone).place('foot')).toEqual({ x: 87, y: 3 });
    const field = battlefield({
      blue: { a: { at: [100, 50], command: 'foot', ...gone }, other: { at: [100, 45] } },
      leaders: { foot: { at: [60, 90], side: 'blue' } },
    });
    field.run(joinRetreats(field), { join: () => ({ pick: 'join', of: 'a' }) });
    const at = field.place('foot');
    expect(field.troop('other').boxes.some((box) => pointGap(at, box) < 1)).toBe(false);
  });
  it('or stays', () => {
    expect(joined(gone, gone, { pick: 'stay' }).place('foot')).toEqual({ x: 60, y: 90 });
  });
  it('not while one unit stands; Done For ones do not count', () => {
    expect(joined(gone, {}).asked).toEqual([]);
    expect(joined(gone, { marks: { 'done for': 1 } }).asked).toHaveLength(1);
  });
  it('nor where the general leads it, who is with others', () => {
    const on = battlefield({ blue: { a: { at: [100, 50], command: 'foot', ...gone } }, ledByGeneral: ['foot'] });
    on.run(joinRetreats(on));
    expect(on.asked).toEqual([]);
  });
  it('he is asked once a turn', () => {
    const field = joined(gone, gone, { pick: 'stay' });
    expect(field.piece('foot').marks['joined']).toBe(1);
    field.run(joinRetreats(field), { join: () => ({ pick: 'join', of: 'a' }) });
    expect(field.asked).toHaveLength(1);
  });
});

describe('HOW-ORG-10: with all its units Done For a brigade loses its commander', () => {
  const left = (b: Partial<UnitPlace>) => {
    const field = brigade({ marks: { 'done for': 1 } }, b);
    removeCommanders(field);
    return 'gone' in field.piece('foot').where;
  };
  it('not before', () => {
    expect(left({ marks: { 'done for': 1 } })).toBe(true);
    expect(left({})).toBe(false);
  });
});
