/** Brigades, independents and generals: who leads, who obeys (HOW-ORG, HOW-CMD). */
import type { Id, Piece, RosterCommand, View } from '../../../battle';
import { findPiece, poseOf } from '../../../battle';
import { pointGap } from '../../../geometry';
import type { Point } from '../../../geometry';
import type { Cm, Rating } from '../../../scenario';
import { LEADS_ARMY } from '../../common';
import { distanceBetween } from '../../../tabletop';
import { isDoneFor, isMarked, registerIn, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';

export function commandOf(view: View, id: Id): RosterCommand {
  const command = view.roster.commands[id];
  if (!command) throw new Error(`no command ${id}`);
  return command;
}

/** Brigades and independents of a side that still have units to move, in roster order. */
export function commandsOf(view: View, side: Id): readonly RosterCommand[] {
  return Object.values(view.roster.commands).filter(
    ({ id, side: owner, kind }) =>
      owner === side && (kind === 'brigade' || kind === 'independent') && unitsOf(view, id).length > 0,
  );
}

/** Units of a command on the table, Done For ones left out. */
export const unitsOf = (view: View, command: Id): readonly Troop[] =>
  troopsOn(view).filter((troop) => troop.piece.command === command && !isDoneFor(troop));

/** Units a figure leads: his brigade's, those of a lieutenant's commands, the whole army's for a general. */
export function unitsUnder(view: View, command: Id): readonly Troop[] {
  const { kind, side, commands } = commandOf(view, command);
  if (kind === 'brigade' || kind === 'independent') return unitsOf(view, command);
  const isHis = (id: Id): boolean =>
    commands.length === 0 || commands.includes(id) || generalOf(view, side)?.id === command;
  return troopsOn(view).filter((troop) => troop.side === side && !isDoneFor(troop) && isHis(troop.piece.command));
}

/** A general or lieutenant general. */
export const isSenior = ({ kind }: RosterCommand): boolean => kind === 'general' || kind === 'lieutenant';

/** The figure that leads a command; independents have none (HOW-ORG-06). */
export const figureOf = (view: View, command: Id): Piece | null => view.state.commands[command] ?? null;

export const placeOf = (figure: Piece): Point | null => poseOf(figure.where);

/** The figure that commands the army of a side: the general, or a lieutenant who has taken it over; null without one (HOW-SCEN-20). */
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
  return figure !== null && isMarked({ piece: figure }, LEADS_ARMY) && !('gone' in figure.where);
};

/** Lieutenant generals of a side on the table; one who has taken the army over is none any more (HOW-SCEN-20). */
export const lieutenantsOf = (view: View, side: Id): readonly RosterCommand[] =>
  Object.values(view.roster.commands).filter(({ id, side: owner, kind }) => {
    const figure = owner === side && kind === 'lieutenant' ? figureOf(view, id) : null;
    return figure !== null && placeOf(figure) !== null && !hasTakenOver(view, id);
  });

/** Lieutenant generals who lead a brigade or an independent unit: those with no commands named lead them all. */
export const lieutenantsOver = (view: View, command: Id): readonly Id[] =>
  lieutenantsOf(view, commandOf(view, command).side)
    .filter(({ commands }) => commands.length === 0 || commands.includes(command))
    .map(({ id }) => id);

/** A brigade without a commander of its own is led by the general (HOW-ORG-09). */
export const isLedByGeneral = (view: View, command: Id): boolean => {
  const { kind, leader } = commandOf(view, command);
  return kind === 'brigade' && leader === null;
};

/** The figure whose rating and place count for a brigade: its commander's, or the general's (HOW-ORG-09). */
export const leaderOf = (view: View, command: Id): Piece | null =>
  isLedByGeneral(view, command) ? generalOf(view, commandOf(view, command).side) : figureOf(view, command);

/** The rating a command has now: as listed, or what a casualty left of it (HOW-CMD-11). */
export function ratingOf(view: View, command: Id): Rating | null {
  const listed = commandOf(view, command).rating;
  const marked = findPiece(view.state, command)?.marks['rating'];
  if (marked === 'dithering' || marked === 'dependable' || marked === 'dashing') return marked;
  return listed === 'diced' ? 'dependable' : listed;
}

/** From the figure to the nearest edge of the unit. */
export const distanceTo = (place: Point, troop: Troop): Cm =>
  troop.boxes.reduce((least, box) => Math.min(least, pointGap(place, box)), Infinity);

/** In command: within 15 cm of the commander, or by a chain of 5 cm links from one that is (HOW-CMD-01, 02). */
export function inCommand(view: View, command: Id): ReadonlySet<Id> {
  const units = unitsOf(view, command);
  const figure = leaderOf(view, command);
  const at = figure && placeOf(figure);
  if (!at) return new Set(commandOf(view, command).kind === 'independent' ? units.map(({ id }) => id) : []);
  const { command: reach, five: link } = registerIn(view).scale.distances;
  const reached = units.filter((troop) => distanceTo(at, troop) <= reach + 0.01);
  const inside = new Set(reached.map(({ id }) => id));
  for (let i = 0; i < reached.length; i++) {
    const from = reached[i];
    if (!from) break;
    for (const troop of units)
      if (!inside.has(troop.id) && distanceBetween(from, troop) <= link + 0.01) {
        inside.add(troop.id);
        reached.push(troop);
      }
  }
  return inside;
}

/** Has a command been activated this turn? The mark is on its figure, or on the unit that is its own command. */
export const isActivated = (view: View, command: Id): boolean => {
  const piece = findPiece(view.state, command);
  return piece !== null && isMarked({ piece }, 'activated');
};
