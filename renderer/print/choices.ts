import type { PrintSettings } from '../../electron/desk/api';
import { TILE_OPTIONS } from '../../drawing/paper';

/** Length of the check marks on every sheet, cm. */
export const CHECK_SQUARE = 5;

/** What is chosen in the Print view for any scenario. */
export type PrintChoices = Omit<PrintSettings, 'panels'>;

/** Names of sheets that are left out, by what they are names among. */
export type LeftOutSheets = Readonly<Record<string, readonly string[]>>;

/** What is chosen for one scenario: sides have its names, and its sheets are its own. */
export interface HereChoices {
  /** Units on the map on one sheet, and on glued sheets: `both`, `none` or a side's id. */
  readonly shown: { readonly sheet: string; readonly glued: string };
  /** A side's id, or `both`. */
  readonly counterSide: string;
  readonly rosterSide: string;
  /** Another figure scale than the scenario's; null for its own. */
  readonly scale: string | null;
  /** Another rule system for the play sheet than the scenario's; null for its own. */
  readonly rules: string | null;
  readonly leftOut: LeftOutSheets;
}
export const FIRST_HERE: HereChoices = {
  shown: { sheet: 'both', glued: TILE_OPTIONS.troops },
  counterSide: 'both',
  rosterSide: 'both',
  scale: null,
  rules: null,
  leftOut: {},
};

export const ROSTER_KINDS = ['roster', 'reference'] as const;

/** A list with one thing more or less, in the order of all. */
export const toggledIn = <T>(all: readonly T[], list: readonly T[], one: T): readonly T[] =>
  all.filter((each) => (each === one ? !list.includes(each) : list.includes(each)));
