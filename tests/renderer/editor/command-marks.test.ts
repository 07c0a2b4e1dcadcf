/** Zones over the table, and who stands out of command. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { EditorZones } from '../../../electron/desk/api';
import { corners, type Box } from '../../../engine/geometry';
import { AidMarks, AidNotes, Aids, AidWords } from '../../../renderer/editor/aids';
import { areaRound, overlapOf } from '../../../renderer/editor/clear-places';
import { lyingZones } from '../../../renderer/editor/aids/lying-zones';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import { stUlrich } from './st-ulrich';

const LEIB = 'blue/leib-regiment';
const HOLL = 'blue/captain-holls-battery';
const { scenario } = stUlrich();
if (!scenario) throw new Error('St. Ulrich cannot be read');
const commander = scenario.armies[0]?.brigades[0]?.commander.id ?? '';

const piece = (id: string, arm: EditorZones['pieces'][number]['arm']): EditorZones['pieces'][number] => ({
  id,
  side: 'blue',
  arm,
  pose: { x: 0, y: 0, hx: 0, hy: 1 },
  zones: [{ id: 'zone', title: 'Zone', clause: 'X', outline: [{ x: 0, y: 10 }] }],
});
const PIECES = [piece(LEIB, 'foot'), piece(HOLL, 'guns'), piece(commander, null)];
const of = (wanted: Partial<Parameters<typeof lyingZones>[2]>): readonly string[] =>
  lyingZones(scenario, PIECES, { selection: [], held: [], fire: false, command: false, ...wanted }).map(({ id }) => id);

describe('zones', () => {
  it('of fire are those of all guns, or of who is selected', () => {
    expect(of({})).toEqual([]);
    expect(of({ fire: true })).toEqual([`${HOLL} zone`]);
    expect(of({ fire: true, selection: [LEIB] })).toEqual([`${LEIB} zone`]);
  });

  it('of command are those of all leaders, or of who leads what is selected', () => {
    expect(of({ command: true })).toEqual([`${commander} zone`]);
    expect(of({ command: true, selection: [LEIB] })).toEqual([`${commander} zone`]);
  });

  it('of what is dragged and of its commander are shown unasked, where it is now and as it looks', () => {
    const held = [{ id: LEIB, at: { x: 100, y: 50 }, heading: 90 }];
    expect(of({ held })).toEqual([`${LEIB} zone`, `${commander} zone`]);
  });
});

it('who is out of command is marked on the table and told beside it, and a click there selects him', () => {
  const editing = stUlrich();
  const aids = new Aids(editing);
  const project = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y: -y });
  const { container } = render(AidMarks, { editing, aids, project, step: Infinity });
  render(AidNotes, { editing, aids });
  const tell = (units: readonly string[]): void => {
    aids.tellZones({ pieces: [], outOfCommand: { units: [...units], clause: 'X' } }, false);
    flushSync();
  };
  tell([LEIB]);
  expect(container.querySelector('.lost')).toBeNull();
  aids.toggle('command');
  flushSync();
  const mark = container.querySelector('.lost');
  expect([mark?.getAttribute('cx'), mark?.getAttribute('cy')]).toEqual(['42', '-76']);
  screen.getByRole('button', { name: 'Leib-Regiment is out of command.' }).click();
  expect(editing.selection).toEqual([LEIB]);
  tell([]);
  expect(container.querySelector('.lost')).toBeNull();
  screen.getByText('Everybody is in command.');
});

it('words of the aids stand beside the troops, not on them', () => {
  const editing = stUlrich();
  const aids = new Aids(editing);
  const table = new OnTable(editing);
  const SCALE = 4;
  const project = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * SCALE, y: -y * SCALE });
  const seen = (box: Box) => areaRound(corners(box).map((corner) => project(corner)));
  const { container } = render(AidWords, { editing, aids, table, project });
  aids.toggle('command');
  const units = [...table.boxes.keys()];
  expect(units.length).toBeGreaterThan(8);
  for (const id of units) {
    aids.tellZones({ pieces: [], outOfCommand: { units: [id], clause: 'X' } }, false);
    flushSync();
    const [text, ...others] = [...container.querySelectorAll('text')];
    expect([text?.textContent, others], id).toEqual(['out of command', []]);
    const [x, y] = ['x', 'y'].map((name) => Number(text?.getAttribute(name)));
    const words = { x: (x ?? 0) - 40, y: (y ?? 0) - 6, width: 80, height: 12 };
    for (const [other, box] of table.boxes) {
      const area = seen(box);
      expect(area && overlapOf(words, area), `${id} on ${other}`).toBeNull();
    }
  }
});
