import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import DecisionCard from '../../../renderer/play/DecisionCard.svelte';
import DiceCard from '../../../renderer/play/DiceCard.svelte';
import EndCard from '../../../renderer/play/EndCard.svelte';
import LastDice from '../../../renderer/play/LastDice.svelte';
import { diceInWords, readDice } from '../../../renderer/play/typed-dice';
import { askedOf } from './sample-fight';

const ignored = (): void => undefined;
const handlers = { onchoose: ignored, onconfirm: ignored, onundo: ignored, onadvise: ignored, onlook: ignored };
const card = {
  side: 1 as const,
  who: 'Bernau decides',
  chosen: null,
  leads: [],
  move: null,
  busy: false,
  advises: false,
  refusal: null,
  still: [],
  canUndo: true,
  whyNoUndo: null,
  ...handlers,
};

it.each([
  ['The Rearguard of Lindenau is broken', 'The Rearguard of Lindenau is broken. 13 turns.'],
  ['Undecided after 13 turns', 'Undecided after 13 turns.'],
])('the card of a battle that is over says once how long it was: %s', (reason, says) => {
  const done = { onreplay: ignored, onkeep: ignored, onleave: ignored };
  render(EndCard, { side: null, title: 'Nobody wins', reason, turns: 13, standings: [], kept: false, ...done });
  expect(screen.getByText(says)).toBeTruthy();
});

