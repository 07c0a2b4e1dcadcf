import { expect, it } from 'vitest';
import type { Army, Feature, Scenario } from '../../../engine/scenario';
import { freeGround, needsOf, placesInRow } from '../../../renderer/editor/order-of-battle/free-ground';
import { stUlrich } from './st-ulrich';

const zoneAt = (y: number, deep: number) => ({
  id: 'zone',
  name: 'Edge',
  outline: { shape: 'rectangle', at: { x: 90, y }, size: [180, deep], turn: 0 } as const,
  commands: [],
});

/** St. Ulrich without its ground and troops: the first side sets up along the south edge, so deep. */
function bare(deep: number) {
  const { scenario } = stUlrich();
  const [blue, red] = scenario?.armies ?? [];
  if (!scenario || !blue || !red) throw new Error('St. Ulrich cannot be read');
  const none = { brigades: [], independents: [], general: null, lieutenants: [] };
  const fresh: Army = { ...blue, ...none, deployment: [zoneAt(deep / 2, deep)] };
  const north: Army = { ...red, ...none, deployment: [zoneAt(110, 24)] };
  return { scenario: { ...scenario, terrain: [], armies: [fresh, north] } satisfies Scenario, fresh };
}

it('new guns stand far enough from the edge behind them for their limbers', () => {
  const { scenario, fresh } = bare(24);
  const { at, heading } = freeGround(scenario, fresh, null, 3, [], needsOf([{ type: 'medium gun' }]));
  expect(heading).toBe(0);
  expect(at.y).toBeGreaterThanOrEqual(17.5);
});

it('a second row stands in the zone of its army, before the first, while there is room', () => {
  const { scenario, fresh } = bare(30.5);
  const first = freeGround(scenario, fresh, null, 4);
  const second = freeGround(scenario, fresh, null, 4, placesInRow(first, 4));
  expect(first.at.x).toBe(second.at.x);
  expect(second.at.y - first.at.y).toBeCloseTo(12.5, 0);
  expect(second.at.y).toBeLessThan(28);
});

it('new troops keep out of houses and water', () => {
  const { scenario, fresh } = bare(30.5);
  const placeOn = (...terrain: readonly Feature[]) => freeGround({ ...scenario, terrain }, fresh, null, 3).at;
  const at = placeOn();
  const common = { name: null, label: null, effects: null, overrides: {} };
  const outline = { shape: 'ellipse', at, radii: [4, 4], turn: 0 } as const;
  const blocks = [{ id: 'village/1', at, turn: 0, side: 12 }];
  expect(placeOn({ ...common, id: 'copse', kind: 'wood', outline })).toEqual(at);
  expect(placeOn({ ...common, id: 'pool', kind: 'pond', outline })).not.toEqual(at);
  const course = { smooth: false, points: [at, { x: at.x, y: -5 }] };
  const brook = { ...common, id: 'brook', kind: 'river', class: 'fordable', width: 6, course } as const;
  expect(placeOn(brook)).not.toEqual(at);
  expect(placeOn({ ...common, id: 'village', kind: 'bua', build: 'rustic', fortified: false, blocks })).not.toEqual(at);
});
