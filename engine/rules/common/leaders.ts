/**
 * Who leads whom: commanders of brigades, lieutenant generals over brigades, the general over the army. A figure leads the
 * command whose id it bears; what the leaders of an army may do is each book's business.
 */
import { poseOf } from '../../battle';
import type { Id, Piece, RosterCommand, View } from '../../battle';
import type { Pose } from '../../geometry';
import { LEADS_ARMY } from './events';

export function commandOf(view: View, id: Id): RosterCommand {
  const command = view.roster.commands[id];
  if (!command) throw new Error(`no command ${id}`);
  return command;
}

/** A general or lieutenant general. */
export const isSenior = ({ kind }: RosterCommand): boolean => kind === 'general' || kind === 'lieutenant';

/** The figure of a command; null for units that act for themselves. */
export const figureOf = (view: View, command: Id): Piece | null => view.state.commands[command] ?? null;

/** Where the figure of a command stands; null when there is none on the table. */
export function placeOf(view: View, command: Id): Pose | null {
  const figure = figureOf(view, command);
  return figure && poseOf(figure.where);
}

/** The figure that commands the army of a side: the general, or a lieutenant who has taken it over; null without one. */
export function generalOf(view: View, side: Id): Piece | null {
  const id = view.roster.sides.find((one) => one.id === side)?.general;
  const listed = id ? figureOf(view, id) : null;
  if (listed && !('gone' in listed.where)) return listed;
  const successor = Object.values(view.roster.commands).find(
    (command) => command.side === side && hasTakenOver(view, command.id),
  );
  return successor ? figureOf(view, successor.id) : null;
}

const hasTakenOver = (view: View, command: Id): boolean => {
  const figure = figureOf(view, command);
  return figure !== null && figure.marks[LEADS_ARMY] !== undefined && !('gone' in figure.where);
};

/** Lieutenant generals of a side on the table; one who has taken the army over is none any more. */
export const lieutenantsOf = (view: View, side: Id): readonly RosterCommand[] =>
  Object.values(view.roster.commands).filter(
    ({ id, side: owner, kind }) =>
      owner === side && kind === 'lieutenant' && placeOf(view, id) !== null && !hasTakenOver(view, id),
  );

/** Lieutenant generals who lead a brigade or an independent unit: those with no commands named lead them all. */
export const lieutenantsOver = (view: View, command: Id): readonly Id[] =>
  lieutenantsOf(view, commandOf(view, command).side)
    .filter(({ commands }) => commands.length === 0 || commands.includes(command))
    .map(({ id }) => id);

/** Is a command under a leader: his own, one named under a lieutenant, any of his side under its general? */
export function isUnder(view: View, command: Id, leader: Id): boolean {
  const { kind, side, commands } = commandOf(view, leader);
  if (kind === 'brigade' || kind === 'independent') return command === leader;
  if (commandOf(view, command).side !== side) return false;
  return commands.length === 0 || commands.includes(command) || generalOf(view, side)?.id === leader;
}

/** A brigade without a commander of its own is led by the general. */
export const isLedByGeneral = (view: View, command: Id): boolean => {
  const { kind, leader } = commandOf(view, command);
  return kind === 'brigade' && leader === null;
};

/** The figure from which a command is led: its commander's, or the general's where he leads it himself. */
export const leaderOf = (view: View, command: Id): Piece | null =>
  isLedByGeneral(view, command) ? generalOf(view, commandOf(view, command).side) : figureOf(view, command);
