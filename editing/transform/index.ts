/** Moving, turning, scaling and mirroring what is selected: as a scenario to look at meanwhile, and as a change of the text. */
import { unitsOfArmy } from '../../engine/scenario';
import type { Id, Scenario } from '../../engine/scenario';
import type { Change } from '../change';
import type { Draft, Refused } from '../draft';
import { editsTo } from '../rewriting';
import { inWords, nameOf, thingsOf } from '../things';
import { transformed } from './transformed';
import type { Transformation } from './transformation';

export { ontoEdges, wayInsMoved } from './arrivals';
export { carried, transformed } from './transformed';
export { headingBy, planeOf, pointBy } from './transformation';
export type { Transformation } from './transformation';

const VERBS: Readonly<Record<Transformation['do'], string>> = {
  move: 'Move',
  rotate: 'Turn',
  scale: 'Scale',
  mirror: 'Mirror',
};

export function transform(draft: Draft, ids: readonly Id[], asked: Transformation): Change | Refused {
  const { scenario } = draft;
  if (ids.length === 0) return { refused: 'Nothing is selected.' };
  return placedAs(draft, transformed(scenario, ids, asked), `${VERBS[asked.do]} ${inWords(scenario, ids)}`, ids);
}

/** The change that puts everything of a draft where it is in `after`; of `ids`, why nothing of them has moved. */
export function placedAs(draft: Draft, after: Scenario, does: string, ids: readonly Id[] = []): Change | Refused {
  const edits = editsTo(draft, after);
  return edits.length === 0 ? (stays(draft.scenario, ids) ?? { refused: 'Nothing would change.' }) : { does, edits };
}

/** What has no place of its own: an objective on a feature, and who comes on by an entry point. */
function stays(scenario: Scenario, ids: readonly Id[]): Refused | null {
  const held = scenario.objectives.find(({ id, at }) => ids.includes(id) && at === null);
  if (held) {
    const where = held.feature === null ? null : nameOf(scenario, held.feature);
    return { refused: `${held.name} is where ${where ?? 'its feature'} is; move that.` };
  }
  const { units } = thingsOf(scenario, ids);
  const all = scenario.armies.flatMap(unitsOfArmy);
  for (const { id, name, place } of all) {
    const entry = units.has(id) && 'arrives' in place ? place.arrives.entry : undefined;
    if (entry !== undefined)
      return {
        refused: `${name} comes on by ${nameOf(scenario, entry) ?? entry}; move that, or drag it farther away.`,
      };
  }
  return null;
}
