/** What a row that is dragged, or pushed up and down by keys, comes to. */
import type { Change } from '../../../editing/change';
import type { Draft, Refused } from '../../../editing/draft';
import { moveInOrder, moveLieutenant, moveToBrigade, type OrderPlace } from '../../../editing/troops';
import type { Army, Id } from '../../../engine/scenario';
import { brigadesInOrder, wingOf, type TreeRow } from './rows';

type Act = (draft: Draft) => Change | Refused;
type UnitRow = TreeRow & { readonly is: 'unit' };
type BrigadeRow = TreeRow & { readonly is: 'brigade' };

const units =
  (ids: readonly Id[], brigade: Id | null, position?: number): Act =>
  (draft) =>
    moveToBrigade(draft, ids, brigade, position);
const brigades =
  (ids: readonly Id[], place: OrderPlace): Act =>
  (draft) =>
    moveInOrder(draft, ids, place);
const lieutenant =
  (id: Id, before: Id | null): Act =>
  (draft) =>
    moveLieutenant(draft, id, before);

export const isLieutenant = ({ lieutenants }: Army, row: TreeRow): boolean =>
  lieutenants.some(({ id }) => id === row.id);

/** One place up or down: a unit into the next brigade at the ends of its own, a brigade into the next wing. */
export function shifted(army: Army, row: TreeRow, by: 1 | -1): Act | null {
  if (row.is === 'unit') return shiftedUnit(army, row, by);
  if (row.is === 'brigade') return shiftedBrigade(army, row, by);
  const at = army.lieutenants.findIndex(({ id }) => id === row.id);
  const isThere = at >= 0 && army.lieutenants[at + by] !== undefined && at + by >= 0;
  return isThere ? lieutenant(row.id, army.lieutenants[by < 0 ? at - 1 : at + 2]?.id ?? null) : null;
}

function shiftedUnit(army: Army, { id, brigade, position }: UnitRow, by: 1 | -1): Act | null {
  const all = brigadesInOrder(army);
  const own = all.find((one) => one.id === brigade);
  const beside = own ? own.units : army.independents;
  const isAtEnd = by < 0 ? position === 0 : position === beside.length - 1;
  if (!isAtEnd) return units([id], own?.id ?? null, by < 0 ? position - 1 : position + 2);
  const next = own ? all[all.indexOf(own) + by] : by < 0 ? all.at(-1) : undefined;
  return next ? units([id], next.id, by < 0 ? undefined : 0) : null;
}

function shiftedBrigade(army: Army, { id, wing }: BrigadeRow, by: 1 | -1): Act | null {
  const under = (one: Id | null): Army['brigades'] => army.brigades.filter((other) => wingOf(army, other.id) === one);
  const beside = under(wing);
  const to = beside.findIndex((one) => one.id === id) + by;
  const other = beside[to];
  if (other && to >= 0) return brigades([id], { before: by < 0 ? other.id : behind(army, other.id) });
  const wings = [...army.lieutenants.filter(({ commands }) => commands.length > 0).map((one) => one.id), null];
  const next = wings[wings.indexOf(wing) + by];
  if (next === undefined) return null;
  const [first, last] = [under(next)[0], under(next).at(-1)];
  const before = by > 0 ? first?.id : last && behind(army, last.id);
  return brigades([id], { under: next, ...(before !== undefined && { before }) });
}

/** The brigade behind one in the file. */
const behind = ({ brigades: all }: Army, id: Id): Id | null =>
  all[all.findIndex((one) => one.id === id) + 1]?.id ?? null;

/** Whether rows of one kind may be let go at another: units at units and brigades, brigades at brigades and generals. */
export function canDrop(army: Army, dragged: readonly TreeRow[], at: TreeRow): boolean {
  const [first] = dragged;
  if (!first || dragged.includes(at)) return false;
  if (dragged.some(({ is, side }) => is !== first.is || side !== at.side)) return false;
  if (first.is === 'unit')
    return ['unit', 'brigade', 'independents'].includes(at.is) || (at.is === 'wing' && dragged.every(isAlone));
  if (first.is === 'brigade') return at.is !== 'leader' || isLieutenant(army, at);
  return isLieutenant(army, at);
}
const isAlone = (row: TreeRow): boolean => row.is === 'unit' && row.brigade === null;

/** Rows let go at another, before or behind it; null where they cannot lie there. */
export function dropped(
  army: Army,
  dragged: readonly TreeRow[],
  at: TreeRow,
  where: 'before' | 'behind',
  brigadeRow: (id: Id) => TreeRow | undefined,
): Act | null {
  const [first] = dragged;
  if (!first || !canDrop(army, dragged, at)) return null;
  const ids = dragged.map(({ id }) => id);
  if (first.is === 'unit') {
    if (at.is === 'unit') return units(ids, at.brigade, where === 'before' ? at.position : at.position + 1);
    if (at.is === 'brigade') return units(ids, at.id);
    return dragged.every(isAlone) ? brigades(ids, { under: at.is === 'wing' ? at.id : null }) : units(ids, null);
  }
  if (first.is !== 'brigade') {
    const next = army.lieutenants[army.lieutenants.findIndex(({ id }) => id === at.id) + 1];
    return lieutenant(first.id, where === 'before' ? at.id : (next?.id ?? null));
  }
  // At one of its units a brigade is meant, and behind it.
  const of = at.is === 'unit' && at.brigade !== null ? brigadeRow(at.brigade) : at;
  if (of?.is === 'brigade')
    return brigades(ids, { under: of.wing, before: where === 'before' && of === at ? of.id : behind(army, of.id) });
  if (at.is === 'army') return brigades(ids, { under: null, before: army.brigades[0]?.id ?? null });
  return brigades(ids, { under: isLieutenant(army, at) ? at.id : null, before: null });
}
