import { expect, it } from 'vitest';
import { phasesOf } from '../../../renderer/play/phases';
import type { Phase, Turn } from '../../../renderer/replay';

const titles = ['Initiative', 'Movement', 'Firing'];
const phase = (turn: number, step: number, from: number): Phase => ({
  turn,
  step,
  title: titles[step] ?? '',
  halfOf: null,
  from,
  to: from + 5,
});
const turn = (number: number, from: number, steps: number): Turn => ({
  number,
  from,
  to: from + 5 * steps,
  phases: Array.from({ length: steps }, (_, step) => phase(number, step, from + 5 * step)),
});

it.each([
  ['the first turn, of which two have begun', [turn(1, 0, 2)], phase(1, 1, 5), { names: titles, now: 1 }],
  [
    'an earlier turn, looked back at',
    [turn(1, 0, 2), turn(2, 10, 1)],
    phase(1, 0, 0),
    { names: ['Initiative', 'Movement'], now: 0 },
  ],
  ['a turn that has just begun', [turn(1, 0, 3), turn(2, 15, 1)], phase(2, 0, 15), { names: titles, now: 0 }],
  ['nothing begun', [], null, { names: titles, now: -1 }],
] as const)('all phases of %s are named', (_what, turns, now, expected) => {
  expect(phasesOf(turns, now, titles)).toEqual(expected);
});
