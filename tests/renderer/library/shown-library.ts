/** The library as a person has it before him, on a desk that is stood in for. */
import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { vi } from 'vitest';
import { KeyRing } from '../../../renderer/frame';
import { Filing, LibraryState, LibraryView, RecordFiling } from '../../../renderer/library';
import { Notices } from '../../../renderer/ui';
import type { FakeDesk } from '../fake-desk';

export function show(desk: FakeDesk, large = false) {
  const library = new LibraryState(desk);
  const keys = new KeyRing();
  const notices = new Notices();
  const filing = new Filing(desk, notices);
  const acts = {
    onopen: vi.fn(),
    onedit: vi.fn(),
    onfight: vi.fn(),
    onreplay: vi.fn(),
    onrecent: vi.fn(),
    onprint: vi.fn(),
    ontell: vi.fn(),
    told: [],
    onnew: vi.fn(),
    onrecover: vi.fn(),
  };
  render(LibraryView, {
    library,
    last: { edited: null, fought: null, replayed: null },
    filing,
    recordFiling: new RecordFiling(desk, notices),
    keys,
    large,
    drawers: false,
    filtersOpen: true,
    filtersWidth: 200,
    onfilterswidth: vi.fn(),
    onfilters: vi.fn(),
    ...acts,
  });
  return { library, keys, filing, notices, ...acts };
}
export const press = (keys: KeyRing, key: string): void => {
  keys.press(new KeyboardEvent('keydown', { key }));
  flushSync();
};
