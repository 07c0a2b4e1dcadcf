/** How a host hands made files to the person at its window. */
import type { Saved } from '../api';
import type { MadeFile } from './tasks';

export interface PrintOutput {
  /** Several files travel as one archive. */
  readonly asArchive: boolean;
  /** Asks where a file of this name shall be kept; null when the person thought better of it. */
  keep(name: string): Promise<Destination | null>;
  /** Hands a PDF to what prints it. */
  print(name: string): Promise<Destination>;
}
/** Where files of one order go. */
export interface Destination {
  /** Gives their names, and the address at which the window finds them where the host cannot hand them over itself. */
  deliver(files: readonly MadeFile[]): Promise<Pick<Saved, 'names' | 'address'>>;
}
