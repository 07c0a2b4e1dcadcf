import type { Settings } from '../../electron/desk/api';
import type { Scenario } from '../../engine/scenario';
import type { PanelTab } from '../replay';
import { LaidTable } from './laid-table.svelte';
import type { ShownZone, TablePicture } from './table-picture';

/** How the table is looked at; it outlives the views that show it. */
export class Viewing {
  picture = $state<'plan' | 'table'>('table');
  /** The unit whose card is open. */
  selected = $state<string | null>(null);
  zones = $state.raw<readonly ShownZone[]>([]);
  /** Whether the chosen unit's zones are drawn. */
  showsZones = $state(true);
  /** Whether the plans of both sides are drawn. */
  showsPlans = $state(false);
  following = $state(false);
  /** The unit or commander that the camera follows in place of the action. */
  followed = $state<string | null>(null);
  /** A person has taken the camera from what it follows. */
  held = $state(false);
  /** The tab open beside the table. */
  tab = $state<PanelTab>('log');
  stage = $state.raw<TablePicture | null>(null);

  /** Laid while its battle is fought. */
  waitingTable = $state.raw<LaidTable | null>(null);

  /** What the arrows and W A S D move by, px. */
  static readonly STEP = 60;

  swap(): void {
    this.picture = this.picture === 'plan' ? 'table' : 'plan';
  }

  /** Begins to lay the table of a battle that is being fought. */
  layTable(scenario: Scenario, quality: Settings['quality']): void {
    this.dropTable();
    this.waitingTable = new LaidTable(scenario, quality);
  }
  dropTable(): void {
    this.waitingTable?.dispose();
    this.waitingTable = null;
  }
  /** The table laid while the battle was fought, when it is the right one, or a new one; who takes it disposes of it. */
  takeTable(scenario: Scenario, quality: Settings['quality']): LaidTable {
    const waiting = this.waitingTable;
    if (waiting?.isFor(scenario, quality)) {
      this.waitingTable = null;
      return waiting;
    }
    this.dropTable();
    return new LaidTable(scenario, quality);
  }
}
