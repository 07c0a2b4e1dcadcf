/** What an army is asked for, and what comes of it. */
import type { Box, Point } from '../../engine/geometry';
import type { Army, Cm, Id, Nation } from '../../engine/scenario';
import type { PointsSheet } from '../../engine/rules/system';

/** What an army is made of most. */
export const SHAPES = ['balanced', 'foot', 'horse', 'light'] as const;
export type ArmyShape = (typeof SHAPES)[number];

export interface ArmyOrder {
  readonly side: Id;
  /** The nation's own when absent. */
  readonly name?: string;
  readonly nation: Nation;
  /** Nations whose troops make up some of the brigades. */
  readonly allies?: readonly Nation[];
  readonly year: number | null;
  readonly points: number;
  readonly seed: number;
  /** `balanced` when absent. */
  readonly shape?: ArmyShape;
  readonly attacker?: boolean;
  /** The figure scale, as `28mm`. */
  readonly scale: string;
  /** Values chosen for optional rules, by their ids; none when absent. */
  readonly options?: Readonly<Record<Id, string>>;
  readonly zone: SetUpZone;
  /** Whether troops can stand there; everywhere when absent. */
  readonly isOpen?: (box: Box) => boolean;
}
/** Where the army sets up: `width` cm along its front, `depth` cm from front to rear, about `at`, looking to `heading`. */
export interface SetUpZone {
  readonly at: Point;
  readonly width: Cm;
  readonly depth: Cm;
  readonly heading: number;
}

export type MadeArmy = { readonly army: Army; readonly sheet: PointsSheet } | NotMade;
/** Why there is no such army, in a sentence for people. */
export interface NotMade {
  readonly why: string;
}
