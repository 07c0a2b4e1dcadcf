import { expect, it } from 'vitest';
import { placedNames, tableNames, type TableName } from '../../../renderer/battle/table-names';
import { sampleBattle } from '../sample-battle';

const SIZE = { width: 400, height: 300, top: 0 };
const named = (
  text: string,
  x: number,
  y: number,
): { readonly name: TableName; readonly at: { x: number; y: number } } => ({
  name: { id: text, text, kind: 'unit', side: 'blue', at: null },
  at: { x, y },
});

it('names objectives first, then every unit on the table, then what the plan names', () => {
  const record = sampleBattle();
  const names = tableNames(record, record.start);
  const kinds = [...new Set(names.map(({ kind }) => kind))];
  expect(kinds).toEqual(['objective', 'unit', 'place']);
  expect(names.filter(({ kind }) => kind === 'unit').map(({ text }) => text)).toContain('Hohenwalde');
  expect(names.filter(({ kind }) => kind === 'place').map(({ text }) => text)).toContain('St. Ulrich');
});

it('names houses where they stand, not where the plan has room for their name', () => {
  const record = sampleBattle();
  const at = (id: string) => tableNames(record, record.start).find((one) => one.id === id)?.at;
  for (const one of record.scenario.terrain) {
    if (one.kind !== 'bua') continue;
    const xs = one.blocks.map((block) => block.at.x).sort((a, b) => a - b);
    expect(at(one.id)?.x).toBeGreaterThanOrEqual(xs[0] ?? 0);
    expect(at(one.id)?.x).toBeLessThanOrEqual(xs.at(-1) ?? 0);
    if (one.blocks.length === 1) expect(at(one.id)).toEqual(one.blocks[0]?.at);
  }
});

it('puts names above their places, elsewhere where that is taken, and leaves out what has no room', () => {
  const place = (...wishes: Parameters<typeof placedNames>[0]) =>
    placedNames(wishes, SIZE).map(({ name, x, y }) => [name.text, Math.round(x), Math.round(y)]);
  expect(place(named('One', 100, 100))).toEqual([['One', 100, 82]]);
  expect(place(named('One', 100, 100), named('Two', 100, 100))).toEqual([
    ['One', 100, 82],
    ['Two', 100, 118],
  ]);
  const crowd = Array.from({ length: 9 }, (_, i) => named(`Regiment ${i}`, 200, 150));
  const placed = placedNames(crowd, SIZE);
  expect(placed).toHaveLength(4);
  expect(place(named('At the edge', 2, 100))).toEqual([['At the edge', 60, 100]]);
  expect(place(named('Out of it', 2, -40))).toEqual([]);
  // Half the height of the words is 9 px: below a place at 273 they just touch the foot of the picture.
  expect(place(named('One', 100, 273), named('Two', 100, 273))[1]).toEqual(['Two', 100, 291]);
  expect(place(named('One', 100, 274), named('Two', 100, 274))[1]?.[2]).toBe(274);
});

it('stand below the buttons over the table', () => {
  const under = (y: number) => placedNames([named('One', 100, y)], { ...SIZE, top: 44 }).map((one) => one.y);
  // Above its place its words begin 27 px higher.
  expect(under(71)).toEqual([53]);
  expect(under(70)).toEqual([88]);
  expect(under(20)).toEqual([]);
});

it('stand off the counters of units, and over one only where no other place is left', () => {
  const heights = (...dice: readonly { x: number; y: number }[]) =>
    placedNames([named('One', 100, 100)], SIZE, dice).map(({ x, y }) => [Math.round(x), y]);
  expect(heights({ x: 100, y: 100 })).toEqual([[100, 70]]);
  expect(heights({ x: 100, y: 100 }, { x: 100, y: 80 })).toEqual([[100, 118]]);
  const around = [60, 80, 100, 120, 140].flatMap((y) => [40, 70, 100, 130, 160].map((x) => ({ x, y })));
  expect(heights(...around)).toEqual([[100, 82]]);
});
