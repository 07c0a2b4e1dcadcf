import { describe, expect, test } from 'vitest';
import { fileKind, readScenario } from '../../../../engine/scenario';
import { nations, stUlrichText } from '../files';

const codes = (text: string) => readScenario('x.yaml', text, nations).findings.map(({ code }) => code);

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

  test('references that multiply long lists are counted as what they become', () => {
    const long = `[${'1,'.repeat(30_000)}]`;
    const many = stUlrichText.replace(
      '  red:\n',
      `  red:\n    overrides: { x: &x ${long}, y: [${'*x,'.repeat(50)}] }\n`,
    );
    expect(codes(many)).toEqual(['too-many']);
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

  test('copies of copies are counted', () => {
    const hedge = '  - hedge: { course: [[4, 90], [28, 91]], repeat: { times: 100, by: [0.1, 0] } }\n';
    const hedges = (count: number) => stUlrichText.replace('  - hedge:', `${hedge.repeat(count)}  - hedge:`);
    expect(codes(hedges(19))).toEqual([]);
    expect(codes(hedges(20))).toEqual(['too-many']);
    const unit = (n: number) =>
      `      - { name: U${n}, type: militia, at: [10, 10], heading: 0, repeat: { times: 100, by: [1, 0.5] } }\n`;
    const units = (count: number) =>
      stUlrichText.replace(
        '      - { name: Chevreul',
        `${Array.from({ length: count }, (_, n) => unit(n)).join('')}      - { name: Chevreul`,
      );
    expect(codes(units(20))).toEqual(['too-many']);
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

  test('more than 100,000 points with all copies and curves', () => {
    const points = Array.from({ length: 500 }, (_, n) => `[${20 + n / 50}, ${90 + (n % 2)}]`).join(', ');
    const hedges = (copies: number, of: string) =>
      codes(
        stUlrichText.replace(
          '  - hedge:',
          `  - hedge: { course: ${of}, repeat: { times: ${copies}, by: [0, 0.1] } }\n`.repeat(2) + '  - hedge:',
        ),
      );
    expect(hedges(99, `[${points}]`)).toEqual([]);
    expect(hedges(100, `[${points}]`)).toEqual(['too-many']);
    expect(hedges(13, `{ smooth: [${points}] }`)).toEqual(['too-many']);
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
