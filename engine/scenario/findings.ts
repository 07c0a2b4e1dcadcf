import type { Edit } from './edits';
import type { Id } from './measures';

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
