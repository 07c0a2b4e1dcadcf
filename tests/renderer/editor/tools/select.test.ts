/** The tool at rest: the handles of a whole selection, several things moved, and things hidden. */
import { describe, expect, it } from 'vitest';
import { addArea } from '../../../../editing/features';
import { setProperty } from '../../../../editing/features/properties';
import { remove } from '../../../../editing/removing';
import { changeTable } from '../../../../editing/whole-table';
import { ARRANGINGS } from '../../../../renderer/editor/commands/arranging';
import { cutSelected, removeSelected } from '../../../../renderer/editor/commands/copying';
import { mirror, nudge, turn } from '../../../../renderer/editor/commands/moving';
import { renameThing } from '../../../../renderer/editor/commands/renaming';
import { Editing } from '../../../../renderer/editor/editing.svelte';
import { OnTable } from '../../../../renderer/editor/on-table.svelte';
import { SelectTool } from '../../../../renderer/editor/tools/select/select.svelte';
import { turnHandle } from '../../../../renderer/editor/tools/select/turn-handle';
import { FakeDesk } from '../../fake-desk';
import { NATIONS, TABLE } from '../small-table';

const PIXEL = 0.1;
/** The box lies so far outside of what is selected, cm. */
const OUTSIDE = 12 * PIXEL;

function opened() {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  const table = new OnTable(editing);
  const tool = new SelectTool(table);
  const at = (x: number, y: number, more = {}) => {
    const point = { x, y };
    const things = table.at(point, 6 * PIXEL).map(({ id }) => id);
    return { at: point, things, pixel: PIXEL, shift: false, alt: false, ctrl: true, ...more };
  };
  const drag = (from: readonly [number, number], to: readonly [number, number], more = {}): string | null => {
    tool.move(at(...from, more), editing);
    tool.begin(at(...from, more), editing);
    tool.move(at(to[0], to[1], more), editing);
    const { note } = tool;
    tool.end(at(to[0], to[1], more), editing);
    return note;
  };
  const handles = () => tool.overlay.filter(({ kind }) => kind === 'handle').length;
  return { editing, table, tool, drag, handles, at };
}
const told = ({ refusal }: Editing): string | undefined => refusal?.sentence;
const changed = (editing: Editing): readonly string[] =>
  editing.text.split('\n').filter((line) => !TABLE.split('\n').includes(line));

describe('a group', () => {
  it('is selected by any of its things, and a second click takes that one alone', () => {
    const { editing, table, tool, at } = opened();
    const click = (x: number, y: number): void => {
      tool.begin(at(x, y), editing);
      tool.end(at(x, y), editing);
    };
    table.group(['knoll', 'blue/first']);
    click(30, 20);
    expect(editing.selection).toEqual(['knoll', 'blue/first']);
    click(90, 70);
    expect(editing.selection).toEqual(['wood-1']);
    table.ungroup(['knoll']);
    click(30, 20);
    expect(editing.selection).toEqual(['blue/first']);
  });
});

it('Shift adds what is clicked by its name, and takes it out again', () => {
  const { editing, table, tool, at } = opened();
  table.names = { least: 1, over: null };
  const { pose } = table.standingNames.find(({ id }) => id === 'knoll')?.box ?? {};
  if (!pose) throw new Error('the knoll has a name');
  const press = at(pose.x, pose.y, { shift: true });
  editing.select(['blue/first']);
  for (const chosen of [['blue/first', 'knoll'], ['blue/first']]) {
    tool.begin(press, editing);
    tool.end(press, editing);
    expect(editing.selection).toEqual(chosen);
  }
});

it('a group is selected by the name of one of its things too', () => {
  const { editing, table, tool, at } = opened();
  table.names = { least: 1, over: null };
  const name = table.standingNames.find(({ id }) => id === 'knoll');
  if (!name) throw new Error('the knoll has a name');
  table.group(['knoll', 'blue/first']);
  const press = at(name.box.pose.x, name.box.pose.y);
  tool.begin(press, editing);
  tool.end(press, editing);
  expect(editing.selection).toEqual(['knoll', 'blue/first']);
});

describe('the handle of formation', () => {
  it('stands behind a unit alone, tells what it makes of it, and a click does', () => {
    const { editing, table, tool, at, handles } = opened();
    editing.select(['blue/guns']);
    const box = table.boxes.get('blue/guns');
    if (!box) throw new Error('the guns do not stand');
    const behind = at(60, 20 - box.depth / 2 - 12 * PIXEL);
    const click = (): void => {
      tool.begin(behind, editing);
      tool.end(behind, editing);
    };
    tool.move(at(60, 20), editing);
    tool.move(behind, editing);
    expect([handles(), tool.note]).toEqual([1, 'Click: limbered']);
    click();
    expect(changed(editing)).toEqual([expect.stringContaining('formation: limbered')]);
    editing.undo();
    editing.select(['blue/guns', 'blue/first']);
    click();
    expect(changed(editing)).toEqual([]);
  });
});

