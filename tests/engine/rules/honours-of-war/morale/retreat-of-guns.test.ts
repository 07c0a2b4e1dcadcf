/** Guns, their crews and transport give way. */
import { describe, expect, it } from 'vitest';
import { retreat, rout } from '../../../../../engine/rules/honours-of-war/morale';
import { beaten, flee, span } from './beaten';
import { at, course, road, village } from '../field';
import type { UnitPlace } from '../field';

describe('HOW-RET-14', () => {
  const guns: UnitPlace = { type: 'medium gun', hits: 4 };
  it('3 to 6: limbers, and half a move less', () => {
    const field = beaten({ lossow: guns, dice: [3] });
    field.run(retreat(field, 'lossow'), span(10));
    expect(field.asked[0]?.form).toMatchObject({ least: 10, most: 30 });
    expect(field.piece('lossow').formation).toBe('limbered');
    // Its front edge stays at y = 101.5 and it is 12 deep.
    expect(field.place('lossow')).toEqual({ x: 100, y: 85.5 });
  });
  it('HOW-FORMCHG-14: limbers behind its front edge, clear of an enemy close ahead, and does not end inside him', () => {
    const field = beaten({ lossow: guns, esterle: { at: [100, 103.76] }, dice: [3] });
    field.run(retreat(field, 'lossow'), span(10));
    const limbering = field.events.find((event) => event.do === 'formed');
    expect(limbering).toMatchObject({ formation: 'limbered', to: { x: 100, y: 95.5 } });
    expect(field.place('lossow')).toEqual({ x: 100, y: 85.5 });
  });
  it('HOW-BASE-12: 1 or 2: the crew leaves the guns where they are and goes as light infantry', () => {
    const field = beaten({ lossow: guns, dice: [2] });
    field.run(retreat(field, 'lossow'), span(25));
    expect(field.asked[0]?.form).toMatchObject({ least: 25, most: 50 });
    expect(field.piece('lossow').formation).toBe('crew');
    expect(field.piece('lossow').marks).toMatchObject({ 'crew only': 1, 'broken off': 1 });
    expect(field.state.loose?.['lossow guns']).toMatchObject({ kind: 'guns', at: { x: 100, y: 98 }, owner: 'blue' });
    expect(field.place('lossow')).toEqual({ x: 100, y: 73 });
  });
});

describe('HOW-RET-15', () => {
  const melee = (die: number, hits: number) => {
    const field = beaten({
      lossow: { type: 'medium gun', hits: 4 },
      esterle: { at: [100, 103.5], hits, marks: { 'in contact': 'lossow' } },
      dice: [die],
    });
    field.run(retreat(field, 'lossow'), span(25));
    return field.piece('lossow');
  };
  it('1 to 4: guns lost at once to an enemy that stands, and the battery with them', () => {
    expect(melee(4, 3).marks).toMatchObject({ 'done for': 1 });
  });
  it('abandoned when the enemy gives way himself', () => {
    const piece = melee(4, 4);
    expect(piece.formation).toBe('crew');
    expect(piece.marks['done for']).toBeUndefined();
  });
  it('5 or 6: limbers', () => {
    expect(melee(5, 3).formation).toBe('limbered');
  });
});

it('HOW-RET-13: a deployed battery that is Done For routs one light infantry move', () => {
  const field = beaten({ lossow: { type: 'heavy gun', hits: 5 } });
  field.run(rout(field, 'lossow'));
  expect(field.place('lossow')).toEqual({ x: 100, y: 73 });
});

it('HOW-RET-16: transport routs 15 cm, and goes by the road through houses', () => {
  const wagons: UnitPlace = { type: 'transport', formation: 'march column' };
  const field = beaten({ lossow: wagons });
  field.run(rout(field, 'lossow', { by: 'esterle', sector: 'front', clause: 'HOW-MELEE-24' }));
  expect(field.place('lossow')).toEqual({ x: 100, y: 83 });
  expect(field.piece('lossow').marks).toMatchObject({ 'struck by': 'esterle', 'done for': 1 });
  const houses = village('mill', at(100, 65), 0, 40);
  const lane = road('road', course([100, 0], [100, 180]));
  const to = (...terrain: (typeof houses)[]) => flee(beaten({ lossow: wagons, terrain }), 30).piece('lossow').where;
  expect(to(houses)).toEqual({ gone: 'cut off' });
  expect(to(houses, lane)).toHaveProperty('on');
});
