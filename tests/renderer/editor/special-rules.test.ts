import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { RuleForm } from '../../../editing/words';
import { CENTIMETRES } from '../../../engine/battle/lengths';
import type { Army, Id } from '../../../engine/scenario';
import { namesIn } from '../../../renderer/editor/scenario/form-names';
import SpecialRules from '../../../renderer/editor/scenario/SpecialRules.svelte';
import type { Writing } from '../../../renderer/editor/scenario/writing';
import { stUlrich } from './st-ulrich';

const noWriting = (): Writing => ({
  set: vi.fn(),
  setAll: vi.fn(),
  setMoment: vi.fn(),
  remove: vi.fn(),
  add: vi.fn(),
});

function rulesAdded(selection: readonly Id[]): readonly unknown[] {
  const { scenario: read } = stUlrich();
  if (!read) throw new Error('St. Ulrich cannot be read');
  const outline = { shape: 'rectangle', at: { x: 90, y: 12 }, size: [180, 24], turn: 0 } as const;
  const zoned = (army: Army): Army => ({
    ...army,
    deployment: [{ id: `${army.id}/zone`, name: `Zone of ${army.id}`, outline, commands: [] }],
  });
  const scenario = { ...read, armies: read.armies.map(zoned) };
  const add = vi.fn<Writing['add']>();
  const write = { ...noWriting(), add };
  render(SpecialRules, { rules: [], names: namesIn(scenario), lengths: CENTIMETRES, scenario, selection, write });
  for (const name of ['Hold units', 'Keep within a zone', 'Place by a die'])
    screen.getByRole('button', { name }).click();
  return add.mock.calls.map(([, value]) => value);
}

it('a new special rule is about whom is selected', () => {
  const all = stUlrich().scenario?.armies ?? [];
  const [, red] = all;
  const [unit] = red?.brigades[0]?.units ?? [];
  if (!red || !unit) throw new Error('nobody is there');
  expect(rulesAdded([unit.id])).toMatchObject([
    { hold: { units: [unit.name] } },
    { keep: { units: [unit.name], within: `Zone of ${red.id}` } },
    { lots: { units: [unit.name] } },
  ]);
});

it('and where nobody is, about the first there is', () => {
  const [first] = stUlrich().scenario?.armies ?? [];
  expect(rulesAdded([])[0]).toMatchObject({ hold: { units: [first?.brigades[0]?.name] } });
});

it('the form of a rule that was just asked for comes into sight, and none when the tab is opened', async () => {
  const { scenario } = stUlrich();
  if (!scenario) throw new Error('St. Ulrich cannot be read');
  const rule = (index: number): RuleForm => ({ index, rule: 'note', text: 'Nobody fords the brook.' });
  const inSight = vi.fn<Element['scrollIntoView']>();
  Element.prototype.scrollIntoView = inSight;
  const props = { names: namesIn(scenario), lengths: CENTIMETRES, scenario, selection: [], write: noWriting() };
  const { rerender } = render(SpecialRules, { ...props, rules: [rule(0)] });
  expect(inSight).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Note' }).focus();
  await rerender({ rules: [rule(0), rule(1)] });
  expect(inSight).toHaveBeenCalledOnce();
});
