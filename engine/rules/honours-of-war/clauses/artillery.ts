/** Artillery: clauses HOW-ARTY-01 and on. */
import type { Clause } from '../../system';

export const ARTILLERY: readonly Clause[] = [
  {
    id: 'HOW-ARTY-01',
    title: 'Limber and unlimber cost',
    says: 'To limber or unlimber takes half a move or a whole one, by nation.',
  },
  { id: 'HOW-ARTY-02', title: 'Unlimbered this turn' },
  { id: 'HOW-ARTY-03', title: 'Measuring when changing state' },
  {
    id: 'HOW-ARTY-04',
    title: 'Manhandling',
    says: 'Gunners can push their guns a little way; heavy ones not to the side.',
  },
  {
    id: 'HOW-ARTY-05',
    title: 'Manhandling limits',
    says: 'Guns in works do not turn, and some nations push their guns at half the rate.',
  },
  { id: 'HOW-ARTY-06', title: 'Massed battery: definition' },
  { id: 'HOW-ARTY-07', title: 'Massed battery: effect' },
  { id: 'HOW-ARTY-08', title: 'Overhead fire from higher ground' },
  { id: 'HOW-ARTY-09', title: 'Overhead fire at higher ground' },
  { id: 'HOW-ARTY-10', title: 'Dead ground' },
  {
    id: 'HOW-ARTY-11',
    title: 'Canister restrictions',
    says: 'No canister over friends, nor with a friend anywhere in its zone.',
  },
  {
    id: 'HOW-ARTY-12',
    title: 'Two-deep cavalry',
    says: 'Guns hit horse that stands two deep better.',
  },
  {
    id: 'HOW-ARTY-13',
    title: 'March column bonus',
    says: 'Guns that look along a march column hit it better.',
  },
  {
    id: 'HOW-ARTY-14',
    title: 'Heavy guns against works',
    says: 'Heavy roundshot is better against houses and works.',
  },
  {
    id: 'HOW-ARTY-15',
    title: 'Howitzer fuses',
    says: 'A bad fuse may spoil the fire of a howitzer: a die is thrown each time.',
  },
  {
    id: 'HOW-ARTY-16',
    title: 'Howitzer shell bonuses',
    says: 'Shell is better against houses, works and horse.',
  },
  { id: 'HOW-ARTY-17', title: 'Howitzers over friends' },
  { id: 'HOW-ARTY-18', title: 'Howitzer ammunition' },
  { id: 'HOW-ARTY-19', title: 'Artillery as target' },
  {
    id: 'HOW-ARTY-20',
    title: 'Abandoned guns: capture',
    says: 'Guns without their crew stay where they are. Taken by the enemy they are lost, but he cannot use them.',
  },
  {
    id: 'HOW-ARTY-21',
    title: 'Abandoned guns: re-crewing',
    says: 'A crew that has rallied may go back to guns that nobody took.',
  },
  {
    id: 'HOW-ARTY-22',
    title: 'Canister-only guns',
    says: 'Some guns fire canister only.',
  },
  { id: 'HOW-ARTY-23', title: 'Unicorns' },
];
