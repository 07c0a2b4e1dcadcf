/** Troops put on the table by one gesture: a whole brigade in line, in two, in column, along a road. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Brigade } from '../../../../engine/scenario';
import { Editing } from '../../../../renderer/editor/editing.svelte';
import { OnTable } from '../../../../renderer/editor/on-table.svelte';
import { choose } from '../../../../renderer/editor/tools';
import { UnitTool } from '../../../../renderer/editor/tools/units/unit-tool.svelte';
import { FakeDesk } from '../../fake-desk';
import { stUlrich, ST_ULRICH } from '../st-ulrich';

type Spot = readonly [x: number, y: number];
/** A road bent at a right angle: north to 80, then east. */
const ROAD = '  - road: { name: Long lane, course: [[20, 5], [20, 80], [110, 80]] }\n';

function opened() {
  const { nations } = stUlrich();
  const editing = new Editing(new FakeDesk([]));
  editing.nations = nations;
  editing.show(null, ST_ULRICH.replace(/\nterrain:\n[\s\S]*?\n(?=\w)/, `\nterrain:\n${ROAD}\n`));
  const tool = new UnitTool(editing, new OnTable(editing));
  const at = ([x, y]: Spot) =>
    ({ at: { x, y }, things: [], pixel: 0.1, shift: false, alt: false, ctrl: true }) as const;
  const drag = (from: Spot, to: Spot = from): void => {
    tool.move(at(from), editing);
    tool.begin(at(from), editing);
    tool.move(at(to), editing);
    tool.end(at(to), editing);
  };
  const newest = (): Brigade => editing.scenario?.armies[0]?.brigades.at(-1) ?? expect.fail('no brigade');
  return { editing, tool, drag, newest, hover: (spot: Spot) => tool.move(at(spot), editing) };
}
const placesOf = ({ units }: Brigade) =>
  units.map(({ place, formation }) =>
    'at' in place ? [Math.round(place.at.x), Math.round(place.at.y), Math.round(place.heading), formation] : [],
  );
const gapsOf = ({ units }: Brigade): readonly number[] => {
  const spots = units.flatMap(({ place }) => ('at' in place ? [place.at] : []));
  return spots.slice(1).map((one, i) => Math.round(Math.hypot(one.x - (spots[i]?.x ?? 0), one.y - (spots[i]?.y ?? 0))));
};

beforeEach(() =>
  choose({ units: 'brigade', side: 'blue', 'units in': 'line', 'units interval': 2, 'brigade bernau': '0' }),
);

describe('a new brigade', () => {
  it('stands in a line across the way it was dragged, at its interval, its commander behind it', () => {
    const { editing, drag, newest } = opened();
    drag([90, 30], [90, 60]);
    const { units, commander } = newest();
    expect(units).toHaveLength(4);
    expect(placesOf(newest()).map(([, y, heading]) => [y, heading])).toEqual(Array(4).fill([30, 0]));
    expect(commander.at).toEqual({ x: 90, y: 22 });
    const [narrow = 0] = gapsOf(newest());
    choose({ 'units interval': 12 });
    drag([90, 100], [120, 100]);
    expect(gapsOf(newest())).toEqual(Array(3).fill(narrow + 10));
    expect(placesOf(newest()).every(([, , heading]) => heading === 90)).toBe(true);
    expect(editing.document.steps).toHaveLength(2);
  });

  it('stands in two lines, the second behind the first', () => {
    const { drag, newest } = opened();
    choose({ 'units in': 'two lines' });
    drag([90, 30], [90, 60]);
    expect(placesOf(newest()).map(([, y]) => y)).toEqual([30, 30, 20, 20]);
  });

  it('stands in march column, one behind another, its commander ahead', () => {
    const { drag, newest } = opened();
    choose({ 'units in': 'march column' });
    drag([90, 100], [120, 100]);
    const places = placesOf(newest());
    expect(
      places.every(([, y, heading, formation]) => y === 100 && heading === 90 && formation === 'march column'),
    ).toBe(true);
    expect(places.map(([x]) => Number(x))).toEqual(places.map(([x]) => Number(x)).toSorted((a, b) => b - a));
    expect(newest().commander.at.x).toBeGreaterThan(Number(places[0]?.[0]));
  });

  it('stands in march column along the road it is put on, round its bend, the way it was dragged', () => {
    const { editing, tool, drag, newest, hover } = opened();
    choose({ 'units in': 'march column along a road' });
    hover([60, 82]);
    // As many outlines as it has units, where they will stand.
    expect(tool.overlay.filter((shape) => shape.kind === 'line' && shape.closed)).toHaveLength(4);
    drag([60, 82], [70, 82]);
    const places = placesOf(newest());
    expect(places[0]).toEqual([60, 80, 90, 'march column']);
    expect(places.at(-1)?.slice(2)).toEqual([0, 'march column']);
    expect(places.every(([x, y]) => x === 20 || y === 80)).toBe(true);
    expect(newest().commander.at).toEqual({ x: 68, y: 80 });
    expect(editing.text).not.toMatch(/in: column/);
    drag([60, 78], [50, 78]);
    expect(placesOf(newest())[0]).toEqual([60, 80, 270, 'march column']);
    const before = editing.text;
    drag([150, 20]);
    expect([editing.text, editing.refusal?.sentence]).toEqual([before, 'No road is near: click on one.']);
  });
});

describe('a brigade that is there', () => {
  it('is set out anew by one gesture, and says so while nobody is selected', () => {
    const { editing, tool, drag } = opened();
    choose({ units: 'set out', 'units in': 'two lines' });
    editing.select([]);
    expect(tool.note).toContain('Select a brigade to set out');
    editing.select(['blue/steinachs-brigade']);
    drag([90, 30], [90, 60]);
    const brigade = editing.scenario?.armies[0]?.brigades[0] ?? expect.fail('no brigade');
    expect(placesOf(brigade).map(([, y, heading]) => [y, heading])).toEqual([
      [30, 0],
      [30, 0],
      [20, 0],
      [20, 0],
    ]);
    choose({ 'units in': 'march column along a road' });
    drag([20, 60], [20, 70]);
    const marching = editing.scenario?.armies[0]?.brigades[0] ?? expect.fail('no brigade');
    expect(placesOf(marching)[0]?.slice(0, 3)).toEqual([20, 60, 0]);
    expect(editing.document.steps.map(({ does }) => does)).toEqual([
      "Set out Steinach's Brigade in two lines",
      "Set out Steinach's Brigade in march column along a road",
    ]);
  });
});
