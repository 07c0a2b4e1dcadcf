/** A scenario with its places in km of the ground is edited like the same one in cm, and keeps its km. */
import { describe, expect, it } from 'vitest';
import type { Change } from '../../editing/change';
import { copied, duplicate, pasted } from '../../editing/copying';
import type { Draft, Refused } from '../../editing/draft';
import { transform } from '../../editing/transform';
import { changeTable } from '../../editing/whole-table';
import { changedField, rulesWritten } from '../../editing/words';
import { unitsOfArmy } from '../../engine/scenario';
import type { Scenario } from '../../engine/scenario';
import { after, idsOf, ODD, open } from './drafts';

const LOTS = '  - lots: { units: [Lancers], places: [{ at: [40, 100] }] }\n';
const EVEN = ODD.replace('4ft] }', '4ft], one foot: 0.9km }').replace('[1.5ft, 2ft]', '[45.72, 60.96]');
const IN_CM = `${EVEN.replace('[2.5ft, 3ft]', '[76.2, 91.44]')}${LOTS}`;
const KM = 0.9 / 30.48;
const inKm = (cm: string): string => `${Number((Number(cm) * KM).toFixed(6))}km`;
const IN_KM = IN_CM.replace(
  /\[ *(-?[\d.]+), *(-?[\d.]+) *\]/g,
  (_, east: string, north: string) => `[${inKm(east)}, ${inKm(north)}]`,
).replace(/\b(spacing|side|width|length): (\d+)(?:cm)?\b/g, (_, key: string, cm: string) => `${key}: ${inKm(cm)}`);

/** Every number of a scenario, to half a millimetre. */
const numbers = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbers)
      : [];
const measures = ({ terrain, labels, entryPoints, armies, objectives, special }: Scenario) =>
  numbers([
    terrain,
    labels,
    entryPoints,
    armies.map((army) => [army.deployment, unitsOfArmy(army)]),
    objectives,
    special,
  ]);

function expectSame(one: Scenario, other: Scenario): void {
  const [ours, theirs] = [measures(one), measures(other)];
  expect(ours).toHaveLength(theirs.length);
  const farthest = Math.max(...ours.map((number, index) => Math.abs(number - (theirs[index] ?? Number.NaN))));
  expect(farthest).toBeLessThan(0.2);
}
const bareLengths = (text: string): readonly string[] => text.match(/\[ *-?\d[\d.]*, *-?\d[\d.]* *\]/g) ?? [];

it('reads as the same in cm', () => {
  expect(IN_KM).toContain('spacing: 0.649606km');
  expectSame(open(IN_KM).scenario, open(IN_CM).scenario);
});

describe('a scenario in km', () => {
  const everything = idsOf(open(IN_CM).scenario).filter((id) => id !== 'blue' && id !== 'red');
  /** What can no longer be a deployment is written out unit by unit, in cm. */
  const gestures: readonly (readonly [string, (draft: Draft) => Change | Refused, number])[] = [
    ['mirrored', (draft) => changeTable(draft, { do: 'mirror', exchanging: 'west and east' }), 4],
    ['turned', (draft) => changeTable(draft, { do: 'turn', quarters: 1 }), 0],
    ['made larger', (draft) => changeTable(draft, { do: 'resize', edge: 'west', by: 30 }), 0],
    ['moved whole', (draft) => transform(draft, everything, { do: 'move', by: { x: 3, y: -2 } }), 0],
    [
      'with a brigade turned',
      (draft) => transform(draft, ['blue/foot'], { do: 'rotate', about: { x: 60, y: 60 }, degrees: 30 }),
      0,
    ],
    ['with one of a row moved', (draft) => transform(draft, ['hedge-2'], { do: 'move', by: { x: 3, y: -2 } }), 0],
    ['with a row moved', (draft) => transform(draft, ['red/watch'], { do: 'move', by: { x: 3, y: -2 } }), 0],
  ];
  it.each(gestures)('%s, is as in cm and stays in km', (_, gesture, writtenOut) => {
    const [km, cm] = [after(IN_KM, gesture(open(IN_KM))), after(IN_CM, gesture(open(IN_CM)))];
    expect(km).not.toBe(IN_KM);
    expectSame(open(km).scenario, open(cm).scenario);
    expect(bareLengths(km)).toHaveLength(writtenOut);
  });
  it.each<readonly [string, (draft: Draft) => Change | Refused]>([
    ['doubled', (draft) => duplicate(draft, everything)],
    ['copied onto a table without a scale', (draft) => pasted(open(ODD), copied(draft, everything), { x: 3, y: -2 })],
  ])('%s, is as in cm', (what, gesture) => {
    const onto = (text: string): string => (what === 'doubled' ? text : ODD);
    const [km, cm] = [after(onto(IN_KM), gesture(open(IN_KM))), after(onto(IN_CM), gesture(open(IN_CM)))];
    expectSame(open(km).scenario, open(cm).scenario);
  });
  it('shows its lengths in forms in cm, and keeps the unit of one that is typed over', () => {
    const { values } = open(IN_KM);
    const places = rulesWritten(values).flatMap((rule) => (rule.rule === 'lots' ? rule.places : []));
    expect(places.map(({ at }) => at)).toEqual([[40, 100]]);
    const path = ['special', 1, 'lots', 'places', 0, 'at', 1];
    const change = changedField(values, path, 30.48, 'Move a place by lot');
    expect(change?.edits).toEqual([{ do: 'set', path, value: '0.9km' }]);
  });
});
