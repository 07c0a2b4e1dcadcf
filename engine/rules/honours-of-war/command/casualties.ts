/** Commanders and generals in danger, and who takes over (HOW-CMD-09 to 11). */
import { figures, roll } from '../../../battle';
import type { Field, Id, Piece, Rule, View } from '../../../battle';
import { exceeds } from '../../../geometry';
import { distanceTo } from '../../../tabletop';
import { commandOf, figureOf, isSenior, leaderName, placeOf } from '../../common';
import { worsened } from './performance-table';
import { ratingOf } from './ratings';
import { isMarked, registerIn, troopsLeft } from '../troops/troop';

/** Two dice, this or more: he is hit. */
export const CASUALTY = 11;

/** One test for each figure in danger, after all firing and before any reaction (HOW-REACT-05). */
export function* commandTests(field: Field): Rule<void> {
  for (const figure of figures(field.state))
    if (isInDanger(field.view(figure.seat), figure)) yield* testCommander(field, figure.id, 'HOW-CMD-09');
}

/** Near a unit of his own that fire has hit this turn, or in the line of fire himself; once a turn (HOW-CMD-09). */
function isInDanger(view: View, figure: Piece): boolean {
  const at = placeOf(view, figure.id);
  if (!at || isMarked({ piece: figure }, 'figure tested')) return false;
  if (isMarked({ piece: figure }, 'may have been hit')) return true;
  const reach = registerIn(view).scale.distances.command;
  const { side } = commandOf(view, figure.id);
  return troopsLeft(view)
    .ofSide(side)
    .some((troop) => isMarked(troop, 'shot at') && !exceeds(distanceTo(at, troop), reach));
}

/** Two dice for a figure; on 11 or 12 a subordinate takes over. Also when the enemy rides him aside (HOW-CMD-10). */
export function* testCommander(field: Field, command: Id, clause: Id): Rule<void> {
  const figure = field.state.commands[command];
  if (!figure) return;
  const view = field.view(figure.seat);
  const who = leaderName(view, command);
  if (clause === 'HOW-CMD-09')
    field.emit(
      { do: 'mark', id: command, mark: 'figure tested', value: 1 },
      { reasons: [{ clause, label: 'Tested' }] },
    );
  const dice = yield* roll(field, {
    why: `${who} in danger: hit on ${CASUALTY} or more`,
    who: command,
    clause,
    seat: figure.seat,
    count: 2,
  });
  const total = dice.reduce((sum, die) => sum + die, 0);
  if (total >= CASUALTY) succeed(field, view, command, who, total);
}

/** Dashing falls to dependable, dependable to dithering; a dithering commander's command worsens (HOW-CMD-11). */
function succeed(field: Field, view: View, command: Id, who: string, total: number): void {
  const rating = ratingOf(view, command);
  const reasons = [{ clause: 'HOW-CMD-11', label: 'Two dice', value: total }];
  if (rating === 'dithering') {
    const text = `${who} is hit. His second in command does no better.`;
    if (isSenior(commandOf(view, command)))
      field.emit({ do: 'told', who: command, what: 'casualty' }, { text, reasons });
    else field.emit({ do: 'mark', id: command, mark: 'command loss', value: 1 }, { text, reasons });
    return;
  }
  const next = worsened(rating ?? 'dependable');
  field.emit(
    { do: 'mark', id: command, mark: 'rating', value: next },
    { text: `${who} is hit. His second in command is ${next}.`, reasons },
  );
  // The man whom the general had raised is gone (HOW-CMD-22).
  if (figureOf(view, command)?.marks['raised'] !== undefined)
    field.emit({ do: 'mark', id: command, mark: 'raised', value: null }, { reasons });
}
