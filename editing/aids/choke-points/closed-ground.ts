/** What of the ground is closed, and to which arms: by the marches of the units that the armies have. */
import { findPiece } from '../../../engine/battle';
import type { View } from '../../../engine/battle';
import { boundsOf, corners } from '../../../engine/geometry';
import type { Bounds, Point } from '../../../engine/geometry';
import type { RuleSystem } from '../../../engine/rules/system';
import { ARMS } from '../../../engine/scenario';
import type { Arm, Cm, Id } from '../../../engine/scenario';
import { hullOf } from '../../../engine/tabletop';
import type { GroundCost } from '../../../engine/tabletop';
import type { GroundArea } from '../../../engine/terrain';

/** How the units of one arm march, as the first of them on the table does. */
export interface ArmOnGround {
  readonly arm: Arm;
  /** Out of column and in it, widest first; what is closed is so in both. */
  readonly costs: readonly GroundCost[];
  /** The front of its widest unit out of column, and of its column, cm. */
  readonly frontage: Cm;
  readonly column: Cm;
}

export function armsOnGround(system: RuleSystem, view: View): readonly ArmOnGround[] {
  const { roster } = view;
  return ARMS.flatMap((arm): readonly ArmOnGround[] => {
    const units = Object.values(roster.units).filter((unit) => unit.arm === arm && findPiece(view.state, unit.id));
    const manners = units.flatMap(({ id }) => system.marches?.(view, id) ?? []);
    if (manners.length === 0) return [];
    const widthIn = (column: boolean): Cm[] =>
      manners
        .filter((manner) => manner.column === column)
        .flatMap(({ formation }) => units.map(({ layouts }) => hullOf(layouts[formation] ?? []).width));
    const [column] = widthIn(true).sort((a, b) => a - b);
    return [
      {
        arm,
        costs: [...new Set(manners.map(({ costs }) => costs))],
        frontage: Math.max(0, ...widthIn(false), column ?? 0),
        column: column ?? 0,
      },
    ];
  });
}

/** Closed ground: an area of terrain or water, or a block of houses. */
export interface ClosedGround {
  readonly id: Id;
  /** The feature it belongs to. */
  readonly feature: Id;
  readonly outline: readonly Point[];
  readonly bounds: Bounds;
  readonly isWater: boolean;
  readonly arms: readonly Arm[];
}

export function closedGround({ ground }: View, arms: readonly ArmOnGround[]): readonly ClosedGround[] {
  const closedTo = (isClosed: (costs: GroundCost) => boolean): readonly Arm[] =>
    arms.filter(({ costs }) => costs.length > 0 && costs.every(isClosed)).map(({ arm }) => arm);
  const areas = ground.areas.map((area) => ({
    ...outlined(area.id, area.feature.id, area.outline, isWaterArea(area)),
    arms: closedTo((costs) => (costs.isWater(area) ? costs.isClosedWater(area) : costs.areas([area]) === Infinity)),
  }));
  const blocks = ground.blocks.map((block) => ({
    ...outlined(block.id, block.bua, corners(block.box), false),
    arms: closedTo((costs) => costs.isClosedBlock(block)),
  }));
  return [...areas, ...blocks].filter((one) => one.arms.length > 0);
}

const isWaterArea = ({ kind }: GroundArea): boolean => kind === 'river' || kind === 'stream' || kind === 'pond';

const outlined = (id: Id, feature: Id, outline: readonly Point[], isWater: boolean) => ({
  id,
  feature,
  outline,
  bounds: boundsOf(outline),
  isWater,
});
