/** Who commands: the words that commands share which fight battles. */
import { generalNamed } from '../../engine/generals';
import type { Scenario } from '../../engine/scenario';
import type { FightOrder } from '../../engine/work';
import { isRefusal } from '../desk/faults';
import { UsageFault } from './command-words';

/**
 * `capable` for both sides, or one for each, in the order of the armies: `capable,brilliant:bold`. Wings have generals of
 * their own by the id of a command: `steinach=drill-book`; a lieutenant general's has all that he leads.
 */
export function generalsOf(
  { armies }: Scenario,
  given: string | undefined,
  wings: string | undefined = undefined,
): Pick<FightOrder, 'generals'> {
  if (given === undefined && wings === undefined) return {};
  const ofWings = Object.fromEntries((wings ?? '').split(',').filter(Boolean).map(wingFrom));
  if (given === undefined) return { generals: ofWings };
  const names = given.split(',').map(generalFrom);
  if (names.length > 1 && names.length !== armies.length)
    throw new UsageFault(`--general takes one general for all sides, or ${armies.length} in the order of the armies.`);
  return {
    generals: { ...ofWings, ...Object.fromEntries(armies.map(({ id }, i) => [id, names[i] ?? names[0] ?? ''])) },
  };
}

function wingFrom(given: string): readonly [string, string] {
  const [command, general, ...rest] = given.split('=');
  if (!command || !general || rest.length > 0)
    throw new UsageFault(
      `--wing takes a command and its general, as red/steinachs-brigade=drill-book; “${given}” was given.`,
    );
  return [command.trim(), generalFrom(general)];
}

export function generalFrom(name: string): string {
  try {
    return generalNamed(name.trim()).id;
  } catch (error) {
    if (isRefusal(error)) throw new UsageFault(error.message);
    throw error;
  }
}
