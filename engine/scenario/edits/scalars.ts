/** Single values as they stand in a file, quoted where they would be read as something else. */
import { stringify } from 'yaml';

/** On one line, safe inside brackets as well. */
export function scalarText(value: null | boolean | number | string): string {
  if (typeof value === 'number') return String(value);
  // Line breaks and the like only double quotes can tell on one line; YAML reads them as JSON does.
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  if (typeof value === 'string' && OF_SIXTIES.test(value)) return `'${value}'`;
  const listed = stringify([value], {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
    singleQuote: true,
  });
  return listed.trim().slice(1, -1);
}

/** Hours of a day: older readers of YAML take them for a number written in sixties. */
const OF_SIXTIES = /^\d+(:[0-5]?\d)+$/;

/**
 * Text of several lines under a bar, from column `indent` on; in quotes when it begins or ends with blanks or holds what
 * a block cannot tell.
 */
export function blockText(text: string, indent: number): string {
  const body = text.replace(/\n$/, '');
  if (/^\s|\s$|[^\P{Cc}\n]|[\u2028\u2029\uFEFF]/u.test(body)) return JSON.stringify(text);
  const pad = ' '.repeat(indent);
  const lines = body.split('\n').map((line) => (line === '' ? '' : pad + line));
  return `${text.endsWith('\n') ? '|' : '|-'}\n${lines.join('\n')}`;
}
