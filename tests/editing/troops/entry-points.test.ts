/** Entry points: named places on the edge, and those who come on by them. */
import { describe, expect, it } from 'vitest';
import { copied, pasted } from '../../../editing/copying';
import { rename } from '../../../editing/features/properties';
import { remove } from '../../../editing/removing';
import { transform } from '../../../editing/transform';
import {
  addEntryPoint,
  bringOn,
  comingBy,
  entryPointNear,
  setArrival,
  setBrigadeArrival,
  setCrossing,
  setInside,
} from '../../../editing/troops';
import { changeTable } from '../../../editing/whole-table';
import { unitsOfArmy } from '../../../engine/scenario';
import { after, linesGained, linesLost, ODD, open } from '../drafts';

/** ODD with an entry point that its reserve comes on by, and a rider of the reserve's side by himself. */
const NAMED = `${ODD.replace(
  /arrives: \{ turn: 4, at: \[0, 30\], heading: 90, needs: 4 \}/,
  'arrives: { turn: 4, entry: The mill road, needs: 4 }',
)}entry points:
  - { name: The mill road, at: [0, 30], heading: 90 }   # where the mill is
`;
const draft = open(NAMED);
const MILL = 'entry/the-mill-road';
const arrivalsIn = (text: string) =>
  open(text)
    .scenario.armies.flatMap(unitsOfArmy)
    .flatMap(({ name, place }) => ('arrives' in place ? [{ name, ...place.arrives }] : []));

it('the file has a reserve that comes on by it', () => {
  expect(comingBy(draft.scenario, MILL)).toEqual(['Reserve']);
  expect(arrivalsIn(NAMED)).toMatchObject([
    { name: 'Red Hussars', at: { x: 0, y: 30 }, heading: 90, entry: MILL },
    { name: 'Green Hussars', at: { x: 0, y: 30 }, heading: 90, entry: MILL },
  ]);
});

describe('a new entry point', () => {
  const named = (x: number, y: number, heading: number) =>
    linesGained(NAMED, after(NAMED, addEntryPoint(draft, { at: { x, y }, heading })));
  it('is called after the road that leaves the table near it, and lies on that', () => {
    expect(named(0, 55, 90)).toEqual(['  - { name: Entry of the High road, at: [0, 58.2], heading: 90 }']);
  });
  it('is called after its edge where no road is near', () => {
    expect(named(100, 120, 190)).toEqual(['  - { name: Northern entry, at: [100, 121.9], heading: 190 }']);
  });
  it('is brought to the edge, and leads onto the table', () => {
    expect(named(40, 5, 180)).toEqual(['  - { name: Southern entry, at: [40, 0], heading: 0 }']);
  });
  it('has a name of its own', () => {
    const once = after(NAMED, addEntryPoint(draft, { at: { x: 100, y: 0 }, heading: 0 }));
    expect(after(once, addEntryPoint(open(once), { at: { x: 150, y: 0 }, heading: 0 }))).toContain(
      'name: Southern entry 2, at: [150, 0]',
    );
  });
  it('is found again up to 8 cm away', () => {
    expect(entryPointNear(draft.scenario, { x: 7.9, y: 30 })?.id).toBe(MILL);
    expect(entryPointNear(draft.scenario, { x: 8.1, y: 30 })).toBeNull();
  });
});

