import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { RuleForm } from '../../../editing/words';
import { CENTIMETRES } from '../../../engine/battle/lengths';
import type { Army, Id } from '../../../engine/scenario';
import { meantBy, namesIn } from '../../../renderer/editor/scenario/form-names';
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
  const inSight = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const props = { names: namesIn(scenario), lengths: CENTIMETRES, scenario, selection: [], write: noWriting() };
  const { rerender } = render(SpecialRules, { ...props, rules: [rule(0)] });
  expect(inSight).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Note' }).focus();
  await rerender({ rules: [rule(0), rule(1)] });
  expect(inSight).toHaveBeenCalledOnce();
});

it('offers to keep within a zone only units and zones of one army', () => {
  const { scenario: read } = stUlrich();
  if (!read) throw new Error('St. Ulrich cannot be read');
  const [blue, red] = read.armies;
  if (!blue || !red) throw new Error('an army is missing');
  const outline = { shape: 'rectangle', at: { x: 90, y: 12 }, size: [180, 24], turn: 0 } as const;
  const zone = { id: 'blue/zone', name: 'South', outline, commands: [] };
  const scenario = { ...read, armies: [{ ...blue, deployment: [zone] }, red] };
  const [theirs, ours] = [red, blue].map(({ brigades }) => brigades[0]?.units[0]);
  if (!theirs || !ours) throw new Error('nobody is there');
  const keep: RuleForm = { index: 0, rule: 'keep', units: [ours.name], within: 'South', until: null, reason: '' };
  const props = { rules: [keep], names: namesIn(scenario), lengths: CENTIMETRES, scenario, write: noWriting() };
  const { unmount } = render(SpecialRules, { ...props, selection: [theirs.id] });
  const button = screen.getByRole('button', { name: 'Keep within a zone' });
  expect(button.title).toBe('Draw a deployment zone of their army first');
  const offered = [...screen.getByLabelText<HTMLSelectElement>('Keep another there').options].map(({ text }) => text);
  expect(offered).toContain(blue.brigades[0]?.name);
  expect(offered).not.toContain(theirs.name);
  unmount();
  expect(meantBy(scenario, [theirs.id, ours.id]).kept).toEqual({ units: [ours.name], zone: 'South' });
});
