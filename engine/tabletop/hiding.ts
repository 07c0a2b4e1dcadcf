/** What of the ground hides things from sight, as a book judges it: areas, blocks of houses, lines and the crests of hills. */
import { memo, memoOfPair } from '../facts';
import { boundsOf, corners, facing } from '../geometry';
import type { Bounds, Box, Point } from '../geometry';
import type { Ground, GroundArea, GroundBlock, GroundLine } from '../terrain';
import type { Screen } from './shadows';

/** A book's judgement of what hides; made once, since what follows from it is kept by it. */
export interface HidingRules {
  /** `cover` hides what is deep in it and what is beyond it, as a wood does; `crest` what is beyond its crest, as a hill does. */
  readonly area: (area: GroundArea) => 'cover' | 'crest' | null;
  readonly block: (block: GroundBlock, ground: Ground) => boolean;
  readonly line: (line: GroundLine) => boolean;
}

/** A piece of ground that may hide a body, with its bounds. */
export type Hider = { readonly bounds: Bounds } & (
  | { readonly hides: 'cover'; readonly area: GroundArea }
  | { readonly hides: 'crest'; readonly area: GroundArea }
  | { readonly hides: 'block'; readonly block: GroundBlock; readonly outline: readonly Point[] }
  | { readonly hides: 'line'; readonly line: GroundLine }
);

/** Everything on the table that may hide a body. */
export const hidersOn = memoOfPair(findHiders);

function findHiders(ground: Ground, rules: HidingRules): readonly Hider[] {
  const hiders: Hider[] = [];
  for (const area of ground.areas) {
    const hides = rules.area(area);
    if (hides) hiders.push({ hides, area, bounds: boundsOf(area.outline) });
  }
  for (const block of ground.blocks) {
    if (!rules.block(block, ground)) continue;
    const outline = outlineOf(block.box);
    hiders.push({ hides: 'block', block, outline, bounds: boundsOf(outline) });
  }
  for (const line of ground.lines)
    if (rules.line(line)) hiders.push({ hides: 'line', line, bounds: boundsOf(line.course) });
  return hiders;
}

/** The corners of a footprint counter-clockwise; kept, as units stand longer than they are looked at. */
export const outlineOf = memo((box: Box): readonly Point[] => corners(box).toReversed());

const crestsSeen = memoOfPair((observer: Box, ground: Ground) =>
  memo((hill: GroundArea): Screen | null => ground.crestOf(hill, facing(observer.pose))),
);

/** The crest of a hill for an observer: the chord through its centre parallel to his front. */
export const crestFrom = (ground: Ground, hill: GroundArea, observer: Box): Screen | null =>
  crestsSeen(observer, ground)(hill);

/** The crests of all hills that hide, for an observer. */
export function crestsFrom(ground: Ground, rules: HidingRules, observer: Box): readonly Screen[] {
  const crests: Screen[] = [];
  for (const hider of hidersOn(ground, rules)) {
    const crest = hider.hides === 'crest' ? crestFrom(ground, hider.area, observer) : null;
    if (crest) crests.push(crest);
  }
  return crests;
}
