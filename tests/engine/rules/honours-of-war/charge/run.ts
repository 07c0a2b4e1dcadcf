/** Charges for tests: one unit of each side, dice and answers, and what came of it. */
import { charge } from '../../../../../engine/rules/honours-of-war/charge/charge';
import type { Allowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { battlefield } from '../field';
import type { Answers, Layout, UnitPlace, TestField } from '../field';
import { allowanceOf } from '../movement/orders';

export const duel = (a: UnitPlace, z: UnitPlace, more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...a } }, red: { z: { at: [60, 70], ...z } }, ...more });

/** Unit a charges unit z. */
export function charged(on: TestField, answers: Answers = {}, change: Partial<Allowance> = {}): TestField {
  on.run(charge(on, allowanceOf(on, 'a', change), 'z'), answers);
  return on;
}
export const pick = (answer: string) => (): { readonly pick: string } => ({ pick: answer });

/** The kinds of what was asked. */
export const kindsAsked = (on: TestField): readonly string[] => on.asked.map(({ kind }) => kind);
export const inContact = (on: TestField, id: string): readonly unknown[] => [
  on.piece(id).marks['in contact'],
  on.piece(id).marks['contact sector'],
];
