/** Measures the budgets of the design and prints them as one table; `npm run bench` builds and runs it. */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { battleFigures } from './battle';
import { deskFigures } from './desk';
import { draggingFigures } from './dragging';
import { drawCallFigures } from './draw-calls';
import { fightingFigures } from './fighting';
import { generalFigures } from './fighting/generals';
import { systemFigures } from './fighting/systems';
import type { Figure } from './figures';
import { fileFigures } from './files';
import { inRepository } from './inputs';
import { groundFigures } from './ground';
import { paperFigures } from './paper';
import { scrubbingFigures } from './scrubbing';
import { windowFigures } from './window';

const { values: words } = parseArgs({ options: { against: { type: 'string' }, only: { type: 'string' } } });
/** The older commit's program and folder, made by the script that runs this. */
const older =
  words.against === undefined ? null : { program: 'dist/against/program/fighting.js', folder: 'dist/against/tree' };
type Group = () => readonly Figure[] | Promise<readonly Figure[]>;
const battles: readonly Group[] = [
  () => fightingFigures(older && { program: inRepository(older.program), folder: inRepository(older.folder) }),
  systemFigures,
  generalFigures,
  deskFigures,
];
const others = [
  battleFigures,
  groundFigures,
  draggingFigures,
  fileFigures,
  paperFigures,
  windowFigures,
  drawCallFigures,
  scrubbingFigures,
];
const some: Readonly<Record<string, readonly Group[]>> = {
  battles,
  dragging: [draggingFigures],
  scrubbing: [scrubbingFigures],
  systems: [systemFigures],
  generals: [generalFigures],
};
const groups = words.only === undefined ? [...battles, ...others] : some[words.only];
if (!groups) throw new Error(`--only is one of ${Object.keys(some).join(', ')}.`);

/** A group that fails is told and costs no other its figures: some of them take half an hour. */
const figures: Figure[] = [];
for (const group of groups) {
  try {
    figures.push(...(await group()));
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}

const COLUMNS = ['what', 'measured', 'before', 'ratio', 'budget', 'kept'] as const;
type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;
const TITLES: Row = {
  what: 'what',
  measured: 'measured',
  before: older ? `at ${words.against}` : '',
  ratio: older ? 'ratio' : '',
  budget: 'budget',
  kept: '',
};
const rows = figures.map(({ what, measured, budget, unit, kept, before = null }): Row => ({
  what,
  measured: `${rounded(measured)} ${unit}`,
  before: before === null ? '' : `${rounded(before)} ${unit}`,
  ratio: before === null ? '' : (measured / before).toFixed(2),
  budget: budget === null ? '' : `${budget.toLocaleString('en')} ${unit}`,
  kept: kept === null ? '' : kept ? 'kept' : 'BROKEN',
}));
for (const row of [TITLES, ...rows]) {
  const cells = COLUMNS.map((column) => {
    const width = Math.max(...[TITLES, ...rows].map((one) => one[column].length));
    return column === 'what' || column === 'kept' ? row[column].padEnd(width) : row[column].padStart(width);
  });
  console.log(cells.join('  ').trimEnd());
}
console.log(
  `Load of the machine just now: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')} (1, 5 and 15 minutes)`,
);

function rounded(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toPrecision(3);
}
