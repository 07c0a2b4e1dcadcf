import type { BattleEvent, BattleState } from '../../engine/battle';
import type { Point } from '../../engine/geometry';
import type { Weather } from '../../engine/scenario';
import type { CameraView, HeldAbout, HintBlend } from '../battlefield';
import type { ReplayStage } from '../replay';
import type { SideIndex } from '../ui';

/** An area drawn on the table: an arc of fire, a command distance. */
export interface ShownZone {
  readonly id: string;
  readonly title: string;
  readonly outline: readonly Point[];
  /** Only its edge is of interest: the ground in it is hardly tinted. */
  readonly faint?: boolean;
}

/** The way a unit has gone. */
export interface ShownTrail {
  readonly points: readonly Point[];
  readonly side: SideIndex;
  readonly gait: 'march' | 'charge' | 'flight';
  /** The cursor stands on this very move. */
  readonly fresh: boolean;
  /** Ends in an arrow's head. */
  readonly headed: boolean;
}
/** What was done lately: the ways gone in this phase, and who fired in it. */
export interface ShownDoings {
  /** Who fired in the phase before and stands there still: their smoke thins. */
  readonly thinning: readonly string[];
  readonly trails: readonly ShownTrail[];
  readonly fired: readonly string[];
}

/** An hour and its weather; times in minutes after midnight. */
export interface ShownHour {
  readonly minute: number;
  readonly rises: number;
  readonly sets: number;
  readonly weather: Weather;
}

/** What plan and 3D table have in common: floats, picking and selection work the same on both. */
export interface TablePicture extends ReplayStage {
  /** Stands still part of the way through an event, 0 to 1 of it, or in a state where none happens. */
  hold(event: BattleEvent | null, before: BattleState, after: BattleState, share: number, about: HeldAbout): void;
  select(ids: readonly string[]): void;
  hover(id: string | null): void;
  /** The unit under a place of the picture, px from its upper left corner. */
  pick(x: number, y: number): string | null;
  /** Where a unit appears, px from the upper left corner; null when it cannot be seen. */
  onScreen(id: string): { readonly x: number; readonly y: number } | null;
  /** Where a place of the table appears, a little above the ground. */
  placeOnScreen(place: Point): { readonly x: number; readonly y: number } | null;
  /** Where a place of the ground itself appears, and the place under a place of the picture. */
  groundOnScreen(place: Point): { readonly x: number; readonly y: number } | null;
  groundUnder(x: number, y: number): Point | null;
  showZones(zones: readonly ShownZone[]): void;
  /** Faint lines on the ground where units went, smoke before those who fired. */
  showDoings(doings: ShownDoings): void;
  /** Shows the whole table again. */
  frame(): void;
  /** The camera may follow the action again after a person took it. */
  follow(): void;
  /** Brings these units, and places they go to, into the part of the picture that nothing covers, unless a person keeps the view. */
  lookAt(ids: readonly string[], also?: readonly Point[]): void;
  /** The same because a person asks for it. */
  goTo(ids: readonly string[]): void;
  /** Light, shadows and weather of an hour; null gives them back to the battle. A plan has none. */
  shine?(hour: ShownHour | null): void;
  /** Where the eye is, on a table with one; else null. */
  readonly eye?: CameraView;
  /** Puts the eye somewhere, as a person asks. */
  lookFrom?(view: CameraView): void;
  /** Brings the eye where a story looks, unless a person keeps the view; null when it looks nowhere. A plan lies still. */
  lead?(look: HintBlend | null): void;
  /** A person has taken the view and not given it back. */
  readonly isHeld: boolean;
  /** Buttons, captions and drawers over the edges of the picture, px. */
  cover(edges: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }): void;
  /** Moves the view by px of the screen. */
  pan(dx: number, dy: number): void;
  /** Goes around the table; a plan stays as it lies. */
  orbit(dx: number, dy: number): void;
  /** Above 1 comes nearer, to the place under the pointer or the middle. */
  zoom(factor: number, x?: number, y?: number): void;
  /** Down to the height of a player's chin; on a plan nearer to its middle. */
  low(): void;
  resize(): void;
  dispose(): void;
}
