/** Runs: pieces of running text, each in one face. */
import { textWidth } from '../../map/lettering';
import type { FontRole } from '../../map/scene';

/** Text in one face. A non-breaking space (U+00A0) keeps the words on its two sides on one line. */
export interface TextRun {
  readonly text: string;
  readonly role: FontRole;
}
/** How running text is inked. */
export interface Type {
  /** Size of the type, cm. */
  readonly size: number;
  /** From base line to base line, in sizes. */
  readonly leading: number;
  readonly colour: string;
}

/** A text as one run; roman unless another face is named. */
export const inFace = (text: string, role: FontRole = 'roman'): readonly TextRun[] => [{ text, role }];

/** Width of runs on one line, cm. */
export const runsWidth = (runs: readonly TextRun[], size: number): number =>
  runs.reduce((sum, { text, role }) => sum + textWidth(text, role, size), 0);
