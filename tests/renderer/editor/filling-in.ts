/** Forms as a person fills them in. */
import { screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect } from 'vitest';

/** Writes it into the field; most fields take it when they are left, some letter by letter. */
export function typed(field: HTMLElement, text: string, when: 'change' | 'input' = 'change'): void {
  Object.assign(field, { value: text });
  field.dispatchEvent(new Event(when, { bubbles: true }));
  flushSync();
}

/** Takes the line of a list that says so. */
export function opted(label: string, line: string): void {
  const list = screen.getByLabelText<HTMLSelectElement>(label);
  list.selectedIndex = [...list.options].findIndex(({ text }) => text === line);
  expect(list.selectedIndex, line).toBeGreaterThanOrEqual(0);
  list.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}
