/** A report's figures and causes in words, for the window, the command line and paper. */
import { does, isPlural, midway, verbFor } from '../../battle/sentences';
import type { Id } from '../../battle';
import type { Happening } from './causes';
import type { ResultDifference } from './compare';
import { MOST_SPREAD, MOST_STALLED, type Trust } from './trust';
import type { ChargeEnd, Setting, TurningPoint } from './game';
import { FEWEST_FOR_SHARES } from './intervals';
import type { Count, Interval } from './intervals';
import type { HeldLosses } from './losses';
import { shareOf } from './intervals';

type Named = Pick<Setting, 'sides' | 'units' | 'commands' | 'objectives'>;

/** The name of a side, a unit, a brigade or an objective. */
export const nameIn = ({ sides, units, commands, objectives }: Named, id: Id): string =>
  [...sides, ...units, ...commands, ...objectives].find((one) => one.id === id)?.name ?? id;

/** "47 %"; of few battles "9 of 19". */
export const shareWords = (count: Count): string =>
  count.of < FEWEST_FOR_SHARES ? `${count.count} of ${count.of}` : percent(shareOf(count));

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** "Regiment Haus is lost before it may move: 6 of 20" */
export const heldWords = ({ unit, lost }: HeldLosses, setting: Named, of: number): string =>
  `${does(nameIn(setting, unit), 'is')} lost before the scenario lets ${isPlural(nameIn(setting, unit)) ? 'them' : 'it'} move: ${shareWords({ count: lost, of })}.`;

/** "40 to 54 %" */
export const intervalWords = ([low, high]: Interval): string => `${Math.round(low * 100)} to ${percent(high)}`;

/** "Werth’s Brigade has lost half its units by turn 5" */
export function happeningWords({ what, side, id, by }: Happening, setting: Named): string {
  const name = nameIn(setting, id);
  switch (what) {
    case 'unit lost':
      return `${does(name, 'is')} lost by turn ${by}`;
    case 'brigade halved':
      return `${does(name, 'has')} lost half of its units by turn ${by}`;
    case 'charge failed':
      return `${does(name, 'is')} beaten in a charge by turn ${by}`;
    case 'objective lost':
      return `${nameIn(setting, side)} ${verbFor(nameIn(setting, side), 'has')} lost ${midway(name)} by turn ${by}`;
    case 'objective not taken':
      return `${does(name, 'is')} not taken by turn ${by}`;
  }
}

/** What a battle turned by: "Brackwitz Dragoons are lost", "The bridge is taken". */
export function turningWords({ unit, objective }: Pick<TurningPoint, 'unit' | 'objective'>, setting: Named): string {
  if (objective !== null) return `${does(nameIn(setting, objective), 'is')} taken`;
  return unit === null ? 'Losses here and there' : `${does(nameIn(setting, unit), 'is')} lost`;
}

/** "−9 ± 12, cannot tell yet: about 300 more battles of each would" */
export function differenceWords(difference: ResultDifference): { readonly by: string; readonly verdict: string } {
  const { by, interval, isSure, more, first, second } = difference;
  if (Math.min(first.of, second.of) < FEWEST_FOR_SHARES) return { by: '', verdict: 'too few battles' };
  const half = (interval[1] - interval[0]) / 2;
  return {
    by: `${signed(Math.round(by * 100))} ± ${Math.round(half * 100)}`,
    verdict: isSure
      ? 'sure'
      : more === null
        ? 'cannot tell'
        : `cannot tell yet: about ${rounded(more)} more of each would`,
  };
}

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

/** To two figures: what is only about so many. */
export function rounded(count: number): number {
  let step = 1;
  while (count / step >= 100) step *= 10;
  return Math.ceil(count / step) * step;
}

export const CHARGE_WORDS: Readonly<Record<ChargeEnd, string>> = {
  won: 'won',
  lost: 'beaten',
  open: 'undecided',
  'not home': 'never came to blows',
};

/** Why a scenario is not settled, in sentences; none when it is. */
export function doubtWords({ doubts, spread, shares }: Trust): readonly string[] {
  return doubts.map((doubt) => {
    switch (doubt) {
      case 'generals disagree':
        return `The generals disagree by ${Math.round(spread * 100)} points; ${Math.round(MOST_SPREAD * 100)} are allowed.`;
      case 'stalls':
        return `${percent(Math.max(...shares.map(({ stalled }) => stalled)))} of the battles are still open after their last turn; ${percent(MOST_STALLED)} are allowed.`;
      case 'too few battles':
        return `Fewer than ${FEWEST_FOR_SHARES} battles were fought under some general.`;
    }
  });
}