describe('the card that asks', () => {
  it('says who decides what, and what Enter would do', () => {
    render(DecisionCard, { ...card, asked: askedOf() });
    expect(screen.getByText('Bernau decides')).toBeTruthy();
    expect(screen.getByRole('heading').textContent).toBe('Regiment Prinz Casimir is charged');
    expect(screen.getByText('Enter').parentElement?.textContent).toContain('Stand');
  });

  it.each([
    ['an answer that is chosen', { chosen: 1 }, 'Evade'],
    ['a move made by key', { move: 'March 12.7 cm' }, 'March 12.7 cm'],
  ])('names %s on its main button', (_what, change, label) => {
    render(DecisionCard, { ...card, ...change, asked: askedOf() });
    expect(screen.getByText('Enter').parentElement?.textContent).toContain(label);
  });

  it('lists who would be passed over, and leads to each; not while a move is made', async () => {
    const onlook = vi.fn();
    const still = [
      { id: 'blue/battery-lottum', name: 'Battery Lottum' },
      { id: 'blue/leib-regiment', name: 'Leib-Regiment' },
    ];
    const { rerender } = render(DecisionCard, { ...card, still, onlook, asked: askedOf() });
    const list = screen.getByLabelText('Who can still act');
    expect(within(list).getByRole('status').textContent).toBe('2 can still act:');
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    await fireEvent.click(within(list).getByRole('button', { name: 'Leib-Regiment' }));
    expect(onlook.mock.calls).toEqual([['blue/leib-regiment']]);
    await rerender({ move: 'March 12.7 cm' });
    expect(screen.queryByLabelText('Who can still act')).toBeNull();
  });

  it('says why nothing can be confirmed or undone', () => {
    const whyNoUndo = 'The die has been seen.';
    render(DecisionCard, { ...card, canUndo: false, whyNoUndo, asked: askedOf({ idle: null }) });
    expect(screen.getByRole('button', { name: /Undo/ }).getAttribute('title')).toBe(whyNoUndo);
    expect(screen.getByRole('button', { name: /Choose/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('chooses by a click and confirms by another', async () => {
    const [onchoose, onconfirm] = [vi.fn(), vi.fn()];
    const { rerender } = render(DecisionCard, { ...card, onchoose, onconfirm, asked: askedOf() });
    await fireEvent.click(screen.getByRole('button', { name: /Evade/ }));
    expect(onchoose).toHaveBeenCalledWith(1);
    await rerender({ chosen: 1 });
    await fireEvent.click(screen.getByRole('button', { name: /2 Evade/ }));
    expect(onconfirm).toHaveBeenCalledOnce();
  });
});

describe('dice of a real table', () => {
  it.each([
    ['2', 1, 6, [2], 0, null],
    ['2 4,6', 4, 6, [2, 4, 6], 1, null],
    ['27', 2, 6, [2, 7], 0, '“7” is no face: a die shows 1 to 6.'],
    ['123', 2, 6, [1, 2, 3], 0, '2 dice are rolled, 3 are typed.'],
    ['10 3', 2, 10, [10, 3], 0, null],
  ])('reads %s for %i dice of %i', (typed, count, faces, dice, missing, fault) => {
    expect(readDice(typed, count, faces)).toEqual({ dice, missing, fault });
  });

  it('names them', () => {
    expect([diceInWords(1, 6), diceInWords(3, 6), diceInWords(2, 10), diceInWords(14, 6)]).toEqual([
      'one die',
      'three dice',
      'two 10-sided dice',
      '14 dice',
    ]);
  });

  const dice = {
    side: 1 as const,
    who: 'Bernau rolls',
    title: 'Command of Steinach',
    clause: 'HOW-PERF-01',
    count: 2,
    faces: 6,
    leads: [],
    busy: false,
    onauto: ignored,
  };
  it('are typed in a row and entered by Enter, not before all are there', async () => {
    const onroll = vi.fn();
    render(DiceCard, { ...dice, onroll });
    const field = screen.getByLabelText('Dice');
    await fireEvent.input(field, { target: { value: '5' } });
    await fireEvent.keyDown(field, { key: 'Enter' });
    flushSync();
    expect(screen.getByRole('alert').textContent).toBe('one die still to type.');
    await fireEvent.input(field, { target: { value: '53' } });
    await fireEvent.keyDown(field, { key: 'Enter' });
    expect(onroll).toHaveBeenCalledExactlyOnceWith([5, 3]);
  });

  it('that were typed before are asked for again from an empty field', async () => {
    const onback = vi.fn();
    render(DiceCard, { ...dice, onroll: ignored, onback });
    const field = screen.getByLabelText('Dice');
    await fireEvent.input(field, { target: { value: '1' } });
    await fireEvent.keyDown(field, { key: 'Backspace' });
    expect(onback).not.toHaveBeenCalled();
    await fireEvent.input(field, { target: { value: '' } });
    await fireEvent.keyDown(field, { key: 'Backspace' });
    expect(onback).toHaveBeenCalledOnce();
  });

  it('that were mistyped are put right, and left as they are when they were right after all', async () => {
    const [onopen, onclose, oncorrect] = [vi.fn(), vi.fn(), vi.fn()];
    const last = { entry: 3, dice: [4, 2], faces: 6, why: 'Command of Steinach' };
    const props = { last, open: false, busy: false, onopen, onclose, oncorrect };
    const { rerender } = render(LastDice, props);
    expect(screen.getByLabelText('Dice typed last').textContent).toContain('Typed: Command of Steinach 4 2');
    await fireEvent.click(screen.getByRole('button', { name: 'Put right' }));
    expect(onopen).toHaveBeenCalledOnce();
    await rerender({ open: true });
    const field = screen.getByLabelText<HTMLInputElement>('Dice put right');
    expect(field.value).toBe('42');
    await fireEvent.keyDown(field, { key: 'Enter' });
    expect([onclose.mock.calls.length, oncorrect.mock.calls.length]).toEqual([1, 0]);
    await fireEvent.input(field, { target: { value: '7' } });
    expect(screen.getByRole('alert').textContent).toBe('“7” is no face: a die shows 1 to 6.');
    await fireEvent.keyDown(field, { key: 'Enter' });
    await fireEvent.input(field, { target: { value: '5' } });
    await fireEvent.keyDown(field, { key: 'Enter' });
    expect(oncorrect).not.toHaveBeenCalled();
    await fireEvent.input(field, { target: { value: '52' } });
    await fireEvent.keyDown(field, { key: 'Enter' });
    expect(oncorrect).toHaveBeenCalledExactlyOnceWith(3, [5, 2]);
  });
});
