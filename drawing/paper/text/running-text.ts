/** Running text before it is set: its blocks, and how they are to look. */
import type { Run, Type } from './runs';
import type { Align } from './setting';

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly runs: readonly Run[] }
  /** Of a list; `mark` is its dot or number. */
  | { readonly kind: 'item'; readonly mark: string; readonly runs: readonly Run[] }
  /** Rows of as many cells as its head has. */
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Run[])[];
      readonly rows: readonly (readonly (readonly Run[])[])[];
      readonly align: readonly ('left' | 'center' | 'right' | null)[];
    };

/** How blocks look: the type of each and how paragraphs are set. */
export interface TextLook {
  readonly text: Type;
  /** Of the first and the second level. */
  readonly headings: readonly [Type, Type];
  readonly align: Align;
}
