import type { Hole } from '../../../engine/scenario/edits';
import { troopsIn, type Nation, type Scenario } from '../../../engine/scenario';
import { completing } from '../../text';
import { namesCalled } from './scenario-names';

interface Known {
  readonly scenario: Scenario | null;
  readonly nations: readonly Nation[];
}

/** Completes keys, words and names of a scenario file, as its format and the file itself have them. */
export const completionFrom = (known: () => Known) =>
  completing(
    'scenario',
    (called) => namesCalled(called, known().scenario, known().nations),
    (hole) => kindsOf(hole, known().scenario),
  );

/** What the army's nation has of each type in its year, where a type is being written: "superior". */
function kindsOf({ path }: Hole, scenario: Scenario | null): ReadonlyMap<string, string> {
  const [armies, side] = path;
  const army = scenario?.armies.find(({ id }) => id === side);
  if (armies !== 'armies' || path.at(-1) !== 'type' || !army) return new Map();
  return new Map(troopsIn(army.nation, army.year).map((kind) => [kind.type, kind.class]));
}
