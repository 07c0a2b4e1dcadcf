/** What reading a scenario gives, and how findings made later, by a rule system, join it. */
import { sortOut } from '../findings/acceptances';
import type { AcceptedFinding } from '../findings/acceptances';
import type { Acceptance } from '../model/course-of-battle';
import type { Finding, UnplacedFinding } from '../findings';
import type { Id } from '../model/measures';
import { editOf, insertionBehind } from '../findings';
import type { Edit } from '../edits';
import type { FilePosition } from '../text/page';
import type { Scenario } from '../model/scenario';

export interface Reading {
  /** Null when a part could not be read. Not null even with errors about what was read: look at the findings. */
  readonly scenario: Scenario | null;
  /** What could be read of it, to be looked at; null when not even its parts could be joined. */
  readonly drawable: Scenario | null;
  /** The fields in the file of all that `fieldOf` knows but armies, by id. */
  readonly fields: Readonly<Record<Id, string>>;
  /** Fields of what could not be read, as `armies.blue.brigades[0].units[2]`. */
  readonly lostFields: readonly string[];
  /** In the order of the file, without those the file accepts. */
  readonly findings: readonly Finding[];
  /** Warnings and rulings the file accepts, in its order. */
  readonly accepted: readonly AcceptedFinding[];
  /** Where a field stands, or the nearest thing around it: for findings made later, by a rule system. */
  readonly placeOf: (field: string) => FilePosition;
  /** The field in the file of a feature, block, army, brigade, unit, leader, zone or objective; repeated things share one. */
  readonly fieldOf: (id: Id) => string | null;
}

/**
 * A reading with what was found besides, about things of it. Now that all is found, acceptances that met nothing are findings too;
 * not under another book than the file's own, for which they were written.
 */
export function withReview(
  file: string,
  reading: Reading,
  found: readonly UnplacedFinding[],
  isOwnBook = true,
): Reading {
  const { scenario, drawable, fieldOf, placeOf } = reading;
  if (drawable === null) return reading;
  const placed = found.map((one): Finding => {
    const { field, ...finding } = ofRemark(one, fieldOf);
    return { ...finding, file, ...placeOf(field), ...(field && { field }) };
  });
  const sorted = sortOut(placed.filter(isNews(reading.findings)), drawable.accepts, fieldOf);
  const accepted = [...reading.accepted, ...sorted.accepted];
  const met = new Set(accepted.map(({ acceptance }) => acceptance));
  // What an acceptance is for may be in the part that could not be read.
  const unneeded = (isOwnBook ? (scenario?.accepts ?? []) : []).flatMap((acceptance, index) =>
    met.has(acceptance) ? [] : [unneededAt(`accept[${index}]`, acceptance, file, placeOf)],
  );
  return {
    ...reading,
    findings: inFileOrder([...reading.findings, ...sorted.findings, ...unneeded]),
    accepted: accepted.toSorted((a, b) => byPlace(a.finding, b.finding)),
  };
}

/** What is wrong with a place is told once: a unit off the table, or on the spot of another, needs no second finding there. */
const isNews =
  (told: readonly Finding[]) =>
  ({ severity, field }: Finding): boolean =>
    severity !== 'error' || field === undefined || !told.some((one) => one.severity === 'error' && one.field === field);

type WithField<T> = Omit<T, 'field'> & { readonly field: string };
type FieldOf = Reading['fieldOf'];

/** The field of the file that a finding is about; empty for the whole. */
export function fieldOfFinding({ about, key }: Pick<UnplacedFinding, 'about' | 'key'>, fieldOf: FieldOf): string {
  const whole = about === null ? '' : (fieldOf(about) ?? '');
  return [whole, key ?? ''].filter((part) => part !== '').join('.');
}

function ofRemark(remark: UnplacedFinding, fieldOf: FieldOf): WithField<Omit<Finding, 'file' | 'line' | 'column'>> {
  const { severity, code, message, fix, clause } = remark;
  const field = fieldOfFinding(remark, fieldOf);
  const edits = repairOf(remark, fieldOf);
  const repair = edits.length > 0 ? { repair: edits } : {};
  return { severity, code, message, ...(fix && { fix }), ...(clause && { clause }), ...repair, field };
}

/** Empty where nothing is known to put it right, or where a part of that is written nowhere. */
function repairOf({ about, key, quickFix, fixes, adds }: UnplacedFinding, fieldOf: FieldOf): readonly Edit[] {
  const written = fixes ?? (quickFix === undefined ? [] : [{ about, key, write: quickFix }]);
  const edits = written.map(({ write, ...where }) => {
    const field = fieldOfFinding(where, fieldOf);
    return field === '' ? null : editOf(field, { write });
  });
  const added = adds ? [insertionBehind(fieldOf(adds.behind) ?? '', adds.value)] : [];
  const all = [...edits, ...added];
  return all.every((edit) => edit !== null) ? all : [];
}

const unneededAt = (field: string, { code, field: where }: Acceptance, file: string, placeOf: Reading['placeOf']) =>
  ({
    file,
    ...placeOf(field),
    severity: 'warning',
    code: 'accept-unneeded',
    message: `No warning or ruling "${code}" is found${where === null ? '' : ' there'}; errors cannot be accepted.`,
    fix: 'Remove the entry.',
    repair: [editOf(field, { remove: true })],
    field,
  }) as const;

const byPlace = (a: Finding, b: Finding): number => a.line - b.line || a.column - b.column;
export const inFileOrder = (findings: readonly Finding[]): readonly Finding[] => findings.toSorted(byPlace);
