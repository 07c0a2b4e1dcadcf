/** The three things to go on with: what was edited, fought and watched last, as far as it is still in the library. */
import type { LibraryEntry, RecordEntry, Settings } from '../../electron/desk/api';
import { findingsInWords } from './wording';

export type CarriedOn =
  | { readonly is: 'edit' | 'fight'; readonly entry: LibraryEntry; readonly told: string }
  | { readonly is: 'replay'; readonly record: RecordEntry; readonly told: string };

export function carriedOn(
  { edited, fought, replayed }: Settings['carryOn'],
  entries: readonly LibraryEntry[],
  records: readonly RecordEntry[],
): readonly CarriedOn[] {
  const entryOf = (file: string | null): LibraryEntry | undefined => entries.find((entry) => entry.file === file);
  const [toEdit, toFight] = [entryOf(edited), entryOf(fought)];
  const record = records.find(({ file, fault }) => file === replayed && fault === null);
  return [
    ...(toEdit ? [{ is: 'edit', entry: toEdit, told: editedWords(toEdit) } as const] : []),
    ...(toFight
      ? [{ is: 'fight', entry: toFight, told: toFight.sides.map(({ name }) => name).join(' v ') } as const]
      : []),
    ...(record
      ? [
          {
            is: 'replay',
            record,
            told: `${record.outcome}, ${record.turns} ${record.turns === 1 ? 'turn' : 'turns'}`,
          } as const,
        ]
      : []),
  ];
}

const editedWords = ({ findings }: LibraryEntry): string =>
  findings.errors + findings.warnings > 0 ? `edited last, ${findingsInWords(findings)}` : 'edited last';
