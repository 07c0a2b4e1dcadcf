/** A number with its sign, minus and not hyphen; 0 has none. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${plain(value)}` : `−${plain(-value)}`;
}

/** A number as the window writes it: at most one decimal, minus and not hyphen. */
export function figure(value: number): string {
  return value < 0 ? `−${plain(-value)}` : plain(value);
}

const plain = (value: number): string => String(Math.round(value * 10) / 10);
