import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { NumberField } from '../../../renderer/ui';
import { readNumber, writtenNumber } from '../../../renderer/ui/numbers';

const MM = { before: '', unit: 'mm', least: 0, most: 50 };
const RATIO = { before: '1 :', unit: '', least: 0.5, most: 100 };

describe('numbers in fields', () => {
  it('are written with what stands round them, to two decimals', () => {
    expect([writtenNumber(10, '', 'mm'), writtenNumber(4, '1 :', ''), writtenNumber(3.333333, '', '')]).toEqual([
      '10 mm',
      '1 : 4',
      '3.33',
    ]);
  });

  it('are read with and without it, with a comma or a point', () => {
    expect([readNumber('12', MM), readNumber(' 12mm', MM), readNumber('12,5 mm', MM)]).toEqual([
      { value: 12 },
      { value: 12 },
      { value: 12.5 },
    ]);
    expect([readNumber('1:4', RATIO), readNumber('1 : 4', RATIO), readNumber('4', RATIO)]).toEqual([
      { value: 4 },
      { value: 4 },
      { value: 4 },
    ]);
  });

  it.each([
    ['1in', 25.4],
    ['2 cm', 20],
    ['1½', null],
    ['0.04m', 40],
    ['1′', null],
    ['1in 3', null],
  ])('take lengths in other units: %s', (typed, value) => {
    expect(readNumber(typed, MM)).toEqual(value === null ? { fault: 'From 0 mm to 50 mm.' } : { value });
  });
  it('convert to the unit of the field, and leave what is no length alone', () => {
    const feet = { before: '', unit: 'ft', least: 1, most: 20 };
    expect([readNumber('180 cm', feet), readNumber('5ft 6in', feet), readNumber('2m', feet)]).toEqual([
      { value: 5.91 },
      { value: 5.5 },
      { value: 6.56 },
    ]);
    expect(readNumber('2in', RATIO)).toEqual({ fault: 'From 1 : 0.5 to 1 : 100.' });
  });

  it('are refused beyond their bounds and where they are none', () => {
    expect(readNumber('50', MM)).toEqual({ value: 50 });
    expect(readNumber('50.1', MM)).toEqual({ fault: 'From 0 mm to 50 mm.' });
    expect(readNumber('-1', MM)).toEqual({ fault: 'From 0 mm to 50 mm.' });
    expect(readNumber('wide', MM)).toEqual({ fault: 'From 0 mm to 50 mm.' });
    expect(readNumber('', RATIO)).toEqual({ fault: 'From 1 : 0.5 to 1 : 100.' });
  });
});

describe('a field for a number', () => {
  function show() {
    const onchange = vi.fn();
    render(NumberField, { label: 'Margin', value: 10, unit: 'mm', least: 0, most: 50, onchange });
    const field = screen.getByLabelText<HTMLInputElement>('Margin');
    const type = (text: string): void => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
    };
    const key = (name: string): void => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
      flushSync();
    };
    return { field, onchange, type, key };
  }

  it('tells every number that is typed, and what is wrong with others', () => {
    const { field, onchange, type } = show();
    expect(field.value).toBe('10 mm');
    type('12');
    expect(onchange).toHaveBeenLastCalledWith(12);
    type('120');
    expect(onchange).toHaveBeenCalledOnce();
    expect(screen.getByText('From 0 mm to 50 mm.')).toBeTruthy();
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    flushSync();
    expect(field.value).toBe('10 mm');
    expect(screen.queryByText('From 0 mm to 50 mm.')).toBeNull();
  });

  it('counts up and down by the arrows', () => {
    const { onchange, key } = show();
    key('ArrowUp');
    key('ArrowDown');
    expect(onchange.mock.calls).toEqual([[11], [9]]);
  });
});
