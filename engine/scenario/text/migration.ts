/** Brings files of older formats to the newest, on the document itself, so that comments and order stay as they are. */
import { isMap } from 'yaml';
import type { Document } from 'yaml';
import type { FileKind } from './file-kinds';

/** One change of the format. `change` meets files as people write them: it must leave alone what it does not know. */
export interface MigrationStep {
  readonly from: number;
  readonly to: number;
  readonly change: (document: Document) => void;
}

/** The changes so far, by kind of file; there is one format of each yet. */
export const MIGRATIONS: Readonly<Record<FileKind, readonly MigrationStep[]>> = {
  cockade: [],
  nation: [],
  chronicle: [],
  values: [],
};

export interface Migration {
  readonly from: number;
  readonly to: number;
}

/** Takes every step there is for the format the document says it is in; null when there is none. */
export function migrate(document: Document, kind: FileKind, steps: readonly MigrationStep[]): Migration | null {
  if (!isMap(document.contents)) return null;
  const from = document.get(kind);
  let to = from;
  for (let step = stepFrom(to, steps); step !== undefined; step = stepFrom(to, steps)) {
    step.change(document);
    to = step.to;
  }
  if (typeof from !== 'number' || typeof to !== 'number' || to === from) return null;
  document.set(kind, to);
  return { from, to };
}

const stepFrom = (version: unknown, steps: readonly MigrationStep[]): MigrationStep | undefined =>
  steps.find((step) => step.from === version && step.to > step.from);
