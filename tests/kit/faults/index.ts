/** Everything that can be wrong with a battle of any rule system, in sentences. */
import type { Fought } from '../fight';
import { faultsOfReplay, faultsOfStart, faultsOfSteps } from './again';
import { faultsOfEvents, faultsOfFold } from './record';
import { faultsOfCards, faultsOfGauges, faultsOfMoves, faultsOfPlaces } from './table';

export { faultsOfReplay, faultsOfSteps } from './again';
export { faultsOfAnswers } from './answers';
export { oddsFault } from './odds';
export { faultsOfEvents, faultsOfFold } from './record';
export { faultsOfGauges, faultsOfMoves, faultsOfPlaces } from './table';

/** None of a sound battle. */
export const faultsOf = (fought: Fought): readonly string[] => [
  ...(fought.battle.ended && fought.battle.pending.length === 0 ? [] : ['it does not end']),
  ...faultsOfFold(fought),
  ...faultsOfEvents(fought),
  ...faultsOfMoves(fought),
  ...faultsOfGauges(fought),
  ...faultsOfPlaces(fought),
  ...faultsOfCards(fought),
  ...faultsOfStart(fought),
  ...faultsOfReplay(fought),
  ...faultsOfSteps(fought),
  ...(fought.subject.faults?.(fought) ?? []),
];
