/** Melee: clauses MCN-MELEE-01 and on. */
import type { Clause } from '../../system';

export const MELEE: readonly Required<Clause>[] = [
  {
    id: 'MCN-MELEE-01',
    title: 'Who must fight',
    says: "Whose front touches an enemy, or is touched by an enemy's front.",
  },
  { id: 'MCN-MELEE-02', title: 'Separate melees', says: 'Each with one unit of one side and all who fight it.' },
  { id: 'MCN-MELEE-03', title: 'One die each', says: 'And the lines that are true.' },
  {
    id: 'MCN-MELEE-04',
    title: 'Lines of melee',
    says: 'All house values: arm, charging, quality, flank and rear, obstacles and buildings, slopes, order, overlap and depth.',
  },
  { id: 'MCN-MELEE-05', title: 'Scores compared', says: 'With each enemy of the melee; lower than any is beaten.' },
  { id: 'MCN-MELEE-06', title: 'Beaten by two', says: 'It routs and loses two points.' },
  { id: 'MCN-MELEE-07', title: 'Beaten by one', says: 'It retires 3 inches, shaken, and loses a point.' },
  { id: 'MCN-MELEE-08', title: 'Equal scores', says: 'All retire 3 inches; the greatest deficit decides for each.' },
  {
    id: 'MCN-MELEE-09',
    title: 'Attackers of cover',
    says: 'Those who charged cover retire 6 inches, shaken, and lose two points in place of a rout.',
  },
  {
    id: 'MCN-MELEE-10',
    title: 'How they retire',
    says: 'Straight back with the face kept; out of a building by the side away from the enemy.',
  },
  { id: 'MCN-MELEE-11', title: 'Winners', says: 'They stay where they are.' },
  { id: 'MCN-MELEE-12', title: 'Still in contact', says: 'Who cannot get away fights on, shaken, in the next step J.' },
  {
    id: 'MCN-MELEE-13',
    title: 'Guns in melee',
    says: 'Beaten by two they are lost to a winner in contact; else they limber and go back.',
  },
];
