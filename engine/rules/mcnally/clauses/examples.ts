/** Examples: clauses MCN-EX-01 and on. */
import type { Clause } from '../../system';

export const EXAMPLES: readonly Required<Clause>[] = [
  { id: 'MCN-EX-01', title: 'Fire into a wood', says: 'Six and three lines make 7: one point lost.' },
  { id: 'MCN-EX-02', title: 'Grenadiers hold', says: 'Basic morale 8 against 7.' },
  { id: 'MCN-EX-03', title: 'Weak infantry is shaken', says: 'Basic morale 6 against 7.' },
  { id: 'MCN-EX-04', title: 'Under strength', says: '800 of 1200 men are 4 points.' },
  { id: 'MCN-EX-05', title: 'Canister takes two and shakes', says: 'A score of 13 takes two points and shakes.' },
  {
    id: 'MCN-EX-06',
    title: 'Shaken without loss',
    says: 'Militia whose morale is 4 is shaken by fire that scores 6, though it loses nothing.',
  },
  { id: 'MCN-EX-07', title: 'A charge in the flank', says: 'A three routs, a two does not.' },
  { id: 'MCN-EX-08', title: 'Open order against horse', says: 'Without help it always breaks.' },
  { id: 'MCN-EX-09', title: 'Cuirassiers and foot', says: 'Beaten by one it retires, by two it routs.' },
  { id: 'MCN-EX-10', title: 'Against a building', says: 'Beaten by two the attacker is driven off.' },
  { id: 'MCN-EX-11', title: 'A wheel', says: '45 degrees of a line cost 6.68 inches.' },
  { id: 'MCN-EX-12', title: 'Retiring with the face kept', says: '3 inches on foot, 9 for light horse.' },
  { id: 'MCN-EX-13', title: 'Who surrenders', says: 'Foot on a four, hussars not.' },
  { id: 'MCN-EX-14', title: 'Evading', says: 'Who starts more than 3 inches off gets away from horse.' },
  { id: 'MCN-EX-15', title: 'Explosives', says: 'One charge fails at 8, two destroy with 9.' },
  { id: 'MCN-EX-16', title: 'To the whole base', says: 'A near edge at 4.25 inches is in musket range.' },
];
