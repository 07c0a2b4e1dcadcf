/** The armies as rows of a tree, with what each costs. */
import type { EditedSide } from '../../../electron/desk/api';
import type { Army, Id, Scenario, TroopClass, Unit, UnitType } from '../../../engine/scenario';

interface Common {
  readonly id: Id;
  readonly level: 1 | 2 | 3;
  readonly side: Id;
  readonly name: string;
  /** Points; null where the rule system has none, or has not told them yet. */
  readonly points: number | null;
}
export type TreeRow =
  | (Common & { readonly is: 'army'; readonly index: number; readonly army: Army; readonly figures: EditedSide | null })
  | (Common & { readonly is: 'leader'; readonly rating: string | null; readonly post: string })
  | (Common & { readonly is: 'brigade'; readonly rating: string; readonly count: number; readonly isOpen: boolean })
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

/** `folded` are brigades whose units are not shown. */
export function rowsOf({ armies }: Scenario, sides: readonly EditedSide[], folded: readonly Id[]): readonly TreeRow[] {
  return armies.flatMap((army, index): readonly TreeRow[] => {
    const figures = sides.find(({ id }) => id === army.id) ?? null;
    const costs = new Map(figures?.points?.lines.map(({ id, points }) => [id, points]));
    const cost = (...ids: readonly Id[]): number | null =>
      figures?.points ? ids.reduce((sum, id) => sum + (costs.get(id) ?? 0), 0) : null;
    const side = army.id;
    const unitRow =
      (brigade: Id | null) =>
      (unit: Unit, position: number): TreeRow => ({
        is: 'unit',
        id: unit.id,
        level: 3,
        side,
        index,
        name: unit.name,
        points: cost(unit.id),
        brigade,
        position,
        type: unit.type,
        class: unit.class,
        arrives: 'arrives' in unit.place ? unit.place.arrives.turn : null,
      });
    const leaders = [
      ...(army.general ? [{ ...army.general, post: 'General' }] : []),
      ...army.lieutenants.map((one) => ({ ...one, post: 'Lieutenant general' })),
    ];
    const isOpen = (id: Id): boolean => !folded.includes(id);
    const alone = independentsOf(side);
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
      ...leaders.map(({ id, name, rating, post }): TreeRow => ({
        is: 'leader',
        id,
        level: 2,
        side,
        name,
        rating,
        post,
        points: cost(id),
      })),
      ...army.brigades.flatMap(({ id, name, commander, units }): readonly TreeRow[] => [
        {
          is: 'brigade',
          id,
          level: 2,
          side,
          name,
          rating: commander.rating,
          count: units.length,
          isOpen: isOpen(id),
          points: cost(commander.id, ...units.map((unit) => unit.id)),
        },
        ...(isOpen(id) ? units.map(unitRow(id)) : []),
      ]),
      ...(army.independents.length > 0
        ? ([
            {
              is: 'independents',
              id: alone,
              level: 2,
              side,
              name: 'Independent units',
              count: army.independents.length,
              isOpen: isOpen(alone),
              points: cost(...army.independents.map(({ id }) => id)),
            },
            ...(isOpen(alone) ? army.independents.map(unitRow(null)) : []),
          ] satisfies readonly TreeRow[])
        : []),
    ];
  });
}
