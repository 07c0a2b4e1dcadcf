/** Entry points over the table of a battle. */
import { expect, it } from 'vitest';
import { OUT_OF_SIGHT } from '../../../engine/battle';
import { entryPointsKnown, gatesKnown } from '../../../renderer/battle/gates';
import { tableNames } from '../../../renderer/battle/table-names';
import type { BattleRecord } from '../../../engine/battle';
import type { Unit } from '../../../engine/scenario';
import { sampleBattle } from '../sample-battle';

const NORTH = { id: 'entry/north', name: 'Northern entry', at: { x: 60, y: 0 }, heading: 0 };
const FREE = { id: 'entry/free', name: 'Southern entry', at: { x: 90, y: 0 }, heading: 0 };

/** The first unit of the second army comes on by the first of two entry points. */
function named(): { readonly record: BattleRecord; readonly late: string } {
  const record = sampleBattle();
  const [first, second] = record.scenario.armies;
  const [brigade, ...others] = second?.brigades ?? [];
  const [unit, ...rest] = brigade?.units ?? [];
  if (!first || !second || !brigade || !unit) throw new Error('two armies');
  const place = { arrives: { turn: 3, at: NORTH.at, heading: 0, needs: null, entry: NORTH.id } };
  const coming: Unit = { ...unit, place };
  const brigades = [{ ...brigade, units: [coming, ...rest] }, ...others];
  const scenario = { ...record.scenario, entryPoints: [NORTH, FREE], armies: [first, { ...second, brigades }] };
  return { record: { ...record, scenario }, late: unit.id };
}
const names = (all: readonly { readonly name: string }[]): readonly string[] => all.map(({ name }) => name);

it('are gates with their names, and those of a battle without any are none', () => {
  const { record } = named();
  const gates = gatesKnown(record.scenario, record.start);
  expect(names(gates)).toEqual([NORTH.name, FREE.name]);
  const [gate] = gates;
  // The tip leads onto the table, between posts on the edge.
  expect(gate?.tip[1].y).toBeGreaterThan(0);
  expect(gate?.posts.map(([foot]) => foot.y)).toEqual([0, 0]);
  const words = tableNames(record, record.start).map(({ text }) => text);
  expect(words).toEqual(expect.arrayContaining([NORTH.name, FREE.name]));
  expect(gatesKnown(sampleBattle().scenario, record.start)).toEqual([]);
});

it('one by which only those come on whom nobody may know of is not told', () => {
  const { record, late } = named();
  const start = {
    ...record.start,
    pieces: record.start.pieces.map((piece) =>
      piece.id === late ? { ...piece, where: { off: OUT_OF_SIGHT } } : piece,
    ),
  };
  expect(names(entryPointsKnown(record.scenario, start))).toEqual([FREE.name]);
});
