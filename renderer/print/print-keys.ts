import type { KeyBinding } from '../frame';
import { nextTowards, type Direction } from './laying';
import type { Printing } from './printing.svelte';

/** How much nearer + comes. */
const CLOSER = 1.25;

/** Keys of the Print view. */
export function printKeys(printing: Printing, acts: { save: () => void; print: () => void }): readonly KeyBinding[] {
  const { camera } = printing;
  const go = (direction: Direction) => (): void => {
    const { board, current } = printing;
    if (!current) return;
    const isLaid = board.laid.some(({ id }) => id === current.key);
    const ways = board.laid.filter(({ id }) => !board.empty.has(id));
    const next = isLaid ? nextTowards(ways, current.key, direction) : (ways[0]?.id ?? null);
    if (next === null) return;
    printing.look(next);
    const frame = ways.find(({ id }) => id === next)?.frame;
    if (frame) camera.reveal(frame);
  };
  const toggle = (): void => {
    if (printing.current) printing.toggle(printing.current);
  };
  const keys: readonly (readonly [readonly string[], string, () => void])[] = [
    [['ArrowLeft'], 'Sheet to the left', go('left')],
    [['ArrowRight'], 'Sheet to the right', go('right')],
    [['ArrowUp'], 'Sheet above', go('up')],
    [['ArrowDown'], 'Sheet below', go('down')],
    [['[', 'PageUp'], 'Sheet before', () => printing.step(-1)],
    [[']', 'PageDown'], 'Next sheet', () => printing.step(1)],
    [['Space'], 'Leave the sheet out, or take it in', toggle],
    [['+', '='], 'Nearer', () => camera.zoom(CLOSER)],
    [['-'], 'Farther', () => camera.zoom(1 / CLOSER)],
    [['f', 'Escape'], 'Show all sheets', () => camera.frame()],
    [['Ctrl+p'], 'Print', acts.print],
    [['Ctrl+e'], 'Save PDF', acts.save],
  ];
  return keys.map(([chords, does, run]): KeyBinding => ({ where: 'Print', chords, does, run }));
}
