import { describe, expect, it } from 'vitest';
import { OBJECTIVES_HELD } from '../../../engine/battle';
import { systems } from '../../../engine/rules';
import { sourcesIn } from './sources';

/** A file of a rule system's folder, registered or not, or of what several books order (`common`), which has words of its own. */
const OF_A_BOOK = /^engine\/rules\/[^/]+\//;
const neutral = sourcesIn(
  ['engine', 'drawing', 'generators', 'editing', 'electron', 'renderer'],
  /\.(ts|svelte|css|html)$/,
).filter(({ path }) => !OF_A_BOOK.test(path));
/** The registry names each system's folder. */
const REGISTRY = 'engine/rules/index.ts';
const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[\s;{}])\/\/.*$/gm, '$1')
    .replace(/<!--[\s\S]*?-->/g, '');
const files = neutral.map(({ path, text }) => ({ path, text, code: withoutComments(text) }));

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const found = (words: readonly string[], among: 'text' | 'code', pattern: (word: string) => string): string[] =>
  words.flatMap((word) => {
    const expression = new RegExp(pattern(escaped(word)));
    return files.filter((file) => expression.test(file[among])).map(({ path }) => `${path}: ${word}`);
  });

/** Of Seven Years War and Post of Honour, which have no folder yet. */
const TO_COME = ['SYW', 'POH'];
const families = [...new Set(systems.flatMap(({ clauses }) => clauses.map(({ id }) => id.split('-')[0] ?? '')))];
const gauges = systems.flatMap((system) => Object.keys(system.gauges));
/** One that the kernel keeps for every book is no book's own. */
const marks = systems.flatMap((system) => Object.keys(system.marks)).filter((mark) => mark !== OBJECTIVES_HELD);
const manners = systems.flatMap((system) => Object.keys(system.manners));
const loose = systems.flatMap((system) => Object.keys(system.loose ?? {}));
const options = systems.flatMap((system) => system.optionalRules.map(({ id }) => id));
/** What a mark or a manner is called is often plain English: it is a book's word where it is asked for by name. */
const askedFor = (word: string): string =>
  `marks(?:\\?\\.)?\\[['"]${word}['"]\\]|marks\\??\\.${/^\w+$/.test(word) ? word : '$^'}\\b` +
  `|\\bmark(?:er)? ?(?:===|!==|:) ?['"]${word}['"]`;
const moved = (word: string): string => `\\bmanner ?(?:===|!==|:) ?['"]${word}['"]`;
const chosen = (word: string): string => `\\boptions(?:\\?\\.)?\\[['"]${word}['"]\\]`;

describe('words of a rule book', () => {
  it('are many enough for this test to mean something', () => {
    expect(families).toContain('HOW');
    expect(gauges).toContain('hits');
    expect(marks.filter((mark) => mark.includes(' ')).length).toBeGreaterThan(10);
  });

  it('its name stands in its folder and in the registry only', () => {
    const names = systems.flatMap(({ id, title }) => [id, title]);
    expect(found(names, 'text', (word) => `\\b${word}\\b`).filter((one) => !one.startsWith(REGISTRY))).toEqual([]);
  });

  it('its clauses are cited in its folder only', () => {
    expect(found([...families, ...TO_COME], 'text', (word) => `\\b${word}-[A-Z]+`)).toEqual([]);
  });

  it('its counters are known by their declaration only', () => {
    expect(found(gauges, 'code', (word) => `\\b${word}\\b`)).toEqual([]);
  });

  it('its marks are known by their declaration only', () => {
    const phrases = marks.filter((mark) => mark.includes(' '));
    expect(found(phrases, 'code', (word) => `['"\`]${word}['"\`]`)).toEqual([]);
    expect(found(marks, 'code', askedFor)).toEqual([]);
  });

  it('its manners of moving are known by their declaration only', () => {
    expect(found(manners, 'code', moved)).toEqual([]);
  });

  it('its loose things are known by their declaration only', () => {
    const phrases = loose.filter((kind) => kind.includes(' '));
    expect(phrases).not.toEqual([]);
    expect(found(phrases, 'code', (word) => `['"\`]${word}['"\`]`)).toEqual([]);
  });

  it('its optional rules are asked for in its folder only', () => {
    expect(options.length).toBeGreaterThan(10);
    expect(found(options, 'code', chosen)).toEqual([]);
  });
});
