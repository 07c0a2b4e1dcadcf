/** Zones over the table, and who stands out of command. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { EditorZones } from '../../../electron/desk/api';
import { AidMarks, AidNotes, Aids } from '../../../renderer/editor/aids';
import { lyingZones } from '../../../renderer/editor/aids/lying-zones';
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
