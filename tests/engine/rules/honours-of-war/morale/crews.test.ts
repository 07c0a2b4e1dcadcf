import { describe, expect, it } from 'vitest';
import { captureGuns, manGuns, mayManGuns, takerOf } from '../../../../../engine/rules/honours-of-war/morale';
import { battlefield, leaveGunsAt } from '../field';
import type { UnitPlace } from '../field';

/** A crew that has left a medium gun (7 by 7) at (100, 100). */
const crew = (more: UnitPlace = {}, red: Record<string, UnitPlace> = {}) => {
  const field = battlefield({
    blue: {
      crew: {
        type: 'medium gun',
        formation: 'crew',
        at: [100, 60],
        ...more,
        marks: { 'crew only': 1, ...more.marks },
      },
    },
    red,
  });
  leaveGunsAt(field, 'crew', { x: 100, y: 100 });
  return field;
};

describe('HOW-ARTY-20', () => {
  const taker = (at: readonly [number, number], more: UnitPlace = {}) => {
    const field = crew({}, { esterle: { at, ...more } });
    return takerOf(field.view('blue'), field.troop('crew'))?.id ?? null;
  };
  it('guns are taken by an enemy that touches them, to 0.1 cm', () => {
    expect(taker([100, 105.6])).toBe('esterle');
    expect(taker([100, 105.7])).toBeNull();
  });
  it('not by one that is Done For or retreating', () => {
    expect(taker([100, 104], { marks: { 'done for': 1 } })).toBeNull();
    expect(taker([100, 104], { marks: { 'broken off': 1 } })).toBeNull();
  });
  it('then the crew is Done For', () => {
    const field = crew({}, { esterle: { at: [100, 102] } });
    captureGuns(field, 'blue');
    expect(field.piece('crew').marks).toMatchObject({ 'done for': 1 });
    expect(field.texts()).toEqual(['Esterle takes the guns of Crew.']);
  });
  it('and who fought it is free', () => {
    const field = crew({}, { esterle: { at: [100, 102], marks: { 'in contact': 'crew', 'contact sector': 'front' } } });
    captureGuns(field, 'blue');
    expect(field.piece('esterle').marks).toEqual({});
  });
});

describe('HOW-ARTY-21', () => {
  const may = (place: UnitPlace) => {
    const field = crew(place);
    return mayManGuns(field.view('blue'), field.troop('crew'));
  };
  it('a crew mans its guns when it is reformed and touches them', () => {
    expect(may({ at: [100, 93] })).toBe(true);
    expect(may({ at: [100, 92.8] })).toBe(false);
    expect(may({ at: [100, 93], marks: { reforming: 1 } })).toBe(false);
  });
  it('and is a deployed battery again that counts as having moved', () => {
    const field = crew({ at: [100, 93] });
    manGuns(field, field.troop('crew'));
    expect(field.place('crew')).toEqual({ x: 100, y: 100 });
    expect(field.piece('crew').formation).toBe('deployed');
    expect(field.piece('crew').marks).toEqual({ moved: 1 });
    expect(field.state.loose).toBeUndefined();
  });
});
