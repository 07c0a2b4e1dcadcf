/** Where names stand on the map: put there by hand, or left to the map again. */
import type { Feature, Id, NamePlace, Scenario } from '../../engine/scenario';
import type { Change } from '../change';
import type { Draft, Refused } from '../draft';
import { editsTo } from '../rewriting';
import { nameOf } from '../things';

/** The scenario with the name of a feature, or a label, put somewhere; null leaves a name to the map. */
function withNameAt(scenario: Scenario, id: Id, place: NamePlace | null): Scenario {
  const label = scenario.labels?.find((one) => one.id === id);
  if (label)
    return place === null
      ? scenario
      : { ...scenario, labels: (scenario.labels ?? []).map((one) => (one === label ? { ...one, ...place } : one)) };
  return {
    ...scenario,
    terrain: scenario.terrain.map((feature): Feature => (feature.id === id ? { ...feature, label: place } : feature)),
  };
}

/** Puts the name of a feature, or a label, somewhere; null leaves a name to the map. */
export function putName(draft: Draft, id: Id, place: NamePlace | null): Change | Refused {
  const { scenario } = draft;
  const name = nameOf(scenario, id);
  if (name === null) return { refused: 'There is no such name on the map.' };
  const edits = editsTo(draft, withNameAt(scenario, id, place));
  if (edits.length === 0) return { refused: 'Nothing would change.' };
  return { does: place === null ? `Let the map place the name of ${name}` : `Move the name of ${name}`, edits };
}
