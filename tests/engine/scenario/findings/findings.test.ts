import { describe, expect, test } from 'vitest';
import { readStUlrich, stUlrichText } from '../files';

/** The findings of St. Ulrich with one piece of it written otherwise. */
function told(from: string, to: string) {
  const text = stUlrichText.replace(from, to);
  if (text === stUlrichText) throw new Error(`not in the file: ${from}`);
  return readStUlrich(text);
}
const lineOf = (words: string, text = stUlrichText) => text.slice(0, text.indexOf(words)).split('\n').length;

describe('a finding says where, what, and what to do', () => {
  test('a key spelt wrong, at the key', () => {
    const { findings, scenario } = told(
      'rustic, blocks: [{ at: [16, 76] }]',
      'rustic, blocks: [{ at: [16, 76], trun: 5 }]',
    );
    expect(findings).toEqual([
      {
        file: 'scenarios/fictional/st-ulrich.yaml',
        line: lineOf('name: Mulheim, build'),
        column: 67,
        severity: 'error',
        code: 'unknown-key',
        message: '"trun" is not a key of a block; known: at, turn, side.',
        fix: 'Did you mean "turn"?',
        field: 'terrain[6].bua.blocks[0].trun',
        repair: [{ do: 'rename', path: ['terrain', 6, 'bua', 'blocks', 0, 'trun'], key: 'turn' }],
      },
    ]);
    expect(scenario).not.toBeNull();
  });

  test('a word that is not allowed, with those that are', () => {
    const { findings, scenario } = told('slope: gentle', 'slope: gental');
    expect(findings).toMatchObject([
      {
        message: '"gental" is not known here; allowed: gentle or steep.',
        fix: 'Did you mean "gentle"?',
        field: 'terrain[0].hill.slope',
      },
    ]);
    expect(scenario).toBeNull();
  });

  test('a nation nobody knows, with those there are', () => {
    const [finding] = told('nation: bernau', 'nation: ruritania').findings;
    expect(finding).toMatchObject({ code: 'unknown-nation', field: 'armies.blue.nation' });
    expect(finding?.message).toMatch(/allowed: austria, bernau, .*lindenau/);
  });

  test('a unit off the table: one fault, and the scenario is still there to be shown', () => {
    const { findings, scenario } = told('at: [114, 20]', 'at: [183, 20]');
    expect(findings).toMatchObject([
      { code: 'off-table', field: 'armies.red.independents[0].at', line: lineOf('Chevreul') },
    ]);
    expect(scenario).not.toBeNull();
  });

  test('the table edge itself is on the table', () => {
    expect(told('at: [114, 20]', 'at: [6ft, 4ft]').findings).toEqual([]);
    expect(told('at: [114, 20]', 'at: [182.89, 4ft]').findings).toHaveLength(1);
  });

  test('a bridge over no river is told once: what names the bridge is no second fault, and others are not hidden', () => {
    const codes = told('over: Schwartz', 'over: Black').findings.map(({ code }) => code);
    expect(codes).toEqual(['unknown-feature']);
    const { findings } = readStUlrich(
      stUlrichText.replace('over: Schwartz', 'over: Black').replace('holder: red', 'holder: rot'),
    );
    expect(findings.map(({ code }) => code)).toEqual(['unknown-feature', 'unknown-side']);
  });

  test('several faults come in the order of the file', () => {
    const { findings } = readStUlrich(
      stUlrichText
        .replace('holder: red', 'holder: rot')
        .replace('nation: bernau', 'nation: bernauu')
        .replace('over: Schwartz', 'over: Schwarz'),
    );
    const lines = findings.map(({ line }) => line);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    expect(findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['unknown-feature', 'unknown-nation', 'unknown-side']),
    );
  });
});

test('the place of a field is known after the reading, for the findings of a rule system', () => {
  const { placeOf } = readStUlrich();
  const line = lineOf('name: Regiment Alt-Lindenau');
  expect(placeOf('armies.red.brigades[0].units[1].type').line).toBe(line);
  expect(placeOf('armies.red.brigades[0].units[1].class')).toEqual({ line, column: 13 });
  expect(placeOf('armies.blue.brigades[0]')).toEqual({ line: lineOf("- name: Steinach's Brigade"), column: 9 });
  expect(placeOf('armies.green')).toEqual({ line: lineOf('armies:'), column: 1 });
  expect(placeOf('nowhere')).toEqual({ line: 1, column: 1 });
});
