import { AreaTool } from './drawing/area-tool.svelte';
import { RememberedChoice, wordsOf } from './drawing/choices.svelte';

/** Fields, broken and wet ground, ponds, and ground of one's own. */
export class GroundTool extends AreaTool<'crops' | 'ploughland' | 'rough' | 'marsh' | 'pond' | 'custom area'> {
  readonly id = 'ground';
  readonly title = 'Ground';
  readonly key = 'g';
  readonly icon = 'sprout';
  protected readonly kind = new RememberedChoice<'crops' | 'ploughland' | 'rough' | 'marsh' | 'pond' | 'custom area'>(
    'ground',
    'Kind',
    [
      { value: 'crops', label: 'Crops' },
      { value: 'ploughland', label: 'Plough' },
      { value: 'rough', label: 'Rough' },
      { value: 'marsh', label: 'Marsh' },
      { value: 'pond', label: 'Pond' },
      { value: 'custom area', label: 'Own' },
    ],
  );
  protected readonly way = new RememberedChoice('ground by', 'By', wordsOf('box', 'outline', 'brush'));
}
