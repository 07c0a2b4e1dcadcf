import type { Change } from '../../../editing/change';
import type { Draft, Refused } from '../../../editing/draft';
import { addLabel } from '../../../editing/features';
import type { Point } from '../../../engine/geometry';
import type { Scenario } from '../../../engine/scenario';
import { DrawTool, type Manner } from './drawing/draw-tool.svelte';
import type { ToolHint, ToolOption } from './tool';

/** What a new label says until it is given other words. */
const WORDS = 'New label';

/** Words on the map that name no feature: put down by a click and written at once. */
export class LabelTool extends DrawTool {
  readonly id = 'label';
  readonly title = 'Label';
  readonly key = 'Shift+t';
  readonly icon = 'type';
  readonly manner: Manner = 'place';
  protected override readonly isNamedAtOnce = true;

  override get hints(): readonly ToolHint[] {
    return [
      { chords: ['click'], does: 'words on the map' },
      { chords: ['F2'], does: 'write them anew' },
    ];
  }
  get options(): readonly ToolOption[] {
    return [];
  }
  protected preview(_: Scenario): null {
    return null;
  }
  protected change(draft: Draft, points: readonly Point[]): Change | Refused {
    const [at] = points;
    return at ? addLabel(draft, at, WORDS) : { refused: 'Click where the words are to stand.' };
  }
}
