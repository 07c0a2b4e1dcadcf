/**
 * What the book puts on paper: the play sheet chapter by chapter, and its part of the rosters. Every number is read from
 * the tables that are played with.
 */
import type { PlaySheet, Step } from '../../../battle';
import type { ValueTable } from '../../../scenario';
import { houseValues } from '../house-rows';
import { inchAt, isScale } from '../lengths';
import { chargeChapter, fireChapter, meleeChapter } from './fighting';
import { formationChapter, movementChapter } from './movement';
import { setUpChapter } from './setting-up';
import { engineersChapter, moraleChapter, turnChapter } from './morale';

export { rosterPapers } from './roster';

export function referenceOf(
  title: string,
  steps: readonly Step[],
  measure: string,
  replaced: ValueTable | undefined,
): PlaySheet {
  const values = houseValues(replaced);
  const scale = isScale(measure) ? measure : '25mm';
  const inch = inchAt(scale);
  return {
    title,
    measure: scale,
    chapters: [
      setUpChapter(inch, values),
      turnChapter(steps, values),
      moraleChapter(values),
      movementChapter(inch, values),
      formationChapter(inch, values),
      fireChapter(inch, values),
      chargeChapter(inch),
      meleeChapter(values),
      engineersChapter(),
    ],
  };
}
