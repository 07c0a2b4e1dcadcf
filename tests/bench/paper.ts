import { sheetsToPdf } from '../../electron/desk/exports';
import { MAP_OPTIONS, mapSheets } from '../../drawing/paper/map';
import type { SheetSet } from '../../drawing/paper';
import { tileSheets } from '../../drawing/paper/tiles';
import { most } from './figures';
import type { Figure } from './figures';
import { scenarioAt } from './inputs';

const LOBOSITZ = 'scenarios/historical/lobositz-1756.yaml';

/** The sheets are drawn before: the budgets are for writing them with hachures cached. */
export async function paperFigures(): Promise<readonly Figure[]> {
  const scenario = scenarioAt(LOBOSITZ);
  const map = mapSheets(scenario, MAP_OPTIONS);
  const poster = tileSheets(scenario, { only: 'all' });
  return [
    most('Lobositz on A4 as PDF', await millisecondsOf(map), 'ms', 300),
    most('Lobositz at true size, 8 by 6 ft, as PDF', await millisecondsOf(poster), 'ms', 3000),
    most('size of that poster', (await sheetsToPdf(poster)).length / 1000, 'kB', null),
  ];
}

/** Milliseconds of processor time, the median of seven after one to warm up. */
async function millisecondsOf(set: SheetSet): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const before = process.cpuUsage();
    await sheetsToPdf(set);
    const { user, system } = process.cpuUsage(before);
    if (round > 0) times.push((user + system) / 1000);
  }
  return times.toSorted((a, b) => a - b)[3] ?? 0;
}
