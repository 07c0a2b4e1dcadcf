/**
 * What Honours of War puts on paper: the play sheet, chapter by chapter, and its part of the rosters. Every number is read
 * from the tables that are played with; only the words are here.
 */
import type { PlaySheet, Step } from '../../../battle';
import type { ScaleLengths } from '../troops/scales';
import { commandChapter, turnChapter } from './command';
import { chargeChapter, moraleChapter } from './fighting';
import { fireChapter, hitsChapter } from './firing';
import { movementChapter } from './movement';

export { rosterPapers } from './roster';

export const referenceOf = (title: string, steps: readonly Step[], scale: ScaleLengths): PlaySheet => ({
  title,
  measure: scale.id,
  chapters: [
    turnChapter(steps),
    commandChapter(scale),
    movementChapter(scale),
    fireChapter(scale),
    hitsChapter(),
    chargeChapter(scale),
    moraleChapter(scale),
  ],
});
