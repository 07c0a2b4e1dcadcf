import { lengthTyped } from './lengths';

/** How a number is written and read in a field: with what stands before and behind it, which need not be typed. */
interface Form {
  readonly before: string;
  readonly unit: string;
  readonly least: number;
  readonly most: number;
}

/** "10 mm", "1 : 4"; at most two decimals. */
export function writtenNumber(value: number, before: string, unit: string): string {
  const number = String(Math.round(value * 100) / 100);
  return [before, number, unit].filter((part) => part !== '').join(' ');
}

/** The number in what was typed, or what is wrong with it. A comma is a point; lengths may be in another unit. */
export function readNumber(text: string, form: Form): { readonly value: number } | { readonly fault: string } {
  const { before, unit, least, most } = form;
  const bare = without(text.trim(), before, unit).trim().replace(',', '.');
  const number = bare === '' ? Number.NaN : Number(bare);
  const value = Number.isNaN(number) && LENGTHS.has(unit) ? inUnit(text, unit) : number;
  const bound = (limit: number): string => writtenNumber(limit, before, unit);
  if (!(value >= least && value <= most)) return { fault: `From ${bound(least)} to ${bound(most)}.` };
  return { value };
}

const LENGTHS: ReadonlySet<string> = new Set(['mm', 'cm', 'in', 'ft']);

/** Tables are told in feet with two decimals, and so is what was typed in another unit. */
function inUnit(text: string, unit: string): number {
  const [length, one] = [lengthTyped(text), lengthTyped(`1${unit}`)];
  return length === null || one === null ? Number.NaN : Math.round((length / one) * 100) / 100;
}

/** Spaces in what stands before count for nothing: "1:4" is "1 : 4". */
function without(text: string, before: string, unit: string): string {
  const tight = text.replace(/\s/g, '');
  const head = before.replace(/\s/g, '');
  const start = head !== '' && tight.startsWith(head) ? tight.slice(head.length) : tight;
  return unit !== '' && start.endsWith(unit) ? start.slice(0, -unit.length) : start;
}

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
