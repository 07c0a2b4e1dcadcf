import type { KeyBinding } from '../frame';
import { nextTowards, type Direction } from './laying';
import type { Printing } from './printing.svelte';

/** How much nearer + comes. */
const CLOSER = 1.25;

interface PrintActs {
  save(): void;
  print(): void;
  /** The keys have moved among the sheets: the next are for the sheets, too, not for a button pressed before. */
  turnToSheets(): void;
}

/** Keys of the Print view. */
export function printKeys(printing: Printing, acts: PrintActs): readonly KeyBinding[] {
  const { camera } = printing;
  const go = (direction: Direction) => (): void => {
    const { board, current } = printing;
    if (!current) return;
    const isLaid = board.laid.some(({ id }) => id === current.key);
    const ways = board.laid.filter(({ id }) => !board.empty.has(id));
    const next = isLaid ? nextTowards(ways, current.key, direction) : (ways[0]?.id ?? null);
    if (next === null) return;
    printing.look(next);
    acts.turnToSheets();
    const frame = ways.find(({ id }) => id === next)?.frame;
    if (frame) camera.reveal(frame);
  };
  const step = (by: number) => (): void => {
    printing.step(by);
    acts.turnToSheets();
  };
  const toggle = (): void => {
    if (printing.current) printing.toggle(printing.current);
  };
  const keys: readonly (readonly [readonly string[], string, () => void])[] = [
    [['ArrowLeft'], 'Sheet to the left', go('left')],
    [['ArrowRight'], 'Sheet to the right', go('right')],
    [['ArrowUp'], 'Sheet above', go('up')],
    [['ArrowDown'], 'Sheet below', go('down')],
    [['[', 'PageUp'], 'Sheet before', step(-1)],
    [[']', 'PageDown'], 'Next sheet', step(1)],
    [['Space'], 'Leave the sheet out, or take it in', toggle],
    [['+', '='], 'Nearer', () => camera.zoom(CLOSER)],
    [['-'], 'Farther', () => camera.zoom(1 / CLOSER)],
    [['f', 'Escape'], 'Show all sheets', () => camera.frame()],
    [['Ctrl+p'], 'Print', () => acts.print()],
    [['Ctrl+e'], 'Save PDF', () => acts.save()],
  ];
  return keys.map(([chords, does, run]): KeyBinding => ({ where: 'Print', chords, does, run }));
}
