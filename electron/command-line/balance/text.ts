/** A report as lines of a terminal. */
import { does } from '../../../engine/battle';
import {
  CHARGE_ENDS,
  CHARGE_WORDS,
  differenceWords,
  doubtWords,
  FEWEST_FOR_SHARES,
  happeningWords,
  heldWords,
  intervalWords,
  nameIn,
  percent,
  shareWords,
  turningWords,
} from '../../../engine/analysis/report';
import type { Count, ResultDifference, Report, Setting, Trust } from '../../../engine/analysis/report';
import { line } from '../context';

/** Units that are told of one by one. */
const MOST_UNITS = 12;
const MOST_EVENTS = 5;

export function reportText(report: Report): string {
  return [
    ...resultLines(report),
    '',
    ...lossLines(report),
    ...heldLines(report),
    ...objectiveLines(report),
    ...chargeLines(report),
    ...turningLines(report),
    ...causeLines(report),
  ]
    .map(line)
    .join('');
}

function resultLines({ setting, results, lengths }: Report): readonly string[] {
  const { games, wins, draws, stalled, intervals, stalledInterval, favours } = results;
  const told = games >= FEWEST_FOR_SHARES;
  const won = setting.sides.map(({ id, name }) => {
    const count = wins[id] ?? 0;
    const share = `: ${percent(count / games)} (${intervalWords(intervals[id] ?? [0, 1])} with 95 % confidence)`;
    return `${name} won ${count}${told ? share : ''}`;
  });
  const open = told && stalled > 0 ? ` (${percent(stalled / games)}, ${intervalWords(stalledInterval)})` : '';
  return [
    ...won,
    `${draws} ${draws === 1 ? 'draw' : 'draws'}, ${stalled} still open after the last turn${open}`,
    verdict(setting, favours, games),
    `Turns: median ${lengths.median}${told ? `, 95 % over by turn ${lengths.p95}` : ''}`,
  ];
}

function verdict(setting: Setting, favours: string | null, games: number): string {
  if (favours !== null) return `Sure: it favours ${nameIn(setting, favours)}.`;
  return games < FEWEST_FOR_SHARES ? 'Too few battles to tell.' : 'Neither side is surely favoured.';
}

function lossLines({ setting, results: { games: of }, units, brigades }: Report): readonly string[] {
  const row = (name: string, count: number, more: string): string =>
    `  ${name.padEnd(34)} ${shareWords({ count, of }).padStart(9)}  ${more}`;
  const lost = units.filter((unit) => unit.lost > 0);
  return [
    `Units lost${lost.length > MOST_UNITS ? `, the first ${MOST_UNITS} of ${lost.length}` : ''} (share of battles, ${setting.scores.many} a battle, usual turn)`,
    ...lost
      .slice(0, MOST_UNITS)
      .map(({ unit, lost: count, suffered, turn }) =>
        row(nameIn(setting, unit), count, `${suffered.toFixed(1).padStart(4)}  turn ${turn ?? ''}`),
      ),
    '',
    'Brigades that lost half of their units (share of battles, units lost a battle)',
    ...brigades.map(({ command, halved, units: many }) =>
      row(nameIn(setting, command), halved, many.toFixed(1).padStart(4)),
    ),
    '',
  ];
}

/** What the scenario should not do to its troops. */
const heldLines = ({ setting, results: { games: of }, held }: Report): readonly string[] =>
  held.length === 0 ? [] : [...held.map((one) => heldWords(one, setting, of)), ''];

/** Turns at whose end holders are told. */
const LOOKED_AT = [1, 4, 8, 12, 16, 20, 25, 30];

