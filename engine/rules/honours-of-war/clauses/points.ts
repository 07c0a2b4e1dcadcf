/** Points: clauses HOW-POINTS-01 and on. */
import type { Clause } from '../../system';

export const POINTS: readonly Clause[] = [
  {
    id: 'HOW-POINTS-01',
    title: 'Basic values',
    says: 'What a standard unit of each kind costs.',
  },
  {
    id: 'HOW-POINTS-02',
    title: 'Modifiers: close order infantry and cavalry',
    says: 'What class, size and nation add to close order foot and horse, or take off.',
  },
  {
    id: 'HOW-POINTS-03',
    title: 'Modifiers: artillery',
    says: 'What weight, class, limbering and nation add to guns, or take off.',
  },
  {
    id: 'HOW-POINTS-04',
    title: 'Gun minimum',
    says: 'There is a least price for a battery.',
  },
  {
    id: 'HOW-POINTS-05',
    title: 'Modifiers: light infantry',
    says: 'What class, size, rifles and nation add to light infantry, or take off.',
  },
  {
    id: 'HOW-POINTS-06',
    title: 'Types not listed',
    says: 'Howitzers and other guns without a price of their own cost as guns of their weight.',
  },
  {
    id: 'HOW-POINTS-07',
    title: 'Works',
    says: 'Works and fortified houses are paid for by the side that holds them.',
  },
  {
    id: 'HOW-POINTS-08',
    title: 'Free items',
    says: 'Limbers and wagons are free.',
  },
  {
    id: 'HOW-POINTS-09',
    title: 'Equal armies',
    says: 'Armies are equal when they differ by a twentieth at most.',
  },
  {
    id: 'HOW-POINTS-10',
    title: 'Variable brigade commanders (per commander)',
    says: 'What commanders cost whose rating is thrown for, by nation.',
  },
  {
    id: 'HOW-POINTS-11',
    title: 'Fixed brigade commanders',
    says: 'What commanders of a given rating cost.',
  },
  {
    id: 'HOW-POINTS-12',
    title: 'Lieutenant generals and CG',
    says: 'What a rated general and lieutenant generals cost.',
  },
  { id: 'HOW-POINTS-13', title: 'Where command points go' },
  { id: 'HOW-POINTS-14', title: "Russia's date" },
  { id: 'HOW-POINTS-15', title: 'France, Saxony' },
  {
    id: 'HOW-POINTS-16',
    title: 'Fixed or variable, not both',
    says: 'The commanders of an army are paid for in one way: all thrown for, or all given.',
  },
];
