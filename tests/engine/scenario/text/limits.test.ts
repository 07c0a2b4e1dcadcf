import { describe, expect, test } from 'vitest';
import { isMap, isSeq, parseDocument } from 'yaml';
import { fileKind, readScenario } from '../../../../engine/scenario';
import { nations, stUlrichText } from '../files';

const codes = (text: string) => readScenario('x.yaml', text, nations).findings.map(({ code }) => code);

/** Items of all lists and pairs of all groups, as they are written. */
function valuesIn(node: unknown): number {
  if (isSeq(node)) return node.items.reduce((sum: number, item) => sum + 1 + valuesIn(item), 0);
  return isMap(node) ? node.items.reduce((sum, { value }) => sum + 1 + valuesIn(value), 0) : 0;
}

describe('files built to do harm are refused in good time', { timeout: 60_000 }, () => {
  test('5 million characters are read, one more is not', () => {
    const padded = stUlrichText + '#'.repeat(5_000_000 - stUlrichText.length);
    expect(codes(padded)).toEqual([]);
    expect(codes(`${padded}#`)).toEqual(['file-too-large']);
  });

  test('a thousand references are followed, one more is not', () => {
    const referring = (times: number) =>
      stUlrichText
        .replace('title:', 'title: &title')
        .replace(
          'system: honours-of-war',
          `system: honours-of-war, options: {${Array.from({ length: times }, (_, n) => `o${n}: *title`).join(', ')}}`,
        );
    expect(codes(referring(1000))).toEqual([]);
    expect(codes(referring(1001))).toContain('too-many-references');
  });

  test('a part that contains itself ends', () => {
    const endless = stUlrichText.replace('  red:\n', '  red:\n    overrides: { x: &x [*x, *x] }\n');
    expect(codes(endless).length).toBeGreaterThan(0);
  });

  test('200,000 values are read, counted as what references make of them; one more is not', () => {
    const long = (count: number) => `[${'1,'.repeat(count)}]`;
    const file = (more: number) =>
      stUlrichText.replace(
        '  red:\n',
        `  red:\n    overrides: { x: &x ${long(1000)}, y: [${'*x,'.repeat(190)}], z: ${long(more)} }\n`,
      );
    const others = valuesIn(parseDocument(file(0)).contents) + 190 * 1000;
    expect(codes(file(200_000 - others))).toEqual([]);
    expect(codes(file(200_001 - others))).toContain('too-many');
  });

  test('merges count as references and as what they become', () => {
    const merged = (group: string, merges: string) =>
      stUlrichText.replace('  red:\n', `  red:\n    overrides: { x: &x ${group}, y: [${merges}] }\n`);
    expect(codes(merged('{ a: 1 }', '{ <<: *x },'.repeat(1000)))).toEqual([]);
    expect(codes(merged('{ a: 1 }', '{ <<: *x },'.repeat(1001)))).toEqual(['too-many-references']);
    const long = `{ ${Array.from({ length: 300 }, (_, n) => `k${n}: 1`).join(', ')} }`;
    expect(codes(merged(long, '{ <<: *x },'.repeat(900)))).toEqual(['too-many']);
  });

  test('a group that takes in itself ends', () => {
    for (const group of ['&x { <<: *x }', '&x { <<: [*x, *x], a: 1 }', '&x { a: &y { <<: *x }, <<: *y }'])
      expect(codes(stUlrichText.replace('  red:\n', `  red:\n    overrides: ${group}\n`))).toContain('bad-merge');
  });

  /** A file of nothing but what is counted. */
  const bare = (terrain: string, units: string) =>
    codes(`cockade: 1
title: Bare
kind: fictional
rules: { system: honours-of-war, scale: 28mm }
table: { size: [180, 120] }
terrain:
${terrain}armies:
  blue:
    name: Blue
    nation: prussia
    independents:
${units}  red:
    name: Red
    nation: prussia
    independents:
${unit('Red', 1, 5)}`);
  const repeated = (times: number, by: string) => (times > 1 ? `, repeat: { times: ${times}, by: ${by} }` : '');
  const unit = (name: string, times: number, north = 10) =>
    `      - { name: ${name}, type: militia, at: [10, ${north}], heading: 0${repeated(times, '[1, 0.5]')} }\n`;
  const hedge = (points: string, times: number) => `  - hedge: { course: [${points}]${repeated(times, '[0.1, 0]')} }\n`;
  const short = '[4, 90], [28, 91]';

  test('2000 features with all copies are read, one more is not', () => {
    expect(bare(hedge(short, 100).repeat(20), unit('Blue', 1))).toEqual([]);
    expect(bare(hedge(short, 100).repeat(20) + hedge(short, 1), unit('Blue', 1))).toEqual(['too-many']);
  });

  test('2000 units of an army with all copies are read, one more is not', () => {
    const units = Array.from({ length: 20 }, (_, n) => unit(`U${n}`, 100, 10 + n / 50)).join('');
    expect(bare(hedge(short, 1), units)).toEqual([]);
    expect(bare(hedge(short, 1), units + unit('Last', 1))).toEqual(['too-many']);
  });

  test('2000 items of a list are read, one more is not', () => {
    const accepting = (count: number) =>
      codes(stUlrichText.replace('table:', `accept: [${'{ code: x, reason: y }, '.repeat(count)}]\ntable:`));
    expect(accepting(2000)).not.toContain('too-many');
    expect(accepting(2001)).toContain('too-many');
  });

  test('nesting beyond all reason', () => {
    expect(codes('['.repeat(100_000))).toHaveLength(1);
    expect(codes(`cockade: 1\ntitle: ${'['.repeat(3000)}${']'.repeat(3000)}`)).not.toEqual([]);
    for (const deep of [100, 1000, 3000, 10_000])
      expect(
        codes(`cockade: 1\nkind: &k fictional\ntitle: *k\nsource: ${'['.repeat(deep)}${']'.repeat(deep)}`),
      ).not.toEqual([]);
  });

  test('a hundred thousand keys', () => {
    const keys = Array.from({ length: 100_000 }, (_, n) => `k${n}: 1`).join('\n');
    const told = codes(`${stUlrichText}${keys}`);
    expect([told.length, told.at(0), told.at(-1)]).toEqual([500, 'unknown-key', 'and-more']);
  });

  const course = (points: readonly string[]) =>
    codes(stUlrichText.replace('[[4, 90], [28, 91]]', `[${points.join(', ')}]`));
  test('a course of more than 500 points, or that crosses itself more than 100 times', () => {
    const along = (count: number) => Array.from({ length: count }, (_, n) => `[${20 + n / 50}, ${90 + (n % 2)}]`);
    expect(course(along(500))).toEqual([]);
    expect(course(along(501))).toEqual(['too-many']);
    // A line to and fro, and one back over all its pieces.
    const back = (pieces: number) => [...along(pieces + 1), `[${25 + pieces / 50}, 90.5]`, '[19, 90.5]'];
    expect(course(back(100))).toEqual([]);
    expect(course(back(101))).toEqual(['tangled']);
  });

  test('100,000 points with all copies and curves are read, one more is not', () => {
    const points = (count: number) => Array.from({ length: count }, (_, n) => `[${20 + n / 50}, ${90 + (n % 2)}]`);
    const most = hedge(points(500).join(', '), 100);
    expect(bare(most + most, unit('Blue', 1))).toEqual([]);
    expect(bare(most + hedge(points(500).join(', '), 99) + hedge(points(251).join(', '), 2), unit('Blue', 1))).toEqual([
      'too-many',
    ]);
    const curve = `{ smooth: [${points(500).join(', ')}] }`;
    const curves = (times: number) => `  - hedge: { course: ${curve}, repeat: { times: ${times}, by: [0, 0.1] } }\n`;
    expect(bare(curves(25), unit('Blue', 1))).toEqual([]);
    expect(bare(curves(26), unit('Blue', 1))).toEqual(['too-many']);
  });

  test('titles, names and texts that are too long, and characters that nothing shows', () => {
    const titled = (title: string) => codes(stUlrichText.replace(/^title: .*$/m, `title: ${title}`));
    expect([titled('x'.repeat(200)), titled('x'.repeat(201))]).toEqual([[], ['too-long']]);
    const made = (name: string) => codes(stUlrichText.replace(/^maker: .*$/m, () => `maker: ${name}`));
    expect([made('x'.repeat(120)), made('x'.repeat(121))]).toEqual([[], ['too-long']]);
    const told = (words: string) => codes(stUlrichText.replace(/^source: .*$/m, () => `source: ${words}`));
    expect([told('x'.repeat(20_000)), told('x'.repeat(20_001))]).toEqual([[], ['too-long']]);
    for (const strange of ['\\a', '\\e[31m', '\\u009b', '\\ud800', '\\x7f'])
      expect(made(`"a${strange}b"`)).toEqual(['unprintable']);
    expect(told('"a\\tb\\nc"')).toEqual([]);
  });
});

test.each([
  ['cockade: 1\ntitle: x', 'cockade'],
  ['# a comment\n\ncockade: 1', 'cockade'],
  ['\uFEFFnation: 1', 'nation'],
  ['---\nchronicle: 1', 'chronicle'],
  ['title: cockade', null],
  ['', null],
  ['just words', null],
])('the kind of %j', (text, kind) => expect(fileKind(text)).toBe(kind));
