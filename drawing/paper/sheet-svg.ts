/** A sheet as an SVG file of its true size, its layers named for editors of drawings. */
import { escaped, shapeToSvg } from '../map/svg';
import { rounded } from '../map/svg-path';
import { joinedWords } from './joined-words';
import type { Sheet } from './sheet';

const MM = 10;

/** `grain` is the number of steps to a centimetre of paper. */
export function sheetToSvg(sheet: Sheet, grain = 1000): string {
  const [width, height] = [sheet.width, sheet.height].map((length) => rounded(length, 1000));
  const size = `width="${rounded(sheet.width * MM, 100)}mm" height="${rounded(sheet.height * MM, 100)}mm"`;
  const layers = sheet.layers.map(
    ({ name, shapes }) =>
      `<g inkscape:groupmode="layer" inkscape:label="${escaped(name)}">${joinedWords(shapes)
        .map((shape) => shapeToSvg(shape, grain))
        .join('')}</g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ` +
    `${size} viewBox="0 -${height} ${width} ${height}"><title>${escaped(sheet.title)}</title>${layers.join('')}</svg>`
  );
}
