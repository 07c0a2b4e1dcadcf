/** Rows of which only some copies are meant, written out one by one so that each can be changed by itself. */
import type { Feature, Id, Unit } from '../../engine/scenario';
import { pathOfField } from '../../engine/scenario/edits';
import type { KeyPath } from '../../engine/scenario/edits';
import { isWritten } from '../draft';
import type { Draft } from '../draft';
import { writeFeature } from './features';
import { writePlace } from './places';
import { unfold } from './rows';
import { TextEdits } from './text-edits';

/** The draft after the rows were written out, and the edits that did it. The scenario stays the same. */
export interface Parted {
  readonly draft: Draft;
  readonly text: TextEdits;
}

export function parted(draft: Draft, ids: readonly Id[], all: 'also whole rows' | 'broken rows'): Parted {
  const wanted = new Set(ids);
  const rows = rowsOf(draft).filter(({ copies }) => {
    const meant = copies.filter(({ id }) => wanted.has(id)).length;
    return meant > 0 && (all === 'also whole rows' || meant < copies.length);
  });
  const text = new TextEdits(draft.values);
  const fields = { ...draft.fields };
  for (const row of rows.toReversed()) {
    writeOut(text, draft, row);
    renumber(fields, row);
  }
  return { text, draft: { ...draft, values: text.values, fields } };
}

/** Things that share a field: the copies of a row, in order. */
interface Row {
  readonly field: string;
  readonly path: KeyPath;
  readonly copies: readonly (Feature | Unit)[];
}

function rowsOf({ scenario, fields }: Draft): readonly Row[] {
  const things: readonly (Feature | Unit)[] = [
    ...scenario.terrain,
    ...scenario.armies.flatMap(({ brigades, independents }) => [
      ...brigades.flatMap(({ units }) => units),
      ...independents,
    ]),
  ];
  const rows = new Map<string, (Feature | Unit)[]>();
  for (const thing of things) {
    const field = fields[thing.id];
    if (field !== undefined) rows.set(field, [...(rows.get(field) ?? []), thing]);
  }
  return [...rows].flatMap(([field, copies]) =>
    copies.length > 1 ? [{ field, path: pathOfField(field), copies }] : [],
  );
}

function writeOut(text: TextEdits, { scenario }: Draft, { path, copies }: Row): void {
  const isFeature = path[0] === 'terrain';
  unfold(text, isFeature ? path.slice(0, -1) : path, isFeature ? path.slice(-1) : [], (into, keys, index) => {
    const [first, copy] = [copies[0], copies[index]];
    if (!first || !copy || index === 0) return;
    if ('kind' in first && 'kind' in copy) writeFeature(into, keys, first, copy);
    else if ('place' in copy && isWritten(into.values, [...keys, 'at'])) writePlace(into, keys, copy.place, scenario);
  });
}

/** Gives the copies the fields they now have, and those behind them theirs. */
function renumber(fields: Record<Id, string>, { field, copies }: Row): void {
  const [, list = '', index = '', rest = ''] = /^(.*)\[(\d+)\]([^[\]]*)$/.exec(field) ?? [];
  const at = Number(index);
  for (const [id, other] of Object.entries(fields)) {
    if (!other.startsWith(`${list}[`)) continue;
    const [, number = '', behind = ''] = /^(\d+)\](.*)$/.exec(other.slice(list.length + 1)) ?? [];
    if (Number(number) > at) fields[id] = `${list}[${Number(number) + copies.length - 1}]${behind}`;
  }
  copies.forEach(({ id }, index) => {
    fields[id] = `${list}[${at + index}]${rest}`;
  });
}
