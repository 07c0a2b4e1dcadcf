import { describe, expect, it } from 'vitest';
import { mustWithdraw, withdraw } from '../../../../../engine/rules/honours-of-war/sequence/withdrawal';
import { at, battlefield, polygon, river, course, village, wood } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';

const hit = { hits: 1 } as const;
const fallen = (layout: Layout): TestField => {
  const on = battlefield(layout);
  withdraw(on, 'blue brigade', 'blue');
  return on;
};
const enemy = (x: number, y: number): Readonly<Record<string, UnitPlace>> => ({ z: { at: [x, y] } });

describe('HOW-PERF-06: feeble', () => {
  it('the brigade gives way when half or more of its units have a hit, Done For ones not counted', () => {
    const must = (...units: readonly UnitPlace[]): boolean => {
      const blue = Object.fromEntries(
        units.map((unit, i) => [`unit ${i}`, { at: [20 + 30 * i, 50] as const, ...unit }]),
      );
      const on = battlefield({ blue });
      return mustWithdraw(on.view('blue'), 'blue brigade');
    };
    expect(must(hit, {})).toBe(true);
    expect(must(hit, {}, {})).toBe(false);
    expect(must(hit, hit, {})).toBe(true);
    expect(must(hit, {}, {}, { hits: 5, marks: { 'done for': 1 } })).toBe(false);
    expect(must({}, { hits: 5, marks: { 'done for': 1 } })).toBe(false);
  });
  it('each goes a full move straight back and faces the enemy', () => {
    const on = fallen({ blue: { a: { at: [60, 80] } }, red: enemy(60, 110) });
    expect(on.place('a')).toEqual({ x: 60, y: 60 });
    expect(on.troop('a').box.pose.hy).toBeCloseTo(1);
    expect(on.piece('a').marks['moved']).toBe(1);
  });
  it('goes away from the nearest enemy and turns to it, whatever it faced', () => {
    const on = fallen({ blue: { a: { at: [100, 80], type: 'hussars' } }, red: enemy(130, 80) });
    expect(on.place('a')).toEqual({ x: 70, y: 80 });
    expect(on.troop('a').box.pose.hx).toBeCloseTo(1);
  });
  it('without reductions for ground', () => {
    const forest = wood('forest', polygon([20, 40], [100, 40], [100, 75], [20, 75]));
    const on = fallen({ blue: { a: { at: [60, 80] } }, red: enemy(60, 110), terrain: [forest] });
    expect(on.place('a')).toEqual({ x: 60, y: 60 });
  });
  it('stops short of the table edge and of rivers', () => {
    expect(fallen({ blue: { a: { at: [60, 12] } }, red: enemy(60, 50) }).place('a')).toEqual({ x: 60, y: 2 });
    const oder = river('oder', 6, course([0, 50], [240, 50]));
    const on = fallen({ blue: { a: { at: [60, 65] } }, red: enemy(60, 100), terrain: [oder] });
    expect(on.place('a').y).toBeCloseTo(55, 0);
  });
  it('nobody stirs for less than half a centimetre, nor where no enemy is left', () => {
    const from = (y: number) => fallen({ blue: { a: { at: [60, y] } }, red: enemy(60, 50) }).place('a').y;
    expect([3, 2.5, 2.4].map(from)).toEqual([2, 2, 2.4]);
    const alone = fallen({ blue: { a: { at: [60, 80] } } });
    expect([alone.place('a').y, alone.events]).toEqual([80, []]);
  });
  it('guns limber at their nation’s cost and use what is left', () => {
    const gun: UnitPlace = { at: [60, 80], type: 'medium gun' };
    const half = fallen({ blue: { a: gun }, red: enemy(60, 120) });
    // The limber's front edge is where the gun's was, 83.5: its centre 6 cm behind, then 10 cm back.
    expect([half.piece('a').formation, half.place('a')]).toEqual(['limbered', { x: 60, y: 67.5 }]);
    const full = fallen({ blue: { a: gun }, red: enemy(60, 120), nations: { blue: { limbering: 'full' } } });
    expect([full.piece('a').formation, full.place('a')]).toEqual(['limbered', { x: 60, y: 77.5 }]);
    const ready = fallen({ blue: { a: { ...gun, formation: 'limbered' } }, red: enemy(60, 120) });
    expect(ready.place('a')).toEqual({ x: 60, y: 60 });
  });
  it('red units and units in melee stay', () => {
    const on = fallen({
      blue: {
        red: { at: [30, 80], hits: 3, marks: { reforming: 1 } },
        fixed: { at: [60, 80], marks: { 'in contact': 'z' } },
      },
      red: enemy(60, 84),
    });
    expect([on.place('red').y, on.place('fixed').y]).toEqual([80, 80]);
  });
  it('HOW-BUA-07: a unit in houses comes out on the far side', () => {
    const on = fallen({
      blue: { a: { inside: 'dorf/1' } },
      red: enemy(60, 130),
      terrain: [village('dorf', at(60, 90), 0, 20)],
    });
    expect(on.place('a')).toEqual({ x: 60, y: 77.9 });
  });
  it('HOW-INTER-08: passes friends and goes on until it is clear of them, without hits', () => {
    const on = fallen({
      blue: { a: { at: [60, 80] }, other: { at: [60, 61], command: 'second' } },
      red: enemy(60, 110),
    });
    expect(on.place('a').y).toBeCloseTo(57, 1);
    expect(on.hits('other')).toBe(0);
  });
});
