import type { FeatureChoices } from '../../../editing/features';
import { WIDTHS } from '../../../engine/scenario';
import { Amount, RememberedChoice, wordsOf } from './drawing/choices.svelte';
import { CourseTool, linesChoice } from './drawing/course-tool.svelte';
import type { ToolOption } from './tool';

const width = new Amount('road width', 'Width', { unit: 'cm', least: 0.5, most: 200, step: 0.5 });

/** Roads, and what leads them over water. */
export class RoadTool extends CourseTool<'road' | 'sunken road' | 'bridge' | 'ford'> {
  readonly id = 'road';
  readonly title = 'Road';
  readonly key = 'o';
  readonly icon = 'route';
  protected readonly kind = new RememberedChoice('road', 'Kind', wordsOf('road', 'sunken road', 'bridge', 'ford'));
  protected readonly lines = linesChoice('road lines', 'smooth');

  get options(): readonly ToolOption[] {
    if (this.manner === 'place') return [this.kind.option];
    return [this.kind.option, width.option(WIDTHS.road), this.lines.option];
  }
  protected get chosen(): FeatureChoices {
    return width.chosen === undefined ? {} : { width: width.chosen };
  }
}
