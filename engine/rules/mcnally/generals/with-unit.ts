/** Generals who are with a unit, and what that adds (MCN-GEN-03, 05, 08). */
import { poseOf } from '../../../battle';
import type { Field, Id, Piece, View } from '../../../battle';
import { fact } from '../../../facts';
import { pathOf, place, poseAt } from '../../../geometry';
import { distanceTo, placeBehind } from '../../../tabletop';
import { isSenior } from '../../common';
import type { Modifier } from '../../common';
import { unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** Half the width of a general's stand, inches: nearer than this it touches. */
export const STAND = 0.875;

/** The unit each general is with: the nearest that his stand touches. */
const unitsWith = fact(['places', 'figures', 'formations', 'ground'], (view: View): ReadonlyMap<Id, Id> => {
  const found = new Map<Id, Id>();
  for (const figure of Object.values(view.state.commands)) {
    const at = poseOf(figure.where);
    if (!at) continue;
    let least = Infinity;
    for (const troop of unitsOf(view, figure.seat)) {
      const away = distanceTo(at, troop);
      if (away >= least || away > STAND * troop.traits.inch) continue;
      least = away;
      found.set(figure.id, troop.id);
    }
  }
  return found;
});

export const unitWith = (view: View, general: Id): Id | null => unitsWith(view).get(general) ?? null;
export const generalsWith = (view: View, { id }: Pick<Troop, 'id'>): readonly Piece[] => {
  const all = unitsWith(view);
  return all.size === 0 ? NOBODY : Object.values(view.state.commands).filter((figure) => all.get(figure.id) === id);
};
const NOBODY: readonly Piece[] = [];

const isSeniorGeneral = (view: View, general: Id): boolean => {
  const command = view.roster.commands[general];
  return command !== undefined && isSenior(command);
};

/** A brigadier adds 1, a senior general 2; of several the best counts (MCN-GEN-08). */
export function generalBonus(view: View, troop: Troop, clause: Id): Modifier | null {
  const with_ = generalsWith(view, troop);
  if (with_.length === 0) return null;
  return with_.some(({ id }) => isSeniorGeneral(view, id))
    ? { clause, label: 'Senior general', value: 2 }
    : { clause, label: 'Brigadier', value: 1 };
}

/** Behind the middle of a unit, where his stand touches it. */
export const besideUnit = (troop: Troop) => poseAt(placeBehind(troop, (STAND / 2) * troop.traits.inch), { x: 0, y: 1 });

/** Generals go where their unit is driven or charges, free of charge (MCN-GEN-06). */
export function carryGenerals(field: Field, generals: readonly Piece[], unit: Troop): void {
  const { width, depth } = field.ground;
  for (const { id, where } of generals) {
    const from = poseOf(where);
    if (!from) continue;
    const { x, y } = besideUnit(unit);
    const to = poseAt({ x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(depth, y)) }, { x: 0, y: 1 });
    field.emit(
      { do: 'moved', movers: [{ id, path: pathOf(from, [place(to)]) }], manner: 'carried' },
      { reasons: [{ clause: 'MCN-GEN-06', label: 'Goes with his unit' }] },
    );
  }
}
