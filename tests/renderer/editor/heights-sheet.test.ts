/** Height from a grey picture, by its sheet: what is shown before is what is raised. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { pointsOfFeature } from '../../../editing/rewriting/defining-points';
import type { Feature } from '../../../engine/scenario';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { HeightsSheet } from '../../../renderer/editor/heights';
import { FakeDesk } from '../fake-desk';
import { opted, typed } from './filling-in';
import { NATIONS, TABLE } from './small-table';

const SIDE = 160;
/** A picture of one round top in the middle, white on black, of the size that it is read in. */
function roundTop(height: number): {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
} {
  const data = new Uint8ClampedArray(SIDE * height * 4);
  for (let i = 0; i < SIDE * height; i += 1) {
    const [x, y] = [(i % SIDE) / SIDE - 0.5, Math.floor(i / SIDE) / height - 0.5];
    data.fill(Math.max(0, 255 * (1 - 2 * Math.hypot(x, y))), i * 4, i * 4 + 3);
    data[i * 4 + 3] = 255;
  }
  return { data, width: SIDE, height };
}

beforeEach(() => {
  // The page of these tests reads no pictures.
  vi.stubGlobal('createImageBitmap', ({ name }: File) =>
    name.endsWith('.png')
      ? Promise.resolve({ height: 120, close: () => undefined })
      : Promise.reject(new Error('none')),
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext = () => ({ drawImage: () => undefined, getImageData: () => roundTop(this.height) });
    },
  );
  return () => vi.unstubAllGlobals();
});

function opened() {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  const onclose = vi.fn();
  render(HeightsSheet, { editing, onclose });
  const choose = (name: string): void => {
    const field = screen.getByLabelText('Grey picture of the heights');
    Object.defineProperty(field, 'files', { value: [new File(['dots'], name)], configurable: true });
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const hills = () => (editing.scenario?.terrain ?? []).filter(({ kind }) => kind === 'hill');
  return { editing, onclose, choose, hills };
}
/** Its westernmost place, cm. */
const westOf = (hill: Feature | undefined): number =>
  Math.min(...(hill ? pointsOfFeature(hill).map(({ x }) => x) : []));
const raise = (): HTMLElement => screen.getByText('Raise them', { selector: 'button' });

it('raises the hills that it shows, as one step, and closes', async () => {
  const { editing, onclose, choose, hills } = opened();
  choose('relief.png');
  await screen.findByText(/1 hill, 2 contours\.$/);
  screen.getByRole('img', { name: 'Map of the table with these hills' });
  typed(screen.getByLabelText('Lines of equal height'), '4', 'input');
  await screen.findByText(/1 hill, 3 contours\.$/);
  expect(hills().map(({ name }) => name)).toEqual(['Knoll']);
  screen.getByText('Steep', { selector: 'button' }).click();
  raise().click();
  flushSync();
  const [old, made] = hills();
  expect(westOf(made)).toBeCloseTo(21, -1);
  expect([old?.name, made]).toMatchObject(['Knoll', { slope: 'steep', contours: [{}, {}, {}] }]);
  expect([editing.document.steps.length, onclose.mock.calls.length]).toEqual([1, 1]);
  editing.undo();
  expect(editing.text).toBe(TABLE);
});

it('takes the hills that stood away where that is ticked, and reads the greys the other way round', async () => {
  const { choose, hills } = opened();
  choose('relief.png');
  await screen.findByText(/1 hill, 2 contours\.$/);
  screen.getByLabelText('are taken away').click();
  // The dark all round is high now, to the edges of the table.
  screen.getByLabelText('Dark is high').click();
  flushSync();
  raise().click();
  flushSync();
  expect(hills().map(({ name }) => name)).toEqual(['Hill 1']);
  expect(westOf(hills()[0])).toBeLessThan(3);
});

it('lays the picture over the part that is chosen', async () => {
  const { choose, hills } = opened();
  choose('relief.png');
  await screen.findByText(/1 hill, 2 contours\.$/);
  opted('Where the picture lies', 'Within Knoll');
  raise().click();
  flushSync();
  // The knoll reaches from 44 to 76 cm.
  expect(westOf(hills().at(-1))).toBeGreaterThan(44);
  expect(westOf(hills().at(-1))).toBeLessThan(60);
});

it('raises nothing where there is no hill, and says what would make one', async () => {
  const { editing, onclose, choose } = opened();
  choose('relief.png');
  await screen.findByText(/1 hill, 2 contours\.$/);
  typed(screen.getByLabelText('Smallest hill'), '5000', 'input');
  await screen.findByText('No hill: lower the lowest line, or the smallest size.');
  expect(raise().title).toBe('There is no hill to raise');
  raise().click();
  expect([editing.text, onclose.mock.calls]).toEqual([TABLE, []]);
});

it('says which file is no picture, and goes on with the one before', async () => {
  const { choose } = opened();
  choose('notes.txt');
  await screen.findByText('“notes.txt” cannot be read as a picture. Choose a PNG, JPEG or WebP.');
  choose('relief.png');
  await screen.findByText(/1 hill, 2 contours\.$/);
  choose('notes.txt');
  await screen.findByText(/“notes\.txt” cannot be read/);
  screen.getByText(/1 hill, 2 contours\.$/);
});
