/** A finding about a thing of the scenario, before anybody knows where in the file it stands. */
import type { Finding, Id, Plain } from '../scenario';

export interface Remark {
  readonly severity: Finding['severity'];
  readonly code: string;
  /** A feature, unit, leader, brigade or objective; a deployment zone and an army too. */
  readonly about: Id;
  /** The key of it that is meant, as `at`; null for the whole. */
  readonly key: string | null;
  /** Thing and fault; then the consequence. */
  readonly message: string;
  /** The repair as a verb. */
  readonly fix: string;
  /** The value that mends it, for `key`; absent when only a person can. */
  readonly mends?: Plain;
}

/** The name of a thing in a sentence, or what it is. */
export const called = ({ name, kind }: { readonly name: string | null; readonly kind: string }): string =>
  name ?? `This ${kind}`;
