/** Reads distances on the real ground, in metres, as people write them: `900m`, `1.5km`, `1200 paces`. */
import { textLike } from './fields';
import { metresWritten, WRITTEN_DISTANCE } from './ground-units';
import { made } from './reader';
import type { Reader } from './reader';

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
