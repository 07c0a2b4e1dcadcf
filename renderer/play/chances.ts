/** What may follow an answer, in a few words: for the list of choices, the faces of a die and the table below the card. */
import type { DeskCalls } from '../../electron/desk/api';
import { capital } from '../../engine/scenario';
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

/** Of what an answer does so many sentences are told. */
const MOST_SENTENCES = 2;
/** Less likely things are not told one by one. */
const RARE = 0.01;
const MOST = 6;

export function chanceRows(each: readonly Chance[], known: Known): readonly ChanceRow[] {
  const rows = each.map(({ label, odds, outcomes, modifiers }) => ({
    label,
    leads: odds ? expectedWords(odds, known) : '',
    outcomes: triedRows(outcomes ?? [], label) ?? (odds ? oddsRows(odds, known) : []),
    modifiers,
  }));
  // That something is done, and nothing comes of it at once, is worth a line only beside what comes of the others.
  if (rows.every(({ outcomes }) => outcomes.length === 0)) return rows;
  return rows.map((row, number) => {
    const [done] = each[number]?.outcomes ?? [];
    const tells = done?.tells.slice(0, MOST_SENTENCES).join(' ') ?? '';
    return row.outcomes.length > 0 || tells === '' ? row : { ...row, outcomes: [{ percent: 100, tells }] };
  });
}

type Row = ChanceRow['outcomes'][number];

/** Of what was tried out; null where nothing came of it before somebody else has to choose or the step is over. */
function triedRows(outcomes: NonNullable<Chance['outcomes']>, label: string): readonly Row[] | null {
  const [only, ...others] = outcomes;
  if (!only || (others.length === 0 && (only.tells.length === 0 || Object.keys(only.figures).length === 0)))
    return null;
  const rows = outcomes
    .filter(({ p }) => p >= RARE)
    .slice(0, MOST)
    .map(({ p, tells }) => ({ percent: percentOf(p), says: ownWords(tells, outcomes, label) }));
  return withoutCommon(rows).map(({ percent, says }) => ({ percent, tells: capital(says) }));
}

/** What is told of this one and not of all, nor by its label: of a volley the hits, not the charge that comes on after any of them. */
function ownWords(tells: readonly string[], all: NonNullable<Chance['outcomes']>, label: string): string {
  const own = all.length === 1 ? tells : tells.filter((one) => !all.every((other) => other.tells.includes(one)));
  const further = own.filter((one) => label === '' || !one.startsWith(label));
  return (further.length > 0 ? further : own).slice(-MOST_SENTENCES).join(' ') || (tells.at(-1) ?? 'Nothing happens');
}

/** As the question reckons: what may follow together, with its chance; where others have a say in it, each thing by itself. */
function oddsRows(odds: Odds, known: Known): readonly Row[] {
  const all = leavesOf(odds);
  if (!all)
    return likeliest(
      figuresOf(odds)
        .filter((figure) => mostOf(odds, figure) <= 1)
        .map((figure) => ({ p: meanOf(odds, figure), tells: figure })),
    );
  const chances = new Map<string, number>();
  for (const { p, leaf } of all) {
    const tells = leafWords(leaf, odds, known);
    if (tells !== '') chances.set(tells, (chances.get(tells) ?? 0) + p);
  }
  // Where nothing can be counted nothing is fired.
  const certain = chances.size === 1 && all.every(({ leaf }) => Object.values(leaf).every((value) => value === 0));
  return certain ? [] : likeliest([...chances].map(([tells, p]) => ({ p, tells })));
}

/** "2 hits"; "1 lost, shaken"; empty where the one thing there is does not come. */
function leafWords(leaf: Readonly<Record<string, number>>, odds: Odds, { vocabulary: { scores } }: Known): string {
  const figures = Object.entries(leaf);
  const [[first, count] = ['', 0]] = figures;
  if (figures.length === 1 && (first === scores.many || first === scores.one)) return counted(count, scores);
  const words = figures.flatMap(([figure, value]) =>
    value === 0 ? [] : [mostOf(odds, figure) > 1 ? `${value} ${figure}` : figure],
  );
  return words.length > 0 || figures.length < 2 ? words.join(', ') : 'nothing happens';
}

const likeliest = (all: readonly { readonly p: number; readonly tells: string }[]): readonly Row[] =>
  all
    .filter(({ p }) => p >= RARE)
    .toSorted((one, other) => other.p - one.p)
    .slice(0, MOST)
    .map(({ p, tells }) => ({
      percent: percentOf(p),
      tells: capital(tells === NOTHING ? 'neither gives way' : inFull(tells)),
    }));

/** Every way it may come, with its chance; null where others have a say in it. */
function leavesOf(
  odds: Odds,
): readonly { readonly p: number; readonly leaf: Readonly<Record<string, number>> }[] | null {
  if ('leaf' in odds) return [{ p: 1, leaf: odds.leaf }];
  if (!('chance' in odds)) return null;
  const each = odds.chance.map(({ p, then }) => leavesOf(then)?.map((one) => ({ ...one, p: p * one.p })) ?? null);
  return each.every((one) => one !== null) ? each.flat() : null;
}

const percentOf = (p: number): number => Math.round(p * 100);

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
      return mean > 1 - LEAST ? inFull(figure) : `${Math.round(mean * 100)} % ${inFull(figure)}`;
    })
    .join(', ');
}
/** What is less likely is not told. */
const LEAST = 0.005;
/** Of two that clash neither gives way. */
const NOTHING = 'stands';
/** Beside the enemy it is said who gives way: the unit that is asked. */
const inFull = (figure: string): string => (figure === 'gives way' ? 'it gives way' : figure);

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
export function faceRows(
  each: readonly Chance[],
  faces: number,
): readonly { readonly face: number; readonly says: string; readonly chance: number }[] {
  const rows = each.flatMap(({ choice, outcomes }) => {
    const [face] = 'dice' in choice ? choice.dice : [];
    const [settled, ...others] = outcomes ?? [];
    const isOpen = others.length > 0 || settled?.isOpen === true;
    const says = others.length > 0 ? '' : (settled?.tells.at(-1) ?? '');
    return face === undefined ? [] : [{ face, says: withoutFace(says, face), isOpen, chance: 1 / faces }];
  });
  const told = withoutCommon(rows.filter(({ says }) => says !== ''));
  if (told.length === 0) return [];
  return rows.map(({ face, isOpen, chance }) => {
    const says = told.find((row) => row.face === face)?.says ?? (isOpen ? 'More dice follow' : 'Nothing happens');
    return { face, says, chance };
  });
}

const withoutFace = (says: string, face: number): string =>
  says.endsWith(` on ${face}.`) ? says.slice(0, -` on ${face}.`.length) : says;

/** The same without the words with which all of them begin: "Poor on 1." after "Steinach's Brigade: Poor on 1." */
export function withoutCommon<Row extends { readonly says: string }>(rows: readonly Row[]): readonly Row[] {
  const words = rows.map(({ says }) => says.split(' '));
  const [first = []] = words;
  const differs = first.findIndex((word, i) => words.some((others) => others[i] !== word));
  return differs < 1 ? rows : rows.map((row, i) => ({ ...row, says: words[i]?.slice(differs).join(' ') ?? '' }));
}
