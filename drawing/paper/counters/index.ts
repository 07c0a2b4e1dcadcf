/**
 * Everything that is cut out for the table: stands of units and leaders, markers, rulers and templates, at the true size
 * of a figure scale. What a rule system tells of them comes as plain data; no distance is known here.
 */
import type { Army, Scenario } from '../../../engine/scenario';
import type { PackingArea } from '../packing';
import type { Sheet, SheetSet } from '../sheet';
import { markersOf } from './markers';
import { COUNTER_OPTIONS, type CounterData, type CounterOptions } from './counter-options';
import { areaOf, pagesOf, type PageLook } from './pages';
import { standsOf } from './stands';
import { sticksOf } from './sticks';
import { templatesOf } from './templates';

export { counterData } from './counter-data';
export { COUNTER_OPTIONS, COUNTER_PARTS } from './counter-options';
export type { CounterData, CounterOptions, CounterPart } from './counter-options';

const LETTERS = 'ABCDEFGHIJKL';
/** Between cut-outs that are not rectangles, cm; the others share the lines they are cut along. */
const GAP = 0.4;

/**
 * Sheets lettered by what is on them: A and B the stands of the first and second side, M markers, R rulers, T
 * templates; backs are named for their fronts, as `A1-back`. Throws when something is larger than the paper.
 */
export function counterSheets(
  scenario: Scenario,
  data: CounterData,
  options: CounterOptions = COUNTER_OPTIONS,
): SheetSet {
  const { paper, style, parts, side, wholeZones, doubleSided } = options;
  const area = areaOf(paper, 0);
  const apart = areaOf(paper, GAP);
  const look = (letter: string, title: string): PageLook => ({ choice: paper, letter, title, doubleSided, area });
  const single = (letter: string, title: string, on: PackingArea): PageLook => ({
    ...look(letter, title),
    doubleSided: false,
    area: on,
  });
  const stands = (army: Army): Sheet[] => {
    const letter = LETTERS[scenario.armies.indexOf(army)] ?? 'L';
    return pagesOf(standsOf(scenario, army, data, style, area), look(letter, `${army.name}, ${data.measure} stands`));
  };
  const sheets = [
    ...(parts.includes('stands')
      ? scenario.armies.filter(({ id }) => side === null || id === side).flatMap(stands)
      : []),
    ...(parts.includes('markers')
      ? pagesOf(markersOf(scenario, data, style, area), look('M', `Markers, ${data.measure}`))
      : []),
    ...(parts.includes('rulers') && data.aids
      ? pagesOf(
          sticksOf(data.aids.rulers, data.lengths, style, area),
          single('R', `${data.system}, ${data.measure} rulers`, area),
        )
      : []),
    ...(parts.includes('templates') && data.aids
      ? pagesOf(
          templatesOf(data.aids, data.lengths, style, apart, wholeZones),
          single('T', `${data.system}, ${data.measure} templates`, apart),
        )
      : []),
  ];
  return { title: `${scenario.title}: counters`, sheets };
}
