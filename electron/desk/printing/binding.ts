import type { SheetSet } from '../../../drawing/paper';
import type { PrintKind } from '../api';

/** What the sheets of a kind are called among those of others. */
const PREFIX: Readonly<Record<PrintKind, string>> = {
  map: 'map',
  tiles: 'sheet',
  boards: 'board',
  templates: 'template',
  counters: 'counters',
  roster: 'roster',
  reference: 'play-sheet',
};

/** Sets of several jobs bound into one; the names of sheets then begin with their kind, so that no two are the same. */
export function bound(parts: readonly { readonly kind: PrintKind; readonly set: SheetSet }[]): SheetSet {
  const [first] = parts;
  if (first && parts.length === 1) return first.set;
  return {
    title: first?.set.title ?? '',
    author: first?.set.author ?? null,
    sheets: parts.flatMap(({ kind, set }) =>
      set.sheets.map((sheet) => ({ ...sheet, id: sheet.id === kind ? kind : `${PREFIX[kind]}-${sheet.id}` })),
    ),
  };
}
