/** Brigades and independent units that have troops on the table, and which of these hear their commander (HOW-ORG, HOW-CMD). */
import type { Id, RosterCommand, View } from '../../../battle';
import { findPiece, poseOf } from '../../../battle';
import { reachedFrom } from '../../../tabletop';
import { commandOf, isUnder, leaderOf } from '../../common';
import { isMarked, registerIn, troopsLeft } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** Brigades and independents of a side that still have units to move, in roster order. */
export function commandsOf(view: View, side: Id): readonly RosterCommand[] {
  return Object.values(view.roster.commands).filter(
    ({ id, side: owner, kind }) =>
      owner === side && (kind === 'brigade' || kind === 'independent') && unitsOf(view, id).length > 0,
  );
}

/** Units of a command on the table, Done For ones left out. */
export const unitsOf = (view: View, command: Id): readonly Troop[] => troopsLeft(view).ofCommand(command);

/** Units a figure leads, Done For ones left out: his brigade's, those of a lieutenant's commands, the whole army's for a general. */
export const unitsUnder = (view: View, leader: Id): readonly Troop[] =>
  troopsLeft(view).all.filter((troop) => isUnder(view, troop.piece.command, leader));

/** In command: within 15 cm of the commander, or by a chain of 5 cm links from one that is (HOW-CMD-01, 02). Independents always are (HOW-ORG-06). `placed`: with that one of them there. */
export function inCommand(view: View, command: Id, placed?: Troop): ReadonlySet<Id> {
  const units = unitsOf(view, command).map((troop) => (troop.id === placed?.id ? placed : troop));
  const figure = leaderOf(view, command);
  const at = figure && poseOf(figure.where);
  if (!at) return new Set(commandOf(view, command).kind === 'independent' ? units.map(({ id }) => id) : []);
  const { command: radius, cm5: link } = registerIn(view).scale.distances;
  return reachedFrom(at, units, { radius, link });
}

/** More than half of the brigade of a unit is lost: it falls back, and fights the worse for it (HOW-OPT-02). */
export const isOfBrokenBrigade = (view: View, { piece }: Pick<Troop, 'piece'>): boolean =>
  isBroken(view, piece.command);
export const isBroken = ({ state }: View, command: Id): boolean =>
  state.commands[command]?.marks['brigade broken'] !== undefined;

/** Has a command been activated this turn? The mark is on its figure, or on the unit that is its own command. */
export const isActivated = (view: View, command: Id): boolean => {
  const piece = findPiece(view.state, command);
  return piece !== null && isMarked({ piece }, 'activated');
};
