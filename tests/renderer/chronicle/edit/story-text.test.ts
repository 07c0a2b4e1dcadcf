import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { namesCalled } from '../../../../renderer/chronicle/edit/chronicle-names';
import { completing } from '../../../../renderer/text';
import { stUlrich } from '../../editor/st-ulrich';

const { scenario } = stUlrich();
if (!scenario) throw new Error('St. Ulrich cannot be read');

/** What is offered where the text has a stroke. */
function offeredAt(stroke: string): readonly string[] {
  const head = "chronicle: 1\ntitle: A day\nscenario: st-ulrich\nday: { begins: '06:00', ends: '08:00' }\n";
  const text = `${head}${stroke}`;
  const pos = text.indexOf('|');
  const doc = text.replace('|', '');
  const complete = completing('chronicle', (called) => namesCalled(called, scenario ?? expect.fail(), 'st-ulrich'));
  const result = complete(new CompletionContext(EditorState.create({ doc }), pos, true));
  return result?.options.map(({ label }) => label) ?? [];
}

it('offers the keys of the format', () => {
  expect(offeredAt("story:\n  - { at: '06:30', d| }\n")).toContain('does');
  expect(offeredAt("story:\n  - { at: '06:30', d| }\n")).not.toContain('at');
});

it.each([
  ["story:\n  - { at: '06:30', does: | }\n", 'counter-charge'],
  ["story:\n  - { at: '06:30', who: [|] }\n", 'Leib-Regiment'],
  ["story:\n  - { at: '06:30', who: [|] }\n", 'Major General Freiherr von Rehlingen'],
  ["story:\n  - { at: '06:30', results: { takes: [|] } }\n", 'The bridge'],
  ["story:\n  - { at: '06:30', results: { burns: [|] } }\n", 'Mulheim'],
  ["story:\n  - { at: '06:30', into: [|] }\n", 'Mulheim'],
  ['outcome: { winner: | }\n', 'The Advance Guard of Bernau'],
])('offers the words and names that %s may have', (stroke, word) => expect(offeredAt(stroke)).toContain(word));
