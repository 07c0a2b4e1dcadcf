/** Running text before it is set: its blocks, and how they are to look. */
import type { TextRun, Type } from './runs';
import type { Align } from './setting';

export type TextBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly runs: readonly TextRun[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly runs: readonly TextRun[] }
  /** Of a list; `mark` is its dot or number. */
  | { readonly kind: 'item'; readonly mark: string; readonly runs: readonly TextRun[] }
  /** Rows of as many cells as its head has. */
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly TextRun[])[];
      readonly rows: readonly (readonly (readonly TextRun[])[])[];
      readonly align: readonly ('left' | 'center' | 'right' | null)[];
    };

/** How blocks look: the type of each and how paragraphs are set. */
export interface TextLook {
  readonly text: Type;
  /** Of the first and the second level. */
  readonly headings: readonly [Type, Type];
  readonly align: Align;
}
