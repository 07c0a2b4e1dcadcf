/** What reading a scenario gives, and how findings made later, by a rule system, join it. */
import { sortOut } from './acceptances';
import type { AcceptedFinding } from './acceptances';
import type { Finding } from './findings';
import type { Id } from './measures';
import type { Place } from './page';
import type { Scenario } from './scenario';

export interface Reading {
  /** Null when a part could not be read. Not null even with errors about what was read: look at the findings. */
  readonly scenario: Scenario | null;
  /** In the order of the file, without those the file accepts. */
  readonly findings: readonly Finding[];
  /** Warnings and rulings the file accepts, in its order. */
  readonly accepted: readonly AcceptedFinding[];
  /** Where a field stands, or the nearest thing around it: for findings made later, by a rule system. */
  readonly placeOf: (field: string) => Place;
  /** The field of a feature, block, brigade, unit, leader, zone or objective in the file; repeated things share one. */
  readonly fieldOf: (id: Id) => string | null;
}

/**
 * A reading with what a rule system found besides. The field of such a finding is a field of the file or the id of a
 * thing. Now that all is found, acceptances that met nothing are findings too.
 */
export function withReview(file: string, reading: Reading, found: readonly Finding[]): Reading {
  const { scenario, placeOf, fieldOf } = reading;
  if (scenario === null) return reading;
  const placed = found.map((finding): Finding => {
    const field = finding.field === undefined ? '' : (fieldOf(finding.field) ?? finding.field);
    return { ...finding, file, ...placeOf(field), ...(field && { field }) };
  });
  const { findings, accepted } = sortOut(placed, scenario.accepts, fieldOf);
  const met = new Set([...reading.accepted, ...accepted].map(({ acceptance }) => acceptance));
  const unneeded = scenario.accepts.flatMap((acceptance, index): readonly Finding[] => {
    if (met.has(acceptance)) return [];
    const field = `accept[${index}]`;
    return [
      {
        file,
        ...placeOf(field),
        severity: 'warning',
        code: 'accept-unneeded',
        message: `No warning or ruling ${acceptance.code} is found${acceptance.field === null ? '' : ' there'}; errors cannot be accepted.`,
        fix: 'Remove the entry.',
        field,
      },
    ];
  });
  return {
    ...reading,
    findings: inFileOrder([...reading.findings, ...findings, ...unneeded]),
    accepted: [...reading.accepted, ...accepted].toSorted((a, b) => byPlace(a.finding, b.finding)),
  };
}

const byPlace = (a: Finding, b: Finding): number => a.line - b.line || a.column - b.column;
export const inFileOrder = (findings: readonly Finding[]): readonly Finding[] => findings.toSorted(byPlace);
