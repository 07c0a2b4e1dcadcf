/** Whose works are: who stands behind or in them, else who deploys there, else the defender. */
import { describe, expect, it } from 'vitest';
import { ownerOfBlock, ownerOfWorks } from '../../../../../engine/rules/honours-of-war/points/owners';
import type { Army, Entrenchment, Redoubt } from '../../../../../engine/scenario';
import { course, entrenchment, polygon, redoubt, village } from '../field';
import { army, scenario, unit } from './sheets';

const side = (id: string, units: readonly (readonly [number, number])[], more: Partial<Army> = {}): Army => ({
  ...army('prussia', 1757, {
    independents: units.map(([x, y], i) =>
      unit('line infantry', { id: `${id}/${i}`, place: { at: { x, y }, heading: 0 } }),
    ),
  }),
  id,
  ...more,
});
const zone = (from: number, to: number, top = 180) =>
  [{ outline: polygon([from, 0], [to, 0], [to, top], [from, top]) }] as unknown as Army['deployment'];
/** From east to west along y = 60 and then up to y = 80: the enemy is on its left, to the south and west. */
const works = entrenchment('works', course([120, 60], [80, 60], [80, 80])) as Entrenchment;
const ownerOf = (armies: readonly Army[], near = 20) => ownerOfWorks(scenario(armies), works, near);

describe('HOW-POINTS-07: works', () => {
  const far = [200, 150] as const;
  it('belong to who stands behind them within the width of a battalion, the nearest of several', () => {
    expect(ownerOf([side('a', [far]), side('b', [[100, 70]], { attacker: true })])).toBe('b');
    expect(ownerOf([side('a', [[100, 62]]), side('b', [[100, 70]])])).toBe('a');
    expect(ownerOf([side('b', [[100, 70]]), side('a', [[100, 62]])])).toBe('a');
    expect(ownerOf([side('a', [[100, 60]]), side('b', [[100, 60]])])).toBe('a');
    expect(ownerOf([side('a', [[100, 79.9]], { attacker: true }), side('b', [far])])).toBe('a');
    expect(ownerOf([side('a', [[100, 80]], { attacker: true }), side('b', [far])])).toBe('b');
  });
  it('not to who stands before them', () => {
    for (const y of [58, 59.98])
      expect(ownerOf([side('a', [[100, y]], { attacker: true }), side('b', [far])])).toBe('b');
  });
  it('else to who deploys where their middle is, else to who does not attack, else to the second', () => {
    // The mean of its corners lies at (93.3, 66.7).
    const deploying = (from: number, to: number, top?: number) =>
      ownerOf([side('a', [far], { attacker: true, deployment: zone(from, to, top) }), side('b', [far])]);
    expect([deploying(90, 93.5), deploying(93.5, 200), deploying(90, 94, 66.8)]).toEqual(['a', 'b', 'a']);
    expect(ownerOf([side('a', [far]), side('b', [far], { attacker: true })])).toBe('a');
    expect(ownerOf([side('a', [far]), side('b', [far])])).toBe('b');
  });
  it('a redoubt to who is in it', () => {
    const square = redoubt('schanze', polygon([90, 60], [110, 60], [110, 80], [90, 80])) as Redoubt;
    const of = (x: number, near = 20) =>
      ownerOfWorks(scenario([side('a', [[x, 70]], { attacker: true }), side('b', [far])]), square, near);
    expect([of(100), of(100, 0.5), of(111)]).toEqual(['a', 'a', 'b']);
  });
});

describe('HOW-POINTS-07: fortified houses', () => {
  const dorf = village('dorf', { x: 60, y: 60 }, 0, 20);
  const [block] = 'blocks' in dorf ? dorf.blocks : [];
  it('belong to who holds them, and to nobody for being at a place', () => {
    if (!block) throw new Error('no block');
    const held = side('a', [], { attacker: true });
    const inside = { ...held, independents: [unit('line infantry', { place: { inside: block.id } })] };
    const other = side('b', [[60, 60]]);
    expect(ownerOfBlock(scenario([inside, other]), block)).toBe('a');
    expect(ownerOfBlock(scenario([held, other]), block)).toBe('b');
    const elsewhere = { ...held, independents: [unit('line infantry', { place: { inside: 'fern/1' } })] };
    expect(ownerOfBlock(scenario([elsewhere, other]), block)).toBe('b');
  });
});
