import { describe, expect, test } from 'vitest';
import { readStUlrich, stUlrichText } from '../files';

const base = '{ type: line infantry, class: superior, heading: 270 }';
/** St. Ulrich with Red's independents written otherwise, after a brigade that carries `label`s. */
function withIndependents(...lines: readonly string[]) {
  const text = stUlrichText.replace(
    / {6}- \{ name: Chevreul.*\n/,
    `${lines.map((line) => `      - ${line}`).join('\n')}\n`,
  );
  const reading = readStUlrich(text);
  return { ...reading, text, units: reading.scenario?.armies[1]?.independents ?? [] };
}

describe('"<<" takes in the keys of a labelled group', () => {
  test('what stands in the group itself counts first', () => {
    const { findings, units } = withIndependents(
      `&first { name: One, type: grenadiers, class: superior, at: [100, 10], heading: 270 }`,
      `{ <<: *first, name: Two, at: [100, 30] }`,
      `{ name: Three, at: [100, 100], class: inferior, <<: *first }`,
    );
    expect(findings).toEqual([]);
    expect(units).toMatchObject([
      { name: 'One', type: 'grenadiers', class: 'superior', place: { at: { x: 100, y: 10 } } },
      { name: 'Two', type: 'grenadiers', class: 'superior', place: { at: { x: 100, y: 30 }, heading: 270 } },
      { name: 'Three', type: 'grenadiers', class: 'inferior', place: { at: { x: 100, y: 100 } } },
    ]);
  });

  test('of several groups the first counts, and groups may take in groups', () => {
    const { findings, units } = withIndependents(
      `&a { name: One, type: hussars, at: [100, 10], heading: 270 }`,
      `&b { <<: *a, name: Two, size: small, at: [100, 30] }`,
      `{ <<: [*b, *a], name: Three, at: [100, 100] }`,
      `{ <<: ${base}, name: Four, at: [100, 110] }`,
    );
    expect(findings).toEqual([]);
    expect(units.map(({ type, size }) => `${size} ${type}`)).toEqual([
      'standard hussars',
      'small hussars',
      'small hussars',
      'standard line infantry',
    ]);
  });

  test('a fault in the group is told at the group, under the field that takes it in', () => {
    const { findings, text } = withIndependents(
      `&first { name: One, type: hussars, at: [100, 10], heading: 270, class: superb }`,
      `{ <<: *first, name: Two, at: [100, 30] }`,
    );
    const line = text.slice(0, text.indexOf('name: One')).split('\n').length;
    expect(findings).toMatchObject([
      { code: 'value-not-allowed', line, field: 'armies.red.independents[0].class' },
      { code: 'value-not-allowed', line, field: 'armies.red.independents[1].class' },
    ]);
  });

  test('the place of a key is that of the one that counts', () => {
    const { placeOf, text } = withIndependents(
      `&first { name: One, type: hussars, at: [100, 10], heading: 270 }`,
      `{ name: Two, at: [100, 30], <<: *first }`,
    );
    const lineOf = (words: string) => text.slice(0, text.indexOf(words)).split('\n').length;
    expect(placeOf('armies.red.independents[1].at').line).toBe(lineOf('name: Two'));
    expect(placeOf('armies.red.independents[1].type').line).toBe(lineOf('name: One'));
  });

  test.each(['{ <<: 5 }', '{ <<: *name }', '{ <<: }', '{ <<: [*name] }'])('%s is told', (written) => {
    const { findings } = withIndependents(`{ name: &name One, type: hussars, at: [100, 10], heading: 270 }`, written);
    expect(findings.map(({ code }) => code)).toContain('bad-merge');
  });
});
