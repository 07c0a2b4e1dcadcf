/** Brigades that have lost too much to go on (HOW-OPT-01, HOW-OPT-03), where the players use the optional rule. */
import { does } from '../../../battle';
import type { Field, Id, View } from '../../../battle';
import { fallsShort } from '../../../geometry';
import { nearest } from '../../../tabletop';
import { isBroken, unitsOf } from '../command/commands';
import { playsWith } from '../options';
import { registerOf } from '../troops/traits';
import { enemiesOf } from '../troops/troop';
import { DISENGAGED, isLost } from './breaking';

/** More than this share of a brigade's units Done For breaks it (HOW-OPT-01). */
const MOST_LOST = 0.5;

/** Brigades break, and units of those that have broken leave the field once they are far from the enemy. */
export function brigadesBreak(field: Field): void {
  if (!playsWith(field.roster, 'brigade morale')) return;
  const view = field.view(field.roster.sides[0]?.seat ?? '');
  for (const { id, kind, name } of Object.values(field.roster.commands)) {
    if (kind !== 'brigade') continue;
    if (isBroken(view, id)) disengage(field, view, id);
    else if (unitsOf(view, id).length > 0 && lostShare(view, id) > MOST_LOST)
      field.emit(
        { do: 'mark', id, mark: 'brigade broken', value: 1 },
        {
          text: `${does(name, 'has')} lost more than half of its units and falls back from next turn on.`,
          reasons: [{ clause: 'HOW-OPT-01', label: 'More than half of its units lost' }],
        },
      );
  }
}

/** The share of a brigade's units that is lost, small ones counting half and large ones half as much again (HOW-OPT-14). */
function lostShare({ roster, state }: View, command: Id): number {
  const { traits } = registerOf(roster);
  const units = state.pieces.filter((piece) => piece.command === command);
  const points = (ids: readonly Id[]): number => ids.reduce((sum, id) => sum + (traits.get(id)?.points ?? 0), 0);
  const all = points(units.map(({ id }) => id));
  return all === 0 ? 0 : points(units.filter(isLost).map(({ id }) => id)) / all;
}

/** 60 cm or more from all enemies a unit is out of the fight, and lost to its army (HOW-OPT-03). */
function disengage(field: Field, view: View, command: Id): void {
  for (const troop of unitsOf(view, command)) {
    const enemy = nearest(troop, enemiesOf(view, troop.side));
    if (enemy && fallsShort(enemy.distance, troop.traits.scale.distances.cm60)) continue;
    field.emit(
      { do: 'went', id: troop.id, to: { gone: DISENGAGED } },
      {
        text: `${does(troop.traits.unit.name, 'leaves')} the field.`,
        reasons: [{ clause: 'HOW-OPT-03', label: 'Far from all enemies, of a broken brigade' }],
      },
    );
  }
}
