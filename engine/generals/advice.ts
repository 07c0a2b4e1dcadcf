/** What a general would tell a person who asks him: his best answers, each with its reasons. */
import type { Choice } from '../battle';
import type { Explanation, ScoreParts, Weighed } from './explanation';

export interface Advice {
  readonly choice: Choice;
  /** As on a button. */
  readonly label: string;
  /** In army points. */
  readonly score: number;
  readonly reasons: readonly string[];
}

/** The best answers first; one without reasons where there was nothing to choose. */
export function adviceOf({ choice, weighed }: Explanation, most = BEST): readonly Advice[] {
  if (weighed.length === 0) return [{ choice, label: '', score: 0, reasons: ['It is the only answer.'] }];
  return weighed.slice(0, most).map((one) => {
    return { choice: one.choice, label: one.label, score: one.score, reasons: reasonsFor(one) };
  });
}
/** A person reads no more. */
const BEST = 3;

/** Why an answer counts for as much as it does, the weightiest first. */
export function reasonsFor({ parts, givenUp }: Pick<Weighed, 'parts' | 'givenUp'>): readonly string[] {
  const told = PARTS.flatMap(({ part, least, says }) => {
    const points = parts[part];
    const sentence = points >= least ? says.much : points <= -least ? says.little : undefined;
    return sentence === undefined
      ? []
      : [{ weight: Math.abs(points), says: sentence(`${Math.abs(points).toFixed(2)} points`) }];
  });
  const reasons = told.toSorted((a, b) => b.weight - a.weight).map((one) => one.says);
  if (givenUp) reasons.push('It could not become the best, and was not weighed to the end.');
  return reasons.length > 0 ? reasons : ['Nothing speaks for it or against it.'];
}

type Sentence = (points: string) => string;
interface PartWords {
  readonly part: keyof ScoreParts;
  /** Less than this, in army points, is not worth a word. */
  readonly least: number;
  readonly says: { readonly much?: Sentence; readonly little?: Sentence };
}
const PARTS: readonly PartWords[] = [
  { part: 'harm', least: 0.02, says: { much: (points) => `The enemy may expect to lose ${points}.` } },
  { part: 'risk', least: 0.02, says: { much: (points) => `It may cost ${points}.` } },
  {
    part: 'ready',
    least: 0.02,
    says: {
      much: (points) => `It leaves the unit well placed (${points}).`,
      little: (points) => `It leaves the unit badly placed (${points}).`,
    },
  },
  {
    part: 'way',
    least: 0.02,
    says: {
      much: (points) => `It leads toward the unit's place in the plan (${points}).`,
      little: (points) => `It leads away from the unit's place in the plan (${points}).`,
    },
  },
  {
    part: 'played',
    least: 0.02,
    says: {
      much: (points) => `Played out to the end of the turn, it came off better than estimated (${points}).`,
      little: (points) => `Played out to the end of the turn, it came off worse than estimated (${points}).`,
    },
  },
  {
    part: 'trouble',
    least: 0.02,
    says: {
      much: () => 'Who holds stirs for good reasons only.',
      little: () => 'Who attacks stands still for good reasons only.',
    },
  },
];
