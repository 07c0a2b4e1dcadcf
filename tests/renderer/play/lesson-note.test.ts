import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import LessonNote from '../../../renderer/play/LessonNote.svelte';
import { sampleBattle } from '../sample-battle';

const UNIT = 'blue/leib-regiment';
const LESSON = { id: 'brigade', place: 'table', title: 'One order for all of them', says: 'B takes it.' } as const;

// Nothing is laid out here: each box is as large as the picture, and the note as large as its own.
beforeEach(() => {
  for (const [name, px] of Object.entries({ clientWidth: 900, clientHeight: 540, offsetWidth: 290, offsetHeight: 130 }))
    vi.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockReturnValue(px);
});
afterEach(() => vi.restoreAllMocks());

/** Where the note stands when the unit it speaks of is seen at a place of the picture. */
function standing(
  at: { readonly x: number; readonly y: number },
  covered = 0,
): { readonly x: number; readonly y: number } {
  const { roster, start } = sampleBattle();
  const picture = {
    onScreen: (id: string) => (id === UNIT ? at : null),
    placeOnScreen: () => null,
  };
  const does = { onread: vi.fn(), onskip: vi.fn() };
  const { unmount } = render(LessonNote, {
    ...{ lesson: LESSON, picture, record: { roster }, now: start, meant: [UNIT], covered, version: 1 },
    ...does,
  });
  flushSync();
  const { style } = screen.getByRole('complementary', { name: 'A first battle' });
  const px = (name: string): number => Number.parseFloat(style.getPropertyValue(name));
  const place = { x: px('--x'), y: px('--y') };
  unmount();
  return place;
}

it('a note of a first battle stands off those it speaks of', () => {
  expect(standing({ x: 450, y: 200 })).toEqual({ x: 12, y: 398 });
  expect(standing({ x: 100, y: 450 })).toEqual({ x: 598, y: 52 });
});

it('a note of a first battle stands beside an open drawer, not under it', () => {
  expect(standing({ x: 100, y: 450 }, 380)).toEqual({ x: 218, y: 52 });
});
