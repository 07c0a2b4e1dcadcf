import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { TablePicture } from '../../../renderer/battle/table-picture';
import { NO_MARKS } from '../../../renderer/play/ghosts';
import MoveMarks from '../../../renderer/play/MoveMarks.svelte';

const square = (x: number) => [
  { x, y: 0 },
  { x: x + 4, y: 0 },
  { x: x + 4, y: 4 },
  { x, y: 4 },
];

it('a frame goes about all bases of a unit and covers nothing within, so that its name can be read', () => {
  const picture = { groundOnScreen: (at: object) => at } as unknown as TablePicture;
  const chosen = [square(0), square(4)];
  const { container } = render(MoveMarks, {
    picture,
    ghost: {
      ...NO_MARKS,
      chosen,
      aims: [
        [
          { x: 40, y: 2 },
          { x: 4, y: 2 },
        ],
      ],
    },
    version: 0,
  });
  const frame = container.querySelector('g.frames');
  const mask = frame && container.querySelector(`mask[id="${/#([^)]+)/.exec(frame.getAttribute('mask') ?? '')?.[1]}"]`);
  const shapes = (of: Element | null) =>
    [...(of?.querySelectorAll('polygon') ?? [])].map((one) => one.getAttribute('points'));
  expect(shapes(frame)).toEqual(['0,0 4,0 4,4 0,4', '4,0 8,0 8,4 4,4']);
  expect(shapes(mask)).toEqual(shapes(frame));
  expect(container.querySelector('.aim')?.parentElement?.getAttribute('mask')).toBe(frame?.getAttribute('mask'));
  expect(mask?.querySelector('rect')?.getAttribute('fill')).toBe('white');
});
