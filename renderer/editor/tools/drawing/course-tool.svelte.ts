import type { Change } from '../../../../editing/change';
import type { Draft, Refused } from '../../../../editing/draft';
import { addCourse, addCrossing, type FeatureChoices, type CourseKind } from '../../../../editing/features';
import { withCourse, withCrossing } from '../../../../editing/features/preview';
import type { Point } from '../../../../engine/geometry';
import type { Scenario } from '../../../../engine/scenario';
import { RememberedChoice, wordsOf } from './choices.svelte';
import { DrawTool, type Manner } from './draw-tool.svelte';

/** So near to water a bridge or ford is taken to be meant for it, cm. */
const NEAR_WATER = 12;

/** Lines of some kinds, node by node; bridges and fords lie where one clicks on water. */
export abstract class CourseTool<Kind extends CourseKind | 'bridge' | 'ford'> extends DrawTool {
  protected abstract readonly kind: RememberedChoice<Kind>;
  protected abstract readonly lines: RememberedChoice<'smooth' | 'straight'>;
  protected abstract get chosen(): FeatureChoices;

  get manner(): Manner {
    return isCrossing(this.kind.value) ? 'place' : 'course';
  }
  protected preview(scenario: Scenario, points: readonly Point[]): Scenario | null {
    const kind: CourseKind | 'bridge' | 'ford' = this.kind.value;
    const near = points.at(-1);
    if (isCrossing(kind)) return near ? withCrossing(scenario, kind, near, NEAR_WATER) : null;
    return points.length > 1
      ? withCourse(scenario, kind, { points, smooth: this.lines.value === 'smooth' }, this.chosen)
      : null;
  }
  protected change(draft: Draft, points: readonly Point[]): Change | Refused {
    const kind: CourseKind | 'bridge' | 'ford' = this.kind.value;
    const near = points.at(-1);
    if (isCrossing(kind)) return near ? addCrossing(draft, kind, near) : { refused: 'Click on water.' };
    return addCourse(draft, kind, { points, smooth: this.lines.value === 'smooth' }, this.chosen);
  }
}

const isCrossing = (kind: string): kind is 'bridge' | 'ford' => kind === 'bridge' || kind === 'ford';

export const linesChoice = (name: string, first: 'smooth' | 'straight') =>
  new RememberedChoice<'smooth' | 'straight'>(
    name,
    'Lines',
    first === 'smooth' ? wordsOf('smooth', 'straight') : wordsOf('straight', 'smooth'),
  );
