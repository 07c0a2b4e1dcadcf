/** What comes of an entry of the story when it ends: losses, runs, prisoners, fires. */
import { ON_FIRE } from '../../battle';
import type { Minutes } from '../../scenario';
import type { DayCourse, NumberedAction } from '../course';
import { ROUTING } from '../chronicle-vocabulary';
import { LOST_AT_ONCE } from './volleys';

export function tellResults(
  { troops, instants, scenario }: DayCourse,
  { action, entry }: NumberedAction,
  at: Minutes,
): void {
  const { who, against, results } = action;
  const end = { at, when: 'end', entry } as const;
  if (!LOST_AT_ONCE.has(action.does)) {
    for (const id of who) lose(id, results.losses);
    for (const id of against) lose(id, results.inflicts);
  }
  function lose(id: string, share: number): void {
    if (share > 0 && troops.of(id).unit) instants.add({ ...end, happening: { do: 'lose', id, share } });
  }
  if (results.routed || action.does === 'rout')
    for (const id of who) {
      troops.of(id).routing = true;
      instants.add({ ...end, happening: { do: 'mark', id, mark: ROUTING, value: 1 } });
    }
  const go = (id: string, how: string): void => {
    const troop = troops.of(id);
    if (troop.pose === null) return;
    troop.pose = null;
    troop.inside = null;
    instants.add({ ...end, happening: { do: 'went', id, to: { gone: how } } });
  };
  if (results.captured) for (const id of who) go(id, 'captured');
  if (action.does === 'leave') for (const id of who) go(id, 'left the field');
  for (const id of results.leave) go(id, 'left the field');
  for (const struck of results.struck) if (struck.who !== null) go(struck.who, struck.how);
  for (const feature of results.burns)
    instants.add({
      ...end,
      at: action.at,
      when: 'begin',
      happening: { do: 'ground', feature, gauge: ON_FIRE, now: 1 },
    });
  for (const id of results.takes) {
    const objective = scenario.objectives.find((one) => one.id === id);
    const [first] = who;
    if (objective && first !== undefined)
      instants.add({ ...end, happening: { do: 'told', who: first, what: `${objective.name} is taken.` } });
  }
}
