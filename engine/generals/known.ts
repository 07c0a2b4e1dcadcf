/** The generals there are, by the names under which a battle is ordered. */
import type { Id } from '../battle';
import type { RuleSystem } from '../rules/system';
import { brilliantGeneral } from './brilliant';
import { capableGeneral } from './capable';
import type { ExplainingGeneral } from './capable';
import { BY_THE_BOOK } from './plan';

export interface KnownGeneral {
  readonly id: Id;
  readonly title: string;
  readonly make: (system: RuleSystem) => ExplainingGeneral;
}

/** The first one fights where none is named. */
export const GENERALS: readonly KnownGeneral[] = [
  { id: 'capable', title: 'Capable', make: (system) => capableGeneral(system) },
  { id: 'drill-book', title: 'Drill-book', make: (system) => capableGeneral(system, BY_THE_BOOK) },
  { id: 'brilliant', title: 'Brilliant', make: (system) => brilliantGeneral(system) },
];

/** The general of that id, the first one without. Throws a sentence when there is no such general. */
export function generalNamed(id: Id | undefined, among = GENERALS): KnownGeneral {
  const general = id === undefined ? among[0] : among.find((one) => one.id === id);
  if (general) return general;
  throw new RangeError(`There is no general “${id ?? ''}”. Those there are: ${among.map((one) => one.id).join(', ')}.`);
}
