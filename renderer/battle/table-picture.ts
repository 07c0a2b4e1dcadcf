import type { Roster } from '../../engine/battle';
import type { Point } from '../../engine/geometry';
import type { Scenario } from '../../engine/scenario';
import type { Stage } from '../replay';

/** An area drawn on the table: an arc of fire, a command distance. */
export interface ShownZone {
  readonly id: string;
  readonly title: string;
  readonly outline: readonly Point[];
}

/** What plan and 3D table have in common: floats, picking and selection work the same on both. */
export interface TablePicture extends Stage {
  lay(scenario: Scenario, roster: Roster): void;
  select(ids: readonly string[]): void;
  hover(id: string | null): void;
  /** The unit under a place of the picture, px from its upper left corner. */
  pick(x: number, y: number): string | null;
  /** Where a unit appears, px from the upper left corner; null when it cannot be seen. */
  onScreen(id: string): { readonly x: number; readonly y: number } | null;
  showZones(zones: readonly ShownZone[]): void;
  /** Shows the whole table again. */
  frame(): void;
  /** The camera may follow the action again after a person took it. */
  follow(): void;
  /** Brings these units into sight. */
  lookAt(ids: readonly string[]): void;
  /** Moves the view by px of the screen. */
  pan(dx: number, dy: number): void;
  /** Goes around the table; a plan stays as it lies. */
  orbit(dx: number, dy: number): void;
  /** Above 1 comes nearer, to the place under the pointer. */
  zoom(factor: number, x: number, y: number): void;
  resize(): void;
  dispose(): void;
}