describe('what is done to an entry point', () => {
  it('moving it takes along who comes on by it, their commander too, and touches its line alone', () => {
    const now = after(NAMED, transform(draft, [MILL], { do: 'move', by: { x: 4, y: 20 } }));
    expect(linesLost(NAMED, now)).toEqual([
      '  - { name: The mill road, at: [0, 30], heading: 90 }   # where the mill is',
    ]);
    expect(now).toContain('- { name: The mill road, at: [0, 50], heading: 90 }   # where the mill is');
    expect(arrivalsIn(now).map(({ at }) => at)).toEqual([
      { x: 0, y: 50 },
      { x: 0, y: 50 },
    ]);
  });
  it('dragged to another edge it leads onto the table there', () => {
    expect(after(NAMED, transform(draft, [MILL], { do: 'move', by: { x: 60, y: -29 } }))).toContain(
      'at: [60, 0], heading: 0 }',
    );
  });
  it('another name is written wherever it is meant', () => {
    const now = after(NAMED, rename(draft, MILL, 'Entry of the mill'));
    expect(now).toContain('arrives: { turn: 4, entry: Entry of the mill, needs: 4 }');
    expect(arrivalsIn(now).map(({ entry }) => entry)).toEqual(['entry/entry-of-the-mill', 'entry/entry-of-the-mill']);
  });
  it('the name of another is refused', () => {
    const two = open(after(NAMED, addEntryPoint(draft, { at: { x: 100, y: 0 }, heading: 0 })));
    expect(rename(two, MILL, 'Southern entry')).toEqual({ refused: 'Another is called "Southern entry" already.' });
  });
  it('removed, who came on by it comes on where it was', () => {
    const now = after(NAMED, remove(draft, [MILL]));
    expect(now).not.toContain('The mill road');
    expect(now).toMatch(/arrives: \{ turn: 4, needs: 4, at: \[0, 30\], heading: 90 \}/);
  });
  it('a mirrored table has it on the other side', () => {
    const now = after(NAMED, changeTable(draft, { do: 'mirror', exchanging: 'west and east' }));
    expect(now).toContain('- { name: The mill road, at: [182.9, 30], heading: 270 }');
    expect(now).toContain('entry: The mill road');
  });
  it('goes with its edge when the table is made larger or smaller there', () => {
    const far = after(NAMED, transform(draft, [MILL], { do: 'move', by: { x: 182.88, y: 0 } }));
    const now = after(far, changeTable(open(far), { do: 'resize', edge: 'east', by: 17.12 }));
    expect(now).toContain('- { name: The mill road, at: [200, 30], heading: 270 }');
  });
});

describe('who comes on by it', () => {
  const units = ['blue/red-hussars', 'blue/green-hussars'];
  it('stays with it when they are turned, pushed a little, or moved with others', () => {
    expect(transform(draft, units, { do: 'move', by: { x: 0, y: 2.9 } })).toEqual({
      refused: 'Red Hussars comes on by The mill road; move that, or drag it farther away.',
    });
    expect(transform(draft, ['blue/reserve'], { do: 'rotate', about: { x: 0, y: 0 }, degrees: 90 })).toHaveProperty(
      'refused',
    );
    const all = after(NAMED, transform(draft, [...units, 'blue/lancers'], { do: 'move', by: { x: 0, y: 9 } }));
    expect(all).toContain('arrives: { turn: 4, entry: The mill road, needs: 4 }');
  });
  it('moved alone they leave it, all of the brigade or one of it, and their commander goes along', () => {
    const whole = after(NAMED, transform(draft, ['blue/reserve'], { do: 'move', by: { x: 0, y: 9 } }));
    expect(whole).toMatch(/arrives: \{ turn: 4, needs: 4, at: \[0, 39\], heading: 90 \}/);
    expect(comingBy(open(whole).scenario, MILL)).toEqual([]);
    const reserve = open(whole)
      .scenario.armies.flatMap(({ brigades }) => brigades)
      .find(({ name }) => name === 'Reserve');
    expect(reserve?.commander.at).toEqual({ x: 0, y: 39 });
    const [red = ''] = units;
    const one = after(NAMED, transform(draft, [red], { do: 'move', by: { x: 4, y: -20 } }));
    expect(arrivalsIn(one)).toMatchObject([
      { name: 'Red Hussars', at: { x: 0, y: 10 } },
      { name: 'Green Hussars', at: { x: 0, y: 30 }, entry: MILL },
    ]);
    expect(arrivalsIn(one)[0]).not.toHaveProperty('entry');
  });
  it('brought to an entry point they come on by that', () => {
    const away = after(NAMED, transform(draft, ['blue/reserve'], { do: 'move', by: { x: 0, y: 40 } }));
    const back = after(away, transform(open(away), ['blue/reserve'], { do: 'move', by: { x: 1, y: -37.2 } }));
    expect(back).toContain('entry: The mill road');
    expect(arrivalsIn(back).map(({ at, entry }) => [at.y, entry])).toEqual([
      [30, MILL],
      [30, MILL],
    ]);
  });
  it('a place of their own takes them from it, and an entry point gives them its own', () => {
    const own = after(NAMED, setBrigadeArrival(draft, 'blue/reserve', { at: { x: 0, y: 70 }, heading: 90 }));
    expect(own).toMatch(/arrives: \{ turn: 4, needs: 4, at: \[0, 70\], heading: 90 \}/);
    const back = after(own, setBrigadeArrival(open(own), 'blue/reserve', { entry: MILL }));
    expect(back).toContain('arrives: { turn: 4, needs: 4, entry: The mill road }');
  });
  it('a brigade that stood on the table takes its commander along, where they come on', () => {
    const later = open(after(ODD, setBrigadeArrival(open(ODD), 'blue/column', { turn: 3 })));
    const column = later.scenario.armies.flatMap(({ brigades }) => brigades).find(({ id }) => id === 'blue/column');
    const [first] = column?.units ?? [];
    expect(first?.place).toMatchObject({ arrives: { turn: 3, at: column?.commander.at } });
  });
  it('another turn leaves the entry point as it is', () => {
    expect(after(NAMED, setArrival(draft, units, { turn: 6 }))).toContain(
      'arrives: { turn: 6, entry: The mill road, needs: 4 }',
    );
  });
  it('without it, they stay where it is', () => {
    expect(after(NAMED, setArrival(draft, units, { entry: null }))).toMatch(
      /arrives: \{ turn: 4, needs: 4, at: \[0, 30\], heading: 90 \}/,
    );
  });
  it('somebody who stood on the table comes on by it', () => {
    const now = after(NAMED, bringOn(draft, ['blue/lancers'], { entry: MILL }));
    expect(now).toContain('arrives: { turn: 2, entry: The mill road }');
  });
  it('a copy comes on by that of the same name, and where there is none at a place of its own', () => {
    const copy = copied(draft, ['blue/reserve']);
    const here = after(NAMED, pasted(draft, copy, { x: 4, y: 4 }));
    expect(comingBy(open(here).scenario, MILL)).toEqual(['Reserve', 'Reserve 2']);
    const there = after(ODD, pasted(open(ODD), copy, { x: 4, y: 4 }));
    expect(arrivalsIn(there).slice(2)).toMatchObject([
      { name: 'Red Hussars 2', at: { x: 0, y: 30 }, heading: 90 },
      { name: 'Green Hussars 2', at: { x: 0, y: 30 }, heading: 90 },
    ]);
    expect(there).not.toContain('The mill road');
  });
  it('a copy of the entry point lies on the edge under another name', () => {
    const now = after(NAMED, pasted(draft, copied(draft, [MILL]), { x: 4, y: 4 }));
    expect(now).toContain('- { name: The mill road 2, at: [0, 34], heading: 90 }');
  });
});

