/** The findings of a text as they are told: worst first, numbered, each with the things it is about. */
import type { Finding, Id, Scenario } from '../../../engine/scenario';

export type Severity = Finding['severity'];
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'ruling'];

export interface ShownFinding {
  /** The same for the same fault in the next reading. */
  readonly key: string;
  readonly finding: Finding;
  /** From 1, errors first; null of one that lies nowhere on the table. */
  readonly number: number | null;
  /** The innermost things it is about: several where copies share an entry of the file. */
  readonly about: readonly Id[];
  /** What is wrong, and what comes of it. */
  readonly title: string;
  readonly rest: string;
  /** So many more are at the same place, milder, and most likely go with it. */
  readonly follow: number;
}

/** `fields` tell where each thing stands in the text. */
export function toldOf(findings: readonly Finding[], fields: Readonly<Record<Id, string>>): readonly ShownFinding[] {
  const owners = ownersOf(fields);
  const led = SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
  const heads = led.filter((finding) => !led.some((one) => one !== finding && hides(one, finding)));
  const seen = new Map<string, number>();
  let number = 0;
  return heads.map((finding): ShownFinding => {
    const about = aboutOf(finding.field ?? '', owners);
    const [title, rest] = sentences(finding.message);
    const alike = `${finding.code} ${finding.field ?? `line ${finding.line}`}`;
    const copy = seen.get(alike) ?? 0;
    seen.set(alike, copy + 1);
    return {
      key: `${alike} ${copy}`,
      finding,
      number: about.length > 0 ? (number += 1) : null,
      about,
      title,
      rest,
      follow: led.filter((one) => one !== finding && hides(finding, one)).length,
    };
  });
}

/** An error hides milder findings about the very same words: what follows from it is told once it is mended. */
const hides = (error: Finding, other: Finding): boolean =>
  error.severity === 'error' &&
  other.severity !== 'error' &&
  error.field !== undefined &&
  error.field !== '' &&
  error.field === other.field;

function ownersOf(fields: Readonly<Record<Id, string>>): ReadonlyMap<string, readonly Id[]> {
  const owners = new Map<string, Id[]>();
  for (const [id, field] of Object.entries(fields)) {
    const ids = owners.get(field);
    if (ids) ids.push(id);
    else owners.set(field, [id]);
  }
  return owners;
}

/** The things written at a field or, else, at the nearest one round it; none for the file as a whole. */
function aboutOf(field: string, owners: ReadonlyMap<string, readonly Id[]>): readonly Id[] {
  for (let at = field; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('.'), at.lastIndexOf('['), 0))) {
    const ids = owners.get(at);
    if (ids) return ids;
  }
  return [];
}

/** Whom the special rule is about that a finding lies in: it has no place on the table itself. */
export function ruledBy(special: Scenario['special'], { field = '' }: Finding): readonly Id[] {
  const [, index] = /^special\[(\d+)\]/.exec(field) ?? [];
  const rule = index === undefined ? undefined : special[Number(index)];
  return rule && 'units' in rule ? rule.units : [];
}

/** The first sentence, and the others; a point within a name, as of St. Ulrich, ends none. */
function sentences(message: string): readonly [string, string] {
  const end = /(?<![\s("“][A-Z]?[a-z]{0,2})[.:](?=\s+[A-Z“"])|;(?=\s)/.exec(message);
  if (!end) return [message.replace(/\.$/, ''), ''];
  return [message.slice(0, end.index), message.slice(end.index + 1).trim()];
}

export const countsOf = (findings: readonly Finding[]): Readonly<Record<Severity, number>> => ({
  error: findings.filter(({ severity }) => severity === 'error').length,
  warning: findings.filter(({ severity }) => severity === 'warning').length,
  ruling: findings.filter(({ severity }) => severity === 'ruling').length,
});