function objectiveLines({ setting, objectives }: Report): readonly string[] {
  if (objectives.length === 0) return [];
  const rows = objectives.flatMap(({ objective, changes, turns }) => [
    `  ${nameIn(setting, objective)}: changes hands ${changes.toFixed(1)} times a battle`,
    ...turns
      .filter(({ turn, of }) => LOOKED_AT.includes(turn) && of > 0)
      .map(({ turn, of, held }) => {
        const holders = setting.sides.map(({ id, name }) => `${name} ${shareWords({ count: held[id] ?? 0, of })}`);
        return `    end of turn ${turn}: ${holders.join(', ')}`;
      }),
  ]);
  return ['Objectives (who holds them in the battles still going on)', ...rows, ''];
}

function chargeLines({ setting, results: { games }, charges }: Report): readonly string[] {
  const rows = charges
    .filter(({ arm }) => arm !== 'guns' && arm !== 'train')
    .map(({ side, arm, made, ends, none }) => {
      const ended = CHARGE_ENDS.filter((end) => ends[end] > 0).map((end) => `${ends[end]} ${CHARGE_WORDS[end]}`);
      const what = made === 0 ? 'never' : `${(made / games).toFixed(1)} a battle: ${ended.join(', ')}`;
      return `  ${nameIn(setting, side)}, ${arm}: ${what}; none in ${shareWords({ count: none, of: games })}`;
    });
  return ['Charges', ...rows, ''];
}

function turningLines({ setting, turning }: Report): readonly string[] {
  const of = turning.turns.reduce((sum, { battles }) => sum + battles, 0);
  const [most] = turning.turns.toSorted((a, b) => b.battles - a.battles);
  if (!most) return [];
  return [
    `Decided most often on turn ${most.turn}: ${shareWords({ count: most.battles, of })} of the battles that were won. By what:`,
    ...turning.events
      .slice(0, MOST_EVENTS)
      .map((event) => `  ${shareWords({ count: event.battles, of }).padStart(9)}  ${turningWords(event, setting)}`),
    '',
  ];
}

function causeLines({ setting, causes }: Report): readonly string[] {
  return setting.sides.flatMap(({ id, name }) => {
    const own = causes[id] ?? [];
    const [first] = own;
    if (!first) return [];
    return [
      `Why ${does(name, 'loses')}, when it does (${first.whenLost.of} battles; a battle may count under several)`,
      ...own.map(
        ({ happening, whenLost, otherwise }) =>
          `  ${shareWords(whenLost).padStart(9)}  ${happeningWords(happening, setting)} (in other battles ${shareWords(otherwise)})`,
      ),
      '',
    ];
  });
}

export function comparisonText(
  setting: Setting,
  labels: readonly [string, string],
  differences: readonly ResultDifference[],
): string {
  const rows = differences.map((difference) => {
    const { by, verdict: said } = differenceWords(difference);
    const shares = [difference.first, difference.second].map((count: Count) => shareWords(count).padStart(9));
    return `  ${nameOf(setting, difference).padEnd(34)} ${shares.join(' ')}  ${by.padStart(9)}  ${said}`;
  });
  return [
    `A  ${labels[0]}`,
    `B  ${labels[1]}`,
    `  ${'Share of battles'.padEnd(34)} ${'A'.padStart(9)} ${'B'.padStart(9)}  ${'B less A'.padStart(9)}`,
    ...rows,
  ]
    .map(line)
    .join('');
}

const nameOf = (setting: Setting, { what }: ResultDifference): string =>
  what === 'draws' ? 'Draws' : what === 'stalled' ? 'Still open after the last turn' : `${nameIn(setting, what)} wins`;

export function trustText({ sides }: Setting, trust: Trust): string {
  const rows = trust.shares.map(
    ({ general, share, stalled }) =>
      `  ${general.padEnd(20)} ${percent(share).padStart(6)}  still open ${percent(stalled)}`,
  );
  const doubts = doubtWords(trust);
  return [
    `Share of ${sides[0]?.name ?? ''} by general on both sides, half of one for a battle nobody won`,
    ...rows,
    doubts.length === 0
      ? `Settled: the generals agree within ${Math.round(trust.spread * 100)} points.`
      : 'Not settled.',
    ...doubts.map((doubt) => `  ${doubt}`),
  ]
    .map(line)
    .join('');
}
