/** A finding about a thing of a scenario, before anybody knows where in the file it stands. */
import type { Plain } from './edits';
import type { Finding } from './findings';
import type { Id } from './measures';

export interface Remark {
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
  /** The value that mends it, for `key`; absent when only a person can tell. */
  readonly mends?: Plain;
}

/** The name of a thing in a sentence, or what it is. */
export const called = ({ name, kind }: { readonly name: string | null; readonly kind: string }): string =>
  name ?? `This ${kind}`;
