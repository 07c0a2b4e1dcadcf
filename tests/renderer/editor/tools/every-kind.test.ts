/** Everything the tools of the ground offer, drawn once each as a hand draws it. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Feature } from '../../../../engine/scenario';
import { Editing } from '../../../../renderer/editor/editing.svelte';
import { choicesMade, choose, type EditorTool } from '../../../../renderer/editor/tools';
import { BuiltUpTool } from '../../../../renderer/editor/tools/built-up.svelte';
import { GroundTool } from '../../../../renderer/editor/tools/ground.svelte';
import { HedgeTool } from '../../../../renderer/editor/tools/hedge.svelte';
import { HillTool } from '../../../../renderer/editor/tools/hill.svelte';
import { RoadTool } from '../../../../renderer/editor/tools/road.svelte';
import { TreesTool } from '../../../../renderer/editor/tools/trees.svelte';
import { WaterTool } from '../../../../renderer/editor/tools/water.svelte';
import { WorksTool } from '../../../../renderer/editor/tools/works.svelte';
import { ZoneTool } from '../../../../renderer/editor/tools/zone.svelte';
import { FakeDesk } from '../../fake-desk';
import { NATIONS, TABLE } from '../small-table';

type Spot = readonly [x: number, y: number];
/** A brook with a lane over it, which meet at 110 east and 30 north. */
const BROOK =
  '  - stream: { name: Brook, course: [[90, 30], [120, 30]] }\n  - road: { name: Lane, course: [[110, -2], [110, 50]] }\n';

function opened(text = TABLE) {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, text);
  const at = ([x, y]: Spot, more = {}) =>
    ({ at: { x, y }, things: [], pixel: 0.1, shift: false, alt: false, ctrl: true, ...more }) as const;
  const drag = (tool: EditorTool, from: Spot, to: Spot = from, more = {}): void => {
    tool.move(at(from, more), editing);
    tool.begin(at(from, more), editing);
    tool.move(at(to, more), editing);
    tool.end(at(to, more), editing);
  };
  const before = editing.scenario?.terrain.map(({ id }) => id) ?? [];
  /** What came to the ground. */
  const made = (): readonly Feature[] => editing.scenario?.terrain.filter(({ id }) => !before.includes(id)) ?? [];
  return { editing, at, drag, made };
}
/** Chooses on the strip of the tool, as a click there does. */
function pick(tool: EditorTool, label: string, value: string | number): void {
  const option = tool.options?.find((one) => one.label === label);
  if (option?.kind === 'choice') {
    expect(
      option.of.map((one) => one.value),
      label,
    ).toContain(value);
    option.choose(String(value));
  } else if (option?.kind === 'number') option.change(Number(value));
  else throw new Error(`${tool.title} has no ${label}`);
}

const AREA: readonly Spot[] = [
  [10, 60],
  [34, 60],
  [22, 82],
];
const LINE: readonly Spot[] = [
  [10, 60],
  [34, 62],
  [50, 80],
];
/** The choices of one test are not those of the next. */
const fresh = choicesMade();
beforeEach(() => choose({ ...Object.fromEntries(Object.keys(choicesMade()).map((name) => [name, ''])), ...fresh }));

function drawn(tool: EditorTool, spots: readonly Spot[], choices: Readonly<Record<string, string | number>>) {
  const { editing, drag, made } = opened();
  for (const [label, value] of Object.entries(choices)) pick(tool, label, value);
  for (const spot of spots) drag(tool, spot);
  expect(tool.ends?.(editing)).toBe(true);
  expect(editing.refusal).toBeNull();
  const [feature, ...others] = made();
  expect(others).toEqual([]);
  return feature;
}

