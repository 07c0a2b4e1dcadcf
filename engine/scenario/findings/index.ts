import type { Edit, Plain } from '../edits';
import type { Feature } from '../model/features';
import type { Id } from '../model/measures';
import { pathOfField } from '../edits';

/** A fault or a remark about a file: where, what, what to do. Lines and columns count from 1. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning' | 'ruling';
  /** Short and stable, as `unknown-key`. */
  readonly code: string;
  /** Thing and fault; then the consequence. */
  readonly message: string;
  /** The repair as a verb. */
  readonly fix?: string;
  /** The edits that make the repair; absent when only a person can tell. */
  readonly repair?: readonly Edit[];
  readonly clause?: Id;
  /** The field, as `armies.blue.brigades[0].units[2].at`. */
  readonly field?: string;
}

/** A finding about a thing of a scenario, before anybody knows where in the file it stands. */
export interface UnplacedFinding {
  readonly severity: Finding['severity'];
  /** Short and stable, as `overlap`. */
  readonly code: string;
  /** A feature, unit, leader, brigade, objective, army; null for the scenario. */
  readonly about: Id | null;
  /** The key of it that is meant, as `at`, or `rules.scale` of the scenario; null for the whole. */
  readonly key: string | null;
  /** Thing and fault; then the consequence. */
  readonly message: string;
  /** The repair as a verb. */
  readonly fix?: string;
  readonly clause?: Id;
  /** The value that puts it right, for `key`; absent when only a person can tell. */
  readonly quickFix?: Plain;
  /** Values that put it right together, where that is not for `key` alone: units that their brigade sets out. */
  readonly fixes?: readonly (Pick<UnplacedFinding, 'about' | 'key'> & { readonly write: Plain })[];
  /** What is to be added to put it right, in the list of another thing and behind it; after `fixes`. */
  readonly adds?: { readonly behind: Id; readonly value: Plain };
}

/** The name of a thing in a sentence, or what it is. */
export const called = ({ name, kind }: { readonly name: string | null; readonly kind: string }): string =>
  name ?? `This ${ONE_OF[kind] ?? kind}`;

/** Kinds whose words name no single thing. */
const ONE_OF: Readonly<Record<string, string>> = {
  crops: 'field of crops',
  rough: 'rough ground',
  bua: 'built-up area',
};

/** A block of houses as its file calls it: "Grünthal/2", "Grünthal" where it is the only one; null without a name. */
export function blockName(terrain: readonly Feature[], id: Id): string | null {
  for (const village of terrain) {
    if (village.kind !== 'bua' || village.name === null) continue;
    const number = village.blocks.findIndex((block) => block.id === id) + 1;
    if (number > 0) return village.blocks.length === 1 ? village.name : `${village.name}/${number}`;
  }
  return null;
}

/** The same, with the id where there is no name. */
export const calledBlock = (terrain: readonly Feature[], id: Id): string => blockName(terrain, id) ?? id;

/** A feature or a block as sentences name it: the block's number only where there are several. */
export function calledThing(terrain: readonly Feature[], id: Id): string {
  const feature = terrain.find((one) => one.id === id);
  return feature ? called(feature) : calledBlock(terrain, id);
}

/** Repairs a program can make: what is written, renamed or removed at the field of a finding. */
export type QuickFix = { readonly write: Plain } | { readonly rename: string } | { readonly remove: true };

/** An entry behind that of a field of the same list: of `terrain[2].road`, the fourth. Null when no list holds the field. */
export function insertionBehind(field: string, value: Plain): Edit | null {
  const path = pathOfField(field);
  const last = path.findLastIndex((step) => typeof step === 'number');
  const index = path[last];
  return typeof index === 'number' ? { do: 'insert', path: path.slice(0, last), index: index + 1, value } : null;
}

/** A quick fix as an edit of the file. */
export function editOf(field: string, fix: QuickFix): Edit {
  const path = pathOfField(field);
  if ('write' in fix) return { do: 'set', path, value: fix.write };
  return 'rename' in fix ? { do: 'rename', path, key: fix.rename } : { do: 'remove', path };
}
