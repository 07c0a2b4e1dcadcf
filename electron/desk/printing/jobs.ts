/** From a job of printing to its sheets: what the window and the command line ask for in the same words. */
import { fittedToPaper, FOLDED_PAGE, imposed, type SheetSet } from '../../../drawing/paper';
import { COUNTER_OPTIONS, counterSheets } from '../../../drawing/paper/counters';
import { MAP_OPTIONS, mapSheets } from '../../../drawing/paper/map';
import { REFERENCE_OPTIONS, referenceSheets } from '../../../drawing/paper/reference';
import { ROSTER_OPTIONS, rosterSheets } from '../../../drawing/paper/rosters';
import { TEMPLATE_OPTIONS, templateSheets } from '../../../drawing/paper/templates';
import { boardSheets, tileSheets } from '../../../drawing/paper/tiles';
import { counterData } from '../../../drawing/paper/counters';
import { lengthsOf } from '../../../engine/rules';
import { pacesToCm } from '../../../engine/scenario';
import type { Scenario } from '../../../engine/scenario';
import type { PrintJob, PrintOptions } from '../api';
import { isRefusal, refuse } from '../faults';
import { systemNamed, withRuleChoices } from '../reading';
import { checkLetters } from './letters';

/**
 * The sheets of a job, by the rules and for the figure scale it names. Throws a fault when there are none such, when the
 * scenario or its rule system has nothing of the kind, or when no paper holds it.
 */
export function sheetsFor(job: PrintJob, written: Scenario): SheetSet {
  const { without = [], only, stretch = 1, rules, scale } = job;
  const scenario = withRuleChoices(written, { rules, scale });
  try {
    const set = gathered(job, scenario);
    checkLetters(set);
    const sheets = set.sheets.filter(({ id }) => !without.includes(id) && (only?.includes(id) ?? true));
    return fittedToPaper({ ...set, sheets, author: scenario.maker }, stretch);
  } catch (error) {
    if (isRefusal(error)) throw refuse('does-not-fit', error.message);
    throw error;
  }
}

function gathered(job: PrintJob, scenario: Scenario): SheetSet {
  const { without = [], stretch = 1 } = job;
  switch (job.kind) {
    case 'map':
      return tableMap(scenario, { ...job.options, stretch });
    case 'tiles':
      return glued(scenario, job.options, (options) => tileSheets(scenario, { ...options, without, stretch }));
    case 'boards':
      return glued(scenario, job.options, (options) => boardSheets(scenario, { ...options, without, stretch }));
    case 'templates':
      return cutOuts(scenario, { ...job.options, stretch });
    case 'counters': {
      const { paper = COUNTER_OPTIONS.paper } = job.options;
      return counters(scenario, { ...job.options, paper: { ...paper, stretch } });
    }
    case 'roster':
      return rosters(scenario, { ...job.options, stretch });
    case 'reference':
      return playSheet(scenario, { ...job.options, stretch });
  }
}

function tableMap(scenario: Scenario, { fold = false, ...chosen }: Partial<PrintOptions['map']>): SheetSet {
  const options = { ...MAP_OPTIONS, ...(fold && FOLDED_PAGE), ...chosen };
  checkSide(options.side, ['both', 'none'], scenario);
  const system = systemNamed(scenario.rules.system);
  const papers = system.rosterPapers?.(scenario);
  const points = Object.entries(papers?.sides ?? {}).map(([id, { breaksAt }]): [string, number] => [id, breaksAt]);
  const troops = { ...system.prepare(scenario), vocabulary: system };
  const lengths = lengthsOf(system, scenario.rules.scale);
  const paces =
    pacesToCm(scenario.table) ?? system.measures.find(({ id }) => id === scenario.rules.scale)?.paces ?? null;
  const set = mapSheets(scenario, { ...options, troops, lengths, paces, breakPoints: Object.fromEntries(points) });
  return fold ? imposed(set, options.stretch) : set;
}

function glued<Chosen extends Partial<PrintOptions['tiles']>>(
  scenario: Scenario,
  options: Chosen,
  made: (options: Chosen) => SheetSet,
): SheetSet {
  checkSide(options.troops, ['both', 'none'], scenario);
  const set = made(options);
  const strange = options.sheets?.filter((name) => !set.sheets.some(({ id }) => id === name)) ?? [];
  if (strange.length > 0) throw refuse('unknown-sheet', `There is no sheet ${strange.join(', ')}.`);
  return set;
}

function cutOuts(scenario: Scenario, options: Partial<PrintOptions['templates']>): SheetSet {
  const set = templateSheets(scenario, { ...TEMPLATE_OPTIONS, ...options });
  if (set.sheets.length === 0)
    throw refuse('nothing-to-print', 'There is nothing of these kinds or numbers to cut out.');
  return set;
}

function counters(scenario: Scenario, options: Partial<PrintOptions['counters']>): SheetSet {
  if (options.side !== null) checkSide(options.side, [], scenario);
  const system = systemNamed(scenario.rules.system);
  const data = counterData(system, scenario);
  return counterSheets(scenario, data, { ...COUNTER_OPTIONS, ...options });
}

function rosters(scenario: Scenario, options: Partial<PrintOptions['roster']>): SheetSet {
  checkSide(options.side, ['both'], scenario);
  const system = systemNamed(scenario.rules.system);
  const papers = system.rosterPapers?.(scenario);
  if (!papers) throw refuse('no-roster', `${system.title} has no rosters to print.`);
  return rosterSheets(scenario, papers, { ...ROSTER_OPTIONS, ...options });
}

function playSheet({ rules }: Scenario, options: Partial<PrintOptions['reference']>): SheetSet {
  const system = systemNamed(rules.system);
  const reference = system.reference?.(rules.scale, rules.values);
  if (!reference) throw refuse('no-reference', `${system.title} has no play sheet to print.`);
  return referenceSheets(reference, { ...REFERENCE_OPTIONS, ...options });
}

function checkSide(side: string | undefined, words: readonly string[], { armies }: Scenario): void {
  const known = [...words, ...armies.map(({ id }) => id)];
  if (side !== undefined && !known.includes(side))
    throw refuse('unknown-side', `There is no side “${side}”. Those there are: ${known.join(', ')}.`);
}
