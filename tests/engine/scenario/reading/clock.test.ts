import { describe, expect, test } from 'vitest';
import { hourOfTurn, readScenario, scaledTable, timeInWords, timeWritten } from '../../../../engine/scenario';
import { nations, textOf } from '../files';

const text = textOf('tests/fixtures/every-key.yaml');
const read = (from: string, to: string) => {
  expect(text).toContain(from);
  return readScenario('every-key.yaml', text.replace(from, to), nations, ['honours-of-war']);
};
const faults = (from: string, to: string) => read(from, to).findings.map(({ code, line }) => [code, line]);

describe('the hours of the day', () => {
  test('turns begin one after another, past midnight too', () => {
    const { clock } = read('x', 'x').scenario ?? expect.fail('cannot be read');
    expect([1, 2, 17].map((turn) => clock && timeInWords(hourOfTurn(clock, turn)))).toEqual([
      '08:00',
      '09:00',
      '00:00',
    ]);
    expect(timeWritten(1500)).toBe('25:00');
  });
  test.each([
    ["begins: '08:00'", "begins: '8 h'", 'bad-time'],
    ["begins: '08:00'", "begins: '48:00'", 'bad-time'],
    ["begins: '08:00'", "begins: '08:60'", 'bad-time'],
    ['turn: 60', 'turn: 0', 'out-of-range'],
    ["sunset: '17:43'", "sunset: '06:09'", 'sun-reversed'],
  ])('%s as %s is refused', (from, to, code) => expect(faults(from, to)).toEqual([[code, 18]]));
});

describe('lengths of the ground', () => {
  const RIVER = 'name: Modlbach, class: fordable';
  test('are made lengths of the table by its scale, wherever the table stands in the file', () => {
    const table = /^table:[^]*?(?=^[a-z])/m.exec(text)?.[0] ?? expect.fail('no table');
    const moved = `${text.replace(table, '')}\n${table}`.replace(RIVER, `${RIVER}, width: 300m`);
    const { scenario, findings } = readScenario('every-key.yaml', moved, nations, ['honours-of-war']);
    expect(findings).toEqual([]);
    const river = scenario?.terrain.find(({ name }) => name === 'Modlbach');
    expect(river && 'width' in river && river.width).toBeCloseTo((300 / 900) * 30.48, 3);
  });
  const without = (foot: string) =>
    readScenario(
      'every-key.yaml',
      text.replace(RIVER, `${RIVER}, width: 300m`).replace('one foot: 0.9km', foot),
      nations,
      ['honours-of-war'],
    ).findings.map(({ code, field }) => [code, field]);
  test('need the scale', () =>
    expect(without('')).toContainEqual(['no-scale', expect.stringMatching(/^terrain.*width$/)]));
  test('are not blamed for a scale that cannot be read', () =>
    expect(without('one foot: 9m')).toEqual([['out-of-range', 'table.one foot']]));
});

describe('the scale of the ground', () => {
  const metres = (written: string) => read('one foot: 0.9km', `one foot: ${written}`).scenario?.table.metresToCm;
  test.each([
    ['900m', 900],
    ['1000 paces', 609.6],
    ['0.5 miles', 804.672],
  ])('a foot is %s', (written, wanted) => expect((metres(written) ?? 0) * 30.48).toBeCloseTo(wanted, 9));
  test.each([
    ['900', 'bad-distance'],
    ['9m', 'out-of-range'],
    ['10.1km', 'out-of-range'],
  ])('%s is refused', (written, code) =>
    expect(faults('one foot: 0.9km', `one foot: ${written}`)).toEqual([[code, 15]]),
  );
  test('a table made half as large shows as much ground', () => {
    const scenario = read('x', 'x').scenario ?? expect.fail('cannot be read');
    const { width, metresToCm = 0 } = scaledTable(scenario, 0.5).table;
    expect(width * metresToCm).toBeCloseTo(7200, 6);
  });
});
