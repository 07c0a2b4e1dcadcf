import type { CameraView } from '../battlefield';
import { Camera } from '../ui';

/** How the scenario in the editor is looked at. It outlives the view, so that one comes back from a battle to what one saw. */
export class Looks {
  picture = $state<'plan' | 'table'>('plan');
  readonly camera = new Camera();
  /** Where the eye over the 3D table was last; null for the whole of it. */
  eye: CameraView | null = null;

  /** Another scenario is looked at as a whole. */
  whole(): void {
    this.camera.frame();
    this.eye = null;
  }
}
