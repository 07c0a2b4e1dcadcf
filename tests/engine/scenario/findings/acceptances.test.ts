import { describe, expect, test } from 'vitest';
import { readScenario, withReview } from '../../../../engine/scenario';
import type { UnplacedFinding } from '../../../../engine/scenario';
import { nations, textOf } from '../files';

const text = textOf('tests/fixtures/scenarios/deploys-nobody.yaml').replace(/ #!.*/, '');
const accepting = (...entries: readonly string[]) =>
  readScenario('x.yaml', `${text}accept:\n${entries.map((entry) => `  - ${entry}\n`).join('')}`, nations);
const UNNEEDED = 'code: deploy-unneeded';

describe('a warning that the file accepts', () => {
  test.each([
    `{ ${UNNEEDED}, reason: Later. }`,
    `{ ${UNNEEDED}, field: 'armies.blue.brigades[0].deploy', reason: Later. }`,
    `{ ${UNNEEDED}, field: 'armies.blue.brigades[0]', reason: Later. }`,
    `{ ${UNNEEDED}, field: armies.blue, reason: Later. }`,
    `{ ${UNNEEDED}, field: blue/foot, reason: Later. }`,
    `{ ${UNNEEDED}, field: blue, reason: Later. }`,
  ])('%s', (entry) => {
    const { findings, accepted } = accepting(entry);
    expect(findings).toEqual([]);
    expect(accepted).toMatchObject([
      { finding: { code: 'deploy-unneeded', severity: 'warning' }, acceptance: { reason: 'Later.' } },
    ]);
  });

  test.each([
    `{ code: brigade-size, reason: Later. }`,
    `{ ${UNNEEDED}, field: armies.red, reason: Later. }`,
    `{ ${UNNEEDED}, field: armies.blu, reason: Later. }`,
    `{ ${UNNEEDED}, field: red/horse, reason: Later. }`,
  ])('another one is told still: %s', (entry) => {
    const reading = accepting(entry);
    expect(reading.findings.map(({ code }) => code)).toEqual(['deploy-unneeded']);
    expect(reading.accepted).toEqual([]);
    // That it was for nothing is known only when everybody has looked.
    const whole = withReview('x.yaml', reading, []);
    expect(whole.findings.map(({ code, field }) => [code, field])).toEqual([
      ['deploy-unneeded', 'armies.blue.brigades[0].deploy'],
      ['accept-unneeded', 'accept[0]'],
    ]);
    expect(whole.findings[1]?.line).toBe(text.split('\n').length + 1);
  });
});

describe('what a rule system found', () => {
  const remark = (changes: Partial<UnplacedFinding>): UnplacedFinding => ({
    severity: 'warning', code: 'brigade-size', about: null, key: null, message: 'One unit.', ...changes,
  }); // oxfmt-ignore
  const lineOf = (words: string) => text.slice(0, text.indexOf(words)).split('\n').length;

  test('is found in the file by an id or by a field', () => {
    const reading = accepting(`{ ${UNNEEDED}, reason: Later. }`);
    const { findings } = withReview('x.yaml', reading, [
      remark({ about: 'red/horse' }),
      remark({ key: 'rules.system', code: 'other' }),
      remark({ code: 'nowhere' }),
    ]);
    expect(findings.map(({ code, field, line, file }) => [code, field, line, file])).toEqual([
      ['nowhere', undefined, 1, 'x.yaml'],
      ['other', 'rules.system', lineOf('rules:'), 'x.yaml'],
      ['brigade-size', 'armies.red.independents[0]', lineOf('name: Horse'), 'x.yaml'],
    ]);
  });

  test('a remark about a thing is found at its key', () => {
    const far = remark({ code: 'far', about: 'red/horse', key: 'at', message: 'Far.', clause: 'HOW-ORG-01' });
    const { findings } = withReview('x.yaml', accepting(`{ ${UNNEEDED}, reason: Later. }`), [
      far,
      { ...far, about: null, key: 'rules.system' },
    ]);
    expect(findings).toEqual([
      expect.objectContaining({ field: 'rules.system', line: lineOf('rules:') }),
      { file: 'x.yaml', line: lineOf('name: Horse'), column: 44, severity: 'warning', code: 'far', message: 'Far.', clause: 'HOW-ORG-01', field: 'armies.red.independents[0].at' },
    ]); // oxfmt-ignore
  });

  test('is accepted like any other, but errors are not', () => {
    const reading = accepting(
      `{ ${UNNEEDED}, reason: Later. }`,
      '{ code: brigade-size, field: blue/foot, reason: As it was. }',
    );
    const found = remark({ about: 'blue/foot' });
    const warned = withReview('x.yaml', reading, [found]);
    expect(warned.findings).toEqual([]);
    expect(warned.accepted.map((one) => one.finding.code)).toEqual(['brigade-size', 'deploy-unneeded']);
    expect(withReview('x.yaml', reading, [{ ...found, severity: 'ruling' }]).findings).toEqual([]);
    const failed = withReview('x.yaml', reading, [{ ...found, severity: 'error' }]);
    expect(failed.findings.map(({ code }) => code)).toEqual(['brigade-size', 'accept-unneeded']);
  });
});
