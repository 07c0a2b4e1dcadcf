import { RememberedChoice, wordsOf } from './drawing/choices.svelte';
import { AreaTool } from './drawing/area-tool.svelte';

/** Woods, orchards and vineyards. */
export class TreesTool extends AreaTool<'wood' | 'orchard' | 'vineyard'> {
  readonly id = 'trees';
  readonly title = 'Trees';
  readonly key = 't';
  readonly icon = 'trees';
  protected readonly kind = new RememberedChoice('trees', 'Kind', wordsOf('wood', 'orchard', 'vineyard'));
  protected readonly way = new RememberedChoice('trees by', 'By', wordsOf('outline', 'box', 'brush'));
}
