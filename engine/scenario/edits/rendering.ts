/** Values as a person would write them: in braces and brackets as long as they fit on a line, else indented. */
import { stringify } from 'yaml';
import type { Plain } from './edit';
import { isGroup } from './plain-edit';

/** Columns a line may fill before a group is written out over several. */
const WIDEST = 120;
const STEP = 2;

/** One line, in braces and brackets. */
export function inline(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isGroup(value)) return scalar(value);
  const parts = Object.entries(value).map(([key, one]) => `${scalar(key)}: ${inline(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** A scalar that is safe inside brackets as well. */
function scalar(value: null | boolean | number | string | readonly Plain[]): string {
  if (typeof value === 'number') return String(value);
  // Line breaks and the like only double quotes can tell on one line; YAML reads them as JSON does.
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  const listed = stringify([value], {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
    singleQuote: true,
  });
  return listed.trim().slice(1, -1);
}

/**
 * The text that follows `key:` or `-` in an indented part: starts with a blank, or with a line break when it is written
 * over lines indented deeper than `indent` columns. `column` is where the text will begin.
 */
export function following(value: Plain, indent: number, column: number): string {
  if (typeof value === 'string' && value.includes('\n')) return paragraphs(value, indent + STEP);
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
  const text = following(value, indent, indent + 1);
  return isGroup(value) && text.startsWith('\n') ? ` ${text.trimStart()}` : text;
}

/** `key: value`, its further lines indented deeper than `indent`. */
export function keyed(key: string, value: Plain, indent: number): string {
  const name = scalar(key);
  return `${name}:${following(value, indent, indent + name.length + 1)}`;
}

/** Is this worth its own lines: text of several lines, or a list of groups? */
const isLong = (value: Plain): boolean =>
  (typeof value === 'string' && value.includes('\n')) || (Array.isArray(value) && value.some(isGroup));

/** A block of text under a bar; in quotes when it begins with blanks or holds what a block cannot tell. */
function paragraphs(text: string, indent: number): string {
  const body = text.replace(/\n$/, '');
  if (/^\s|\s$|[^\P{Cc}\n]/u.test(body)) return ` ${JSON.stringify(text)}`;
  const pad = ' '.repeat(indent);
  const lines = body.split('\n').map((line) => (line === '' ? '' : pad + line));
  return ` ${text.endsWith('\n') ? '|' : '|-'}\n${lines.join('\n')}`;
}
