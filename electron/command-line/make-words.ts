import { parseLength, SCALES, YEARS } from '../../engine/scenario';
import type { Scale } from '../../engine/scenario';
import { UsageFault } from './command-words';
import type { Words } from './command-words';

/** Tables a scenario may have, cm. */
const LEAST = 30;
const MOST = 2000;

/** The table's size, `--size 6ft,4ft`; six by four feet when it is not said. */
export function sizeFrom(words: Words): readonly [number, number] {
  const given = words.text('size') ?? '6ft,4ft';
  const [width, depth, more] = given.split(',').map(parseLength);
  const isSize = (cm: number | null | undefined): cm is number => cm != null && cm >= LEAST && cm <= MOST;
  if (!isSize(width) || !isSize(depth) || more !== undefined)
    throw new UsageFault(`--size takes a width and a depth from ${LEAST}cm to 20m, as 6ft,4ft; “${given}” was given.`);
  return [Math.round(width * 1000) / 1000, Math.round(depth * 1000) / 1000];
}

/** The figure scale, `--scale 15mm`; 28mm when it is not said. */
export function scaleFrom(words: Words): Scale {
  const given = words.text('scale') ?? '28mm';
  const scale = isScale(given) ? given : null;
  if (scale === null) throw new UsageFault(`--scale takes ${Object.keys(SCALES).join(', ')}; “${given}” was given.`);
  return scale;
}
const isScale = (id: string): id is Scale => Object.hasOwn(SCALES, id);

/** The year, `--year 1757`; null, the early values of each nation, when it is not said. */
export function yearFrom(words: Words): number | null {
  const given = words.text('year');
  const year = given === undefined ? null : words.count('year', 0, YEARS.first);
  if (year !== null && year > YEARS.last)
    throw new UsageFault(`--year takes a year from ${YEARS.first} to ${YEARS.last}; “${given ?? ''}” was given.`);
  return year;
}
