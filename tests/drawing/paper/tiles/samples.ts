/** Small tables and the sheets of them. */
import type { Point } from '../../../../engine/geometry';
import { PLAIN_FEATURE, type Feature, type Scenario } from '../../../../engine/scenario';
import type { Sheet } from '../../../../drawing/paper';
import { tileSheets, type TileOptions } from '../../../../drawing/paper/tiles';
import { stUlrich } from '../../map/scenarios';
import { windowOf } from './glued';

export const ulrich = stUlrich();
export const pond = (x: number, y: number): Feature => ({
  ...PLAIN_FEATURE,
  id: 'pond',
  name: null,
  kind: 'pond',
  outline: { shape: 'ellipse', at: { x, y }, radii: [4, 3], turn: 0 },
});
export const tableOf = (width: number, depth: number, terrain: readonly Feature[] = []): Scenario => ({
  ...ulrich,
  table: { ...ulrich.table, width, depth },
  terrain,
  objectives: [],
});
export const missing = (id: string): never => {
  throw new Error(`no sheet ${id}`);
};
export const ids = (sheets: readonly Sheet[]): string[] => sheets.map(({ id }) => id);
export const sheetsOf = (scenario: Scenario, chosen: Partial<TileOptions> = {}): readonly Sheet[] =>
  tileSheets(scenario, { key: false, only: 'all', ...chosen }).sheets;
export const onPaper = (sheet: Sheet, { x, y }: Point): Point => {
  const { origin, scale } = windowOf(sheet);
  return { x: origin.x + x * scale, y: origin.y + y * scale };
};
