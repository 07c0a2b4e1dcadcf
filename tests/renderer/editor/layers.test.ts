/** Layers of the table: shown or not, free or locked, on the plan and in 3D. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { addLabel } from '../../../editing/features';
import { prepare } from '../../../engine/rules/honours-of-war/prepare';
import { standingKnown, withoutLayers } from '../../../renderer/editor/plan/standing';
import LayersPopover from '../../../renderer/editor/LayersPopover.svelte';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import { sampleBattle } from '../sample-battle';
import { stUlrich } from './st-ulrich';

function opened() {
  const editing = stUlrich();
  const table = new OnTable(editing);
  const beside = document.body.appendChild(document.createElement('button'));
  render(LayersPopover, { beside, table, scenario: editing.scenario, onclose: () => undefined });
  const click = (label: string): void => {
    screen.getByLabelText(label).click();
    flushSync();
  };
  return { editing, table, click };
}
const LEIB = { x: 42, y: 76 };

describe('a layer', () => {
  it('that is locked is not pointed at, and what lies below it is', () => {
    const { table, click } = opened();
    expect(table.at(LEIB, 1)[0]?.layer).toBe('units');
    click('Units can be selected');
    expect(table.at(LEIB, 1).map(({ layer }) => layer)).not.toContain('units');
    expect(table.shapes.some(({ layer }) => layer === 'units')).toBe(true);
    click('Units can be selected');
    expect(table.at(LEIB, 1)[0]?.layer).toBe('units');
  });

  it('that is not shown has nothing to point at', () => {
    const { table, click } = opened();
    for (const [label, layer] of [
      ['Units', 'units'],
      ['Leaders', 'leaders'],
      ['Objectives', 'objectives'],
    ] as const) {
      expect(table.shapes.some((one) => one.layer === layer)).toBe(true);
      click(`${label} are shown`);
      expect(table.shapes.some((one) => one.layer === layer)).toBe(false);
    }
  });

  it('of troops that is not shown has none on the 3D table either', () => {
    const { scenario } = stUlrich();
    if (!scenario) throw new Error('St. Ulrich cannot be read');
    const { vocabulary } = sampleBattle();
    const play = { title: '', ...prepare(scenario), vocabulary, says: {}, sides: [] };
    const { state } = standingKnown(scenario, play);
    const count = (...hidden: Parameters<typeof withoutLayers>[1]) => {
      const { pieces, commands } = withoutLayers(state, hidden);
      return [pieces.length, Object.keys(commands).length];
    };
    const [units = 0, leaders = 0] = count();
    expect([units, leaders].every((one) => one > 2)).toBe(true);
    expect([count('units'), count('leaders'), count('units', 'leaders'), count('zones')]).toEqual([
      [0, leaders],
      [units, 0],
      [0, 0],
      [units, leaders],
    ]);
  });

  it('of labels that is not shown has no words to take hold of, on the plan or in 3D', () => {
    const { editing, table } = opened();
    editing.attempt((draft) => addLabel(draft, { x: 90, y: 60 }, 'To Prague'));
    table.names = { least: 1, over: null };
    const [id = ''] = editing.scenario?.labels?.map((one) => one.id) ?? [];
    const words = (): readonly string[] => table.standingNames.map((one) => one.id);
    const others = words().length - 1;
    expect([words().includes(id), table.nameAt({ x: 90, y: 60 })?.name.id]).toEqual([true, id]);
    table.hiddenLayers = ['labels'];
    expect([words().includes(id), words().length, table.nameAt({ x: 90, y: 60 })]).toEqual([false, others, null]);
  });
});

it('what is hidden or locked by itself is listed with the way back', () => {
  const { editing, table, click } = opened();
  table.hide(['zeitberg', 'blue/leib-regiment']);
  table.toggleLocked('mill-lane');
  flushSync();
  click('Show Zeitberg');
  expect([table.hidden, editing.selection]).toEqual([['blue/leib-regiment'], ['zeitberg']]);
  click('Unlock Mill lane');
  expect(table.locked).toEqual([]);
});