describe('a tool of areas', () => {
  it.each([
    ...(['wood', 'orchard', 'vineyard'] as const).map((kind) => [kind, new TreesTool()] as const),
    ...(['crops', 'ploughland', 'rough', 'marsh', 'pond', 'custom area'] as const).map(
      (kind) => [kind, new GroundTool()] as const,
    ),
  ])(
    'draws %s by its outline, smooth or straight, by a box, and with a brush that adds and takes away',
    (kind, tool) => {
      expect(drawn(tool, AREA, { Kind: kind, By: 'outline', Edge: 'straight' })).toMatchObject({
        kind,
        outline: { shape: 'polygon', points: AREA.map(([x, y]) => ({ x, y })) },
      });
      expect(drawn(tool, AREA, { Edge: 'smooth' })).toMatchObject({ kind, outline: { shape: 'smooth' } });
      const box = opened();
      pick(tool, 'By', 'box');
      box.drag(tool, [10, 60], [30, 70]);
      expect(box.made()).toMatchObject([{ kind, outline: { shape: 'rectangle', size: [20, 10] } }]);
      const { editing, drag, made } = opened();
      pick(tool, 'By', 'brush');
      pick(tool, 'Brush', 5);
      drag(tool, [20, 60], [40, 60]);
      const widths = [widthOf(made()[0])];
      drag(tool, [40, 60], [50, 60]);
      widths.push(widthOf(made()[0]));
      drag(tool, [54, 60], [48, 60], { alt: true });
      widths.push(widthOf(made()[0]));
      expect(made().map((one) => one.kind)).toEqual([kind]);
      const [first = 0, added = 0, taken = 0] = widths;
      expect(first).toBeGreaterThan(28);
      expect(added).toBeGreaterThan(first + 8);
      expect(taken).toBeLessThan(added - 3);
      expect(editing.refusal).toBeNull();
    },
  );
});

function widthOf(feature: Feature | undefined): number {
  const outline = feature && 'outline' in feature ? feature.outline : null;
  const points = outline && 'points' in outline ? outline.points.map(({ x }) => x) : [];
  return Math.max(...points) - Math.min(...points);
}

describe('a tool of lines', () => {
  it.each([
    ['river', new WaterTool(), 12],
    ['stream', new WaterTool(), 3],
    ['road', new RoadTool(), 6],
    ['sunken road', new RoadTool(), 6],
    ...(['hedge', 'wall', 'fence', 'tree line', 'custom line'] as const).map(
      (kind) => [kind, new HedgeTool(), null] as const,
    ),
    ['entrenchment', new WorksTool(), null],
    ['abatis', new WorksTool(), null],
  ] as const)('draws %s node by node, smooth or straight, as wide as was said', (kind, tool, width) => {
    const wide = width === null ? {} : { Width: width };
    const points = LINE.map(([x, y]) => ({ x, y }));
    expect(drawn(tool, LINE, { Kind: kind, ...wide, Lines: 'straight' })).toMatchObject({
      kind,
      course: { smooth: false, points },
      ...(width !== null && { width }),
    });
    expect(drawn(tool, LINE, { Lines: 'smooth' })).toMatchObject({ kind, course: { smooth: true, points } });
  });

  it('says which rivers can be forded, and on which hand of a work the enemy is', () => {
    const water = new WaterTool();
    expect(drawn(water, LINE, { Kind: 'river', Water: 'impassable' })).toMatchObject({ class: 'impassable' });
    expect(drawn(water, LINE, { Water: 'fordable' })).toMatchObject({ class: 'fordable' });
    const works = new WorksTool();
    const firstNode = (enemy: string): unknown => {
      const work = drawn(works, LINE, { Kind: 'entrenchment', Lines: 'straight', Enemy: enemy });
      return work && 'course' in work ? work.course.points[0] : null;
    };
    expect([firstNode('left'), firstNode('right')]).toEqual([
      { x: 10, y: 60 },
      { x: 50, y: 80 },
    ]);
  });

  it('comes to the grid that was chosen, with a line to show it, and with Ctrl to nothing', () => {
    const { editing, at } = opened();
    const tool = new HedgeTool();
    for (const [snaps, x] of [
      ['1', 21],
      [String(30.48 / 12), 20.3],
      [String(30.48 / 2), 15.2],
      [String(30.48), 30.5],
    ] as const) {
      choose({ snapping: snaps });
      tool.begin(at([20.6, 62], { ctrl: false }), editing);
      expect(tool.points[0]?.x, snaps).toBeCloseTo(x, 1);
      expect(tool.note).toContain('on the grid');
      expect(tool.overlay.filter(({ tone }) => tone === 'guide')).toHaveLength(2);
      tool.cancel(editing);
    }
    tool.begin(at([20.6, 62], { ctrl: true }), editing);
    expect(tool.points).toEqual([{ x: 20.6, y: 62 }]);
    expect(tool.overlay.filter(({ tone }) => tone === 'guide')).toEqual([]);
    choose({ snapping: 'things' });
  });
});

