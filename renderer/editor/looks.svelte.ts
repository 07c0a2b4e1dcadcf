import type { CameraView } from '../battlefield';
import { Camera } from '../ui';
import type { Editing } from './editing.svelte';
import { OnTable } from './on-table.svelte';

/** What stands in the panel on the right. */
export type RightTab = 'selection' | 'scenario' | 'history';

/** How the scenario in the editor is looked at. It outlives the view, so that one comes back from a battle to what one saw. */
export class Looks {
  picture = $state<'plan' | 'table'>('plan');
  readonly camera = new Camera();
  /** Where the eye over the 3D table was last; null for the whole of it. */
  eye: CameraView | null = null;
  /** The text is open; null while nobody has said. */
  text = $state<boolean | null>(null);
  tab = $state<RightTab>('selection');
  /** With what is hidden, locked and grouped on it. */
  readonly table: OnTable;

  constructor(editing: Editing) {
    this.table = new OnTable(editing);
  }

  /** Another scenario is looked at as a whole. */
  whole(): void {
    this.camera.frame();
    this.eye = null;
    this.table.forget();
  }
}
