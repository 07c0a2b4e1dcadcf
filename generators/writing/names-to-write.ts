/** How a file calls what its rules and objectives are about: by name where one name means one thing, else by id. */
import type { Feature, Id, Scenario } from '../../engine/scenario';

export class NamesToWrite {
  readonly #titles = new Map<Id, string>();
  readonly #meanings = new Map<string, number>();
  readonly #zones = new Map<Id, string>();

  constructor({
    terrain,
    armies,
    objectives,
    entryPoints = [],
  }: Pick<Scenario, 'terrain' | 'armies' | 'objectives' | 'entryPoints'>) {
    for (const feature of terrain) this.#addFeature(feature);
    for (const { general, lieutenants, brigades, independents, deployment } of armies) {
      for (const { id, name } of deployment) this.#zones.set(id, name);
      for (const leader of [...(general ? [general] : []), ...lieutenants]) this.#add(leader.id, leader.name);
      for (const { id, name, units } of brigades) {
        this.#add(id, name);
        for (const unit of units) this.#add(unit.id, unit.name);
      }
      for (const unit of independents) this.#add(unit.id, unit.name);
    }
    for (const { id, name } of [...objectives, ...entryPoints]) this.#add(id, name);
  }

  nameOf(id: Id): string {
    const title = this.#titles.get(id);
    return title !== undefined && this.#meanings.get(title) === 1 ? title : id;
  }

  /** Zones are named where nothing else can be meant. */
  zoneOf(id: Id): string {
    return this.#zones.get(id) ?? id;
  }

  #add(id: Id, title: string): void {
    this.#titles.set(id, title);
    this.#meanings.set(title, (this.#meanings.get(title) ?? 0) + 1);
  }

  /** A built-up area of one block is meant by its own name, a block of several by name and number. */
  #addFeature(feature: Feature): void {
    if (feature.name === null) return;
    this.#add(feature.id, feature.name);
    if (feature.kind !== 'bua') return;
    const [only, second] = feature.blocks;
    if (only && !second) this.#titles.set(only.id, feature.name);
    else for (const [index, block] of feature.blocks.entries()) this.#add(block.id, `${feature.name}/${index + 1}`);
  }
}