describe('the handle of facing', () => {
  it('turns a unit about its middle: by degrees, with Shift by fifteen, to the heading of others, with Ctrl freely', () => {
    const { editing, table, drag } = opened();
    editing.nations = NATIONS;
    const heading = (): number | null => {
      const place = editing.scenario?.armies[0]?.independents[0]?.place;
      return place && 'at' in place ? place.heading : null;
    };
    const turned = (degrees: number, more: object): readonly unknown[] => {
      editing.select(['blue/first']);
      const handle = turnHandle(table.movable, table.boxes, PIXEL) ?? expect.fail('no handle');
      const angle = (degrees * Math.PI) / 180;
      const to = [30 + 10 * Math.sin(angle), 20 + 10 * Math.cos(angle)] as const;
      const note = drag([handle.at.x, handle.at.y], to, more);
      const now = heading();
      editing.undo();
      return [now, note];
    };
    expect(turned(38.3, { ctrl: false })).toEqual([38, 'First 38°']);
    expect(turned(38.3, { shift: true })).toEqual([45, 'First 45°']);
    expect(turned(38.3, { ctrl: true })).toEqual([38.3, 'First 38.3°']);
    // As the one over there.
    expect(turned(178.8, { ctrl: false })).toEqual([180, 'First 180° · as Second']);
    expect(editing.text).toBe(TABLE);
  });
});

describe('the box round a selection', () => {
  it('stretches it by a corner, in the text as on the table', () => {
    const { editing, drag, handles } = opened();
    const wood = Object.keys(editing.fields).find((id) => editing.fields[id] === 'terrain[0].wood') ?? '';
    editing.select([wood, 'knoll']);
    expect(handles()).toBe(8);
    // From 44..100 by 35..80 to twice as wide and two thirds as high, about the south-west corner.
    const note = drag([100 + OUTSIDE, 80 + OUTSIDE], [156 + OUTSIDE, 65 + OUTSIDE]);
    expect(note).toContain('200 % × 67 %');
    expect(changed(editing)).toEqual([
      expect.stringContaining('polygon: [[116, 51.7], [156, 51.7], [156, 65], [116, 65]] } }   # by the mill'),
      expect.stringContaining('ellipse: { at: [76, 41.7], radii: [32, 6.7] }'),
    ]);
    editing.undo();
    expect(editing.text).toBe(TABLE);
  });

  it('keeps proportions with Shift, and turns nobody', () => {
    const { editing, drag } = opened();
    editing.select(['knoll', 'blue/first']);
    const note = drag([76 + OUTSIDE, 55 + OUTSIDE], [86 + OUTSIDE, 55 + OUTSIDE], { shift: true });
    expect(note).toMatch(/ \d+ %$/);
    expect(editing.document.steps.map(({ does }) => does)).toEqual(['Scale 2 things']);
    const unit = editing.scenario?.armies[0]?.independents[0];
    expect(unit?.place).toMatchObject({ heading: 0 });
  });

  it('is not there for a single unit, and has no side to drag along a straight line', () => {
    const { editing, handles } = opened();
    editing.select(['blue/first']);
    // That of its formation.
    expect(handles()).toBe(1);
    editing.select(['blue/first', 'blue/guns']);
    expect(handles()).toBeGreaterThan(1);
  });

  it('gives up what is dragged with Escape', () => {
    const { editing, tool, at } = opened();
    editing.select(['knoll', 'blue/first']);
    tool.begin(at(76 + OUTSIDE, 55 + OUTSIDE), editing);
    tool.move(at(90, 70), editing);
    expect(editing.preview).not.toBeNull();
    tool.cancel(editing);
    expect([editing.preview, editing.text]).toEqual([null, TABLE]);
  });
});

describe('several things', () => {
  it('are drawn level with others while they are moved, with Ctrl not', () => {
    const { editing, drag } = opened();
    editing.select(['blue/first', 'blue/guns']);
    const free = drag([30, 20], [30, 22.3]);
    expect(free).not.toContain('level');
    editing.undo();
    editing.select(['blue/first', 'blue/guns']);
    const near = drag([30, 20], [30, 69.6], { ctrl: false });
    expect(near).toContain('level with Second');
    const places = editing.scenario?.armies[0]?.independents.map(({ place }) => ('at' in place ? place.at.y : null));
    expect(places).toEqual([70, 70]);
  });
});

