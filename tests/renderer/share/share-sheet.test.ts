import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BattleNote } from '../../../electron/desk/api';
import { ReplayPlayer } from '../../../renderer/replay';
import { ShareSheet } from '../../../renderer/share';
import { sampleBattle } from '../sample-battle';

/** What was made, with what was chosen for it, and what the person was given. */
const made = vi.hoisted((): unknown[] => []);
const saved = vi.hoisted((): string[] => []);
vi.mock('../../../renderer/share/film', () => ({
  filmOf: (_player: unknown, plan: unknown) => Promise.resolve(made.push(plan)),
}));
vi.mock('../../../renderer/share/table-shots', () => ({
  TableShots: class {
    constructor(_record: unknown, size: unknown) {
      made.push(size);
    }
    lay = (): Promise<void> => Promise.resolve();
    stand(): void {}
    lookFrom(eye: unknown): void {
      made.push(eye);
    }
    png = (): Promise<Blob> => Promise.resolve(new Blob());
    dispose(): void {}
  },
}));
vi.mock('../../../renderer/share/plan-motion', () => ({
  planInMotion: (_player: unknown, width: number) => Promise.resolve(made.push({ width })),
}));
vi.mock('../../../renderer/ui/save-file', () => ({
  saveBlob: (name: string): number => saved.push(name),
  saveText: (name: string): number => saved.push(name),
}));

const EYE = { x: 90, y: 60, height: 0, distance: 120, azimuth: 0, elevation: 0.5 };
const MARK: BattleNote = { moment: 3, text: 'Here it began.', camera: EYE };

beforeEach(() => {
  made.length = saved.length = 0;
});
function opened(notes: readonly BattleNote[] = []): ReplayPlayer {
  const player = new ReplayPlayer(sampleBattle());
  render(ShareSheet, { player, notes, eye: EYE, quality: 'low', onprint: vi.fn(), onclose: vi.fn() });
  return player;
}
async function press(name: string | RegExp): Promise<void> {
  await fireEvent.click(screen.getByRole('button', { name }));
  flushSync();
}
const choose = (label: string, value: string): Promise<boolean> => {
  const list = screen.getByLabelText(label);
  const option = within(list).getByText(value);
  (option as HTMLOptionElement).selected = true;
  return fireEvent.change(list);
};
const isSaved = (name: string): Promise<void> => vi.waitFor(() => expect(saved).toEqual([name]));

it('a picture is made as large as 4K, seen as the table is seen now', async () => {
  const player = opened();
  await press('Picture');
  await choose('Size', '3840 × 2160 (4K)');
  await press('Save the picture');
  await isSaved(`The Combat of St. Ulrich, event ${player.stop}.png`);
  expect(made).toEqual([{ width: 3840, height: 2160 }, EYE]);
});

it('a film is made in the format, size and speed that are chosen, with captions or without, of a battle or a turn', async () => {
  const player = opened();
  await press('Film');
  await press('MP4');
  await press('The whole table');
  await choose('Size', '1280 × 720');
  await choose('Speed', '4×');
  await fireEvent.click(screen.getByLabelText('Captions'));
  await press('Make the film');
  await isSaved('The Combat of St. Ulrich.mp4');
  const chosen = { width: 1280, height: 720, format: 'mp4', speed: 4, captions: false, camera: 'table' };
  expect(made).toEqual([expect.objectContaining({ ...chosen, from: 0, to: player.length })]);
});

it('a film goes by the way of the marks where there are any with a view', async () => {
  opened([{ ...MARK, camera: null }]);
  await press('Film');
  expect(screen.queryByRole('button', { name: 'My marks' })).toBeNull();
  opened([MARK]);
  const [, sheet] = screen.getAllByRole('dialog', { name: 'Share this battle' });
  if (!sheet) throw new Error('it is not open');
  for (const name of ['Film', 'My marks', 'Make the film']) {
    await fireEvent.click(within(sheet).getByRole('button', { name }));
    flushSync();
  }
  await isSaved('The Combat of St. Ulrich.webm');
  expect(made).toEqual([expect.objectContaining({ format: 'webm', camera: 'marks', notes: [MARK] })]);
});

it('the plan in motion and the report are saved under the name of the battle', async () => {
  opened();
  await press('Plan in motion');
  await press('Save the plan in motion');
  await isSaved('The Combat of St. Ulrich, plan.png');
  expect(made).toEqual([{ width: 960 }]);
  await press('Report');
  await press('HTML');
  await press('Markdown');
  expect(saved.slice(1)).toEqual(['The Combat of St. Ulrich, report.html', 'The Combat of St. Ulrich, report.md']);
});
