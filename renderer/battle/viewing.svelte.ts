import type { Settings } from '../../electron/desk/api';
import type { Scenario } from '../../engine/scenario';
import type { PanelTab } from '../replay';
import { LaidTable } from './laid-table.svelte';
import type { ShownZone, TablePicture } from './table-picture';

/** How the table is looked at; it outlives the views that show it. */
export class Viewing {
  #picture = $state<Settings['picture']>('table');
  readonly #remember: (picture: Settings['picture']) => void;
  /** The unit whose card is open. */
  selected = $state<string | null>(null);
  zones = $state.raw<readonly ShownZone[]>([]);
  /** Whether the chosen unit's zones are drawn. */
  showsZones = $state(true);
  /** Whether the plans of both sides are drawn. */
  showsPlans = $state(false);
  /** Whether objectives, units and places are named on the table in three dimensions. */
  showsNames = $state(false);
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
  /** The table laid last, and how many views show it: it goes from view to view. */
  #laid: { readonly table: LaidTable; users: number } | null = null;

  /** What the arrows and W A S D move by, px. */
  static readonly STEP = 60;
  /** A table that no view shows is kept so long. */
  static readonly KEPT_MS = 1500;

  /** `remember` is told which picture a person chooses. */
  constructor(remember: (picture: Settings['picture']) => void = () => undefined) {
    this.#remember = remember;
  }

  /** As it was left. */
  restore({ tab, picture }: Pick<Settings, 'tab' | 'picture'>): void {
    this.tab = tab;
    this.#picture = picture;
  }

  get picture(): Settings['picture'] {
    return this.#picture;
  }
  set picture(picture: Settings['picture']) {
    this.#picture = picture;
    this.#remember(picture);
  }

  swap(): void {
    this.picture = this.picture === 'plan' ? 'table' : 'plan';
  }

  /** Begins to lay the table of a battle that is being fought, unless it is looked at as a plan. */
  layTable(scenario: Scenario, quality: Settings['quality']): void {
    this.dropTable();
    if (this.picture === 'table') this.waitingTable = this.takeTable(scenario, quality);
  }
  dropTable(): void {
    const table = this.waitingTable;
    this.waitingTable = null;
    if (table) this.giveBack(table);
  }

  /** The table that is laid already, when it is the right one, or a new one; who takes it gives it back. */
  takeTable(scenario: Scenario, quality: Settings['quality']): LaidTable {
    const before = this.#laid;
    if (before?.table.isFor(scenario, quality)) {
      before.users += 1;
      return before.table;
    }
    const table = new LaidTable(scenario, quality);
    this.#laid = { table, users: 1 };
    if (before?.users === 0) before.table.dispose();
    return table;
  }

  /** Nobody shows it here any more: it is put away unless another view takes it up at once. */
  giveBack(table: LaidTable): void {
    const laid = this.#laid;
    if (laid?.table !== table) {
      table.dispose();
      return;
    }
    laid.users -= 1;
    setTimeout(() => {
      if (laid.users > 0 || this.#laid !== laid) return;
      this.#laid = null;
      table.dispose();
    }, Viewing.KEPT_MS);
  }
}
