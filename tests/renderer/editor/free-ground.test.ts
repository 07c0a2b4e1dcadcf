import { expect, it } from 'vitest';
import { freeGround } from '../../../renderer/editor/order-of-battle/free-ground';
import { stUlrich } from './st-ulrich';

it('new troops stand far enough from the edge behind them for the limbers of their guns', () => {
  const { scenario } = stUlrich();
  const [blue, red] = scenario?.armies ?? [];
  if (!scenario || !blue || !red) throw new Error('St. Ulrich cannot be read');
  const zoneAt = (y: number) => ({
    id: 'zone',
    name: 'Edge',
    outline: { shape: 'rectangle', at: { x: 90, y }, size: [180, 24], turn: 0 } as const,
    commands: [],
  });
  const fresh = { ...blue, brigades: [], independents: [], general: null, lieutenants: [], deployment: [zoneAt(12)] };
  const north = { ...red, brigades: [], independents: [], deployment: [zoneAt(110)] };
  const { at, heading } = freeGround({ ...scenario, armies: [fresh, north] }, fresh, null, 3);
  expect(heading).toBe(0);
  expect(at.y).toBeGreaterThanOrEqual(17.5);
});
