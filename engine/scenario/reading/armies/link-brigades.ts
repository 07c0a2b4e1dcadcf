/** From brigades and units as written to those of an army: copies made, places found or given by the brigade. */
import { FORMATION_OF_ARM } from '../../model/defaults';
import type { Scale } from '../../model/defaults';
import { PLAIN_UNIT } from '../../model/army';
import type { Brigade, StartingPlace, Unit } from '../../model/army';
import type { WrittenBrigade } from './army-format';
import { linkArrival } from './arrival-format';
import type { Entries } from './arrival-format';
import { deployed } from './deploy';
import { findNation } from '../known-names';
import { kept } from '../kept';
import type { Ids, SideNames } from '../ids';
import type { Id } from '../../model/measures';
import type { KnownNames } from '../known-names';
import type { Nation } from '../../model/nation';
import type { PlacedValue } from '../../readers/reader';
import { numbered, stepped } from '../../readers/repeat';
import { PLACE_UNCLEAR } from './unit-format';
import type { WrittenPlace, WrittenUnit } from './unit-format';
import { allOf } from '../../readers/spelling';

export interface ArmyContext {
  readonly nations: ReadonlyMap<Id, Nation>;
  readonly blocks: KnownNames;
  readonly entries: Entries;
  readonly ids: Ids;
  readonly scale: Scale;
  readonly names: SideNames;
}

export function linkBrigade(
  { value: written, entry }: PlacedValue<WrittenBrigade>,
  context: ArmyContext,
): Brigade | undefined {
  const { names } = context;
  const id = names.take(written.name, entry.field);
  const name = written.name.value;
  const { value: commander, entry: commanderEntry } = written.commander;
  const leader = names.leader(commander.name, `Commander of ${name}`, commanderEntry.field);
  const found = written.nation && findNation(written.nation, context.nations);
  const nation = found ?? null;
  if (written.nation && found === undefined) entry.page.lose(written.nation.entry);
  const comesOn = written.arrives && linkArrival(written.arrives.value, context.entries);
  const at = commander.at?.value ?? comesOn?.at;
  if (comesOn === undefined || at === undefined) return undefined;
  const places = comesOn ? () => ({ arrives: comesOn }) : brigadePlaces(written, context.scale);
  const setOut: Id[] = [];
  const units = kept(
    written.units,
    (unit) => {
      const linked = linkUnit(unit, context, places);
      if (unit.where === null) setOut.push(...(linked ?? []).map((one) => one.id));
      return linked;
    },
    entry.page,
    (unit) => unit.entry,
  ).flat();
  const { rating, confidence } = commander;
  const about = comesOn ? undefined : written.deploy?.value.at;
  return {
    id,
    name,
    commander: { ...leader, rating, at, ...(confidence !== null && { confidence }) },
    nation,
    units,
    ...(written.confidence !== null && { confidence: written.confidence }),
    ...(about && setOut.length > 0 && { setOut: { at: about, units: setOut } }),
  };
}

/** Independent units place themselves. */
export const linkIndependent = (written: WrittenUnit, context: ArmyContext): readonly Unit[] | undefined =>
  linkUnit(written, context, () => null);

/** Gives a brigade's units that have no place theirs, one after the other; null when the brigade places nobody. */
function brigadePlaces({ units, deploy }: WrittenBrigade, scale: Scale): () => StartingPlace | null {
  if (deploy === null) return () => null;
  const unplaced = units.filter(({ where }) => where === null);
  const count = unplaced.reduce((sum, { repeat }) => sum + (repeat?.times ?? 1), 0);
  if (count === 0 && !deploy.entry.page.isIncomplete)
    deploy.entry.page.fault(
      deploy.entry,
      {
        code: 'deploy-unneeded',
        message: 'Every unit of the brigade has a place of its own, so this places nobody.',
        fix: 'Remove it, or the places of the units.',
      },
      'warning',
    );
  const spots = deployed(deploy.value, count, scale).values();
  return () => {
    const { value: at } = spots.next();
    return at ? { at, heading: deploy.value.heading } : null;
  };
}

/** One unit, or all the copies of a repeated one. */
function linkUnit(
  written: WrittenUnit,
  { names, blocks, entries }: ArmyContext,
  nextPlace: () => StartingPlace | null,
): readonly Unit[] | undefined {
  const { name, type, arm, size, weapon, drill, morale, foreign, repeat, entry } = written;
  const shared = {
    ...PLAIN_UNIT,
    type,
    arm,
    class: written.class,
    size,
    formation: written.formation?.value ?? FORMATION_OF_ARM[arm],
    weapon,
    battalionGuns: written['battalion guns'],
    poorShots: written['poor shots'],
    drill,
    morale,
    foreign,
    ...(written.lost > 0 && { lost: written.lost }),
    ...(written['stands for'] !== null && { standsFor: written['stands for'] }),
    ...(written.men !== null && { men: written.men }),
    ...(written.confidence !== null && { confidence: written.confidence }),
    overrides: Object.fromEntries(written.overrides),
  };
  return allOf(
    Array.from({ length: repeat?.times ?? 1 }, (_, index): Unit | undefined => {
      const title = numbered(name.value, index, repeat);
      const id = names.take({ value: title, entry: name.entry }, entry.field);
      const place =
        written.where === null ? nextPlace() : findPlace(written.where, repeat?.by ?? null, index, { blocks, entries });
      if (place === null) return index === 0 ? entry.page.fault(entry, PLACE_UNCLEAR) : undefined;
      return place && { ...shared, id, name: title, place };
    }),
  );
}

function findPlace(
  where: NonNullable<WrittenPlace>,
  by: { readonly x: number; readonly y: number } | null,
  index: number,
  { blocks, entries }: Pick<ArmyContext, 'blocks' | 'entries'>,
): StartingPlace | undefined {
  if ('at' in where) return by === null ? where : { ...where, at: stepped(where.at, by, index) };
  if ('arrives' in where) {
    const arrives = linkArrival(where.arrives, entries);
    return arrives && { arrives };
  }
  const inside = blocks.find(where.inside);
  return inside === undefined ? undefined : { inside };
}
