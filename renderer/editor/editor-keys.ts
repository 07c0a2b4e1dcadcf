import type { Point } from '../../engine/geometry';
import type { KeyBinding } from '../frame';
import { ARRANGINGS } from './commands/arranging';
import { selectAll } from './commands/selecting';
import { mirror, nudge, turn } from './commands/moving';
import { duplicateSelected, removeSelected } from './commands/copying';
import type { Editing } from './editing.svelte';
import type { Findings } from './findings';
import { TABLE_LAYERS, type OnTable } from './on-table.svelte';
import type { TableView } from './table-view';
import type { EditorTool } from './tools';

interface Means {
  readonly editing: Editing;
  readonly table: OnTable;
  readonly tools: readonly EditorTool[];
  readonly view: TableView;
  readonly findings: Findings;
  /** Takes a tool. */
  take(id: string): void;
  /** Shows what is selected closely. */
  showChosen(): void;
  swap(): void;
  find(): void;
  /** Asks for the name of what is selected. */
  name(): void;
}
/** How much nearer + comes; what the arrows move the view by, px, and push what is selected by, cm. */
const CLOSER = 1.25;
const VIEW_STEP = 60;
const PUSHES = { '': 1, 'Shift+': 5, 'Alt+': 0.1 } as const;
/** Degrees. */
const TURN = 15;
const FINE_TURN = 1;
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

type Key = readonly [chords: readonly string[], does: string, run: () => void];

/** Keys of the editor. */
export function editorKeys(means: Means): readonly KeyBinding[] {
  const { editing, table, findings, tools, view } = means;
  const toolKeys = tools.map((tool): KeyBinding => {
    const { id, title, key } = tool;
    return { where: 'Editor', chords: [key], does: title, also: kindsOf(tool), run: () => means.take(id) };
  });
  const keys: readonly Key[] = [
    [['Ctrl+z'], 'Undo', () => editing.undo()],
    [['Ctrl+y', 'Ctrl+Shift+z'], 'Redo', () => editing.redo()],
    [['Delete', 'Backspace'], 'Remove what is selected', () => removeSelected(editing, table)],
    [['Ctrl+d'], 'Duplicate what is selected', () => duplicateSelected(editing)],
    [['Ctrl+a'], 'Select all, layer by layer', () => selectAll(editing, table, TABLE_LAYERS)],
    [['q'], 'Turn to the left', () => turn(editing, table, -TURN)],
    [['e'], 'Turn to the right', () => turn(editing, table, TURN)],
    [['Shift+q'], 'Turn one degree to the left', () => turn(editing, table, -FINE_TURN)],
    [['Shift+e'], 'Turn one degree to the right', () => turn(editing, table, FINE_TURN)],
    [['Shift+h'], 'Mirror west and east', () => mirror(editing, table, 'west-east')],
    [['Shift+v'], 'Mirror north and south', () => mirror(editing, table, 'north-south')],
    ...ARRANGINGS.map(({ does, run }): Key => [[], does, () => run(editing, table)]),
    [['Ctrl+g'], 'Group what is selected', () => table.group(editing.selection)],
    [['Ctrl+Shift+g'], 'Ungroup what is selected', () => table.ungroup(editing.selection)],
    [['Alt+h'], 'Hide what is selected', () => table.hide(editing.selection)],
    [['Alt+Shift+h'], 'Show what was hidden', () => table.unhide()],
    ...pushes(means),
    [['F8'], 'Next finding', () => findings.next()],
    [['p'], 'Plan or table', () => means.swap()],
    [['F2'], 'Name what is selected', () => means.name()],
    [['/'], 'Find by name', () => means.find()],
    [['f'], 'Show the whole table', () => view.frame()],
    [['Shift+f'], 'Show what is selected', () => means.showChosen()],
    [['+', '='], 'Nearer', () => view.zoom(CLOSER)],
    [['-'], 'Farther', () => view.zoom(1 / CLOSER)],
    [['Escape'], 'Step back one level', () => stepBack(means)],
  ];
  const native: readonly Key[] = [
    [['Ctrl+c'], 'Copy what is selected', () => undefined],
    [['Ctrl+x'], 'Cut what is selected', () => undefined],
    [['Ctrl+v'], 'Paste', () => undefined],
  ];
  return [
    ...toolKeys,
    ...keys.map(([chords, does, run]) => ({ where: 'Editor' as const, chords, does, run })),
    ...native.map(([chords, does, run]) => ({ where: 'Editor' as const, chords, does, run, isNative: true as const })),
  ];
}

/** What a tool makes, in words. */
const kindsOf = ({ options = [] }: EditorTool): readonly string[] =>
  options.flatMap((option) => (option.kind === 'choice' ? option.of.map(({ label }) => label) : []));

/** The arrows push what is selected, or move the view when nothing is. */
function pushes({ editing, table, view }: Means): readonly Key[] {
  return Object.entries(PUSHES).flatMap(([modifier, size]) =>
    Object.entries(WAYS).map(([arrow, { x, y }]): Key => [
      [`${modifier}${arrow}`],
      `Push ${arrow.slice(5).toLowerCase()}${SIZES[modifier] ?? ''}`,
      () => {
        if (!nudge(editing, table, { x: x * size, y: y * size })) view.pan(-x * VIEW_STEP, y * VIEW_STEP);
      },
    ]),
  );
}
const SIZES: Readonly<Record<string, string>> = { '': '', 'Shift+': ', far', 'Alt+': ', a hair' };

/** Escape gives up what is being done, then what is selected, then the tool. */
function stepBack(means: Means): void {
  const { editing, tools } = means;
  const tool = tools.find(({ id }) => id === editing.tool);
  if (tool?.cancel(editing) === false) means.take('select');
}
