/** What rule systems keep in a file for themselves, written as it was read. */
import type { Written, WrittenKeys } from './yaml';

type Overrides = Readonly<Record<string, unknown>>;

/** Undefined when there are none. */
export const writtenOverrides = (overrides: Overrides): WrittenKeys | undefined =>
  Object.keys(overrides).length === 0 ? undefined : keysOf(Object.entries(overrides));

const keysOf = (pairs: readonly (readonly [string, unknown])[]): WrittenKeys =>
  Object.fromEntries(pairs.map(([key, value]) => [key, plain(value)]));

function plain(value: unknown): Written {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  return Array.isArray(value) ? value.map(plain) : keysOf(Object.entries(value));
}
