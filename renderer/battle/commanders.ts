import type { DeskCalls } from '../../electron/desk/api';

export type KnownGenerals = DeskCalls['generals.list']['result'];

/** A level, and a temper; empty: an even one. */
interface General {
  readonly level: string;
  readonly temper: string;
}

/** Who is chosen for a side; where that is nobody, or one who is not known any more, the one who fights by default. */
export function generalAt(generals: readonly string[], at: number, known: KnownGenerals): General {
  const [level = '', temper = ''] = (generals[at] ?? '').split(':');
  const usual = known.generals[0]?.id ?? '';
  if (!known.generals.some(({ id }) => id === level)) return { level: usual, temper: '' };
  return { level, temper: known.tempers.some(({ id }) => id === temper) ? temper : '' };
}

const nameOf = ({ level, temper }: General): string => (temper === '' ? level : `${level}:${temper}`);

/** The same choices with another general for one side. */
export function withGeneral(
  generals: readonly string[],
  at: number,
  general: General,
  known: KnownGenerals,
): readonly string[] {
  const length = Math.max(generals.length, at + 1);
  return Array.from({ length }, (_, i) => nameOf(i === at ? general : generalAt(generals, i, known)));
}

/** The generals of a battle's sides as it is ordered; nothing where all are the usual one. */
export function commanded(
  sides: readonly { readonly id: string }[],
  generals: readonly string[],
  known: KnownGenerals,
): { readonly generals?: Readonly<Record<string, string>> } {
  const usual = nameOf(generalAt([], 0, known));
  const chosen = sides.map(({ id }, i) => [id, nameOf(generalAt(generals, i, known))] as const);
  return chosen.every(([, name]) => name === usual) ? {} : { generals: Object.fromEntries(chosen) };
}

/** Who commands in a record, by the words it has for its seats: "Bernau: capable general". */
export const commandersInWords = (
  sides: readonly { readonly name: string; readonly seat: string }[],
  seats: Readonly<Record<string, string>>,
): string =>
  sides
    .map(({ name, seat }) => (seats[seat] === undefined ? '' : `${name}: ${seats[seat]}`))
    .filter(Boolean)
    .join(' · ');