describe('a bridge or a ford', () => {
  it.each(['bridge', 'ford'])('%s clicked near water lies where a road meets it, else where it was clicked', (kind) => {
    const { drag, made, editing } = opened(TABLE.replace('terrain:\n', `terrain:\n${BROOK}`));
    const tool = new RoadTool();
    pick(tool, 'Kind', kind);
    drag(tool, [106, 34]);
    drag(tool, [94, 31]);
    expect(made().map((one) => [one.kind, 'at' in one && one.at, 'over' in one && one.over])).toEqual([
      [kind, { x: 110, y: 30 }, 'brook'],
      [kind, { x: 94, y: 30 }, 'brook'],
    ]);
    drag(tool, [20, 80]);
    expect(editing.refusal?.sentence).toBe(`A ${kind} lies on a river or stream: click near one.`);
  });
});

describe('a hill', () => {
  it('is as high and as steep as was said, with a plateau, by each of its shapes', () => {
    const tool = new HillTool();
    const said = { Slope: 'steep', Height: 7 };
    expect(drawn(tool, AREA, { Shape: 'outline', ...said, Plateau: 'broad' })).toMatchObject({
      kind: 'hill',
      slope: 'steep',
      height: 7,
      contours: [{ height: 7 }],
    });
    const ridge = drawn(tool, LINE, { Shape: 'ridge', 'Half width': 10, Plateau: 'usual', ...said });
    expect(ridge).toMatchObject({ kind: 'hill', outline: { shape: 'smooth' } });
    expect(widthOf(ridge)).toBeGreaterThan(50);
    const { drag, made } = opened();
    pick(tool, 'Shape', 'ellipse');
    drag(tool, [10, 60], [30, 70]);
    expect(made()).toMatchObject([
      { kind: 'hill', outline: { shape: 'ellipse', at: { x: 20, y: 65 }, radii: [10, 5] } },
    ]);
  });
});

describe('houses', () => {
  it('stand as they are turned by a drag, rustic or urban, fortified or not, and join the village they are put beside', () => {
    const { drag, made } = opened();
    const tool = new BuiltUpTool();
    pick(tool, 'Houses', 'urban');
    pick(tool, 'Fortified', 'yes');
    drag(tool, [20, 70], [30, 67.3]);
    drag(tool, [29, 67.5]);
    pick(tool, 'Houses', 'rustic');
    pick(tool, 'Fortified', 'no');
    drag(tool, [110, 20]);
    const villages = made().flatMap((one) => (one.kind === 'bua' ? [one] : []));
    expect(villages).toMatchObject([
      { build: 'urban', fortified: true, blocks: [{ turn: 15 }, { turn: 15 }] },
      { build: 'rustic', fortified: false, blocks: [{ at: { x: 110, y: 20 }, turn: 0 }] },
    ]);
    const [one, other] = villages[0]?.blocks ?? [];
    // Edge to edge.
    expect(one && other && Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeCloseTo(one?.side ?? 0, 0);
  });
});

it('a redoubt is dragged as a box or drawn node by node', () => {
  const tool = new WorksTool();
  expect(drawn(tool, AREA, { Kind: 'star redoubt' })).toMatchObject({ kind: 'redoubt', outline: { shape: 'polygon' } });
  const { drag, made } = opened();
  pick(tool, 'Kind', 'redoubt');
  drag(tool, [10, 60], [22, 70]);
  expect(made()).toMatchObject([{ kind: 'redoubt', outline: { shape: 'rectangle', size: [12, 10] } }]);
});

it('objectives stand on what is clicked or on any spot, and zones are boxes or outlines of a side', () => {
  const { editing, drag, at } = opened();
  const tool = new ZoneTool(editing);
  pick(tool, 'Kind', 'objective');
  tool.begin(at([60, 45], { things: ['knoll'] }), editing);
  tool.end(at([60, 45]), editing);
  drag(tool, [10, 70]);
  expect(editing.scenario?.objectives).toMatchObject([{ name: 'Knoll', feature: 'knoll' }, { at: { x: 10, y: 70 } }]);
  pick(tool, 'Kind', 'zone');
  pick(tool, 'Side', 'red');
  pick(tool, 'By', 'box');
  drag(tool, [10, 60], [40, 80]);
  pick(tool, 'By', 'outline');
  for (const spot of AREA) drag(tool, spot);
  tool.ends(editing);
  expect(editing.scenario?.armies.map(({ deployment }) => deployment.map(({ outline }) => outline.shape))).toEqual([
    [],
    ['rectangle', 'polygon'],
  ]);
});
