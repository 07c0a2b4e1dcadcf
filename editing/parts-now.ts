/** Single things of a scenario before and after a change of its text: which are others now, and by which id each goes. */
import type { Id, Scenario } from '../engine/scenario';
import { unitsOfArmy } from '../engine/scenario';
import { leadersOf } from './things';

/** What each part is but for its id, in a word that is the same for two that are alike; villages are their blocks. */
function partsIn({ terrain, labels = [], entryPoints = [], objectives, armies }: Scenario): ReadonlyMap<Id, string> {
  const ground = terrain.flatMap((feature): readonly { readonly id: Id }[] =>
    feature.kind === 'bua' ? feature.blocks : [feature],
  );
  const troops = armies.flatMap((army) => [...army.deployment, ...leadersOf(army), ...unitsOfArmy(army)]);
  const all = [...ground, ...labels, ...entryPoints, ...objectives, ...troops];
  return new Map(all.map((part) => [part.id, JSON.stringify({ ...part, id: '' })]));
}

/** Parts that are not any more as they were, or are gone. */
export function partsChanged(before: Scenario, after: Scenario): readonly Id[] {
  const [were, are] = [partsIn(before), partsIn(after)];
  const alike = new Set(are.values());
  return [...were].flatMap(([id, was]) => (are.get(id) === was || alike.has(was) ? [] : [id]));
}

/** The id a part goes by after a change: things without a name are numbered anew where one before them comes or goes. */
export function idsAfter(before: Scenario, after: Scenario): (id: Id) => Id {
  let parts: readonly [ReadonlyMap<Id, string>, ReadonlyMap<Id, string>, ReadonlyMap<string, Id>] | null = null;
  return (id) => {
    // Of most scenarios nothing is marked, and nobody asks.
    parts ??= withCalled(partsIn(before), partsIn(after));
    const [were, are, called] = parts;
    const was = were.get(id);
    return was === undefined || are.get(id) === was ? id : (called.get(was) ?? id);
  };
}
const withCalled = (were: ReadonlyMap<Id, string>, are: ReadonlyMap<Id, string>) =>
  [were, are, new Map([...are].map(([id, part]) => [part, id]))] as const;
