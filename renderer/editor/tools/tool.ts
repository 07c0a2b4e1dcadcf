/**
 * Tools as plug-ins: a tool hears of the pointer in table coordinates and never knows whether they come from the plan or
 * from the 3D table. It shows what it would do by `editing.preview` and by its overlay, and does it by `editing.change`.
 */
import type { Point } from '../../../engine/geometry';
import type { Id } from '../../../engine/scenario';
import type { IconName } from '../../ui/icons';
import type { Editing } from '../editing.svelte';

/** Where the pointer is. */
export interface Pointed {
  /** Cm of the table, x east and y north; off the table too. */
  readonly at: Point;
  /** What lies there, the topmost first: locked and hidden things are left out. */
  readonly things: readonly Id[];
  /** Cm of the table to a px of the screen, there. */
  readonly pixel: number;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl: nothing snaps. */
  readonly ctrl: boolean;
}

/** A line, a handle or a word over the table, in cm of it. Lines lie on the ground; handles and words keep their size. */
export type OverlayShape =
  | {
      readonly kind: 'line';
      readonly points: readonly Point[];
      readonly closed?: boolean;
      readonly tone: OverlayTone;
    }
  | { readonly kind: 'handle'; readonly at: Point; readonly round: boolean; readonly tone: OverlayTone }
  | { readonly kind: 'words'; readonly at: Point; readonly text: string; readonly tone: OverlayTone };
/** `draft`: what is being made; `guide`: what is snapped to; `chosen`: what is selected; `barred`: what cannot be. */
export type OverlayTone = 'draft' | 'guide' | 'chosen' | 'barred';

/** A key and what it does just now, for the line under the table. */
export interface ToolHint {
  readonly chords: readonly string[];
  readonly does: string;
}

/** A key that a tool takes while it is in the middle of something. */
export interface ToolKey {
  readonly chords: readonly string[];
  readonly does: string;
  run(editing: Editing): void;
}

/** Something to choose of what a tool makes, for the strip of the tool. */
export type ToolOption =
  | {
      readonly kind: 'choice';
      readonly label: string;
      /** Its words say what they are without the label, where there is little room. */
      readonly speaks: boolean;
      readonly value: string;
      readonly of: readonly { readonly value: string; readonly label: string }[];
      choose(value: string): void;
    }
  | {
      readonly kind: 'number';
      readonly label: string;
      readonly value: number;
      readonly unit: string;
      readonly least: number;
      readonly most: number;
      readonly step: number;
      change(value: number): void;
    };

export interface EditorTool {
  readonly id: string;
  /** As a verb or a noun of the table: "Select", "Hill". */
  readonly title: string;
  /** The chord that takes it. */
  readonly key: string;
  readonly icon: IconName;
  readonly hints: readonly ToolHint[];
  /** What it draws over the table now; `$state` in the tool keeps it live. */
  readonly overlay: readonly OverlayShape[];
  /** What it says beside the pointer: what snapped, a length, why not. Null: nothing. */
  readonly note: string | null;
  /** CSS cursor over the table. */
  readonly cursor: string;
  /** The main button went down. */
  begin(press: Pointed, editing: Editing): void;
  /** The pointer moved, with or without the button. */
  move(to: Pointed, editing: Editing): void;
  /** The button went up. */
  end(at: Pointed, editing: Editing): void;
  /** Two clicks in one place. */
  doubled?(at: Pointed, editing: Editing): void;
  /** Ends what is drawn node by node, as the right button does; false when nothing is. */
  ends?(editing: Editing): boolean;
  /** Keys that are the tool's own just now, before those of the editor; none at rest. */
  readonly keys?: readonly ToolKey[];
  /** What can be chosen of what it makes. */
  readonly options?: readonly ToolOption[];
  /** Gives up what was begun; false when nothing was, and the tool itself is to be left. */
  cancel(editing: Editing): boolean;
}
