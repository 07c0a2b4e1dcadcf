/** From the armies as written to armies: nations, blocks and commands found, ids given out, defaults filled in. */
import { PLAIN_ARMY } from '../../model/army';
import type { Army, Brigade, DeploymentZone, General, LieutenantGeneral, Unit } from '../../model/army';
import type { WrittenArmy } from './army-format';
import { linkBrigade, linkIndependent } from './link-brigades';
import type { ArmyContext } from './link-brigades';
import { kept } from '../kept';
import { findNation, KnownNames } from '../known-names';
import type { Entry, Page } from '../../text/page';
import type { Id } from '../../model/measures';
import type { Nation } from '../../model/nation';
import type { PlacedValue } from '../../readers/reader';
import { SideNames } from '../ids';
import { allOf, kebab } from '../../readers/spelling';

const MOST_UNITS = 2000;

/** Without those that name something that is not there. */
export const linkArmies = (
  written: ReadonlyMap<Id, PlacedValue<WrittenArmy>>,
  context: Omit<ArmyContext, 'names'>,
  page: Page,
): readonly Army[] =>
  kept(
    [...written],
    ([id, army]) => linkArmy(id, army, context),
    page,
    ([, { entry }]) => entry,
  );

function linkArmy(
  id: Id,
  { value: written, entry }: PlacedValue<WrittenArmy>,
  given: Omit<ArmyContext, 'names'>,
): Army | undefined {
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
  if (piecesOf(written) > MOST_UNITS)
    return entry.page.fault(entry, {
      code: 'too-many',
      message: `With its copies the army has more than ${MOST_UNITS} units.`,
      fix: 'Repeat less.',
    });
  const names = new SideNames(id, given.ids);
  const context = { ...given, names };
  const nation = findNation(written.nation, given.nations) ?? standIn(written.nation, given.nations);
  const { page } = entry;
  const brigades = kept(written.brigades, (brigade) => linkBrigade(brigade, context), page, entryOf);
  const independents = kept(written.independents, (unit) => linkIndependent(unit, context), page, entryOf).flat();
  const general = written.general && linkGeneral(written.general, names);
  const commands = commandNames(brigades, independents);
  const lieutenants = kept(
    written['lieutenant generals'],
    (one) => linkLieutenant(one, commands, names),
    page,
    entryOf,
  );
  const deployment = kept(written.deployment, (zone) => linkZone(zone, commands, names), page, entryOf);
  if (nation === undefined) return undefined;
  const { name, year, attacker, briefing } = written;
  return {
    ...PLAIN_ARMY,
    id,
    name,
    nation,
    year,
    attacker,
    breakPoint: written['break point'],
    briefing,
    deployment,
    general,
    lieutenants,
    brigades,
    independents,
    overrides: Object.fromEntries(written.overrides),
  };
}

/** Any nation in place of one that is not there: the army is checked as far as it goes, and the file is not whole. */
function standIn({ entry }: PlacedValue<string>, nations: ReadonlyMap<Id, Nation>): Nation | undefined {
  entry.page.lose(entry);
  return [...nations.values()][0];
}

const entryOf = ({ entry }: { readonly entry: Entry }): Entry => entry;

const piecesOf = ({ brigades, independents }: WrittenArmy): number =>
  [...brigades.flatMap(({ value }) => value.units), ...independents].reduce(
    (sum, { repeat }) => sum + (repeat?.times ?? 1),
    0,
  );

function commandNames(brigades: readonly Brigade[], independents: readonly Unit[]): KnownNames {
  const names = new KnownNames('unknown-command');
  for (const command of [...brigades, ...independents]) names.add(command.id, command.name);
  return names;
}

type WrittenGeneral = NonNullable<WrittenArmy['general']>;
const linkGeneral = (
  { value: { name, rating, at, confidence }, entry }: WrittenGeneral,
  names: SideNames,
): General => ({
  ...names.leader(name, 'The General', entry.field),
  rating,
  at,
  ...(confidence !== null && { confidence }),
});

function linkLieutenant(
  { value: { name, rating, at, leads, confidence }, entry }: WrittenArmy['lieutenant generals'][number],
  commands: KnownNames,
  names: SideNames,
): LieutenantGeneral | undefined {
  const led = allOf(leads.map((one) => commands.find(one)));
  return (
    led && {
      ...names.leader(name, 'The Lieutenant General', entry.field),
      rating,
      at,
      commands: led,
      ...(confidence !== null && { confidence }),
    }
  );
}

function linkZone(
  { value: { name, outline, for: whose }, entry }: WrittenArmy['deployment'][number],
  commands: KnownNames,
  names: SideNames,
): DeploymentZone | undefined {
  const setUp = allOf(whose.map((one) => commands.find(one)));
  return setUp && { id: names.zone(name, entry.field), name, outline, commands: setUp };
}
