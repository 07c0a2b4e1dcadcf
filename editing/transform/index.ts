/** Moving, turning, scaling and mirroring what is selected: as a scenario to look at meanwhile, and as a change of the text. */
import type { Id, Scenario } from '../../engine/scenario';
import type { Change } from '../change';
import type { Draft, Refused } from '../draft';
import { editsTo } from '../rewriting';
import { inWords, nameOf } from '../things';
import { transformed } from './transformed';
import type { Transformation } from './transformation';

export { transformed } from './transformed';
export type { Transformation } from './transformation';

const VERBS: Readonly<Record<Transformation['do'], string>> = {
  move: 'Move',
  rotate: 'Turn',
  scale: 'Scale',
  mirror: 'Mirror',
};

export function transform(draft: Draft, ids: readonly Id[], asked: Transformation): Change | Refused {
  const { scenario } = draft;
  return (
    stays(scenario, ids) ??
    placedAs(draft, transformed(scenario, ids, asked), `${VERBS[asked.do]} ${inWords(scenario, ids)}`)
  );
}

/** The change that puts everything of a draft where it is in `after`. */
export function placedAs(draft: Draft, after: Scenario, does: string): Change | Refused {
  const edits = editsTo(draft, after);
  return edits.length === 0 ? { refused: 'Nothing would change.' } : { does, edits };
}

/** Why nothing of a selection has a place of its own. */
function stays(scenario: Scenario, ids: readonly Id[]): Refused | null {
  if (ids.length === 0) return { refused: 'Nothing is selected.' };
  const held = scenario.objectives.filter(({ id, at }) => ids.includes(id) && at === null);
  const [first] = held;
  if (!first || held.length < ids.length) return null;
  const where = first.feature === null ? null : nameOf(scenario, first.feature);
  return { refused: `${first.name} is where ${where ?? 'its feature'} is; move that.` };
}
