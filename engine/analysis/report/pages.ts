/** A report as tables, for paper and pages: what stands in each row, and the share a bar may show. */
import type { ResultDifference } from './compare';
import { CHARGE_ENDS } from './game';
import type { Setting } from './game';
import { FEWEST_FOR_SHARES } from './intervals';
import type { Interval } from './intervals';
import type { Report } from './report';
import type { Trust } from './trust';
import {
  CHARGE_WORDS,
  differenceWords,
  doubtWords,
  happeningWords,
  intervalWords,
  nameIn,
  percent,
  shareWords,
  turningWords,
} from './report-words';

export interface PageTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly PageRow[];
  /** Sentences below it. */
  readonly notes: readonly string[];
}
export interface PageRow {
  readonly label: string;
  /** One for each column. */
  readonly cells: readonly string[];
  /** From 0 to 1, for a bar. */
  readonly share?: number;
}

export function pagesOf(report: Report): readonly PageTable[] {
  const { setting, results, lengths, units, brigades, charges, causes, turning } = report;
  const of = results.games;
  const share = (count: number, interval: Interval | undefined): readonly string[] => [
    shareWords({ count, of }),
    of < FEWEST_FOR_SHARES || !interval ? '' : intervalWords(interval),
  ];
  const turned = turning.turns.reduce((sum, { battles }) => sum + battles, 0);
  const favours =
    results.favours === null
      ? 'Neither side is surely favoured.'
      : `Sure: it favours ${nameIn(setting, results.favours)}.`;
  const tables: readonly PageTable[] = [
    {
      title: 'Who wins',
      columns: ['battles', 'share', '95 %'],
      rows: [
        ...setting.sides.map(({ id, name }) => {
          const won = results.wins[id] ?? 0;
          return { label: name, cells: [String(won), ...share(won, results.intervals[id])], share: won / of };
        }),
        {
          label: 'Draws',
          cells: [String(results.draws), ...share(results.draws, undefined)],
          share: results.draws / of,
        },
        {
          label: 'Still open after the last turn',
          cells: [String(results.stalled), ...share(results.stalled, results.stalledInterval)],
          share: results.stalled / of,
        },
      ],
      notes: [
        of < FEWEST_FOR_SHARES ? 'Too few battles to tell.' : favours,
        `Turns: median ${lengths.median}, 95 % over by turn ${lengths.p95}.`,
      ],
    },
    {
      title: 'Units lost',
      columns: ['battles', '95 %', `${setting.scores.many} a battle`, 'usual turn'],
      rows: units
        .filter(({ lost }) => lost > 0)
        .map(({ unit, lost, interval, suffered, turn }) => ({
          label: nameIn(setting, unit),
          cells: [...share(lost, interval), suffered.toFixed(1), turn === null ? '' : String(turn)],
          share: lost / of,
        })),
      notes: [],
    },
    {
      title: 'Brigades that lost half of their units',
      columns: ['battles', '95 %', 'units a battle'],
      rows: brigades.map(({ command, halved, interval, units: lost }) => ({
        label: nameIn(setting, command),
        cells: [...share(halved, interval), lost.toFixed(1)],
        share: halved / of,
      })),
      notes: [],
    },
    {
      title: 'Charges',
      columns: ['a battle', ...CHARGE_ENDS.map((end) => CHARGE_WORDS[end])],
      rows: charges
        .filter(({ arm }) => arm !== 'guns' && arm !== 'train')
        .map(({ side, arm, made, ends }) => ({
          label: `${nameIn(setting, side)}, ${arm}`,
          cells: [(made / of).toFixed(1), ...CHARGE_ENDS.map((end) => String(ends[end]))],
        })),
      notes: [],
    },
    {
      title: 'What battles turned by',
      columns: ['battles won'],
      rows: turning.events.slice(0, 8).map((event) => ({
        label: turningWords(event, setting),
        cells: [shareWords({ count: event.battles, of: turned })],
        share: event.battles / Math.max(1, turned),
      })),
      notes: [],
    },
    ...setting.sides.map(({ id, name }) => ({
      title: `Before defeats: ${name}`,
      columns: ['when lost', 'otherwise'],
      rows: (causes[id] ?? []).map(({ happening, whenLost, otherwise }) => ({
        label: happeningWords(happening, setting),
        cells: [shareWords(whenLost), shareWords(otherwise)],
        share: whenLost.count / Math.max(1, whenLost.of),
      })),
      notes: [],
    })),
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** Two kinds of battle side by side. */
export const comparisonPage = (
  setting: Setting,
  labels: readonly [string, string],
  differences: readonly ResultDifference[],
): PageTable => ({
  title: 'Side by side',
  columns: ['A', 'B', 'B less A', ''],
  rows: differences.map((difference) => {
    const { by, verdict } = differenceWords(difference);
    const { what, first, second } = difference;
    const label = what === 'draws' ? 'Draws' : what === 'stalled' ? 'Still open' : `${nameIn(setting, what)} wins`;
    return { label, cells: [shareWords(first), shareWords(second), by, verdict] };
  }),
  notes: [`A: ${labels[0]}`, `B: ${labels[1]}`],
});

/** What several generals make of it. */
export const trustPage = (trust: Trust): PageTable => ({
  title: 'By general, the first side’s share',
  columns: ['share', 'still open'],
  rows: trust.shares.map(({ general, share, stalled }) => ({
    label: general,
    cells: [percent(share), percent(stalled)],
    share,
  })),
  notes: trust.doubts.length === 0 ? ['Settled.'] : ['Not settled.', ...doubtWords(trust)],
});
