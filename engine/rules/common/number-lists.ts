/** Marks that list numbers, apart by blanks: those of the rules or events of a scenario, from 0 in file order, that they are about. */
import type { Id } from '../../battle';

type Mark = number | Id | undefined;

const numbersIn = (mark: Mark): readonly number[] => (mark === undefined ? [] : String(mark).split(' ').map(Number));

export const isAmong = (mark: Mark, number: number): boolean => numbersIn(mark).includes(number);

export const withNumber = (mark: Mark, number: number): string => [...numbersIn(mark), number].join(' ');

/** Null when it was the only one: the mark goes. */
export function withoutNumber(mark: Mark, number: number): string | null {
  const left = numbersIn(mark).filter((other) => other !== number);
  return left.length > 0 ? left.join(' ') : null;
}
