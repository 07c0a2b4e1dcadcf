/** What may follow an answer, in a few words: for the list of choices, the faces of a die and the table below the card. */
import type { DeskCalls } from '../../electron/desk/api';
import { counted } from '../../engine/battle/vocabulary';
import type { BattleRecord, Choice, Odds, Reason } from '../../engine/battle';

type Chance = DeskCalls['play.odds']['result']['each'][number];
type Advice = DeskCalls['play.advise']['result']['advice'][number];
type Known = Pick<BattleRecord, 'vocabulary'>;

export interface ChanceRow {
  readonly label: string;
  /** In a word or two: "0.7 hits"; empty where there is nothing to say. */
  readonly leads: string;
  /** The things that may follow, the likeliest first. */
  readonly outcomes: readonly { readonly percent: number; readonly tells: string }[];
  /** What is added to its dice, row by row; null where none are thrown. */
  readonly modifiers: readonly Reason[] | null;
}
export interface AdviceRow {
  readonly choice: Choice;
  readonly label: string;
  readonly score: string;
  readonly reasons: readonly string[];
}

/** Less likely things are not told one by one. */
const RARE = 0.01;
const MOST = 6;

export const chanceRows = (each: readonly Chance[], known: Known): readonly ChanceRow[] =>
  each.map(({ label, odds, outcomes, modifiers }) => ({
    label,
    leads: odds ? expectedWords(odds, known) : '',
    outcomes: withoutCommon(
      (isIdle(outcomes ?? []) ? [] : (outcomes ?? []))
        .filter(({ p }) => p >= RARE)
        .slice(0, MOST)
        .map(({ p, tells }) => ({ percent: Math.round(p * 100), says: tells.at(-1) ?? 'Nothing happens' })),
    ).map(({ percent, says }) => ({ percent, tells: says })),
    modifiers,
  }));

/** That it is done, and nothing comes of it at once, is not worth a line. */
const isIdle = (outcomes: NonNullable<Chance['outcomes']>): boolean =>
  outcomes.length === 1 && outcomes.every(({ figures, dice }) => dice.length + Object.keys(figures).length === 0);

/** `only`: the one answer there is, where a general was not asked. */
export const adviceRows = (advice: readonly Advice[], only: string): readonly AdviceRow[] =>
  advice.map(({ choice, label, score, reasons }) => ({
    choice,
    label: label === '' ? only : label,
    score: score.toFixed(2).replace('-', '−'),
    reasons,
  }));

/** "0.7 hits": what is counted on average over all that may follow; "42 % enemy gives way": how likely the rest is. */
export function expectedWords(odds: Odds, { vocabulary }: Known): string {
  const figures = figuresOf(odds);
  const [first] = figures;
  const { one, many } = vocabulary.scores;
  if (first === many || first === one) return counted(Math.round(meanOf(odds, first) * 10) / 10, vocabulary.scores);
  return figures
    .filter((figure) => figure !== NOTHING && meanOf(odds, figure) >= LEAST)
    .map((figure) => {
      const mean = meanOf(odds, figure);
      if (mostOf(odds, figure) > 1) return `${mean.toFixed(1)} ${figure}`;
      return mean > 1 - LEAST ? figure : `${Math.round(mean * 100)} % ${figure}`;
    })
    .join(', ');
}
/** What is less likely is not told. */
const LEAST = 0.005;
/** Of two that clash neither gives way. */
const NOTHING = 'stands';

const branchesOf = (odds: Exclude<Odds, { readonly leaf: unknown }>): readonly { readonly then: Odds }[] =>
  'chance' in odds ? odds.chance : odds.each;

function figuresOf(odds: Odds): readonly string[] {
  if ('leaf' in odds) return Object.keys(odds.leaf);
  return [...new Set(branchesOf(odds).flatMap(({ then }) => figuresOf(then)))];
}

const mostOf = (odds: Odds, figure: string): number =>
  'leaf' in odds ? (odds.leaf[figure] ?? 0) : Math.max(...branchesOf(odds).map(({ then }) => mostOf(then, figure)));

/** Of answers of others, the worst is reckoned with. */
function meanOf(odds: Odds, figure: string): number {
  if ('leaf' in odds) return odds.leaf[figure] ?? 0;
  if ('chance' in odds) return odds.chance.reduce((sum, { p, then }) => sum + p * meanOf(then, figure), 0);
  return Math.min(...odds.each.map(({ then }) => meanOf(then, figure)));
}

/** What each face of a single die leads to, for a throw that is typed in; nothing where dice after it settle that. */
export const faceRows = (
  each: readonly Chance[],
  faces: number,
): readonly { readonly face: number; readonly says: string; readonly chance: number }[] =>
  each.flatMap(({ choice, outcomes }) => {
    const [face] = 'dice' in choice ? choice.dice : [];
    const [settled, ...others] = outcomes ?? [];
    const says = others.length > 0 ? '' : (settled?.tells.at(-1) ?? '');
    return face === undefined ? [] : [{ face, says: withoutFace(says, face), chance: 1 / faces }];
  });

/** "Steady" beside the face it stands for, after "Steady on 2." */
const withoutFace = (says: string, face: number): string =>
  says.endsWith(` on ${face}.`) ? says.slice(0, -` on ${face}.`.length) : says;

/** The same without the words with which all of them begin: "Poor on 1." after "Steinach's Brigade: Poor on 1." */
export function withoutCommon<Row extends { readonly says: string }>(rows: readonly Row[]): readonly Row[] {
  const words = rows.map(({ says }) => says.split(' '));
  const [first = []] = words;
  const differs = first.findIndex((word, i) => words.some((others) => others[i] !== word));
  return differs < 1 ? rows : rows.map((row, i) => ({ ...row, says: words[i]?.slice(differs).join(' ') ?? '' }));
}
