import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { addObjective } from '../../../editing/features';
import type { Id } from '../../../engine/scenario';
import { Aids } from '../../../renderer/editor/aids';
import { Findings } from '../../../renderer/editor/findings';
import { inspectedOf } from '../../../renderer/editor/inspector';
import type { InspectorField } from '../../../renderer/editor/inspector/fields';
import Inspector from '../../../renderer/editor/inspector/Inspector.svelte';
import { readIn } from '../../../renderer/editor/inspector/written';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import type { Editing } from '../../../renderer/editor/editing.svelte';
import { stUlrich } from './st-ulrich';

const CM = { unit: 'cm', least: 0, most: 180 } as const;

describe('numbers in the inspector', () => {
  it.each([
    ['12', CM, { value: 12 }],
    ['12,5 cm', CM, { value: 12.5 }],
    ['2ft', CM, { value: 60.96 }],
    ['10″', CM, { value: 25.4 }],
    ['2ft 3in', CM, { value: 68.58 }],
    ['2′ 3″', CM, { value: 68.58 }],
    ['0,5 m', CM, { value: 50 }],
    ['180', CM, { value: 180 }],
    ['180.1', CM, { fault: 'From 0 cm to 180 cm; inches and feet are taken too.' }],
    ['far', CM, { fault: 'From 0 cm to 180 cm; inches and feet are taken too.' }],
    ['', CM, { fault: 'From 0 cm to 180 cm; inches and feet are taken too.' }],
    ['-90°', { unit: '°', least: 0, most: 360 }, { value: 270 }],
    ['450', { unit: '°', least: 0, most: 360 }, { value: 90 }],
    ['3', { unit: '', least: 1, most: 9 }, { value: 3 }],
    ['3.5', { unit: '', least: 1, most: 9 }, { fault: 'From 1 to 9.' }],
    ['', { unit: '', least: 1, most: 9, otherwise: 'by the rules' }, { value: null }],
  ] as const)('%j is read', (text, form, read) => {
    expect(readIn(form, text)).toEqual(read);
  });
});

const fieldsOf = (editing: Editing, ...ids: readonly Id[]): readonly InspectorField[] =>
  (editing.scenario && inspectedOf(editing.scenario, ids, editing.nations)?.fields) ?? [];
/** Sets a field as a person would. */
function set(editing: Editing, ids: readonly Id[], label: string, value: Row[2]): void {
  const field = fieldsOf(editing, ...ids).find((one) => one.label === label);
  if (field?.is === 'choice') editing.attempt(field.set(String(value)));
  else if (field?.is === 'flag') editing.attempt(field.set(value === true));
  else if (field?.is === 'text') editing.attempt(field.set(value === null ? null : String(value)));
  else if (field?.is === 'number') editing.attempt(field.set(value === null ? null : Number(value)));
  else throw new Error(`There is no such field: ${label}`);
}
const LEIB = 'blue/leib-regiment';
const HOLL = 'blue/captain-holls-battery';
type Row = readonly [ids: readonly Id[], label: string, value: string | number | boolean | null, gained: string];

describe('how a brigade is set out', () => {
  it.each(['line', 'two lines', 'march column'])('%s is told as such, whichever way it looks', (shape) => {
    const editing = stUlrich();
    const ids = ['blue/steinachs-brigade'];
    const told = [0, 55, 200].map((heading) => {
      set(editing, ids, 'Set out in', shape);
      set(editing, ids, 'Heading', heading);
      const field = fieldsOf(editing, ...ids).find(({ label }) => label === 'Set out in');
      return field?.is === 'choice' ? field.value : null;
    });
    expect(told).toEqual([shape, shape, shape]);
  });
});

