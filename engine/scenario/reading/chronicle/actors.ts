/** Who is meant in a chronicle: units, brigades with their units and commander, leaders, whole armies, as pieces of a battle. */
import type { Army, Brigade } from '../../model/army';
import { isGeneralsOwn, unitsOfArmy } from '../../model/army';
import type { Actors, Struck } from '../../model/chronicle';
import type { Id } from '../../model/measures';
import type { PlacedValue } from '../../readers/reader';
import { allOf } from '../../readers/spelling';
import { KnownNames } from '../known-names';

export interface ActorNames {
  /** Every piece that is meant, each once; undefined after noting which name means nothing. */
  readonly all: (names: readonly PlacedValue<string>[]) => Actors | undefined;
  /** The figure of a leader; null for a name that is none of a leader. */
  readonly leader: (name: string) => Id | null;
}

/** Everybody who can be named, and the pieces that are meant by him. */
interface Named {
  readonly names: KnownNames;
  readonly members: ReadonlyMap<Id, Actors>;
  readonly leaders: ReadonlyMap<string, Id>;
  /** Of a figure on the table, by whom it is named. */
  readonly figures: ReadonlyMap<Id, Id>;
}

function namedIn(armies: readonly Army[]): Named {
  const names = new KnownNames('unknown-actor');
  const members = new Map<Id, Actors>();
  const leaders = new Map<string, Id>();
  const figures = new Map<Id, Id>();
  const lead = (id: Id, name: string, figure: Id): void => {
    if (!leaders.has(name)) leaders.set(name, figure);
    names.add(id, name);
    members.set(id, [figure]);
    figures.set(figure, id);
  };
  for (const army of armies) {
    const seniors = [...(army.general ? [army.general] : []), ...army.lieutenants];
    for (const { id, name } of seniors) lead(id, name, id);
    for (const brigade of army.brigades) {
      if (!isGeneralsOwn(army, brigade)) lead(brigade.commander.id, brigade.commander.name, brigade.id);
      names.add(brigade.id, brigade.name);
      members.set(brigade.id, piecesOf(army, brigade));
    }
    for (const { id, name } of unitsOfArmy(army)) names.add(id, name);
    names.add(army.id, army.name);
    members.set(army.id, [
      ...unitsOfArmy(army).map(({ id }) => id),
      ...seniors.map(({ id }) => id),
      ...army.brigades.flatMap((brigade) => (isGeneralsOwn(army, brigade) ? [] : [brigade.id])),
    ]);
  }
  return { names, members, leaders, figures };
}

/** Its units, and the figure of its commander where he has one of his own. */
const piecesOf = (army: Army, brigade: Brigade): Actors => [
  ...brigade.units.map(({ id }) => id),
  ...(isGeneralsOwn(army, brigade) ? [] : [brigade.id]),
];

export function actorNames(armies: readonly Army[]): ActorNames {
  const { names, members, leaders } = namedIn(armies);
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

/** The fewest names a file can tell these pieces by: armies and brigades where all of their units are among them. */
export function namesOfActors(armies: readonly Army[], pieces: readonly Id[]): readonly string[] {
  const { names, members, figures } = namedIn(armies);
  const left = new Set(pieces);
  const written: string[] = [];
  const takeWhole = (id: Id, units: readonly { readonly id: Id }[]): void => {
    if (units.length < 2 || !units.every((unit) => left.has(unit.id))) return;
    written.push(names.titleOf(id));
    for (const piece of members.get(id) ?? []) left.delete(piece);
  };
  for (const army of armies) {
    takeWhole(army.id, unitsOfArmy(army));
    for (const brigade of army.brigades) takeWhole(brigade.id, brigade.units);
  }
  return [...written, ...[...left].map((piece) => names.titleOf(figures.get(piece) ?? piece))];
}

export const linkStruck = (
  written: readonly { readonly who: PlacedValue<string>; readonly how: Struck['how'] }[],
  { leader }: ActorNames,
): readonly Struck[] => written.map(({ who, how }) => ({ who: leader(who.value), name: who.value, how }));
