/** Hills as slabs to be stacked. */
import type { Point } from '../../../engine/geometry';
import type { Hill, Scenario } from '../../../engine/scenario';
import { flatOutline, layGround, type Ground } from '../../../engine/terrain';
import { readRelief } from '../../map/relief';

export interface HillStep {
  readonly note: string;
  readonly outline: readonly Point[];
  /** Where the next step stands on it. */
  readonly next: readonly (readonly Point[])[];
}

/** The foot of a hill, then each of its contours, or slabs `step` cm thick. */
export function stepsOf(hill: Hill, { scenario }: Ground, step: number): HillStep[] {
  const foot = { height: 0, rings: [flatOutline(hill.outline)] };
  const above =
    hill.contours.length > 0
      ? hill.contours.map(({ height, outline }) => ({ height, rings: [flatOutline(outline)] }))
      : levelsOf(hill, scenario, step);
  const levels = [foot, ...above];
  return levels.flatMap(({ height, rings }, index) =>
    rings.map((outline): HillStep => {
      const at = height > 0 ? `, ${String(Math.round(height * 10) / 10)} cm up` : '';
      const note = levels.length > 1 ? `step ${index + 1} of ${levels.length}${at}` : '';
      return { note, outline, next: rings.length === 1 ? (levels[index + 1]?.rings ?? []) : [] };
    }),
  );
}

function levelsOf(hill: Hill, scenario: Scenario, step: number): { height: number; rings: Point[][] }[] {
  const relief = readRelief(layGround({ ...scenario, terrain: [hill] }), 1, 0);
  if (!relief || !(step > 0)) return [];
  const count = Math.ceil(hill.height / step - 0.01) - 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (index + 1) * step).map((height) => ({
    height,
    rings: relief.levelLines(height),
  }));
}
