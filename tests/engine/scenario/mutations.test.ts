import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/scenario';
import { readStUlrich, stUlrichText } from './files';

const lines = stUlrichText.split('\n');
const line = fc.nat(lines.length - 1);
const words = fc.constantFrom(
  '', ' ', '\t', '-', ':', '[', ']', '{', '}', '"', "'", '*x', '&x ', '!', '|', '#', '~', '-0', '.nan', '.inf', '1e999',
  '99999999999ft', '__proto__', 'constructor', 'cockade', 'name: [', 'null', '\u0000', '\ud800', 'ß',
); // prettier-ignore

type Damage = (all: readonly string[]) => string[];
const drop =
  (at: number): Damage =>
  (all) =>
    all.toSpliced(at, 1);
const cut =
  (at: number): Damage =>
  (all) =>
    all.slice(0, at);
const copy =
  (from: number, to: number, over: number): Damage =>
  (all) =>
    all.toSpliced(to, over, all[from] ?? '');
const rewrite =
  (at: number, edit: (text: string) => string): Damage =>
  (all) =>
    all.map((text, index) => (index === at ? edit(text) : text));

const damage: fc.Arbitrary<Damage> = fc.oneof(
  line.map(drop),
  line.map(cut),
  fc.tuple(line, line, fc.nat(1)).map(([from, to, over]) => copy(from, to, over)),
  fc
    .tuple(line, fc.nat(120), fc.nat(3), words)
    .map(([at, from, size, word]) => rewrite(at, (text) => text.slice(0, from) + word + text.slice(from + size))),
  fc
    .tuple(line, fc.double())
    .map(([at, number]) => rewrite(at, (text) => text.replace(/-?\d+(\.\d+)?/, String(number)))),
  fc.tuple(line, fc.nat(8)).map(([at, deep]) => rewrite(at, (text) => ' '.repeat(deep) + text.trim())),
);

/** Every number of a value that is not a number one can reckon with. */
function badNumbers(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(badNumbers) : [];
}

function idsOf({ terrain, armies, objectives }: Scenario): readonly string[] {
  const blocks = terrain.flatMap((feature) => (feature.kind === 'bua' ? feature.blocks : []));
  const commands = armies.flatMap((army) => army.brigades);
  const leaders = [...commands.map(({ commander }) => commander), ...armies.flatMap(({ general }) => general ?? [])];
  const units = [...commands, ...armies.map((army) => ({ units: army.independents }))].flatMap(({ units }) => units);
  return [...terrain, ...blocks, ...commands, ...leaders, ...units, ...objectives].map(({ id }) => id);
}

test('however St. Ulrich is damaged, it is read or refused with a reason, never thrown at', () => {
  const told = new Set<string>();
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 4 }), (damages) => {
      const text = damages.reduce((all, change) => change(all), lines).join('\n');
      const { scenario, findings } = readStUlrich(text);
      for (const finding of findings) {
        told.add(finding.code);
        expect(finding.line).toBeGreaterThanOrEqual(1);
        expect(finding.line).toBeLessThanOrEqual(text.split('\n').length);
        expect(finding.column).toBeGreaterThanOrEqual(1);
        expect(finding.message).not.toMatch(/undefined|NaN|\[object/);
      }
      if (scenario === null) {
        expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
        return;
      }
      expect(badNumbers(scenario)).toEqual([]);
      expect(new Set(idsOf(scenario)).size).toBe(idsOf(scenario).length);
    }),
    { numRuns: 300, seed: 1757 },
  );
  // The damage reached more than the parser.
  expect(told.size).toBeGreaterThan(12);
}, 60_000);
