/** Distances on the real ground, in metres, as people write them: `900m`, `1.5km`, `1200 paces`. */
import type { Table } from '../model/scenario';
import { textLike } from './fields';
import { made } from './reader';
import type { Reader } from './reader';

/** Metres of each; a pace is of two feet. */
export const METRES = { m: 1, km: 1000, paces: 0.6096, miles: 1609.344 } as const;

/** Paces of the real ground to a cm of the table; null where the file does not tell its scale. */
export const pacesToCm = ({ metresToCm }: Pick<Table, 'metresToCm'>): number | null =>
  metresToCm === undefined ? null : metresToCm / METRES.paces;

const WRITTEN = '^(\\d{1,6}(?:\\.\\d{1,6})?)\\s*(m|km|paces|miles)$';

const written = textLike(
  'a distance on the real ground',
  WRITTEN,
  'bad-distance',
  'Write a number with m, km, paces or miles after it, as 900m or 1200 paces.',
);

/** Metres, between `least` and `most`. */
export const realDistance = (least: number, most: number): Reader<number> =>
  made(written, (text, entry) => {
    const [, number = '', unit = 'm'] = new RegExp(WRITTEN, 'u').exec(text) ?? [];
    const metres = Number(number) * (isUnit(unit) ? METRES[unit] : 1);
    if (metres >= least && metres <= most) return metres;
    return entry.page.fault(entry, {
      code: 'out-of-range',
      message: `${text} is out of range here.`,
      fix: `Write a distance from ${least} m to ${most} m.`,
    });
  });

const isUnit = (unit: string): unit is keyof typeof METRES => Object.hasOwn(METRES, unit);
