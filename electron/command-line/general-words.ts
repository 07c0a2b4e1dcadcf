/** Who commands: the words that commands share which fight battles. */
import { generalNamed } from '../../engine/generals';
import type { Scenario } from '../../engine/scenario';
import type { FightOrder } from '../../engine/work';
import { isRefusal } from '../desk/faults';
import { UsageFault } from './words';

/** `capable` for both sides, or one for each, in the order of the armies: `capable,bold`. */
export function generalsOf({ armies }: Scenario, given: string | undefined): Pick<FightOrder, 'generals'> {
  if (given === undefined) return {};
  const names = given.split(',').map(generalFrom);
  if (names.length > 1 && names.length !== armies.length)
    throw new UsageFault(`--general takes one general for all sides, or ${armies.length} in the order of the armies.`);
  return { generals: Object.fromEntries(armies.map(({ id }, i) => [id, names[i] ?? names[0] ?? ''])) };
}

export function generalFrom(name: string): string {
  try {
    return generalNamed(name.trim()).id;
  } catch (error) {
    if (isRefusal(error)) throw new UsageFault(error.message);
    throw error;
  }
}
