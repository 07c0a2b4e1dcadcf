/** The tab Scenario: what is typed and chosen there stands in the file, line by line. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../../engine/scenario/edits';
import { Editing } from '../../../renderer/editor/editing.svelte';
import LongText from '../../../renderer/editor/scenario/LongText.svelte';
import ScenarioPanel from '../../../renderer/editor/scenario/ScenarioPanel.svelte';
import TableForm from '../../../renderer/editor/scenario/TableForm.svelte';
import { Notices } from '../../../renderer/ui';
import { FakeDesk } from '../fake-desk';
import { opted, typed } from './filling-in';
import { NATIONS, TABLE } from './small-table';
import { ST_ULRICH, stUlrich } from './st-ulrich';

function opened() {
  const editing = stUlrich();
  render(ScenarioPanel, { editing, notices: new Notices() });
  flushSync();
  const type = (label: string, text: string, field = screen.getByLabelText(label)): void => typed(field, text);
  const press = (name: string): void => {
    screen.getByRole('button', { name }).click();
    flushSync();
  };
  const last = (): string | undefined => editing.document.steps.at(-1)?.does;
  return { editing, type, press, last };
}

describe('the words of a scenario', () => {
  it('are written where they belong, each as a step', () => {
    const { editing, type } = opened();
    const words = [
      ['Title', 'By River and Road', 'title: By River and Road'],
      ['Period', 'Seven Years War', 'period: Seven Years War'],
      ['What both sides know', 'Known: "all"\n\nof it', 'description: |'],
      ['For the Advance Guard of Bernau only', 'Cross: before noon.', "briefing: 'Cross: before noon.'"],
      ['Designer’s notes', 'Ours.', 'notes: Ours.'],
    ] as const;
    for (const [label, text, written] of words) {
      type(label, text);
      expect(editing.text, label).toContain(written);
    }
    expect(editing.scenario).toMatchObject({ title: 'By River and Road', description: 'Known: "all"\n\nof it' });
    expect(editing.document.steps).toHaveLength(words.length);
    editing.goTo(0);
    expect(editing.text).toBe(ST_ULRICH);
  });

  it('are previewed as Markdown', () => {
    render(LongText, { label: 'Notes', value: 'A **bold** plan.', placeholder: '', oncommit: () => undefined });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('A **bold** plan.');
    screen.getByRole('button', { name: 'Preview' }).click();
    flushSync();
    expect(screen.getByText('bold').tagName).toBe('STRONG');
    expect(screen.queryByLabelText('Notes')).toBeNull();
  });
});

it('the whole table is mirrored, turned and made larger there, at the edge that was chosen', () => {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  const { scenario } = editing;
  if (!scenario) throw new Error('the table cannot be read');
  const values = plainText(TABLE) ?? expect.fail('no values');
  render(TableForm, { editing, scenario, values, notices: new Notices() });
  const done = (act: () => void) => {
    act();
    const [unit] = editing.scenario?.armies[0]?.independents ?? [];
    const { width = 0, depth = 0 } = editing.scenario?.table ?? {};
    editing.goTo(0);
    const at = unit && 'at' in unit.place ? unit.place.at : null;
    return at && [at.x, at.y, width, depth].map(Math.round);
  };
  const click = (name: string) => done(() => screen.getByRole('button', { name }).click());
  expect(click('Mirror W–E')).toEqual([90, 20, 120, 90]);
  expect(click('Mirror S–N')).toEqual([30, 70, 120, 90]);
  expect(click('Turn')).toEqual([20, 90, 90, 120]);
  const type = (label: string, text: string) => done(() => typed(screen.getByLabelText(label), text));
  expect(type('Width', '140cm')).toEqual([30, 20, 140, 90]);
  opted('Side at which the width changes', 'west');
  expect(type('Width', '1.4m')).toEqual([50, 20, 140, 90]);
  expect(type('Depth', '40in')).toEqual([30, 20, 120, 102]);
});

it('weather, ending and the timing of objectives are set there, and what was set is told', () => {
  const { editing, type, last } = opened();
  opted('Weather', 'light rain');
  expect([editing.scenario?.weather.start, last()]).toEqual(['light rain', 'Change the weather']);
  type('Last turn', '9');
  opted('What decides after the last turn', 'it is a draw');
  expect(editing.scenario?.victory).toMatchObject({ turns: 9, then: 'draw' });
  const [objective] = editing.scenario?.objectives ?? [];
  type('from turn', '4', screen.getAllByLabelText('from turn')[0]);
  type('to turn', '8', screen.getAllByLabelText('to turn')[0]);
  expect(editing.scenario?.objectives[0]).toMatchObject({ from: 4, until: 8 });
  expect(last()).toBe(`Change when ${objective?.name} counts`);
});

it('special rules and events are added by a click, with a sentence made of what they hold', () => {
  const { editing, press, type } = opened();
  press('Hold units');
  const rule = editing.scenario?.special.at(-1);
  expect(rule?.rule).toBe('hold');
  type('until turn', '5');
  expect(screen.getAllByText(/5/).map((one) => one.textContent)).toContainEqual(
    expect.stringMatching(/Steinach's Brigade.*turn 5/),
  );
  press('Weather turns');
  expect(editing.text).toContain('weather: light rain');
  screen.getAllByText(/[Ll]ight rain/);
});
