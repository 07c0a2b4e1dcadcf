/** Brigades, independents and generals: who leads, who obeys (HOW-ORG, HOW-CMD). */
import type { Id, Piece, RosterCommand, View } from '../../../battle';
import { findPiece, poseOf } from '../../../battle';
import { pointGap } from '../../../geometry';
import type { Point } from '../../../geometry';
import type { Cm, Rating } from '../../../scenario';
import { distanceBetween, isDoneFor, isMarked, registerIn, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';

export function commandOf(view: View, id: Id): RosterCommand {
  const command = view.roster.commands[id];
  if (!command) throw new Error(`no command ${id}`);
  return command;
}

/** Brigades and independents of a side that still have units to move, in roster order. */
export function commandsOf(view: View, side: Id): readonly RosterCommand[] {
  return Object.values(view.roster.commands).filter(
    (command) => command.side === side && command.kind !== 'general' && unitsOf(view, command.id).length > 0,
  );
}

/** Units of a command on the table, Done For ones left out. */
export const unitsOf = (view: View, command: Id): readonly Troop[] =>
  troopsOn(view).filter((troop) => troop.piece.command === command && !isDoneFor(troop));

/** The figure that leads a command; independents have none (HOW-ORG-06). */
export const figureOf = (view: View, command: Id): Piece | null => view.state.commands[command] ?? null;

export const placeOf = (figure: Piece): Point | null => poseOf(figure.where);

/** The commanding general's figure of a side; null without one. */
export function generalOf(view: View, side: Id): Piece | null {
  const id = view.roster.sides.find((one) => one.id === side)?.general;
  return id ? figureOf(view, id) : null;
}

/** The rating a command has now: as listed, or what a casualty left of it (HOW-CMD-11). */
export function ratingOf(view: View, command: Id): Rating | null {
  const listed = commandOf(view, command).rating;
  const marked = findPiece(view.state, command)?.marks['rating'];
  if (marked === 'dithering' || marked === 'dependable' || marked === 'dashing') return marked;
  return listed === 'diced' ? 'dependable' : listed;
}

/** An unrated general is as a dependable one (HOW-CMD-16). */
export const generalRating = (view: View, side: Id): Rating | null => {
  const general = generalOf(view, side);
  return general ? (ratingOf(view, general.id) ?? 'dependable') : null;
};

/** From the figure to the nearest edge of the unit. */
export const distanceTo = (place: Point, troop: Troop): Cm =>
  troop.boxes.reduce((least, box) => Math.min(least, pointGap(place, box)), Infinity);

/** In command: within 15 cm of the commander, or by a chain of 5 cm links from one that is (HOW-CMD-01, 02). */
export function inCommand(view: View, command: Id): ReadonlySet<Id> {
  const units = unitsOf(view, command);
  const figure = figureOf(view, command);
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
