/** A chronicle that has yet to be told, for a scenario. */
import { timeWritten } from '../../engine/scenario';
import type { Scenario } from '../../engine/scenario';
import { scalarText } from '../../engine/scenario/edits';

/** Minutes: a day of battle where the scenario tells no hours. */
const USUAL = { begins: 6 * 60, lasts: 8 * 60, turn: 30 } as const;

/** `id` is the name of the scenario's file without `.yaml`. */
export function blankChronicle({ title, clock, victory }: Scenario, id: string): string {
  const begins = clock?.begins ?? USUAL.begins;
  const lasts = victory.turns === null ? USUAL.lasts : victory.turns * (clock?.turn ?? USUAL.turn);
  const hour = (minutes: number): string => `'${timeWritten(minutes)}'`;
  return [
    'chronicle: 1',
    `title: ${scalarText(`${title}, hour by hour`)}`,
    `scenario: ${scalarText(id)}`,
    `day: { begins: ${hour(begins)}, ends: ${hour(begins + lasts)} }`,
    'begins: []',
    'story: []',
    '',
  ].join('\n');
}
