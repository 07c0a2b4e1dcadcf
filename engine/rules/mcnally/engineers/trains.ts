/** What wagons carry for engineers, and who is near enough to take it (MCN-ENG-02 to 05, MCN-ENG-14). */
import type { Field, Id, View } from '../../../battle';
import { exceeds, gap, pointGap } from '../../../geometry';
import { houseOf } from '../house-rows';
import { inches } from '../lengths';
import type { Train } from '../troops/overrides';
import { isMarked, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { CHARGES } from './costs';

/** A unit takes what wagons hold within so many inches of them (MCN-ENG-04). */
const BESIDE = 3;
/** A unit of wagons has two (MCN-UNIT-01). */
const WAGONS = 2;

const trainsNear = (view: View, troop: Troop, train: Train, within: number): readonly Troop[] =>
  unitsOf(view, troop.side).filter(
    (wagons) => wagons.traits.train === train && !exceeds(gap(wagons.box, troop.box), inches(view, within)),
  );
const spent = ({ piece }: Troop, mark: string): number => Number(piece.marks[mark] ?? 0);

/** Tools that nobody has in hand in this move; one unit takes those of a train (MCN-ENG-04). */
export const toolsFor = (view: View, troop: Troop): Troop | null =>
  trainsNear(view, troop, 'engineering', BESIDE).find((wagons) => !isMarked(wagons, 'tools in hand')) ?? null;

/** Powder that is left (MCN-ENG-05). */
export const powderFor = (view: View, troop: Troop): Troop | null =>
  trainsNear(view, troop, 'engineering', BESIDE).find((wagons) => spent(wagons, 'charges used') < CHARGES) ?? null;

/** Pontoons that lie in no bridge yet (MCN-ENG-03, MCN-ENG-10). */
export const pontoonsFor = (view: View, troop: Troop): Troop | null =>
  trainsNear(view, troop, 'pontoons', BESIDE).find((wagons) => !isMarked(wagons, 'pontoons laid')) ?? null;

/** Heaps of material are loose things, a point each. */
export const HEAP = 'building materials';

interface Materials {
  readonly heaps: readonly Id[];
  readonly wagons: readonly { readonly id: Id; readonly left: number }[];
}

/** Dismantled material and what supply wagons carry, near enough to build with (MCN-ENG-14). */
function materialsNear(view: View, troop: Troop): Materials {
  const { within, perWagon } = houseOf(view).materials;
  const heaps = Object.entries(view.state.loose ?? {})
    .filter(([, { kind, at }]) => kind === HEAP && !exceeds(pointGap(at, troop.box), inches(view, within)))
    .map(([id]) => id)
    .toSorted();
  const wagons = trainsNear(view, troop, 'supplies', within).map((one) => ({
    id: one.id,
    left: Math.max(0, perWagon * WAGONS - spent(one, 'materials used')),
  }));
  return { heaps, wagons };
}

/** Points of material at hand. */
export function materialsFor(view: View, troop: Troop): number {
  const { heaps, wagons } = materialsNear(view, troop);
  return wagons.reduce((sum, { left }) => sum + left, heaps.length);
}

/** Uses so many of them, what has been dismantled first. */
export function useMaterials(field: Field, troop: Troop, points: number): void {
  const { heaps, wagons } = materialsNear(field.whole, troop);
  const reasons = [{ clause: 'MCN-ENG-14', label: 'Built in' }];
  for (const id of heaps.slice(0, points)) field.emit({ do: 'laid', id, thing: null }, { reasons });
  let wanted = points - Math.min(points, heaps.length);
  for (const { id, left } of wagons) {
    const taken = Math.min(wanted, left);
    if (taken === 0) continue;
    const used = Number(field.state.pieces.find((one) => one.id === id)?.marks['materials used'] ?? 0);
    field.emit({ do: 'mark', id, mark: 'materials used', value: used + taken }, { reasons });
    wanted -= taken;
  }
}
