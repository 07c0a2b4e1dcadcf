import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { RuleForm } from '../../../editing/words';
import { CENTIMETRES, INCHES } from '../../../engine/battle/lengths';
import RuleCard from '../../../renderer/editor/scenario/RuleCard.svelte';

const HOLD: RuleForm = {
  index: 0,
  rule: 'hold',
  units: ['Leib-Regiment'],
  turn: 3,
  hour: null,
  needs: null,
  from: null,
  attacked: true,
  enemyWithin: 20,
  lost: null,
  reason: '',
};

it.each([
  ['30', CENTIMETRES, 30],
  ['12in', CENTIMETRES, 30.5],
  ['12', INCHES, 30.5],
  ['1ft 2in', INCHES, 35.6],
  ['', CENTIMETRES, null],
  ['near', CENTIMETRES, undefined],
])('how near the enemy frees a hold may be typed as %j', async (typed, lengths, cm) => {
  const onset = vi.fn();
  render(RuleCard, {
    rule: HOLD,
    lengths,
    units: [],
    objectives: [],
    villages: [],
    hasHours: true,
    onset,
    onmoment: vi.fn(),
    onremove: vi.fn(),
  });
  const field = screen.getByLabelText(`enemy within, ${lengths.sign}`);
  await fireEvent.change(field, { target: { value: typed } });
  if (cm === undefined) expect(onset).not.toHaveBeenCalled();
  else expect(onset).toHaveBeenCalledWith(['hold', 'until', 'enemy within'], cm, expect.any(String));
});

it.each([
  ['4', true, '4'],
  ['9:30', true, '9:30'],
  ['', true, ''],
  ['4in', true, null],
  ['0', true, null],
  ['48:00', true, null],
  ['9:30', false, null],
])('the end of a hold may be a turn or, with a clock, an hour: %j', async (typed, hasHours, told) => {
  const onmoment = vi.fn();
  const rest = { units: [], objectives: [], villages: [], onset: vi.fn(), onremove: vi.fn() };
  render(RuleCard, { rule: HOLD, lengths: CENTIMETRES, hasHours, onmoment, ...rest });
  await fireEvent.change(screen.getByLabelText(hasHours ? 'until turn or hour' : 'until turn'), {
    target: { value: typed },
  });
  if (told === null) expect(onmoment).not.toHaveBeenCalled();
  else expect(onmoment).toHaveBeenCalledWith(['hold', 'until'], told, expect.any(String));
});

it('more places between which a die decides lie beside the last, which stays as it is written', async () => {
  const onset = vi.fn();
  const written = { at: ['0.9km', 40], heading: 90 };
  const rule: RuleForm = {
    ...{ index: 0, rule: 'lots', units: ['A'], reason: '' },
    places: [{ at: [30, 40], heading: 90, written }],
  };
  const rest = { units: [], objectives: [], villages: [], hasHours: true, onmoment: vi.fn(), onremove: vi.fn() };
  render(RuleCard, { rule, lengths: CENTIMETRES, onset, ...rest });
  await fireEvent.change(screen.getByLabelText('Between how many places a die decides'), {
    target: { value: 'between 3 places' },
  });
  const places = [written, { at: [50, 40] }];
  expect(onset).toHaveBeenCalledWith(['lots', 'places'], places, expect.any(String));
});

it.each([
  ['They wait for “the colonel”:\n  he sleeps ', 'They wait for “the colonel”: he sleeps'],
  ['', null],
])('why units are held is one line, however it was typed: %j', async (typed, written) => {
  const onset = vi.fn();
  const rest = { units: [], objectives: [], villages: [], onmoment: vi.fn(), onremove: vi.fn() };
  render(RuleCard, { rule: { ...HOLD, reason: 'Asleep' }, lengths: CENTIMETRES, hasHours: true, onset, ...rest });
  const field = screen.getByLabelText<HTMLTextAreaElement>('why');
  field.focus();
  await fireEvent.keyDown(field, { key: 'Enter' });
  expect(document.activeElement).not.toBe(field);
  await fireEvent.change(field, { target: { value: typed } });
  expect(onset).toHaveBeenCalledWith(['hold', 'reason'], written, expect.any(String));
});
