/** Values as a person would write them: in braces and brackets as long as they fit on a line, else indented. */
import type { Plain } from './edit';
import { isGroup, isList } from './plain-edit';
import { blockText, scalarText } from './scalars';

/** Columns a line may fill before a group is written out over several. */
const WIDEST = 120;
const STEP = 2;

/** One line, in braces and brackets. */
export function inline(value: Plain): string {
  if (isList(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isGroup(value)) return scalarText(value);
  const parts = Object.entries(value).map(([key, one]) => `${scalarText(key)}: ${inline(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/**
 * The text that follows `key:` or `-` in an indented part: starts with a blank, or with a line break when it is written
 * over lines indented deeper than `indent` columns. `column` is where the text will begin.
 */
export function following(value: Plain, indent: number, column: number): string {
  if (typeof value === 'string' && value.includes('\n')) return ` ${blockText(value, indent + STEP)}`;
  const short = ` ${inline(value)}`;
  const nested = isGroup(value) ? Object.values(value).some(isLong) : Array.isArray(value) && value.some(isGroup);
  if (column + short.length <= WIDEST && !nested) return short;
  const pad = ' '.repeat(indent + STEP);
  if (Array.isArray(value) && value.length > 0)
    return value.map((one: Plain) => `\n${pad}-${entry(one, indent + STEP)}`).join('');
  if (isGroup(value) && Object.keys(value).length > 0)
    return Object.entries(value)
      .map(([key, one]) => `\n${pad}${keyed(key, one, indent + STEP)}`)
      .join('');
  return short;
}

/** What follows the dash of a list entry; a group that needs several lines starts on the dash's own. */
export function entry(value: Plain, indent: number): string {
  const [only, ...others] = isGroup(value) ? Object.entries(value) : [];
  // A thing under the key of its kind, as features are: `- hedge: { ... }`.
  if (only && others.length === 0 && isGroup(only[1])) return ` ${keyed(only[0], only[1], indent + STEP)}`;
  const text = following(value, indent, indent + 1);
  return isGroup(value) && text.startsWith('\n') ? ` ${text.trimStart()}` : text;
}

/** `key: value`, its further lines indented deeper than `indent`. */
export function keyed(key: string, value: Plain, indent: number): string {
  const name = scalarText(key);
  return `${name}:${following(value, indent, indent + name.length + 1)}`;
}

/** Is this worth its own lines: text of several lines, or a list of groups? */
const isLong = (value: Plain): boolean =>
  (typeof value === 'string' && value.includes('\n')) || (Array.isArray(value) && value.some(isGroup));
