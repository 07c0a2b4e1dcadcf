/** What the eighteenth century measured, in paces of two feet and men: the bounds that a scale is checked against. */
import { METRES } from '../../../engine/scenario';
import type { Fitting } from './scale-line';

/** A file of foot takes 22 inches of front, and stands three deep. */
const FILES_TO_PACE = 24 / 22;
const RANKS = 3;
/** Men of a battalion whose line is so many paces long. */
export const menInLine = (paces: number): number => paces * FILES_TO_PACE * RANKS;
/** The front of so many men. */
export const frontOf = (men: number): number => men / RANKS / FILES_TO_PACE;

/** A pace of two feet, in metres. */
export const METRES_TO_PACE = METRES.paces;
/** A foot of a table, in cm. */
export const FOOT = 30.48;
/** How tall a man with his hat is, in metres: figures are named for it. */
export const MAN = 1.75;

/** Battalions in the field: weak ones late in a campaign, strong ones fresh from the depot. */
export const BATTALION: Fitting = { least: 350, most: 950 };
export const USUAL_BATTALION = 650;
/** The same bounds of a unit that stands for more than one, to the men it stands for. */
export const MEN_OF_FRONT: Fitting = {
  least: BATTALION.least / USUAL_BATTALION,
  most: BATTALION.most / USUAL_BATTALION,
};
/** At the farther end of the musket's range few shots told, beyond it none. */
export const MUSKET: Fitting = { least: 100, most: 350 };
/** From light field guns with ball to heavy ones at random. */
export const CANNON: Fitting = { least: 500, most: 2500 };
/** From a hamlet to a small town. */
export const VILLAGE: Fitting = { least: 80, most: 1500 };
/** From a copse that could hide a company to a forest. */
export const WOOD: Fitting = { least: 60, most: 4000 };
export const STREAM: Fitting = { least: 0, most: 40 };
export const RIVER: Fitting = { least: 15, most: 500 };