describe('fields of what is selected', () => {
  const rows: readonly Row[] = [
    [[LEIB], 'Class', 'superior', 'formation: march column, class: superior }'],
    [[LEIB], 'Formation', 'line', '{ name: Leib-Regiment, type: line infantry, at: [42, 76], heading: 90 }'],
    [[LEIB], 'Heading', 180, 'at: [42, 76], heading: 180,'],
    [
      [LEIB, HOLL],
      'Size',
      'small',
      "{ name: Captain Holl's Battery, type: medium gun, at: [40, 61.5], heading: 90, formation: limbered, size: small }",
    ],
    [[LEIB], 'Arrives later', true, 'arrives: { turn: 2, at: [0, 76], heading: 90 }'],
    [['blue/steinachs-brigade'], 'Commander', 'dashing', 'rating: dashing'],
    [['blue/steinachs-brigade'], 'Set out in', 'line', 'deploy: {'],
    [['blue/steinachs-brigade'], 'Arrives later', true, 'arrives: { turn: 2,'],
    [['mulheim'], 'Build', 'urban', 'build: urban'],
    [['zeitberg'], 'Slope', 'steep', 'slope: steep'],
    [['zeitberg'], 'Height', 6, 'height: 6'],
    [['zeitberg'], 'Plateau', 'broad', 'contours:'],
    [['mill-lane'], 'Line', 'straight', 'course: [[60, 62], [68, 36], [62, -4]]'],
    [['mulheim-road'], 'To', 'Pirna', 'to: Pirna'],
    [['mulheim-road'], 'From', null, 'name: Mulheim road\n      to: Lindenau'],
    [
      ['mill-lane', 'mulheim-road'],
      'From',
      'Bernau',
      '- road: { name: Mill lane, width: 4cm, course: { smooth: [[60, 62], [68, 36], [62, -4]] }, from: Bernau }',
    ],
    [['objective/the-bridge'], 'Points', 3, 'points: 3'],
    [['objective/the-bridge'], 'Until turn', 6, 'until turn: 6'],
    [['blue'], 'Break point', null, 'attacker: true\n    general:'],
  ];
  it.each(rows)('%j: %s', (ids, label, value, gained) => {
    const editing = stUlrich();
    const known = ids.map((id) =>
      Object.hasOwn(editing.fields, id) ? id : `no ${id} in ${Object.keys(editing.fields).join(' ')}`,
    );
    expect(known).toEqual(ids);
    set(editing, ids, label, value);
    expect(editing.refusal).toBeNull();
    expect(editing.text).toContain(gained);
    expect(editing.isRead).toBe(true);
  });

  const FLECHE = '  - entrenchment: { name: Flèche, at: [150, 100], heading: 270, length: 12 }\n';
  it('says whose a work is, and takes it from him', () => {
    const editing = stUlrich();
    editing.show(null, editing.text.replace('terrain:\n', `terrain:\n${FLECHE}`));
    set(editing, ['fleche'], 'Thrown up for', "Captain Holl's Battery");
    expect(editing.text).toContain("length: 12, of: Captain Holl's Battery }");
    set(editing, ['fleche'], 'Thrown up for', '');
    expect(editing.text).toContain('length: 12 }');
  });

  it('a block can be turned, and has the fields of its built-up area', () => {
    const editing = stUlrich();
    const village = editing.scenario?.terrain.find(({ kind }) => kind === 'bua');
    const block = village?.kind === 'bua' ? village.blocks[0] : undefined;
    if (!block) throw new Error('there is no block');
    const labels = ['Position', 'Turned', 'Build', 'Fortified', 'Movement', 'Cover', 'Sight', 'Name'];
    expect(fieldsOf(editing, block.id).map(({ label }) => label)).toEqual(labels);
    set(editing, [block.id], 'Turned', 30);
    set(editing, [block.id], 'Fortified', true);
    const now = editing.scenario?.terrain.find(({ id }) => id === village?.id);
    expect(now?.kind === 'bua' && [now.fortified, now.blocks[0]?.turn]).toEqual([true, 30]);
  });

  it('let who would come on looking at the edge look at the table', () => {
    const editing = stUlrich();
    set(editing, [LEIB], 'Heading', 271);
    set(editing, [LEIB], 'Arrives later', true);
    expect(editing.text).toContain('arrives: { turn: 2, at: [0, 76], heading: 90 }');
  });

  it('call what has no name by its kind, and say on what an objective is', () => {
    const editing = stUlrich();
    const titleOf = (id: string): string | undefined =>
      editing.scenario ? inspectedOf(editing.scenario, [id], editing.nations)?.title : undefined;
    const [hedge = ''] = Object.keys(editing.fields).filter((one) => one.startsWith('hedge'));
    expect(titleOf(hedge)).toBe('A hedge');
    set(editing, [hedge], 'Kind', 'abatis');
    expect(
      Object.keys(editing.fields)
        .filter((one) => one.startsWith('abatis'))
        .map(titleOf),
    ).toEqual(['An abatis']);
    const villages = editing.scenario?.terrain.filter(({ kind }) => kind === 'bua') ?? [];
    const [village] = villages;
    editing.attempt((draft) => addObjective(draft, { feature: village?.id ?? '' }));
    const objective = editing.scenario?.objectives.at(-1);
    const words = fieldsOf(editing, objective?.id ?? '').find(({ label }) => label === 'Where');
    expect(words).toMatchObject({ words: village?.name ?? '' });
  });

  it('of things of several kinds there are none, but one goes on with those of a kind', () => {
    const editing = stUlrich();
    const { brigades = [] } = editing.scenario?.armies[0] ?? {};
    const [brigade] = brigades;
    const units = brigade?.units.map(({ id }) => id) ?? [];
    const inspected = editing.scenario && inspectedOf(editing.scenario, [...units, brigade?.commander.id ?? ''], []);
    expect(inspected?.fields).toEqual([]);
    expect(inspected?.parts).toEqual([
      { label: `${units.length} units`, ids: units },
      { label: '1 leader', ids: [brigade?.commander.id] },
    ]);
  });

  it('make one kind of ground another', () => {
    const editing = stUlrich();
    const [id = ''] = Object.keys(editing.fields).filter((one) => one.startsWith('hedge'));
    set(editing, [id], 'Kind', 'wall');
    expect(editing.text).toContain('- wall: { course: [[4, 90], [28, 91]] }');
  });

  it('say what ground does to troops: all alike, or arm by arm', () => {
    const editing = stUlrich();
    const id = 'zeitberg';
    const movement = (): unknown => editing.scenario?.terrain.find((one) => one.id === id)?.effects?.movement;
    const alike = (going: string) => ({ foot: going, 'light foot': going, horse: going, guns: going, train: going });
    set(editing, [id], 'Movement', 'half');
    expect(movement()).toEqual(alike('half'));
    set(editing, [id], 'Movement', 'by arm');
    expect(movement()).toEqual({ ...alike('half'), guns: 'quarter', train: 'quarter' });
    set(editing, [id], '· horse', 'closed');
    expect(movement()).toEqual({ ...alike('half'), horse: 'closed', guns: 'quarter', train: 'quarter' });
    set(editing, [id], 'Movement', 'as its kind');
    expect(movement() ?? null).toBeNull();
  });

  it('of a battle that happened tell which real troops they were, and how sure that is', () => {
    const editing = stUlrich();
    const asked = ['Stands for', 'Real men', 'How sure'];
    const told = (id: string): readonly string[] =>
      fieldsOf(editing, id).flatMap(({ label }) => (asked.includes(label) ? [label] : []));
    expect([told(LEIB), told('mulheim-road')]).toEqual([[], []]);
    editing.change({ does: 'x', edits: [{ do: 'set', path: ['kind'], value: 'historical' }] });
    expect([told(LEIB), told('mulheim-road')]).toEqual([asked, ['How sure']]);
    set(editing, [LEIB], 'Stands for', '2 battalions');
    set(editing, [LEIB], 'Real men', 1400);
    set(editing, [LEIB], 'How sure', 'low');
    expect(editing.text).toContain('stands for: 2 battalions, men: 1400, confidence: low');
  });

  it('of several things are set for all of them in one step', () => {
    const editing = stUlrich();
    const { units = [] } = editing.scenario?.armies[0]?.brigades[0] ?? {};
    const ids = units.map(({ id }) => id);
    set(editing, ids, 'Class', 'superior');
    set(editing, ids, 'Heading', 45);
    const now = editing.scenario?.armies[0]?.brigades[0]?.units ?? [];
    expect(now.map((unit) => [unit.class, 'at' in unit.place && unit.place.heading])).toEqual(
      Array(4).fill(['superior', 45]),
    );
    expect(editing.document.steps).toHaveLength(2);
  });

  it('are mixed where things differ', () => {
    const editing = stUlrich();
    const values = fieldsOf(editing, LEIB, HOLL).map((field) =>
      'value' in field ? `${field.label} ${field.value}` : field.label,
    );
    expect(values).toEqual([
      'Class standard',
      'Type null',
      'Size standard',
      'Lost before 0',
      'Heading 90',
      'Arrives later false',
    ]);
  });
});

