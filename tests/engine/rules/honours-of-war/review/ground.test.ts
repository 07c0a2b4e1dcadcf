import { describe, expect, it } from 'vitest';
import { PLAIN_FEATURE } from '../../../../../engine/scenario';
import { review } from '../../../../../engine/rules/honours-of-war/review';
import type { Scenario } from '../../../../../engine/scenario';
import { stUlrich } from '../../../scenario/files';
import { course, river, village } from '../../../terrain/tables';
import { declared, going, obstacle } from '../ground';

const scenario = stUlrich();
/** What is told of a change; how the armies are put together is another matter. */
const OF_ARMIES = ['points-differ', 'brigade-size', 'commanders', 'break-point', 'out-of-command'];
const told = (changes: Partial<Scenario>) =>
  review({ ...scenario, ...changes })
    .filter(({ code }) => !OF_ARMIES.includes(code))
    .map(({ severity, code, about, key, clause }) =>
      [severity, code, ...(about === null ? [] : [about]), ...(key === null ? [] : [key]), clause].join(' '),
    );
const [blue] = scenario.armies;
if (!blue) throw new Error('no army');
const [brigade] = blue.brigades;
const [single] = blue.independents;
if (!brigade || !single) throw new Error('no brigade');

describe('what the rules say about a scenario', () => {
  it('HOW-SCALE-07: figure scales the rules do not have', () => {
    const scale = (id: string) => told({ rules: { ...scenario.rules, scale: id } });
    expect(scale('25mm')).toEqual(['error unknown-scale rules.scale HOW-SCALE-07']);
    expect(scale('6mm')).toEqual([]);
  });
  it('HOW-TERR-20: rivers of either kind are played', () => {
    const water = (kind: 'fordable' | 'impassable') =>
      told({ terrain: [river('brook', 9, course([0, 0], [50, 50]), kind)] });
    expect([water('fordable'), water('impassable')]).toEqual([[], []]);
  });
  it('HOW-TERR-04: the table has no row for an abatis', () => {
    expect(told({ terrain: [obstacle('abatis', course([0, 0], [50, 50]))] })).toEqual([
      'ruling counts-as abatis HOW-TERR-04',
    ]);
  });
  it('declared movement, cover and sight are played, of houses as of other ground', () => {
    const free = { movement: going({}), cover: 'light' } as const;
    expect(told({ terrain: [declared(village('dorf', { x: 50, y: 50 }, 0), free)] })).toEqual([]);
    expect(told({ terrain: [declared(river('brook', 9, course([0, 0], [50, 50])), free)] })).toEqual([]);
  });
  it.each([
    ['orchard', 'HOW-TERR-10', 'counts as a wood'],
    ['vineyard', 'HOW-TERR-26', 'counts as rough ground'],
    ['marsh', 'HOW-TERR-26', 'counts as rough ground'],
  ] as const)('%s counts as something else', (kind, clause, words) => {
    const outline = { shape: 'polygon', points: [] } as const;
    const findings = review({
      ...scenario,
      terrain: [{ ...PLAIN_FEATURE, id: 'one', name: 'The Plot', kind, outline }],
    });
    const told = findings.find(({ code }) => code === 'counts-as');
    expect(told).toMatchObject({ severity: 'ruling', clause, message: `The Plot ${words}.` });
  });
  it('HOW-SCEN-05: troops that come later', () => {
    const place = { arrives: { turn: 4, at: { x: 0, y: 60 }, heading: 90, needs: null } };
    const later = { ...brigade, units: brigade.units.map((unit) => ({ ...unit, place })) };
    expect(told({ armies: [{ ...blue, brigades: [later] }] })).toEqual([`ruling arrives ${brigade.id} HOW-SCEN-05`]);
    expect(told({ armies: [{ ...blue, independents: [{ ...single, place }] }] })).toEqual([
      `ruling arrives ${single.id} HOW-SCEN-05`,
    ]);
  });
});
