/** Battles as a table for other programs: a row for each, commas between. */
import type { GameSummary, Setting } from './game';

/** The heads of the columns, and a row for each battle. */
export interface GamesTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export function gamesTable({ sides }: Pick<Setting, 'sides'>, games: readonly GameSummary[]): GamesTable {
  return {
    head: [
      'seed',
      'winner',
      'ended',
      'turns',
      'reason',
      ...sides.map(({ id }) => `lost by ${id}`),
      'units lost',
      'charges',
      'turned on turn',
      'checksum',
    ],
    rows: games.map(({ seed, outcome, units, charges, turning, checksum }) => [
      seed,
      outcome.winner ?? '',
      outcome.ended ? 'yes' : 'no',
      outcome.turns,
      outcome.reason,
      ...sides.map(({ id }) => outcome.losses[id] ?? 0),
      units.map(({ id, turn }) => `${id} ${turn}`).join('; '),
      charges.length,
      turning?.turn ?? '',
      checksum,
    ]),
  };
}

/** As a file: a line for each row, beginning with its kind where there are several. */
export const csvOf = (tables: readonly (GamesTable & { readonly kind: string })[]): string => {
  const [first, ...others] = tables;
  if (!first) return '';
  if (others.length === 0) return lines([first.head, ...first.rows]);
  const rows = tables.flatMap(({ kind, rows: own }) => own.map((row) => [kind, ...row]));
  return lines([['kind', ...first.head], ...rows]);
};

const lines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `${cells.map(cell).join(',')}\n`).join('');

/** Text that a table program would take for a formula stands behind a quote mark. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