describe('the inspector', () => {
  it('tells what a unit sees of the enemy, and selects that', () => {
    const editing = stUlrich();
    editing.select(['blue/leib-regiment']);
    const inspected = editing.scenario && inspectedOf(editing.scenario, editing.selection, []);
    if (!inspected) throw new Error('nothing is selected');
    const aids = new Aids(editing);
    aids.enemies = { unit: 'blue/leib-regiment', seen: ['red/chevreul-dragoons'], of: 4, clause: 'HOW-TERR-24' };
    render(Inspector, { editing, table: new OnTable(editing), aids, findings: new Findings(editing), inspected });
    screen.getByText('1 of 4 enemy units').click();
    expect(editing.selection).toEqual(['red/chevreul-dragoons']);
  });

  it('takes lengths in feet, steps by arrows as one step, says what is allowed, and gives the keys back', () => {
    const editing = stUlrich();
    editing.select([LEIB]);
    const inspected = editing.scenario && inspectedOf(editing.scenario, editing.selection, []);
    if (!inspected) throw new Error('nothing is selected');
    const findings = new Findings(editing);
    const { rerender } = render(Inspector, {
      editing,
      table: new OnTable(editing),
      aids: new Aids(editing),
      findings,
      inspected,
    });
    const east = screen.getByLabelText<HTMLInputElement>('Position, east');
    const key = (name: string): void => {
      east.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
      flushSync();
    };
    const type = (text: string): void => {
      east.value = text;
      east.dispatchEvent(new Event('input', { bubbles: true }));
      key('Enter');
    };
    east.focus();
    type('9ft');
    expect(screen.getByText(/^From 0 cm to 182.88 cm/)).toBeTruthy();
    expect(document.activeElement).toBe(east);
    type('1ft');
    // What is typed next are the keys of the table again.
    expect(document.activeElement).not.toBe(east);
    expect(editing.text).toContain('Leib-Regiment, type: line infantry, at: [30.5, 76]');
    for (let step = 0; step < 2; step += 1) {
      const now = editing.scenario && inspectedOf(editing.scenario, editing.selection, []);
      if (now) void rerender({ editing, findings, inspected: now });
      flushSync();
      key('ArrowUp');
    }
    expect(editing.document.steps).toHaveLength(1);
    expect(editing.text).toContain('Leib-Regiment, type: line infantry, at: [32.5, 76]');
  });

  it('tells that what is selected is locked, and takes nothing for it', () => {
    const editing = stUlrich();
    editing.select([LEIB]);
    const inspected = editing.scenario && inspectedOf(editing.scenario, editing.selection, []);
    if (!inspected) throw new Error('nothing is selected');
    const [table, aids, findings] = [new OnTable(editing), new Aids(editing), new Findings(editing)];
    render(Inspector, { editing, table, aids, findings, inspected });
    const isOpen = () => !screen.getByLabelText('Position, east').closest('fieldset')?.disabled;
    expect(isOpen()).toBe(true);
    table.toggleLocked(LEIB);
    flushSync();
    screen.getByText('Leib-Regiment is locked. Unlock it under Layers.');
    expect([isOpen(), screen.getByLabelText<HTMLInputElement>('Name').readOnly]).toEqual([false, true]);
  });

  it('lines several things up by a click on an icon', () => {
    const editing = stUlrich();
    editing.select([LEIB, HOLL]);
    const inspected = editing.scenario && inspectedOf(editing.scenario, editing.selection, []);
    if (!inspected) throw new Error('nothing is selected');
    const [table, aids, findings] = [new OnTable(editing), new Aids(editing), new Findings(editing)];
    render(Inspector, { editing, table, aids, findings, inspected });
    screen.getByRole('button', { name: 'Line up western edges' }).click();
    expect(editing.document.steps).toHaveLength(1);
    expect(editing.document.steps[0]?.does).toContain('Line up');
  });
});
