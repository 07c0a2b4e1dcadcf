import type { LibraryEntry, RecoveredWork } from '../../electron/desk/api';

const FOOT_CM = 30.48;

/** "6 × 4 ft"; half feet where the table has them. */
export function tableSize(table: LibraryEntry['table']): string {
  const feet = (cm: number): string => String(Math.round((cm / FOOT_CM) * 2) / 2);
  return `${feet(table.width)} × ${feet(table.depth)} ft`;
}

/** "12 : 14" */
export const unitsASide = (entry: LibraryEntry): string => entry.sides.map((side) => side.units).join(' : ');

/** A date as it was written, or the kind of scenario. */
export const dateOrKind = (entry: LibraryEntry): string =>
  entry.date ?? (entry.kind === 'fictional' ? 'Fictional' : 'Historical');

/** False for a file so broken that nothing but its name is known. */
export const isKnown = (entry: Pick<LibraryEntry, 'system'>): boolean => entry.system !== '';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const DAY_MS = 86_400_000;

/** "today at 11:04", "yesterday at 21:48", "3 May at 9:30" */
export function leftAt(at: number, now = Date.now()): string {
  const when = day.format(at);
  if (now - at < DAY_MS && when === day.format(now)) return `today at ${time.format(at)}`;
  const isYesterday = now - at < 2 * DAY_MS && when === day.format(now - DAY_MS);
  return `${isYesterday ? 'yesterday' : when} at ${time.format(at)}`;
}

/** "1 step", "23 steps" */
export const stepsInWords = ({ steps }: Pick<RecoveredWork, 'steps'>): string =>
  steps === 1 ? '1 step' : `${steps} steps`;

/** What has become of the file of unsaved work, among the files there are; nothing is said while those are not known. */
export function fileInWords({ file }: Pick<RecoveredWork, 'file'>, files: ReadonlySet<string> | null): string {
  if (file === null) return 'It never had a file.';
  if (files === null) return '';
  return files.has(file)
    ? 'Its file lies where it was.'
    : 'Its file was moved or put in the bin since. Saving writes it anew.';
}

/** Where a scenario lies, for the filters. */
export function placeOf({ folder }: Pick<LibraryEntry, 'folder'>): string {
  if (folder === null) return 'With Cockade';
  return folder === '' ? 'Your own' : `Your own: ${folder}`;
}

/** What a card says below the title: of the person's own also where it lies, for copies are called the same. */
export const kindAndPlace = (entry: LibraryEntry): string =>
  entry.folder === null ? dateOrKind(entry) : `${dateOrKind(entry)} · ${placeOf(entry)}`;

/** Plain paragraphs of a Markdown text: its marks left out. */
export function paragraphs(markdown: string): readonly string[] {
  return markdown
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .replace(/^#+\s*/gm, '')
        .replace(/^[-*]\s+/gm, '• ')
        .replace(/[*_`]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}

/** "1 error to mend" / "2 warnings" / "3 rulings" / "as written" */
export function findingsInWords(findings: LibraryEntry['findings']): string {
  const some = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
  if (findings.errors > 0) return `${some(findings.errors, 'error')} to mend`;
  if (findings.warnings > 0) return some(findings.warnings, 'warning');
  return findings.rulings > 0 ? some(findings.rulings, 'ruling') : 'as written';
}

/** "Line 12, column 7: …" */
export const placed = ({ line, column, message }: LibraryEntry['worst'][number]): string =>
  `Line ${line}, column ${column}: ${message}`;

/** "28 mm" as people write it, from `28mm` as files do. */
export const scaleTitle = (scale: string): string => scale.replace(/^(\d+)\s*mm$/, '$1 mm');
