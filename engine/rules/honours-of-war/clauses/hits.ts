/** The hit table and its modifiers: clauses HOW-HIT-01 and on. */
import type { Clause } from '../../system';

export const HITS: readonly Required<Clause>[] = [
  {
    id: 'HOW-HIT-01',
    title: 'The hit table',
    says: 'The table that turns a modified average die, from 0 or less to 6 or more, into 0 to 4 hits, with a line for each class of infantry, light infantry, artillery and cavalry. Inferior infantry and standard light infantry share a line.',
  },
  {
    id: 'HOW-HIT-02',
    title: 'Which line of the hit table',
    says: 'A unit that fires or fights uses the line of its own class and kind of troops. The same table serves fire and melee.',
  },
  {
    id: 'HOW-HIT-03',
    title: 'Natural 5',
    says: 'A die that shows 5 before modifiers always causes at least one hit.',
  },
  {
    id: 'HOW-HIT-04',
    title: 'Firing modifiers (all firers)',
    says: 'The table of modifiers to all fire: -1 each for having moved, long range, 3 or more hits, a difficult target, light cover, a superior target; -2 for heavy cover; +1 for an inferior target or flank or rear fire; and those of size, BUAs, rivers and weather.',
  },
  {
    id: 'HOW-HIT-05',
    title: 'More modifiers of artillery fire',
    says: 'The table of modifiers to artillery fire besides: canister +2; +1 each for a march column, cavalry two deep, heavy roundshot or shell at a BUA or entrenchments, shell at cavalry; -1 for a bad fuse.',
  },
  {
    id: 'HOW-HIT-06',
    title: 'Melee modifiers',
    says: 'The table of modifiers in melee: +1 for charging cavalry, an inferior target, each of up to 2 supporters; -1 for 3 hits, light cover, a target uphill or superior, artillery; -2 for heavy cover, march column, being attacked in flank or rear; and others.',
  },
  {
    id: 'HOW-HIT-07',
    title: 'Modifiers add up',
    says: 'All modifiers that apply are added up without limit, each once; only those per direction and per supporter count several times.',
  },
  {
    id: 'HOW-HIT-08',
    title: 'Difficult target',
    says: 'A target is difficult, with a single -1 to fire, if it is light infantry or deployed artillery, more than half outside the firing zone, more than half obscured by terrain or up to half obscured by troops. It never counts in melee.',
  },
  {
    id: 'HOW-HIT-09',
    title: 'Cover and difficulty',
    says: 'Cover and a difficult target both count: light infantry at the edge of a wood is -2 in all.',
  },
  {
    id: 'HOW-HIT-10',
    title: 'Class of crews, dismounted cavalry and transport',
    says: 'Gun crews without guns and dismounted cavalry keep the class of their unit; transport is inferior.',
  },
  {
    id: 'HOW-HIT-11',
    title: 'Cover: best only',
    says: 'Of several covers only the heaviest counts.',
  },
];
