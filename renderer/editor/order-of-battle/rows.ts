/** The armies as rows of a tree, with what each costs. */
import type { EditedSide } from '../../../electron/desk/api';
import type { Army, Brigade, Id, Scenario, TroopClass, Unit, UnitType } from '../../../engine/scenario';

interface Common {
  readonly id: Id;
  /** 1 of an army; a brigade under a lieutenant general lies one deeper than one under none. */
  readonly level: 1 | 2 | 3 | 4;
  readonly side: Id;
  readonly name: string;
  /** Points; null where the rule system has none, or has not told them yet. */
  readonly points: number | null;
}
export type TreeRow =
  | (Common & { readonly is: 'army'; readonly index: number; readonly army: Army; readonly figures: EditedSide | null })
  | (Common & { readonly is: 'leader'; readonly rating: string | null; readonly post: string })
  /** A lieutenant general with those he leads. */
  | (Common & { readonly is: 'wing'; readonly rating: string; readonly count: number; readonly isOpen: boolean })
  | (Common & {
      readonly is: 'brigade';
      readonly rating: string;
      readonly count: number;
      readonly isOpen: boolean;
      /** The lieutenant general who leads it; null of one under none by name. */
      readonly wing: Id | null;
    })
  /** Units under nobody. */
  | (Common & { readonly is: 'independents'; readonly count: number; readonly isOpen: boolean })
  | (Common & {
      readonly is: 'unit';
      /** Null of an independent one. */
      readonly brigade: Id | null;
      /** Within its brigade, or among the independent ones. */
      readonly position: number;
      readonly index: number;
      readonly type: UnitType;
      readonly class: TroopClass;
      /** The turn in which it comes on; null of one that begins on the table. */
      readonly arrives: number | null;
    });

/** Stands for the units under nobody, as an id. */
const independentsOf = (side: Id): Id => `${side} independents`;

/** The lieutenant general under whom a brigade or an independent unit stands in the tree: the first who names it. */
export const wingOf = ({ lieutenants }: Army, command: Id): Id | null =>
  lieutenants.find(({ commands }) => commands.includes(command))?.id ?? null;

/** Brigades in the order of the tree: wing by wing, and then those under nobody. */
export const brigadesInOrder = (army: Army): Army['brigades'] => {
  const wings = [...army.lieutenants.map(({ id }) => id), null];
  return wings.flatMap((wing) => army.brigades.filter(({ id }) => wingOf(army, id) === wing));
};

/** `folded` are wings and brigades whose troops are not shown. */
export function rowsOf({ armies }: Scenario, sides: readonly EditedSide[], folded: readonly Id[]): readonly TreeRow[] {
  return armies.flatMap((army, index): readonly TreeRow[] => {
    const figures = sides.find(({ id }) => id === army.id) ?? null;
    const costs = new Map(figures?.points?.lines.map(({ id, points }) => [id, points]));
    const cost = (...ids: readonly Id[]): number | null =>
      figures?.points ? ids.reduce((sum, id) => sum + (costs.get(id) ?? 0), 0) : null;
    const side = army.id;
    const unitRow =
      (brigade: Id | null, level: 3 | 4) =>
      (unit: Unit): TreeRow => ({
        is: 'unit',
        id: unit.id,
        level,
        side,
        index,
        name: unit.name,
        points: cost(unit.id),
        brigade,
        position: (brigade === null ? army.independents : unitsOf(army, brigade)).indexOf(unit),
        type: unit.type,
        class: unit.class,
        arrives: 'arrives' in unit.place ? unit.place.arrives.turn : null,
      });
    const isOpen = (id: Id): boolean => !folded.includes(id);
    const brigadeRows = ({ id, name, commander, units }: Brigade, wing: Id | null): readonly TreeRow[] => [
      {
        is: 'brigade',
        id,
        level: wing === null ? 2 : 3,
        side,
        name,
        rating: commander.rating,
        count: units.length,
        isOpen: isOpen(id),
        wing,
        points: cost(commander.id, ...units.map((unit) => unit.id)),
      },
      ...(isOpen(id) ? units.map(unitRow(id, wing === null ? 3 : 4)) : []),
    ];
    const brigadesOf = (wing: Id | null): readonly Brigade[] =>
      army.brigades.filter(({ id }) => wingOf(army, id) === wing);
    const alone = army.independents.filter(({ id }) => wingOf(army, id) === null);
    const group = independentsOf(side);
    return [
      {
        is: 'army',
        id: side,
        level: 1,
        side,
        index,
        name: army.name,
        points: figures?.points?.total ?? null,
        army,
        figures,
      },
      ...(army.general ? [leaderRow(side, army.general, 'General', cost(army.general.id))] : []),
      ...army.lieutenants.flatMap((one): readonly TreeRow[] => {
        const [brigades, units] = [
          brigadesOf(one.id),
          army.independents.filter(({ id }) => wingOf(army, id) === one.id),
        ];
        const led = [...brigades.flatMap((brigade) => brigade.units), ...units];
        if (led.length === 0) return [leaderRow(side, one, 'Lieutenant general', cost(one.id))];
        const { id, name, rating } = one;
        const commanders = brigades.map(({ commander }) => commander.id);
        const points = cost(id, ...commanders, ...led.map((unit) => unit.id));
        return [
          { is: 'wing', id, level: 2, side, name, rating, count: led.length, isOpen: isOpen(id), points },
          ...(isOpen(id)
            ? [...brigades.flatMap((brigade) => brigadeRows(brigade, id)), ...units.map(unitRow(null, 3))]
            : []),
        ];
      }),
      ...brigadesOf(null).flatMap((brigade) => brigadeRows(brigade, null)),
      ...(alone.length > 0
        ? ([
            {
              is: 'independents',
              id: group,
              level: 2,
              side,
              name: 'Independent units',
              count: alone.length,
              isOpen: isOpen(group),
              points: cost(...alone.map(({ id }) => id)),
            },
            ...(isOpen(group) ? alone.map(unitRow(null, 3)) : []),
          ] satisfies readonly TreeRow[])
        : []),
    ];
  });
}

const unitsOf = ({ brigades }: Army, brigade: Id): readonly Unit[] =>
  brigades.find(({ id }) => id === brigade)?.units ?? [];

const leaderRow = (
  side: Id,
  { id, name, rating }: { readonly id: Id; readonly name: string; readonly rating: string | null },
  post: string,
  points: number | null,
): TreeRow => ({ is: 'leader', id, level: 2, side, name, rating, post, points });
