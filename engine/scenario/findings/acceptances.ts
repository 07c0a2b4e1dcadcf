/** Tells the findings a file accepts from those it does not. */
import type { Acceptance } from '../model/course-of-battle';
import type { Finding } from '.';
import type { Id } from '../model/measures';

export interface AcceptedFinding {
  readonly finding: Finding;
  readonly acceptance: Acceptance;
}

/** An acceptance takes warnings and rulings of its code, and when it names a field or an id, those at or within it. */
export function sortOut(
  found: readonly Finding[],
  accepts: readonly Acceptance[],
  fieldOf: (id: Id) => string | null,
): { readonly findings: readonly Finding[]; readonly accepted: readonly AcceptedFinding[] } {
  const fields = accepts.map((acceptance) => ({
    acceptance,
    field: acceptance.field === null ? null : (fieldOf(acceptance.field) ?? acceptance.field),
  }));
  const findings: Finding[] = [];
  const accepted: AcceptedFinding[] = [];
  for (const finding of found) {
    const taken = fields.find(({ acceptance, field }) => takes(acceptance.code, field, finding));
    if (taken) accepted.push({ finding, acceptance: taken.acceptance });
    else findings.push(finding);
  }
  return { findings, accepted };
}

function takes(code: string, field: string | null, finding: Finding): boolean {
  if (finding.severity === 'error' || finding.code !== code) return false;
  return field === null || isWithin(finding.field ?? '', field);
}

/** Whether `inner` is `outer` or a part of it: `armies.blue.year` is of `armies.blue`, `armies.blues` is not. */
const isWithin = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);
