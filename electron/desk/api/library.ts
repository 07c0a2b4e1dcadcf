/** What the library lists: scenarios, kept battles, rule systems. */
import type { OptionalRule } from '../../../engine/rules/system';

export interface LibraryEntry {
  /** A handle the library gave out, not a path. */
  readonly file: string;
  /** The person's own folder, '' for what lies free in it; null for scenarios that came along and are never written. */
  readonly folder: string | null;
  readonly title: string;
  readonly kind: 'fictional' | 'historical';
  readonly date: string | null;
  readonly description: string;
  readonly table: { readonly width: number; readonly depth: number };
  readonly sides: readonly {
    readonly id: string;
    readonly name: string;
    readonly nation: string;
    readonly units: number;
  }[];
  /** The rule system's id and its title; both empty where the file cannot be read. */
  readonly system: string;
  readonly systemTitle: string;
  readonly scale: string;
  readonly findings: { readonly errors: number; readonly warnings: number; readonly rulings: number };
  /** The first of its errors and warnings, errors first, each with its place in the file. */
  readonly worst: readonly {
    readonly severity: 'error' | 'warning';
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }[];
  /** The whole table as an SVG drawing; null when the file cannot be read. */
  readonly thumbnail: string | null;
  /** It is still being read, and its card follows by `library.card`. */
  readonly isReading: boolean;
  /** Its reading was given up, and may go well another time. */
  readonly isGivenUp: boolean;
}
export interface RuleSystemEntry {
  readonly id: string;
  readonly title: string;
  /** Figure scales, as `15mm`. */
  readonly scales: readonly string[];
  /** Of each of them how its ground measures against 28 mm. */
  readonly grounds: Readonly<Record<string, number>>;
  readonly optionalRules: readonly OptionalRule[];
  /** It has tables that can be printed as a play sheet. */
  readonly hasPlaySheet: boolean;
}
export interface RecordEntry {
  readonly file: string;
  /** The name it was kept under. */
  readonly title: string;
  /** Which scenario it was fought on; empty where it cannot be read. */
  readonly scenario: string;
  /** The seed of its dice, in a branch of those since it left; null where people threw them. */
  readonly seed: number | null;
  /** The turn in which it left another battle; null of one that left none. */
  readonly leftIn: number | null;
  /** When its file was written, ms since 1970; 0 where nobody can tell. */
  readonly at: number;
  readonly turns: number;
  readonly outcome: string;
  /** Why it cannot be opened; null when it can. */
  readonly fault: string | null;
  /** Its reading was given up, and may go well another time. */
  readonly isGivenUp: boolean;
}

/** A table as it is listed: of one that cannot be played with, why. */
export interface ValueTableEntry {
  readonly file: string;
  readonly rules: string | null;
  readonly why: string | null;
}
