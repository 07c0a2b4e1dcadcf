const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

/** A chord as it is written on a key cap: `Shift+ArrowLeft` reads "Shift ←". */
export const keyLabel = (chord: string): string =>
  chord
    .split(/\+(?=.)/)
    .map((key) => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(' ');
