/** What must hold in every battle of McNally, whoever fights it and however foolishly. */
import { describe } from 'vitest';
import { testBattles, testLies } from '../../../../kit/suite';
import { stUlrich } from '../../../scenario/files';
import { engineersSubject, subjectOf, wildSubject } from './subjects';

const some = subjectOf('St. Ulrich', stUlrich(), 3);
const typed = { ...some, title: 'St. Ulrich with dice thrown by people', turns: 1, dice: { from: 'people' } } as const;

describe('a battle of', () => {
  testBattles([
    { subject: { ...some, turns: 12 }, player: 'generals', seed: 3 },
    { subject: some, player: 'chance', seed: 1 },
    { subject: some, player: 'chance', seed: 2 },
    { subject: typed, player: 'chance', seed: 3 },
    { subject: wildSubject(22, 'generals'), player: 'generals', seed: 22 },
    { subject: wildSubject(21, 'chance'), player: 'chance', seed: 21 },
    { subject: engineersSubject(3), player: 'chance', seed: 5 },
  ]);
});
describe('the kit', () => testLies({ ...some, turns: 2 }, 'chance', 2));
