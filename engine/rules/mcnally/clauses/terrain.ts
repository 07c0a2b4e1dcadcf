/** Terrain: clauses MCN-TERR-01 and on. */
import type { Clause } from '../../system';

export const TERRAIN: readonly Required<Clause>[] = [
  { id: 'MCN-TERR-01', title: 'Buildings', says: 'Each holds one unit.' },
  {
    id: 'MCN-TERR-02',
    title: 'Inside a building',
    says: 'There is no flank and no rear; each base fires and fights over any side it touches.',
  },
  { id: 'MCN-TERR-03', title: 'Who enters houses', says: 'Houses are entered by foot only.' },
  { id: 'MCN-TERR-04', title: 'Woods', says: 'Dense or open, with rough and open ground, as the scenario says.' },
  { id: 'MCN-TERR-05', title: 'Rough ground', says: 'Crops and broken ground, hard to cross in order.' },
  { id: 'MCN-TERR-06', title: 'Swamp', says: 'Rough ground closed to horse and wheels.' },
  { id: 'MCN-TERR-07', title: 'Streams and rivers', says: 'Rivers are crossed by bridge or ford alone.' },
  {
    id: 'MCN-TERR-08',
    title: 'Hills',
    says: 'They are gentle, steep or impassable; what lies on them counts besides.',
  },
  { id: 'MCN-TERR-09', title: 'Dense wood on a steep slope', says: 'Closed to all but light infantry and rifles.' },
  {
    id: 'MCN-TERR-10',
    title: 'Obstacles',
    says: 'Who is within an inch of one, with the enemy beyond, is behind it. House values: fence and hedge are soft cover, a wall hard.',
  },
  {
    id: 'MCN-TERR-11',
    title: 'Uphill',
    says: 'A point is as high as the contours it lies inside. House value: the outermost 3 inches are the slope.',
  },
  {
    id: 'MCN-TERR-12',
    title: 'Houses as targets',
    says: 'A unit fills its building; each base fires and is fired at on half a side.',
  },
];
