import type { SpawnThread } from '../desk';

/** Where a command runs: its streams and folders, handed in so that tests can read and choose them. */
export interface CommandContext {
  out(text: string): void;
  /** Progress and complaints. */
  complain(text: string): void;
  /** True when complaints go to a person's screen, where a line may be written over. */
  readonly isTerminal: boolean;
  /** Names of files are taken from here. */
  readonly folder: string;
  /** Cockade's own scenarios and nations. */
  readonly scenarios: string;
  /** The person's own folder, where battles once fought are kept. */
  readonly user: string;
  readonly spawn: SpawnThread;
  /** Has `stop` called when the person interrupts (Ctrl C), in place of ending the program; gives back how to leave off. */
  readonly onInterrupt?: (stop: () => void) => () => void;
  /** The clock of the host, for the date on printed files; left out, they bear none. */
  readonly now?: () => Date;
}

/** 0 fine; 1 the input was bad, or a record does not verify; 2 the command was not understood. */
export type ExitCode = 0 | 1 | 2;

export const line = (text = ''): string => `${text}\n`;
export const json = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;
