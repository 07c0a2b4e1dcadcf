import type { PanelTab } from '../replay';
import type { ShownZone, TablePicture } from './table-picture';

/** How the table is looked at; it outlives the views that show it. */
export class Viewing {
  picture = $state<'plan' | 'table'>('table');
  /** The unit whose card is open. */
  selected = $state<string | null>(null);
  zones = $state.raw<readonly ShownZone[]>([]);
  /** Whether the chosen unit's zones are drawn. */
  showsZones = $state(true);
  following = $state(false);
  /** The tab open beside the table. */
  tab = $state<PanelTab>('log');
  stage = $state.raw<TablePicture | null>(null);

  /** What the arrows and W A S D move by, px. */
  static readonly STEP = 60;

  swap(): void {
    this.picture = this.picture === 'plan' ? 'table' : 'plan';
  }
}
