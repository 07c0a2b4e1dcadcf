/** An error as data. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly field?: string;
  /** Nothing is wrong with what was asked for: another time it may go well. */
  readonly again?: true;
}
