import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { subjectsOf } from '../../../editing/subjects';
import { setArrival } from '../../../editing/troops';
import type { Point } from '../../../engine/geometry';
import ArrivalMarks from '../../../renderer/editor/aids/ArrivalMarks.svelte';
import { overlapOf } from '../../../renderer/editor/clear-places';
import { Findings, flagBox, flagPlaces } from '../../../renderer/editor/findings';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import { wordsWidth } from '../../../renderer/ui';
import { stUlrich } from './st-ulrich';

const LEIB = 'blue/leib-regiment';
const LINE = 16;
const project = ({ x, y }: Point): Point => ({ x: x * 4, y: (122 - y) * 4 });

it.each([
  [182.88, 60, 345],
  [60, 0, 345],
  [0, 60, 15],
])('words of an arrival at %d, %d with heading %d keep off the flag of a finding about it', (x, y, heading) => {
  const editing = stUlrich();
  editing.attempt((draft) => setArrival(draft, [LEIB], { at: { x, y }, heading, turn: 4 }));
  const field = editing.fields[LEIB] ?? '';
  const finding = { file: 'f', line: 1, column: 1, severity: 'warning', code: 'c', message: 'Late.', field } as const;
  editing.reading = { findings: [finding], accepted: [], play: null };
  editing.isSettled = true;
  const findings = new Findings(editing);
  const { container } = render(ArrivalMarks, {
    ...{ editing, findings, project },
    table: new OnTable(editing),
    step: Infinity,
  });
  flushSync();
  const words = container.querySelector('text');
  const numberOf = (name: string): number => Number(words?.getAttribute(name));
  const text = words?.textContent ?? '';
  const area = { x: numberOf('x'), y: numberOf('y') - LINE / 2, width: wordsWidth(text, 'small'), height: LINE };
  const { shown } = editing;
  const [place] = shown ? flagPlaces(shown, subjectsOf(shown), findings.told) : [];
  const flag = place && flagBox(place, project);
  if (!flag || text === '') throw new Error('there is no flag, or there are no words');
  expect(overlapOf(area, flag)).toBeNull();
});