describe('hidden things', () => {
  it('cannot be pointed at or drawn, stay in the file, and come back', () => {
    const { editing, table } = opened();
    table.hide(['knoll', 'blue/first']);
    expect([editing.selection, editing.text]).toEqual([[], TABLE]);
    expect(table.at({ x: 60, y: 45 }, 1)).toEqual([]);
    expect(table.at({ x: 30, y: 20 }, 1)).toEqual([]);
    expect(table.drawn?.terrain.map(({ kind }) => kind)).toEqual(['wood']);
    expect(editing.scenario?.terrain).toHaveLength(2);
    table.unhide(['knoll']);
    expect([editing.selection, table.hidden]).toEqual([['knoll'], ['blue/first']]);
    table.unhide();
    expect(table.drawn).toBe(editing.scenario);
  });
});

describe('the handle of an entry point', () => {
  it('stands where it leads, and turns that', () => {
    const editing = new Editing(new FakeDesk([]));
    editing.nations = NATIONS;
    editing.show(
      null,
      TABLE.replace('armies:', 'entry points:\n  - { name: Gate, at: [0, 40], heading: 90 }\narmies:'),
    );
    const table = new OnTable(editing);
    editing.select([editing.scenario?.entryPoints?.[0]?.id ?? '']);
    const handle = turnHandle(table.movable, table.boxes, PIXEL);
    expect(handle).toMatchObject({ about: { x: 0, y: 40 }, at: { x: 26 * PIXEL, y: 40 }, heading: 90 });
  });
});

describe('what is locked', () => {
  it('is read by a click in the order of battle, and neither moved nor removed, by hand or by key', () => {
    const { editing, table, drag, handles } = opened();
    table.toggleLocked('blue/first');
    editing.select(['blue/first']);
    expect(handles()).toBe(0);
    const tries: Readonly<Record<string, () => void>> = {
      push: () => nudge(editing, table, { x: 1, y: 0 }),
      turn: () => turn(editing, table, 15),
      mirror: () => mirror(editing, table, 'west-east'),
      remove: () => removeSelected(editing, table),
      cut: () => cutSelected(editing, table),
      'drag with others': () => {
        editing.select(['blue/first', 'blue/guns']);
        drag([60, 20], [70, 30]);
      },
      'line up': () => ARRANGINGS[0]?.run(editing, table),
    };
    for (const [name, attempt] of Object.entries(tries)) {
      editing.refusal = null;
      attempt();
      expect([told(editing), editing.text], name).toEqual(['First is locked. Unlock it under Layers.', TABLE]);
    }
    table.toggleLocked('blue/first');
    nudge(editing, table, { x: 1, y: 0 });
    expect(changed(editing)).toHaveLength(2);
  });

  it('resists whatever else would change it: a field, a name, a repair, the whole table, not the text', () => {
    const { editing, table } = opened();
    table.toggleLocked('knoll');
    const tries: Readonly<Record<string, () => void>> = {
      field: () => editing.attempt((draft) => setProperty(draft, ['knoll'], ['height'], 6)),
      name: () => renameThing(editing, 'knoll', 'Hump'),
      order: () => editing.attempt((draft) => remove(draft, ['knoll'])),
      table: () => editing.attempt((draft) => changeTable(draft, { do: 'resize', edge: 'west', by: 10 })),
    };
    for (const [name, attempt] of Object.entries(tries)) {
      editing.refusal = null;
      attempt();
      expect([told(editing), editing.text], name).toEqual(['Knoll is locked. Unlock it under Layers.', TABLE]);
    }
    editing.attempt((draft) => setProperty(draft, ['blue/first'], ['class'], 'superior'));
    expect(changed(editing)).toHaveLength(1);
    editing.type(TABLE.replace('height: 4cm', 'height: 5cm'));
    expect(editing.draft()?.scenario.terrain.find(({ id }) => id === 'knoll')).toMatchObject({ height: 5 });
  });

  it('stays so under another number or name, as what is hidden and grouped does', () => {
    const { editing, table } = opened();
    editing.attempt((draft) =>
      addArea(draft, 'wood', { shape: 'ellipse', at: { x: 20, y: 50 }, radii: [5, 5], turn: 0 }),
    );
    table.toggleLocked('wood-2');
    table.group(['wood-2', 'knoll']);
    table.hide(['knoll']);
    editing.attempt((draft) => remove(draft, ['wood-1']));
    renameThing(editing, 'knoll', 'Hump');
    expect([table.locked, table.groups, table.hidden]).toEqual([['wood-1'], [['wood-1', 'hump']], ['hump']]);
    editing.undo();
    editing.undo();
    expect(table.locked).toEqual(['wood-2']);
  });

  it('is so by its layer too', () => {
    const { editing, table } = opened();
    table.lockedLayers = ['features'];
    editing.select(['knoll', 'wood-1']);
    removeSelected(editing, table);
    expect([editing.refusal?.sentence, editing.text]).toEqual([
      '2 features are locked. Unlock them under Layers.',
      TABLE,
    ]);
  });
});
