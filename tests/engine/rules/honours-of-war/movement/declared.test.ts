import { describe, expect, it } from 'vitest';
import { coverOfHouses } from '../../../../../engine/rules/honours-of-war/fire/cover';
import { retreat } from '../../../../../engine/rules/honours-of-war/morale';
import { entryPath } from '../../../../../engine/rules/honours-of-war/movement/blocks';
import { isRefusal } from '../../../../../engine/rules/common';
import type { Feature, Going } from '../../../../../engine/scenario';
import { at, battlefield, bridge, course, polygon, river, road, village, wood } from '../field';
import type { UnitPlace, TestField } from '../field';
import { declared, ford, going } from '../ground';
import { allowanceOf, march } from './orders';

const brook = river('brook', 6, course([0, 70], [240, 70]), 'fordable');
const all = (how: Going) => going({ foot: how, 'light foot': how, horse: how, guns: how, train: how });
const on = (terrain: readonly Feature[], unit: UnitPlace = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...unit } }, terrain });
const COLUMN = { formation: 'march column' } as const;

describe('what a scenario declares of the movement', () => {
  /** From 2 cm short of the water until the front edge is 1 cm past it: 6 of 9 cm on the crossing. */
  const across = (crossing: Feature, unit: UnitPlace = COLUMN) =>
    march(on([brook, crossing], { ...unit, at: [60, 55] }), 'a', [['ahead', 9]]);
  const steg = bridge('steg', 'brook', at(60, 70), 8);
  const furt = ford('furt', 'brook', at(60, 70));
  it.each<[string, Feature, number | string]>([
    ['a bridge', steg, 9],
    ['a bridge at half speed', declared(steg, { movement: all('half') }), 15],
    ['a bridge closed to horse', declared(steg, { movement: going({ horse: 'closed' }) }), 9],
    ['a bridge closed to foot', declared(steg, { movement: going({ foot: 'closed' }) }), 'HOW-TERR-04'],
    ['a ford', furt, 15],
    ['a free ford', declared(furt, { movement: all('free') }), 9],
    ['a ford at a quarter', declared(furt, { movement: all('quarter') }), 'HOW-MOVE-01'],
  ])('of bridges and fords: a column over %s', (_what, crossing, cost) => {
    expect(across(crossing)).toBe(cost);
  });
  it('of a closed bridge: a beaten unit does not come back over it either', () => {
    const deep = river('brook', 6, course([0, 70], [240, 70]));
    const back = (crossing: Feature) => {
      const field = battlefield({
        terrain: [deep, crossing],
        blue: { a: { at: [60, 84], ...COLUMN, hits: 4, marks: { 'struck by': 'z', 'struck from': 'front' } } },
        red: { z: { at: [60, 100] } },
      });
      field.run(retreat(field, 'a'), { retreat: () => ({ span: 25 }) });
      return field.piece('a').where;
    };
    expect(back(steg)).toMatchObject({ on: { y: 59 } });
    expect(back(declared(steg, { movement: all('closed') }))).toEqual({ gone: 'cut off' });
  });
  /** A block 6 cm deep, 1 cm before the front; 11 cm on the whole unit is through it. */
  it.each<[string, UnitPlace, Going | null, number | string]>([
    ['foot', {}, null, 17],
    ['foot, free', {}, 'free', 11],
    ['foot, at a quarter', {}, 'quarter', 'HOW-MOVE-01'],
    ['foot, closed', {}, 'closed', 'HOW-BUA-09'],
    ['light infantry, half', { type: 'jaeger' }, 'half', 17],
    ['horse', { type: 'hussars', at: [60, 66.5] }, null, 'HOW-BUA-09'],
    ['horse, free', { type: 'hussars', at: [60, 66.5] }, 'free', 12],
  ])('of houses: %s', (_who, unit, how, cost) => {
    const dorf = village('dorf', at(60, 73), 0, 6);
    const field = on([how ? declared(dorf, { movement: all(how) }) : dorf], { at: [60, 67], ...unit });
    expect(march(field, 'a', [['ahead', unit.type === 'hussars' ? 12 : 11]])).toBe(cost);
  });
  it('of closed houses: nobody whom they are closed to occupies them', () => {
    const enters = (movement: ReturnType<typeof going>) => {
      const field = on([declared(village('dorf', at(60, 70), 0, 20), { movement })], { at: [60, 55] });
      const block = field.ground.block('dorf/1');
      const path = block && entryPath(field.view('blue'), allowanceOf(field, 'a'), block);
      return path && isRefusal(path) ? path.clause : 'enters';
    };
    expect([enters(going({ horse: 'closed' })), enters(going({ foot: 'closed' }))]).toEqual(['enters', 'HOW-BUA-05']);
  });
  it('of a road: slowed for anybody it is ground of that speed and no road any more', () => {
    const wald = wood('wald', polygon([0, 40], [240, 40], [240, 120], [0, 120]));
    const weg = road('weg', course([60, 0], [60, 180]));
    const along = (way: Feature, terrain: readonly Feature[] = []) =>
      march(on([...terrain, way], { ...COLUMN, at: [60, 50] }), 'a', [['ahead', 6]]);
    expect([along(weg), along(weg, [wald])]).toEqual([6, 6]);
    expect(along(declared(weg, { movement: all('free') }), [wald])).toBe(6);
    expect(along(declared(weg, { movement: all('half') }))).toBe(12);
    expect(along(declared(weg, { movement: going({ guns: 'half' }) }), [wald])).toBe(12);
  });
});

it('HOW-BUA-02: what a scenario declares of the cover of houses holds for all fire', () => {
  const cover = (of: Feature, ammunition: 'musketry' | 'roundshot') => {
    const field = on([of]);
    const block = field.ground.block('dorf/1');
    return block && (coverOfHouses(field.view('blue'), block, ammunition)?.value ?? 0);
  };
  const dorf = village('dorf', at(60, 70), 0, 20);
  const both = (of: Feature) => [cover(of, 'musketry'), cover(of, 'roundshot')];
  expect(both(dorf)).toEqual([-1, -1]);
  expect(both(declared(dorf, { cover: 'heavy' }))).toEqual([-2, -2]);
  expect(both(declared(dorf, { cover: 'none' }))).toEqual([0, 0]);
});
