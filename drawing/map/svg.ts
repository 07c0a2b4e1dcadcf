/**
 * A scene as SVG. North is up, so an SVG y is a table y with its sign turned. Only presentation attributes are written,
 * never a style, and no ids: clipping is done by nested pictures, so that many maps can stand on one page.
 */
import { headingOf, type Point, type Pose } from '../../engine/geometry';
import { BASE_LINE } from './lettering';
import { path, rounded } from './svg-path';
import type { FontRole, Frame, Layer, Lettering, Paint, Scene, Shape, LineSpot } from './scene';

/** Names of the faces; the window loads them, a reader without them sees a plain one. */
const FONT_FAMILIES: Readonly<Record<FontRole, string>> = {
  roman: ' font-family="\'IM Fell English\',serif"',
  italic: ' font-family="\'IM Fell English\',serif" font-style="italic"',
  capitals: ' font-family="\'IM Fell English SC\',serif"',
  sans: ' font-family="\'Source Sans 3\',sans-serif"',
  'sans strong': ' font-family="\'Source Sans 3\',sans-serif" font-weight="600"',
};
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '\uFFFD').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
/** Characters that XML does not allow, escaped or not. */
const UNWRITABLE = /[^\P{Cc}\n\r\t]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** The whole scene as an SVG picture; `grain` is the number of steps to a centimetre. */
export function sceneToSvg(scene: Scene, title: string, grain = 100): string {
  const body = scene.layers.map((layer) => layerToSvg(layer, scene.table, grain)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(scene.sheet)}"><title>${escaped(title)}</title>${body}</svg>`;
}

/** The `viewBox` that shows a frame of the table. */
export function viewBox({ west, south, east, north }: Frame, grain = 100): string {
  return [west, -north, east - west, north - south].map((number) => rounded(number, grain)).join(' ');
}

/** One layer as a `<g>`. */
export function layerToSvg(layer: Layer, table: Frame, grain = 100): string {
  const shapes = layer.shapes.map((shape) => shapeToSvg(shape, grain)).join('');
  const open = `<g data-layer="${layer.name}">`;
  if (!layer.clipped) return `${open}${shapes}</g>`;
  const [x, y, width, height] = viewBox(table).split(' ');
  const window = `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox(table)}">`;
  return `${open}${window}${shapes}</svg></g>`;
}

export function shapeToSvg(shape: Shape, grain = 100): string {
  switch (shape.kind) {
    case 'drawing':
      return `<path d="${path(shape.strokes, grain)}"${painted(shape.paint)}/>`;
    case 'disc': {
      const [x, y, radius] = [shape.at.x, -shape.at.y, shape.radius].map((number) => rounded(number, grain));
      return `<circle cx="${x}" cy="${y}" r="${radius}"${painted(shape.paint)}/>`;
    }
    case 'words':
      return words(shape.lettering, shape.place);
    case 'flowing words':
      return flowingWords(shape.lettering, shape.letters);
    case 'group': {
      const inner = shape.shapes.map((part) => shapeToSvg(part, grain)).join('');
      const tags = Object.entries(shape.tags).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
      const opacity = shape.opacity === undefined ? '' : ` opacity="${rounded(shape.opacity, 100)}"`;
      return `<g${tags.join('')}${shape.frame ? turned(shape.frame) : ''}${opacity}>${inner}</g>`;
    }
    case 'window':
      return windowToSvg(shape, grain);
  }
}

/** Clipping and scaling at once by a picture within the picture. */
function windowToSvg({ origin, scale, clip, shapes }: Shape & { kind: 'window' }, grain: number): string {
  const inner = shapes.map((part) => shapeToSvg(part, Math.max(10, grain * Math.min(1, scale)))).join('');
  if (!clip)
    return `<g transform="translate(${rounded(origin.x, grain)} ${rounded(-origin.y, grain)}) scale(${rounded(scale, 1e6)})">${inner}</g>`;
  const seen: Frame = {
    west: (clip.west - origin.x) / scale,
    east: (clip.east - origin.x) / scale,
    south: (clip.south - origin.y) / scale,
    north: (clip.north - origin.y) / scale,
  };
  const [x, y, width, height] = [clip.west, -clip.north, clip.east - clip.west, clip.north - clip.south];
  const place = [x, y, width, height].map((number) => rounded(number, 1000));
  return `<svg x="${place[0]}" y="${place[1]}" width="${place[2]}" height="${place[3]}" viewBox="${viewBox(seen, 10000)}">${inner}</svg>`;
}

