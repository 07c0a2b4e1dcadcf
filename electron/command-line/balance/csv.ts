/** Battles as a table for other programs: a row for each, commas between. */
import type { GameSummary, Setting } from '../../../engine/analysis/report';

export function gamesTable(setting: Setting, games: readonly GameSummary[], kind?: string): readonly string[] {
  const head = [
    ...(kind === undefined ? [] : ['kind']),
    'seed',
    'winner',
    'ended',
    'turns',
    'reason',
    ...setting.sides.map(({ id }) => `lost by ${id}`),
    'units lost',
    'charges',
    'turned on turn',
    'checksum',
  ];
  const rows = games.map(({ seed, outcome, units, charges, turning, checksum }) => [
    ...(kind === undefined ? [] : [kind]),
    seed,
    outcome.winner ?? '',
    outcome.ended ? 'yes' : 'no',
    outcome.turns,
    outcome.reason,
    ...setting.sides.map(({ id }) => outcome.losses[id] ?? 0),
    units.map(({ id, turn }) => `${id} ${turn}`).join('; '),
    charges.length,
    turning?.turn ?? '',
    checksum,
  ]);
  return [head, ...rows].map((cells) => `${cells.map(cell).join(',')}\n`);
}

/** Text that a table program would take for a formula stands behind a quote mark. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
