import { RememberedChoice, wordsOf } from './drawing/choices.svelte';
import { CourseTool, linesChoice } from './drawing/course-tool.svelte';
import type { ToolOption } from './tool';

/** Hedges, walls, fences, rows of trees and obstacles of one's own. */
export class HedgeTool extends CourseTool<'hedge' | 'wall' | 'fence' | 'tree line' | 'custom line'> {
  readonly id = 'hedge';
  readonly title = 'Hedge or wall';
  readonly key = 'l';
  readonly icon = 'fence';
  protected readonly kind = new RememberedChoice<'hedge' | 'wall' | 'fence' | 'tree line' | 'custom line'>(
    'hedge',
    'Kind',
    [...wordsOf('hedge', 'wall', 'fence', 'tree line'), { value: 'custom line', label: 'Own' }],
  );
  protected readonly lines = linesChoice('hedge lines', 'straight');
  protected readonly chosen = {};

  get options(): readonly ToolOption[] {
    return [this.kind.option, this.lines.option];
  }
}
