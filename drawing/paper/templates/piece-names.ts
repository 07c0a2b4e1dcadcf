/** What a cut-out is called, on the paper below it that is cut away. */
import type { Inks } from '../../map/inks';
import { widthOf } from '../../map/lettering';
import type { Shape } from '../../map/scene';
import { point } from '../../map/strokes';
import { fittedWords, written } from '../tiles/lettering';
import type { CutOut } from './cut-outs';
import { LABEL } from './sections';
import type { Numbered } from './template-pieces';

/** Type of the names, and the smallest, cm of paper. */
const TYPE = { usual: 0.34, least: 0.23 } as const;

/** `Lobosch, step 2 of 4, 6 cm up`. */
export const titleOf = ({ name, note }: CutOut): string => (note === '' ? name : `${name}, ${note}`);

/** With its number; of works, where the enemy is. */
const labelOf = (cutOut: Numbered): string =>
  `${cutOut.number}. ${titleOf(cutOut)}${cutOut.strip?.hasEnemy ? ': the enemy above' : ''}`;

const lettered = (cutOut: Numbered, size: number, inks: Inks) => written(labelOf(cutOut), 'italic', size, inks.ink);

/** How wide a piece of paper must be for the name in its smallest type, cm. */
export const leastWidth = (cutOut: Numbered, inks: Inks): number => widthOf(lettered(cutOut, TYPE.least, inks)) + 0.1;

/** The name from the left end of a strip of paper `width` cm wide, which begins at 0, 0. */
export const nameBelow = (cutOut: Numbered, width: number, inks: Inks): Shape =>
  fittedWords(lettered(cutOut, TYPE.usual, inks), point(0.05, LABEL / 2 - 0.02), width - 0.1, 'left');
