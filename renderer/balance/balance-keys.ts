import type { KeyBinding } from '../frame';
import type { Balancing } from './balancing.svelte';

interface BalanceActs {
  addVariant(): void;
  watch(): void;
  showTable(): void;
}

/** Keys of the Balance view. */
export function balanceKeys(balancing: Balancing, acts: BalanceActs): readonly KeyBinding[] {
  const step = (by: number) => (): void => {
    const { chosen } = balancing;
    if (chosen) balancing.row = Math.max(0, Math.min(chosen.games.length - 1, balancing.row + by));
    else balancing.step(by);
  };
  const keys: readonly (readonly [readonly string[], string, () => void])[] = [
    [['Space'], 'Fight, or pause', () => (balancing.isRunning ? balancing.stop() : void balancing.start())],
    [['n'], 'Add a variant', () => acts.addVariant()],
    [['b'], 'Stop when known within ±5 points', () => (balancing.stopsWhenSure = !balancing.stopsWhenSure)],
    [['g'], 'Try every general on both sides', () => balancing.tryGenerals()],
    [['ArrowUp'], 'The kind of battle above, or the battle above', step(-1)],
    [['ArrowDown'], 'The kind of battle below, or the battle below', step(1)],
    [['Enter'], 'Watch this battle', () => acts.watch()],
    [['Escape'], 'Back from the battles of a bar', () => (balancing.chosen = null)],
    [['Ctrl+e'], 'The table behind the charts', () => acts.showTable()],
  ];
  return keys.map(([chords, does, run]): KeyBinding => ({ where: 'Balance', chords, does, run }));
}
