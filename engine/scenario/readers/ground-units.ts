/** Units of the real ground, and how a file tells how much of it its table shows. */
import type { Table } from '../model/scenario';
import { textLike } from './fields';
import { made } from './reader';
import type { Reader } from './reader';

/** Metres of each; a pace is of two feet. */
export const METRES = { m: 1, km: 1000, paces: 0.6096, miles: 1609.344 } as const;

/** Metres that a foot of a table may show. */
export const ONE_FOOT = { least: 10, most: 10_000 } as const;
const FOOT = 30.48;

const WRITTEN_DISTANCE = '^(\\d{1,6}(?:\\.\\d{1,6})?)\\s*(m|km|paces|miles)$';
const DISTANCE = new RegExp(WRITTEN_DISTANCE, 'u');

/** Metres of a distance as people write it, `900m`, `1.5km` or `1200 paces`; null when it is none. */
function metresWritten(text: string): number | null {
  const [, number, unit = ''] = DISTANCE.exec(text) ?? [];
  return number !== undefined && isUnit(unit) ? Number(number) * METRES[unit] : null;
}
const isUnit = (unit: string): unit is keyof typeof METRES => Object.hasOwn(METRES, unit);

/** Metres of the ground to a cm of a table of which a foot shows so many. */
export const metresToCmOf = (foot: number): number => foot / FOOT;

/** The same from `one foot` as it is written; null when that cannot be read. */
export function scaleWritten(oneFoot: string): number | null {
  const foot = metresWritten(oneFoot.trim());
  return foot === null || foot < ONE_FOOT.least || foot > ONE_FOOT.most ? null : metresToCmOf(foot);
}

/** Paces of the real ground to a cm of the table; null where the file does not tell its scale. */
export const pacesToCm = ({ metresToCm }: Pick<Table, 'metresToCm'>): number | null =>
  metresToCm === undefined ? null : metresToCm / METRES.paces;

/** Reads distances on the real ground, in metres, as people write them: `900m`, `1.5km`, `1200 paces`. */
const written = textLike(
  'a distance on the real ground',
  WRITTEN_DISTANCE,
  'bad-distance',
  'Write a number with m, km, paces or miles after it, as 900m or 1200 paces.',
);

/** Metres, between `least` and `most`. */
export const realDistance = (least: number, most: number): Reader<number> =>
  made(written, (text, entry) => {
    const metres = metresWritten(text);
    if (metres !== null && metres >= least && metres <= most) return metres;
    return entry.page.fault(entry, {
      code: 'out-of-range',
      message: `${text} is out of range here.`,
      fix: `Write a distance from ${least} m to ${most} m.`,
    });
  });
