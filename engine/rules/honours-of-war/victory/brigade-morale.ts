/** Brigades that have lost too much to go on (HOW-OPT-01, HOW-OPT-03), where the players use the optional rule. */
import { does } from '../../../battle';
import type { Field, Id, Piece, View } from '../../../battle';
import { fallsShort } from '../../../geometry';
import { nearest } from '../../../tabletop';
import { isBroken, unitsOf } from '../command/commands';
import { playsWith } from '../options';
import { armyPoints } from '../troops/traits';
import { enemiesOf } from '../troops/troop';
import { DISENGAGED, isLost } from './breaking';

/** More than this share of a brigade's units Done For breaks it (HOW-OPT-01). */
const MOST_LOST = 0.5;

/** Brigades break, and units of those that have broken leave the field once they are far from the enemy. */
export function brigadesBreak(field: Field): void {
  if (!playsWith(field.roster, 'brigade morale')) return;
  const view = field.whole;
  for (const { id, kind, name } of Object.values(field.roster.commands)) {
    if (kind !== 'brigade') continue;
    if (isBroken(view, id)) disengage(field, view, id);
    else if (unitsOf(view, id).length > 0 && hasLostTooMuch(view, id))
      field.emit(
        { do: 'mark', id, mark: 'brigade broken', value: 1 },
        {
          text: `${does(name, 'has')} lost more than half of its units and falls back from next turn on.`,
          reasons: [{ clause: 'HOW-OPT-01', label: 'More than half of its units lost' }],
        },
      );
  }
}

/** Of the brigade's units small ones count half and large ones half as much again (HOW-OPT-14). */
function hasLostTooMuch({ roster, state }: View, command: Id): boolean {
  const units = state.pieces.filter((piece) => piece.command === command);
  const points = (pieces: readonly Piece[]): number => pieces.reduce((sum, { id }) => sum + armyPoints(roster, id), 0);
  return points(units.filter(isLost)) > MOST_LOST * points(units);
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
