/** A table of ground costs for tests: a wood costs double, marshes are closed, a wall a half move, fords treble. */
import type { GroundCost } from '../../../engine/tabletop';

export const FOOT: GroundCost = {
  areas: (areas) =>
    areas.reduce((most, { kind }) => Math.max(most, kind === 'wood' ? 2 : kind === 'marsh' ? Infinity : 1), 1),
  isWater: ({ kind }) => kind === 'river' || kind === 'stream' || kind === 'pond',
  isClosedWater: ({ kind }) => kind !== 'stream',
  crossing: ({ kind }) => (kind === 'ford' ? 3 : 1),
  usesCrossings: true,
  line: ({ kind }) => (kind === 'wall' || kind === 'stream' ? 0.5 : kind === 'entrenchment' ? Infinity : 0),
  isClosedBlock: () => true,
  road: null,
};
