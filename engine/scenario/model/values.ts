/** Numbers of a rule book that a person may set otherwise: those its source has lost, or players like to change. */
import type { Id } from './measures';

/** What a value may be set to. Null stands for `closed`, where a value may be that. */
export type Value = number | string | null;
/** The values set otherwise, by their path in the tables of the book: `rates.HC.line`. */
export type ValueTable = Readonly<Record<string, Value>>;

/** One value of a book. */
export interface ValueRow {
  readonly path: string;
  /** What the book plays with when nobody says otherwise. */
  readonly value: Value;
  readonly clause: Id;
  readonly allowed: ValueRange;
}
export type ValueRange =
  | { readonly least: number; readonly most: number; readonly whole?: true; readonly closed?: true }
  | { readonly oneOf: readonly string[] };

/** "a number from 0 to 60" */
export function allowedInWords(allowed: ValueRange): string {
  if ('oneOf' in allowed) return `one of ${allowed.oneOf.join(', ')}`;
  const number = allowed.whole ? 'a whole number' : 'a number';
  return `${number} from ${allowed.least} to ${allowed.most}${allowed.closed ? ', or closed' : ''}`;
}

export function isAllowed(value: unknown, allowed: ValueRange): value is Value {
  if ('oneOf' in allowed) return typeof value === 'string' && allowed.oneOf.includes(value);
  if (value === null) return allowed.closed === true;
  if (typeof value !== 'number' || !(value >= allowed.least && value <= allowed.most)) return false;
  return allowed.whole !== true || Number.isInteger(value);
}
