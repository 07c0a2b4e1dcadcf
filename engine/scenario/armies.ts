/** From the armies as written to armies: nations and blocks found, ids given out, defaults filled in. */
import type { WrittenArmy, WrittenBrigade, WrittenUnit } from './army-format';
import { FORMATION_OF_ARM } from './defaults';
import { notAllowed } from './fields';
import type { Placed } from './fields';
import type { Names } from './names';
import type { Entry } from './page';
import { PLAIN_ARMY, PLAIN_UNIT, UNIT_TYPES } from './army';
import type { Army, Brigade, Place, Unit } from './army';
import type { Id } from './measures';
import type { Nation } from './nation';
import { kebab } from './words';
import type { Ids } from './words';

export interface ArmyContext {
  readonly nations: ReadonlyMap<Id, Nation>;
  readonly blocks: Names;
  readonly ids: Ids;
}

/** Undefined when something named is not there. */
export function linkArmies(
  written: ReadonlyMap<Id, Placed<WrittenArmy>>,
  context: ArmyContext,
): readonly Army[] | undefined {
  const armies = [...written].map(([id, army]) => linkArmy(id, army, context));
  const good = armies.filter((army) => army !== undefined);
  return good.length === armies.length ? good : undefined;
}

function linkArmy(id: Id, { value: written, entry }: Placed<WrittenArmy>, context: ArmyContext): Army | undefined {
  if (id === '' || kebab(id) !== id) {
    const better = kebab(id) || 'blue';
    return entry.page.fault(
      { field: entry.field, place: entry.keyPlace ?? entry.place },
      {
        code: 'bad-side',
        message: `"${id.slice(0, 60)}" cannot be the key of a side: only small letters, digits and hyphens can.`,
        fix: `Write ${better}: and put the full name below it as name: ...`,
      },
    );
  }
  const names = new SideNames(id, context.ids);
  const nation = findNation(written.nation, context.nations);
  const brigades = written.brigades.map((brigade) => linkBrigade(brigade, names, context.blocks));
  const independents = written.independents.map((unit) => linkUnit(unit, names, context.blocks));
  const general = written.general && { ...written.general, ...names.leader(written.general.name, 'The General') };
  const { name, year, attacker } = written;
  const goodBrigades = brigades.filter((brigade) => brigade !== undefined);
  const goodIndependents = independents.filter((unit) => unit !== undefined);
  if (goodBrigades.length < brigades.length || goodIndependents.length < independents.length) return undefined;
  if (nation === undefined) return undefined;
  return {
    ...PLAIN_ARMY,
    id,
    name,
    nation,
    year,
    attacker,
    breakPoint: written['break point'],
    general,
    brigades: goodBrigades,
    independents: goodIndependents,
    overrides: Object.fromEntries(written.overrides),
  };
}

function findNation({ value, entry }: Placed<string>, nations: ReadonlyMap<Id, Nation>): Nation | undefined {
  return nations.get(value) ?? entry.page.fault(entry, notAllowed(value, [...nations.keys()], 'unknown-nation'));
}

function linkBrigade(written: WrittenBrigade, names: SideNames, blocks: Names): Brigade | undefined {
  const id = names.take(written.name);
  const name = written.name.value;
  const leader = names.leader(written.commander.name, `Commander of ${name}`);
  const units = written.units.map((unit) => linkUnit(unit, names, blocks));
  const good = units.filter((unit) => unit !== undefined);
  if (good.length < units.length) return undefined;
  return { id, name, nation: null, commander: { ...written.commander, ...leader }, units: good };
}

function linkUnit(written: WrittenUnit, names: SideNames, blocks: Names): Unit | undefined {
  const { name, type, class: troopClass, size, where } = written;
  const id = names.take(name);
  const arm = UNIT_TYPES[type];
  const formation = written.formation?.value ?? FORMATION_OF_ARM[arm];
  const place = findPlace(where, blocks);
  if (place === undefined) return undefined;
  const overrides = Object.fromEntries(written.overrides);
  return { ...PLAIN_UNIT, id, name: name.value, type, arm, class: troopClass, size, formation, place, overrides };
}

function findPlace(where: WrittenUnit['where'], blocks: Names): Place | undefined {
  if (!('inside' in where)) return where;
  const inside = blocks.find(where.inside);
  return inside === undefined ? undefined : { inside };
}

/** Ids of one side, `<side>/<name>`; brigades and units share the names, which must differ. */
class SideNames {
  readonly #names = new Map<string, Entry>();

  constructor(
    readonly side: Id,
    readonly ids: Ids,
  ) {}

  take({ value, entry }: Placed<string>): Id {
    const first = this.#names.get(value);
    if (first !== undefined)
      entry.page.fault(entry, {
        code: 'duplicate-name',
        message: `"${value}" is in this army already, in line ${first.place.line}.`,
        fix: 'Give each unit and brigade a name of its own.',
      });
    this.#names.set(value, entry);
    return this.#id(value, 'unit');
  }

  leader(name: string | null, otherwise: string): { readonly id: Id; readonly name: string } {
    const title = name ?? otherwise;
    return { id: this.#id(title, 'leader'), name: title };
  }

  #id(name: string, otherwise: string): Id {
    return this.ids.take(`${this.side}/${kebab(name) || otherwise}`);
  }
}