describe('an entry point within the table', () => {
  const inside = after(NAMED, setInside(draft, MILL, true));
  it('is moved in by the way it leads, and whoever comes on by it with it', () => {
    expect(inside).toContain('{ name: The mill road, at: [15, 30], heading: 90, inside the table: true }');
    expect(arrivalsIn(inside).map(({ at }) => at)).toEqual([
      { x: 15, y: 30 },
      { x: 15, y: 30 },
    ]);
  });
  it('stays within it when it is dragged, where an edge draws the others', () => {
    const dragged = transform(open(inside), [MILL], { do: 'move', by: { x: 20, y: 40 } });
    expect(after(inside, dragged)).toContain('at: [35, 70]');
    expect(after(inside, transform(open(inside), [MILL], { do: 'move', by: { x: -40, y: 0 } }))).toContain(
      'at: [1, 30]',
    );
  });
  it('goes back to the edge', () => {
    expect(after(inside, setInside(open(inside), MILL, false))).toBe(NAMED);
  });

  const bridge = draft.scenario.terrain.find(({ kind }) => kind === 'bridge');
  if (!bridge?.name || !('over' in bridge)) throw new Error('no bridge');
  const over = after(NAMED, setCrossing(draft, MILL, bridge.id));
  it('over a bridge is where that is, and goes with it', () => {
    expect(over).toContain(`name: The mill road, heading: 90, crossing: ${bridge.name}`);
    expect(arrivalsIn(over)[0]?.at).toEqual(bridge.at);
    const renamed = after(over, rename(open(over), bridge.id, 'High bridge'));
    expect(renamed).toContain('crossing: High bridge');
  });
  it('keeps its place when the bridge goes, and when it is copied', () => {
    const gone = after(over, remove(open(over), [bridge.id]));
    expect(gone).not.toContain('crossing:');
    expect(open(gone).scenario.entryPoints).toMatchObject([{ at: bridge.at, inside: true }]);
    const twice = after(over, pasted(open(over), copied(open(over), [MILL]), { x: 10, y: 5 }));
    expect(open(twice).scenario.entryPoints?.[1]).toMatchObject({
      at: { x: bridge.at.x + 10, y: bridge.at.y + 5 },
      inside: true,
    });
  });
});
