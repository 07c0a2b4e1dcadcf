import type { FeatureChoices } from '../../../editing/features';
import { WIDTHS } from '../../../engine/scenario';
import { Amount, RememberedChoice, wordsOf } from './drawing/choices.svelte';
import { CourseTool, linesChoice } from './drawing/course-tool.svelte';
import type { ToolOption } from './tool';

const width = {
  river: new Amount('river width', 'Width', { unit: 'cm', least: 0.5, most: 200, step: 1 }),
  stream: new Amount('stream width', 'Width', { unit: 'cm', least: 0.5, most: 200, step: 0.5 }),
};
const depth = new RememberedChoice('river class', 'Water', wordsOf('fordable', 'impassable'));

/** Rivers and streams. */
export class WaterTool extends CourseTool<'river' | 'stream'> {
  readonly id = 'water';
  readonly title = 'Water';
  readonly key = 'r';
  readonly icon = 'waves';
  protected readonly kind = new RememberedChoice('water', 'Kind', wordsOf('river', 'stream'));
  protected readonly lines = linesChoice('water lines', 'smooth');

  get options(): readonly ToolOption[] {
    const kind = this.kind.value;
    const classes = kind === 'river' ? [depth.option] : [];
    return [this.kind.option, ...classes, width[kind].option(WIDTHS[kind]), this.lines.option];
  }
  protected get chosen(): FeatureChoices {
    const { chosen } = width[this.kind.value];
    return { class: depth.value, ...(chosen !== undefined && { width: chosen }) };
  }
}
