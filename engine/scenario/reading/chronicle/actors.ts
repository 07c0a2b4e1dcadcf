/** Who is meant in a chronicle: units, brigades with their units and commander, leaders, whole armies, as pieces of a battle. */
import type { Army } from '../../model/army';
import { isGeneralsOwn } from '../../model/army';
import type { Actors, Struck } from '../../model/chronicle';
import type { Id } from '../../model/measures';
import type { Placed } from '../../readers/reader';
import { allOf } from '../../readers/spelling';
import { Names } from '../names';

export interface ActorNames {
  /** Every piece that is meant, each once; undefined after noting which name means nothing. */
  readonly all: (names: readonly Placed<string>[]) => Actors | undefined;
  /** The figure of a leader; null for a name that is none of a leader. */
  readonly leader: (name: string) => Id | null;
}

export function actorNames(armies: readonly Army[]): ActorNames {
  const names = new Names('unknown-actor');
  const members = new Map<Id, Actors>();
  const leaders = new Map<string, Id>();
  const lead = (id: Id, name: string, figure: Id): void => {
    if (!leaders.has(name)) leaders.set(name, figure);
    names.add(id, name);
    members.set(id, [figure]);
  };
  for (const army of armies) {
    const seniors = [...(army.general ? [army.general] : []), ...army.lieutenants];
    for (const { id, name } of seniors) lead(id, name, id);
    for (const brigade of army.brigades) {
      const hasFigure = !isGeneralsOwn(army, brigade);
      if (hasFigure) lead(brigade.commander.id, brigade.commander.name, brigade.id);
      names.add(brigade.id, brigade.name);
      members.set(brigade.id, [...brigade.units.map(({ id }) => id), ...(hasFigure ? [brigade.id] : [])]);
    }
    const units = [...army.brigades.flatMap((brigade) => brigade.units), ...army.independents];
    for (const { id, name } of units) names.add(id, name);
    names.add(army.id, army.name);
    members.set(army.id, [
      ...units.map(({ id }) => id),
      ...seniors.map(({ id }) => id),
      ...army.brigades.flatMap((brigade) => (isGeneralsOwn(army, brigade) ? [] : [brigade.id])),
    ]);
  }
  return {
    all(wanted) {
      const found = allOf(
        wanted.map((name) => {
          const id = names.find(name);
          return id === undefined ? undefined : (members.get(id) ?? [id]);
        }),
      );
      return found && [...new Set(found.flat())];
    },
    leader: (name) => leaders.get(name) ?? null,
  };
}

export const linkStruck = (
  written: readonly { readonly who: Placed<string>; readonly how: Struck['how'] }[],
  { leader }: ActorNames,
): readonly Struck[] => written.map(({ who, how }) => ({ who: leader(who.value), name: who.value, how }));
