/** Finds what a name in the file means: by the name as written, or by id. */
import { listed } from '../model/phrases';
import { notAllowed } from '../readers/faults';
import type { Army } from '../model/army';
import type { Objective } from '../model/course-of-battle';
import type { Feature } from '../model/features';
import type { EntryPoint } from '../model/scenario';
import type { Id } from '../model/measures';
import type { PlacedValue } from '../readers/reader';
import { Nations } from '../model/nation';
import type { Nation } from '../model/nation';

export class KnownNames {
  readonly #ids = new Map<string, Set<Id>>();
  /** What people write for a thing: its name, its id only where it has none. */
  readonly #titles = new Map<Id, string>();

  constructor(readonly code: string) {}

  /** The first of the names is the one that a file should write. */
  add(id: Id, ...names: readonly (string | null)[]): void {
    this.#titles.set(id, names.find((name) => name !== null) ?? id);
    for (const name of [id, ...names]) {
      if (name === null) continue;
      const ids = this.#ids.get(name) ?? new Set<Id>();
      this.#ids.set(name, ids.add(id));
    }
  }

  /** The one id a name means; a fault when nothing or more than one thing is called so. */
  find({ value, entry }: PlacedValue<string>): Id | undefined {
    const [first, second] = this.#ids.get(value) ?? [];
    if (first === undefined) {
      if (entry.page.isLost(value)) return undefined;
      if (this.#ids.size > 0)
        return entry.page.fault(entry, notAllowed(value, [...new Set(this.#titles.values())], this.code));
      return entry.page.fault(entry, {
        code: this.code,
        message: `Nothing in this file is called "${value}".`,
        fix: 'Add it, or remove this line.',
      });
    }
    if (second === undefined) return first;
    return entry.page.fault(entry, {
      code: 'ambiguous-name',
      message: `More than one is called "${value}".`,
      fix: `Write ${listed(
        [...(this.#ids.get(value) ?? [])].map((id) => this.titleOf(id)),
        'or',
      )}.`,
    });
  }

  /** Its name where that means nothing else, else its id. */
  titleOf(id: Id): string {
    const title = this.#titles.get(id) ?? id;
    return this.#ids.get(title)?.size === 1 ? title : id;
  }
}

/** Built-up blocks: `St. Ulrich/2` is the second block of St. Ulrich, and one with a single block is meant by its name. */
export function blockNames(terrain: readonly Feature[], code = 'unknown-block'): KnownNames {
  const names = new KnownNames(code);
  for (const feature of terrain) {
    if (feature.kind !== 'bua') continue;
    const isSingle = feature.blocks.length === 1;
    for (const [index, block] of feature.blocks.entries()) {
      const numbered = feature.name === null ? null : `${feature.name}/${index + 1}`;
      const titles = isSingle ? [feature.name, numbered] : [numbered, feature.name];
      names.add(block.id, ...titles, feature.id);
    }
  }
  return names;
}

/** What an objective may be: a block, a bridge, a ford or a hill. */
export function objectiveNames(terrain: readonly Feature[]): KnownNames {
  const names = blockNames(terrain, 'unknown-feature');
  for (const feature of terrain)
    if (feature.kind === 'bridge' || feature.kind === 'ford' || feature.kind === 'hill')
      names.add(feature.id, feature.name);
  return names;
}

export function builtUpAreaNames(terrain: readonly Feature[]): KnownNames {
  const names = new KnownNames('unknown-feature');
  for (const feature of terrain) if (feature.kind === 'bua') names.add(feature.id, feature.name);
  return names;
}

/** What may burn: a built-up area, one of its blocks, a bridge. */
export function burnableNames(terrain: readonly Feature[]): KnownNames {
  const names = builtUpAreaNames(terrain);
  for (const feature of terrain) {
    if (feature.kind === 'bridge') names.add(feature.id, feature.name);
    if (feature.kind !== 'bua' || feature.blocks.length === 1) continue;
    for (const [index, { id }] of feature.blocks.entries())
      names.add(id, feature.name === null ? null : `${feature.name}/${index + 1}`);
  }
  return names;
}

export function crossingNames(terrain: readonly Feature[]): KnownNames {
  const names = new KnownNames('unknown-feature');
  for (const { kind, id, name } of terrain) if (kind === 'bridge' || kind === 'ford') names.add(id, name);
  return names;
}

export function bridgeNames(terrain: readonly Feature[]): KnownNames {
  const names = new KnownNames('unknown-feature');
  for (const feature of terrain) if (feature.kind === 'bridge') names.add(feature.id, feature.name);
  return names;
}

export function waterNames(terrain: readonly Feature[]): KnownNames {
  const names = new KnownNames('unknown-feature');
  for (const { kind, id, name } of terrain)
    if (kind === 'pond' || kind === 'stream' || kind === 'river') names.add(id, name);
  return names;
}

export function namesOfObjectives(objectives: readonly Objective[]): KnownNames {
  const names = new KnownNames('unknown-objective');
  for (const objective of objectives) names.add(objective.id, objective.name);
  return names;
}

export function namesOfEntryPoints(points: readonly EntryPoint[]): KnownNames {
  const names = new KnownNames('unknown-entry');
  for (const { id, name } of points) names.add(id, name);
  return names;
}

/** Commanding generals, lieutenant generals and commanders of brigades. */
export function leaderNames(armies: readonly Army[]): KnownNames {
  const names = new KnownNames('unknown-leader');
  for (const { general, lieutenants, brigades } of armies)
    for (const leader of [general, ...lieutenants, ...brigades.map(({ commander }) => commander)])
      if (leader !== null) names.add(leader.id, leader.name);
  return names;
}

/** The nation a file names; a fault when there is none of that id, and a warning when it stands in for one that cannot be read. */
export function findNation(
  { value, entry }: PlacedValue<string>,
  nations: ReadonlyMap<Id, Nation>,
): Nation | undefined {
  const found = nations.get(value);
  const why = nations instanceof Nations ? nations.unread.get(value) : undefined;
  if (why !== undefined)
    entry.page.fault(
      entry,
      {
        code: 'nation-unread',
        message: `The nation "${value}" has a file that cannot be read${found ? ', so the one that came along counts' : ''}: ${why}`,
        fix: 'Mend that file, or name another nation.',
      },
      found ? 'warning' : 'error',
    );
  else if (!found) entry.page.fault(entry, notAllowed(value, [...nations.keys()], 'unknown-nation'));
  return found;
}

/** The side a file names by its key; a fault when there is none. */
export function findSide({ value, entry }: PlacedValue<string>, sides: readonly Id[]): Id | undefined {
  return sides.includes(value) ? value : entry.page.fault(entry, notAllowed(value, sides, 'unknown-side'));
}
