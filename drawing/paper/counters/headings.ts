/** Headings of groups of cut-outs, as wide as the sheet. They are read and not cut. */
import { drawing, rectangle } from '../../map/strokes';
import { BLACK } from './brush';
import type { Cutout, CutoutGroup } from './cutouts';
import { wordsFrom } from './fitted-words';

/** Clear paper above and below, where the corner marks of cut-outs lie, and the words between, cm. */
const CLEAR = 0.22;
const WORDS = 0.48;

export function headed(title: string, width: number, cutouts: readonly Cutout[], colour = BLACK): CutoutGroup {
  const height = WORDS + 2 * CLEAR;
  const front = [
    ...wordsFrom(title, 0, CLEAR + WORDS * 0.52, { role: 'capitals', colour, size: 0.36, width }),
    drawing([rectangle(0, CLEAR, width, CLEAR)], { stroke: colour, width: 0.02 }),
  ];
  return { heading: { id: `heading ${title}`, width, height, front, back: null, marked: false }, cutouts };
}
