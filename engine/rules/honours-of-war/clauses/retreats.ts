/** Retreats and routs: clauses HOW-RET-01 and on. */
import type { Clause } from '../../system';

export const RETREATS: readonly Clause[] = [
  {
    id: 'HOW-RET-01',
    title: 'Rout distance',
    says: 'A rout is one normal move.',
  },
  {
    id: 'HOW-RET-02',
    title: 'Retreat distance',
    says: 'A retreat is one move at least and two at most, as its owner likes.',
  },
  { id: 'HOW-RET-03', title: 'Direction' },
  { id: 'HOW-RET-04', title: 'Not reduced' },
  {
    id: 'HOW-RET-05',
    title: 'Avoiding',
    says: 'A unit in retreat may bend its way round what lies in it, as long as it stays in the sector it retreats through.',
  },
  {
    id: 'HOW-RET-06',
    title: 'Unavoidable enemies or impassable terrain',
    says: 'A unit that cannot get past enemies or closed ground in its retreat is lost.',
  },
  {
    id: 'HOW-RET-07',
    title: 'Formation',
    says: 'In retreat a line may go into column, to get past what bars its way and for nothing else.',
  },
  {
    id: 'HOW-RET-08',
    title: 'Facing at the end',
    says: 'Troops in retreat end it facing the enemy, troops in rout with their backs to him.',
  },
  {
    id: 'HOW-RET-09',
    title: 'Table edge',
    says: 'A retreat that reaches the edge of the table may stop there; a rout goes off it.',
  },
  {
    id: 'HOW-RET-10',
    title: 'Passing through friends: hits',
    says: 'Friends through whom beaten troops run take a hit, inferior ones two.',
  },
  { id: 'HOW-RET-11', title: 'Passing through friends: chain' },
  { id: 'HOW-RET-12', title: 'Who is affected' },
  { id: 'HOW-RET-13', title: 'Deployed artillery Done For' },
  {
    id: 'HOW-RET-14',
    title: 'Deployed artillery at 4 hits from fire',
    says: 'Shaken by fire, gunners may leave their guns and run; else they limber up and go.',
  },
  {
    id: 'HOW-RET-15',
    title: 'Deployed artillery at 4 hits from melee',
    says: 'Shaken in melee, gunners mostly leave their guns, and these are taken if the enemy stands his ground.',
  },
  { id: 'HOW-RET-16', title: 'Transport and limbered artillery' },
  { id: 'HOW-RET-17', title: 'Superimposition at the end' },
  { id: 'HOW-RET-18', title: 'Supporters' },
];