/** A shape that is only filled or only stroked gets the opacity of that: `opacity` would make a reader draw it into a layer of its own first. */
function painted(paint: Paint): string {
  const { opacity = 1, fillOpacity = 1 } = paint;
  const isOne = !paint.fill || !paint.stroke;
  const filling = isOne ? fillOpacity * opacity : fillOpacity;
  const marks = [paint.fill ? ` fill="${paint.fill}"` : ' fill="none"'];
  if (paint.fill && filling < 1) marks.push(` fill-opacity="${rounded(filling, 1000)}"`);
  if (paint.stroke) {
    marks.push(` stroke="${paint.stroke}" stroke-width="${rounded(paint.width ?? 0.1, 1000)}"`);
    if (isOne && opacity < 1) marks.push(` stroke-opacity="${rounded(opacity, 1000)}"`);
  }
  if (paint.dash) marks.push(` stroke-dasharray="${paint.dash.map((number) => rounded(number, 100)).join(' ')}"`);
  if (paint.strokeBelow) marks.push(' paint-order="stroke"');
  if (paint.round) marks.push(' stroke-linecap="round" stroke-linejoin="round"');
  if (!isOne && opacity < 1) marks.push(` opacity="${rounded(opacity, 1000)}"`);
  return marks.join('');
}

/** The frame of a pose: x to its right, and up on the paper what lies ahead of it. */
function turned({ x, y, hx, hy }: Pose): string {
  if (hx === 0 && hy === 1) return ` transform="translate(${rounded(x, 100)} ${rounded(-y, 100)})"`;
  return matrix(hy, hx, -hx, hy, x, -y);
}
function matrix(a: number, b: number, c: number, d: number, x: number, y: number): string {
  const turn = [a, b, c, d].map((number) => rounded(number, 10000)).join(' ');
  return ` transform="matrix(${turn} ${rounded(x, 100)} ${rounded(y, 100)})"`;
}

function words(lettering: Lettering, { at, toward }: LineSpot): string {
  const drop = lettering.size * BASE_LINE;
  const foot: Point = { x: at.x + toward.y * drop, y: at.y - toward.x * drop };
  const straight = toward.y === 0 && toward.x > 0;
  const where = straight
    ? ` x="${rounded(foot.x, 100)}" y="${rounded(-foot.y, 100)}"`
    : matrix(toward.x, -toward.y, toward.y, toward.x, foot.x, -foot.y);
  return `<text${where} text-anchor="middle"${lettered(lettering)}>${escaped(lettering.text)}</text>`;
}

function flowingWords(lettering: Lettering, letters: readonly LineSpot[]): string {
  const list = (numbers: readonly number[]): string => numbers.map((number) => rounded(number, 100)).join(' ');
  const xs = list(letters.map(({ at }) => at.x));
  const ys = list(letters.map(({ at }) => -at.y));
  const turns = list(letters.map(({ toward }) => headingOf(toward) - 90));
  const still: Lettering = { ...lettering, spacing: 0 };
  return `<text x="${xs}" y="${ys}" rotate="${turns}"${lettered(still)}>${escaped(lettering.text)}</text>`;
}

function lettered({ role, size, spacing, colour, halo }: Lettering): string {
  const spaced = spacing === 0 ? '' : ` letter-spacing="${rounded(spacing, 100)}"`;
  const rim = halo
    ? ` stroke="${halo.colour}" stroke-width="${rounded(halo.width, 100)}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  return `${FONT_FAMILIES[role]} font-size="${rounded(size, 100)}"${spaced} fill="${colour}"${rim}`;
}
