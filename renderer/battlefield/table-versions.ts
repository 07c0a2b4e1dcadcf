import type { Scene } from 'three';
import type { Scenario } from '../../engine/scenario';
import { groundOf } from '../../engine/terrain';
import type { Means } from './quality';
import { TableModel } from './table';

/** Each holds its paint and its shadows on the graphics card. */
const KEPT = 3;

/** The tables of one battle, whose ground may change: the one shown, and those shown last, to scrub back to. */
export class TableVersions {
  /** The one shown last is the last. */
  private readonly tables = new Map<Scenario, TableModel>();

  constructor(
    private readonly scene: Scene,
    private readonly means: Means,
  ) {}

  /** Shows the table of the scenario as it is at a moment, and lays it if it is not kept. */
  show(scenario: Scenario): TableModel {
    const table = this.tables.get(scenario) ?? new TableModel(groundOf(scenario), this.scene, this.means);
    this.tables.delete(scenario);
    this.tables.set(scenario, table);
    for (const [of, other] of this.tables) {
      other.shown = other === table;
      if (this.tables.size <= KEPT) continue;
      other.dispose();
      this.tables.delete(of);
    }
    return table;
  }

  dispose(): void {
    for (const table of this.tables.values()) table.dispose();
    this.tables.clear();
  }
}
