/** The arithmetic of the engineers, which the play sheet shows and nobody plays yet. */
import { describe, expect, it } from 'vitest';
import { HOUSE } from '../../../../engine/rules/mcnally/house-values';
import { layout } from '../../../../engine/rules/mcnally/troops/layouts';
import {
  bridging,
  CHARGES,
  explosion,
  isBlownUp,
  pontoonMoves,
  turnsOfWork,
  worksOn,
} from '../../../../engine/rules/mcnally/works/engineers';
import { battlefield, INCH } from './field';

describe('engineers', () => {
  it('MCN-ENG-01, MCN-ENG-02, MCN-ENG-03: pioneers are four open order bases, pontoons two wagons of double size', () => {
    const troop = battlefield({ blue: { a: { type: 'engineers' } } }).troop('a');
    expect([troop.traits.class, troop.traits.unit.layouts['line']?.length]).toEqual(['OO', 4]);
    const wagons = layout({ type: 'pontoons', arm: 'train', size: 'standard' }, 'column', INCH);
    expect(wagons.map(({ depth }) => Math.round((depth / INCH) * 100) / 100)).toEqual([3.5, 3.5]);
  });
  it('MCN-ENG-04, MCN-ENG-15: a point dismantled a turn, one built in two', () => {
    expect([turnsOfWork(3, 'dismantles'), turnsOfWork(3, 'builds')]).toEqual([3, 6]);
  });
  it('MCN-EX-15, MCN-ENG-05 to 09: against 8 points 8 fails and 9 destroys; two charges throw three dice over 4 inches', () => {
    expect([isBlownUp(8, 8), isBlownUp(9, 8)]).toEqual([false, true]);
    expect([explosion(1), explosion(2)]).toEqual([
      { moves: 1, dice: 2, blast: 3 },
      { moves: 2, dice: 3, blast: 4 },
    ]);
    expect(CHARGES).toBe(6);
  });
  it('MCN-ENG-10, MCN-ENG-11, MCN-ENG-13: a river of 6 inches: 3 moves of pontoons, 6 points and 9 moves of bridge', () => {
    expect([pontoonMoves(6, false), pontoonMoves(6, true), bridging(6, false), bridging(6, true)]).toEqual([
      3,
      6,
      { material: 6, moves: 9 },
      { material: 6, moves: 12 },
    ]);
  });
  it('MCN-ENG-12: under full strength a die above it stops the work', () => {
    expect([worksOn(6, 6, 6), worksOn(5, 5, 6), worksOn(6, 5, 6)]).toEqual([true, true, false]);
  });
  it('MCN-ENG-14: materials are a house value', () => {
    expect(HOUSE.materials).toEqual({ within: 12, perWagon: 12 });
  });
});
