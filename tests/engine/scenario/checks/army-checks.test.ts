import { describe, expect, it } from 'vitest';
import { readStUlrich, stUlrichText } from '../files';

const told = (from: string | RegExp, to: string) => {
  const text = stUlrichText.replace(from, to);
  if (text === stUlrichText) throw new Error('not in the file');
  return readStUlrich(text).findings;
};

describe('a place of arrival on a table of 182.88 by 121.92 cm', () => {
  const arriving = (x: number, y: number) =>
    told('at: [114, 20], heading: 270', `arrives: { turn: 2, at: [${x}, ${y}], heading: 270 }`);

  it.each([
    [0.5, 30],
    [-0.5, 30],
    [182.38, 30],
    [90, 121.42],
    [90, 122.42],
  ])('lies on an edge at [%d, %d]', (x, y) => expect(arriving(x, y)).toEqual([]));

  it.each([
    [0.51, 30, [0, 30]],
    [-0.51, 30, [0, 30]],
    [182.37, 30, [182.88, 30]],
    [90, 121.41, [90, 121.92]],
    [90, 3, [90, 0]],
    [190, 130, [182.88, 121.92]],
  ])('does not at [%d, %d]: the nearest is %j', (x, y, nearest) => {
    const [finding, another] = arriving(x, y);
    expect([finding?.code, another]).toEqual(['arrives-off-edge', undefined]);
    expect(finding?.repair).toMatchObject([{ do: 'set', value: nearest }]);
  });
});

it('armies of one name are told apart by no capitals', () => {
  const named = (name: string) => told(/(?<= {2}blue:\n(?: .*\n)*? {4}name: ).*/, name).map(({ code }) => code);
  const [, red = ''] = / {2}red:\n(?: .*\n)*? {4}name: (.*)/.exec(stUlrichText) ?? [];
  expect(named(red.toUpperCase())).toEqual(['armies-of-one-name']);
  expect(named(`${red} too`)).toEqual([]);
});

it('a commander off the table is offered the nearest place on it', () => {
  const findings = told(/(commander: \{[^}]*at: )\[[^\]]*\]/, '$1[190, 60]');
  expect(findings).toMatchObject([{ code: 'off-table', repair: [{ do: 'set', value: [177.9, 60] }] }]);
});
