/** What is put down by one click: stamps, and words on the map. */
import { expect, it } from 'vitest';
import { Editing } from '../../../../renderer/editor/editing.svelte';
import { OnTable } from '../../../../renderer/editor/on-table.svelte';
import { keepStamp } from '../../../../renderer/editor/tools';
import { LabelTool } from '../../../../renderer/editor/tools/label.svelte';
import { StampTool } from '../../../../renderer/editor/tools/stamps/stamp-tool.svelte';
import { FakeDesk } from '../../fake-desk';
import { NATIONS, TABLE } from '../small-table';
import { stUlrich } from '../st-ulrich';

function opened(): Editing {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  return editing;
}
const pointed = (x: number, y: number) =>
  ({ at: { x, y }, things: [], pixel: 0.1, shift: false, alt: false, ctrl: true }) as const;

const standing = (editing: Editing, id: string) =>
  editing.shown?.armies
    .flatMap(({ brigades, independents }) => [...brigades.flatMap(({ units }) => units), ...independents])
    .find((unit) => unit.id === id)?.place;

it('a stamp is seen where it would lie before it is put down there, and nothing is written by looking', () => {
  const editing = opened();
  editing.select(['blue/first']);
  const before = editing.text;
  keepStamp(editing, 4);
  const tool = new StampTool(editing);
  tool.move(pointed(70, 60), editing);
  expect(standing(editing, 'blue/first-2')).toMatchObject({ at: { x: 70, y: 60 } });
  tool.move(pointed(74, 61), editing);
  expect(standing(editing, 'blue/first-2')).toMatchObject({ at: { x: 74, y: 61 } });
  expect(editing.text).toBe(before);
  tool.begin(pointed(74, 61), editing);
  tool.end(pointed(74, 61), editing);
  expect(editing.preview).toBeNull();
  expect(standing(editing, 'blue/first-2')).toMatchObject({ at: { x: 74, y: 61 } });
  tool.move(pointed(80, 61), editing);
  expect(standing(editing, 'blue/first-3')).toMatchObject({ at: { x: 80, y: 61 } });
});

it('a stamp of ground is drawn by itself: the ground that was there stays the same', () => {
  const editing = opened();
  const [first] = editing.scenario?.terrain ?? [];
  editing.select([first?.id ?? '']);
  keepStamp(editing, 4);
  const tool = new StampTool(editing);
  tool.move(pointed(70, 60), editing);
  const { drafted } = new OnTable(editing);
  expect(editing.preview?.terrain).toHaveLength((editing.scenario?.terrain.length ?? 0) + 1);
  expect(new Set(drafted.map(({ id }) => id)).size).toBe(1);
});

it('a stamp of a brigade puts down all of it, with its commander', () => {
  const editing = stUlrich();
  const [before] = editing.scenario?.armies[0]?.brigades ?? [];
  editing.select([before?.id ?? '']);
  keepStamp(editing, 2);
  const tool = new StampTool(editing);
  tool.begin(pointed(100, 90), editing);
  tool.end(pointed(100, 90), editing);
  const [, copy, ...others] = editing.scenario?.armies[0]?.brigades ?? [];
  expect(others).toEqual([]);
  expect(copy?.units.map(({ type, class: how }) => [type, how])).toEqual(
    before?.units.map(({ type, class: how }) => [type, how]),
  );
  expect(copy?.commander.at).not.toEqual(before?.commander.at);
  expect(editing.document.steps).toHaveLength(1);
});

it('words on the map are asked for as soon as they are put down, a stamp is not', () => {
  const editing = opened();
  const tool = new LabelTool();
  tool.begin(pointed(50, 50), editing);
  expect(editing.asksName).toBe(false);
  tool.end(pointed(50, 50), editing);
  expect(editing.asksName).toBe(true);
  const other = opened();
  other.select(['blue/first']);
  keepStamp(other, 4);
  const stamp = new StampTool(other);
  stamp.begin(pointed(50, 50), other);
  stamp.end(pointed(50, 50), other);
  expect(other.asksName).toBe(false);
});
