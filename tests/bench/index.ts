/** Measures the budgets of the design and prints them as one table; `npm run bench` builds and runs it. */
import { loadavg } from 'node:os';
import { battleFigures } from './battle';
import { drawCallFigures } from './draw-calls';
import type { Figure } from './figures';
import { fileFigures } from './files';
import { groundFigures } from './ground';
import { paperFigures } from './paper';
import { windowFigures } from './window';

const figures: readonly Figure[] = [
  ...battleFigures(),
  ...groundFigures(),
  ...fileFigures(),
  ...(await paperFigures()),
  ...windowFigures(),
  ...(await drawCallFigures()),
];

const written = figures.map(({ what, measured, budget, unit, kept }) => ({
  what,
  measured: `${rounded(measured)} ${unit}`,
  budget: budget === null ? '' : `${budget.toLocaleString('en')} ${unit}`,
  kept: kept === null ? '' : kept ? 'kept' : 'BROKEN',
}));
const widthOf = (column: 'what' | 'measured' | 'budget'): number =>
  Math.max(column.length, ...written.map((row) => row[column].length));
const line = (what: string, measured: string, budget: string, kept: string): string =>
  `${what.padEnd(widthOf('what'))}  ${measured.padStart(widthOf('measured'))}  ${budget.padStart(widthOf('budget'))}  ${kept}`;

console.log(line('what', 'measured', 'budget', ''));
for (const row of written) console.log(line(row.what, row.measured, row.budget, row.kept));
console.log(
  `Load of the machine just now: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')} (1, 5 and 15 minutes)`,
);

function rounded(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toPrecision(3);
}
