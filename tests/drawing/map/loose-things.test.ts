import { describe, expect, test } from 'vitest';
import { COLOUR, drawPlan, troopsLayer, type DrawnTroops } from '../../../drawing/map';
import { signsOfBattle } from '../../../drawing/map/troops';
import type { LooseThing } from '../../../engine/battle';
import { plainTroops } from './plain-troops';
import { stUlrich } from './scenarios';

const scenario = stUlrich();
const plain = plainTroops(scenario);
const [first, second] = plain.roster.sides;
const loose = (looks: 'gun' | 'limber' | 'wagon' | 'boat' | 'marker') => ({ title: looks, looks });
const vocabulary = {
  ...plain.vocabulary,
  loose: { guns: loose('gun'), limber: loose('limber'), waggon: loose('wagon'), boats: loose('boat') },
};
const lying = (things: Readonly<Record<string, LooseThing>>): DrawnTroops => ({
  ...plain,
  vocabulary,
  state: { ...plain.state, loose: things },
});
const at = { x: 60, y: 40, hx: 1, hy: 0 };
const groupOf = (svg: string, id: string): string => {
  const start = svg.indexOf(`<g data-id="${id}"`);
  return start < 0 ? '' : svg.slice(start, svg.indexOf('</g>', start));
};
const drawn = (kind: string, owner: string | null): string =>
  groupOf(troopsLayer(lying({ it: { kind, at, owner } }), scenario), 'it');

describe('loose things on the plan', () => {
  test('have a sign each, below the troops, and none when they are taken up', () => {
    const svg = troopsLayer(lying({ it: { kind: 'guns', at, owner: first?.seat ?? null } }), scenario);
    expect(svg.indexOf('data-kind="loose"')).toBeGreaterThan(0);
    expect(svg.indexOf('data-kind="loose"')).toBeLessThan(svg.indexOf('data-kind="unit"'));
    expect(troopsLayer(lying({}), scenario)).not.toContain('loose');
  });
  test('look as the book declares them, each its own way; what it does not declare is a marker', () => {
    const signs = ['guns', 'limber', 'waggon', 'boats', 'ambush'].map((kind) => drawn(kind, null));
    expect(new Set(signs).size).toBe(5);
    expect(signs.every((sign) => sign !== '')).toBe(true);
  });
  test("have their owner's colour, and neither side's when they are nobody's", () => {
    const [one, other] = COLOUR.sides;
    for (const kind of ['guns', 'ambush']) {
      expect(drawn(kind, first?.seat ?? null)).toContain(one.edge);
      expect(drawn(kind, second?.seat ?? null)).toContain(other.edge);
      for (const side of COLOUR.sides) expect(drawn(kind, null)).not.toContain(side.edge);
    }
    expect(drawn('guns', second?.seat ?? null)).toContain('data-side="2"');
    expect(drawn('guns', null)).not.toContain('data-side');
  });
  test('turn as they were laid, but a marker stands upright', () => {
    expect(drawn('guns', null)).toContain('matrix(0 1 -1 0 60 -40)');
    expect(drawn('ambush', null)).not.toContain('matrix(0 1 -1 0 60 -40)');
  });
});

test('the plan draws the ground as the battle has changed it', () => {
  const bridge = scenario.terrain.find(({ kind }) => kind === 'bridge');
  if (!bridge) throw new Error('no bridge in St. Ulrich');
  const standing = drawPlan(scenario, plain);
  const broken = drawPlan(scenario, {
    ...plain,
    state: { ...plain.state, ground: { [bridge.id]: { gauges: {}, gone: true } } },
  });
  expect(broken).not.toBe(standing);
  expect(drawPlan(scenario, { ...plain, state: { ...plain.state, ground: { [bridge.id]: { gauges: {} } } } })).toBe(
    standing,
  );
});

describe('flags of objectives in a battle', () => {
  const [objective] = scenario.objectives;
  const id = objective?.id ?? '';
  const flag = (held: string | null): string => {
    const marks: Record<string, string> = held === null ? {} : { 'objectives held': `${id}:${held}` };
    return groupOf(troopsLayer({ ...plain, state: { ...plain.state, marks } }, scenario), id);
  };
  test('are in the colour of who has them, of both while these dispute them', () => {
    const [one, other] = COLOUR.sides;
    expect(flag('blue')).toContain(one.mark);
    expect(flag('blue')).not.toContain(other.mark);
    expect(flag('*')).toContain(one.mark);
    expect(flag('*')).toContain(other.mark);
  });
  test('are those of the ground while they are where the scenario gave them', () => {
    expect([flag(null), flag(objective?.holder ?? null)]).toEqual(['', '']);
  });
});

test('a crew that has left its guns is drawn as men on foot', () => {
  const guns = plain.state.pieces.find(({ id }) => plain.roster.units[id]?.arm === 'guns');
  const unit = guns && plain.roster.units[guns.id];
  if (!guns || !unit) throw new Error('there are no guns');
  const base = { x: 0, y: 0, turn: 0, width: 7, depth: 7, carries: 'light foot' } as const;
  const roster = {
    ...plain.roster,
    units: { ...plain.roster.units, [unit.id]: { ...unit, layouts: { crew: [base] } } },
  };
  const pieces = plain.state.pieces.map((piece) => (piece === guns ? { ...piece, formation: 'crew' } : piece));
  const { blocks } = signsOfBattle({ ...plain, roster, state: { ...plain.state, pieces } }, scenario);
  expect(blocks.find(({ id }) => id === guns.id)?.arm).toBe('light foot');
  expect(signsOfBattle(plain, scenario).blocks.find(({ id }) => id === guns.id)?.arm).toBe('guns');
});
