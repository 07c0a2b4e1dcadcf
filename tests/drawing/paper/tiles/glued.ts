/** Sheets glued as a person does: each is laid so that the crosses of its left or upper flap meet those of its neighbour. */
import type { Point } from '../../../../engine/geometry';
import type { Frame, Shape, Stroke } from '../../../../drawing/map';
import type { Sheet } from '../../../../drawing/paper';
import { tileName } from '../../../../drawing/paper/tiles/tiling';

export type WindowShape = Extract<Shape, { readonly kind: 'window' }>;
type Drawing = Extract<Shape, { readonly kind: 'drawing' }>;

export function shapesIn(sheet: Sheet, layer: string): readonly Shape[] {
  return sheet.layers.find(({ name }) => name === layer)?.shapes ?? [];
}
export function windowOf(sheet: Sheet): WindowShape {
  const found = shapesIn(sheet, 'drawing').find((shape): shape is WindowShape => shape.kind === 'window');
  if (!found) throw new Error(`sheet ${sheet.id} has no window`);
  return found;
}
export const clipOf = (sheet: Sheet): Frame => {
  const { clip } = windowOf(sheet);
  if (!clip) throw new Error(`the window of sheet ${sheet.id} is open`);
  return clip;
};
export const strokesIn = (shapes: readonly Shape[]): Stroke[] =>
  shapes.filter((shape): shape is Drawing => shape.kind === 'drawing').flatMap(({ strokes }) => strokes);

/** The middles of the crosses printed on a sheet: of rings round them. */
export function crossesOn(sheet: Sheet): Point[] {
  const last = shapesIn(sheet, 'marks').at(-1);
  const rings = last ? strokesIn([last]).filter(({ closed }) => closed) : [];
  return rings.map(({ from }) => ({ x: from.x - 0.16, y: from.y }));
}

/** Where the origin of each sheet's paper lies on the glued whole, the first sheet's at 0. */
export function gluedOrigins(sheets: readonly Sheet[], rows: number, columns: number): ReadonlyMap<string, Point> {
  const byName = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  const origins = new Map<string, Point>([['A1', { x: 0, y: 0 }]]);
  const lay = (name: string, on: string, side: 'east' | 'south'): void => {
    const [sheet, neighbour, there] = [byName.get(name), byName.get(on), origins.get(on)];
    if (!sheet || !neighbour || !there) throw new Error(`${name} cannot be laid on ${on}`);
    const cut = lineOfThree(crossesOn(neighbour), side, 'greatest');
    const flap = lineOfThree(crossesOn(sheet), side, 'least');
    const [a, b] = [cut[0], flap[0]];
    if (!a || !b) throw new Error('no crosses');
    origins.set(name, { x: there.x + a.x - b.x, y: there.y + a.y - b.y });
  };
  for (let row = 0; row < rows; row += 1) {
    if (row > 0) lay(tileName(row, 0), tileName(row - 1, 0), 'south');
    for (let column = 1; column < columns; column += 1) lay(tileName(row, column), tileName(row, column - 1), 'east');
  }
  return origins;
}

/** The three crosses of an upright (`east`) or level (`south`) join, in order: those farthest east or south, or least far. */
export function lineOfThree(crosses: readonly Point[], side: 'east' | 'south', which: 'greatest' | 'least'): Point[] {
  const along = side === 'east' ? ({ x }: Point) => x : ({ y }: Point) => -y;
  const across = side === 'east' ? ({ y }: Point) => y : ({ x }: Point) => x;
  const lines = crosses
    .map(along)
    .filter((at) => crosses.filter((one) => Math.abs(along(one) - at) < 1e-6).length >= 3);
  const at = which === 'greatest' ? Math.max(...lines) : Math.min(...lines);
  return crosses.filter((one) => Math.abs(along(one) - at) < 1e-6).toSorted((a, b) => across(a) - across(b));
}
