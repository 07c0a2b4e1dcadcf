/** Which of a side's commands and units a question is about. */
import { findPiece } from '../battle';
import type { Decision, Id, View } from '../battle';

export interface QuestionSubject {
  readonly unit: Id | null;
  /** The command of the unit, or the one the question names; null where it is about the whole side. */
  readonly command: Id | null;
}

/** From who would move, or else from the names that the question's own data holds; units go before commands. */
export function whoIsAsked(view: View, { form, about, seat }: Decision): QuestionSubject {
  const names = form.form === 'march' ? form.movers : namesIn(about);
  for (const name of names) {
    const unit = findPiece(view.state, name);
    if (unit?.seat === seat) return { unit: unit.id, command: unit.command };
  }
  const command = names.find((name) => isCommandOf(view, seat, name)) ?? null;
  return { unit: null, command };
}

const namesIn = (about: unknown): readonly Id[] =>
  typeof about === 'object' && about !== null ? Object.values(about).filter((value) => typeof value === 'string') : [];

const isCommandOf = ({ roster }: View, seat: Id, name: Id): boolean => {
  const side = roster.commands[name]?.side;
  return side !== undefined && roster.sides.some((one) => one.id === side && one.seat === seat);
};
