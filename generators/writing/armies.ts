/** Armies as files have them; what a file may leave out at the usual value is left out. */
import { PLAIN_UNIT, UNIT_TYPES, FORMATION_OF_ARM } from '../../engine/scenario';
import type { Army, Brigade, DeploymentZone, LieutenantGeneral, StartingPlace, Unit } from '../../engine/scenario';
import { momentOf } from './moments';
import type { NamesToWrite } from './names-to-write';
import { writtenOverrides } from './overrides';
import { writtenOutline, writtenPoint } from './shapes';
import type { Written, WrittenKeys } from './yaml';

/** The keys below the side. */
export function writtenArmy(army: Army, names: NamesToWrite): WrittenKeys {
  const { general } = army;
  return {
    name: army.name,
    nation: army.nation.id,
    year: army.year ?? undefined,
    attacker: army.attacker || undefined,
    'break point': army.breakPoint ?? undefined,
    briefing: army.briefing ?? undefined,
    deployment: some(army.deployment.map((zone) => writtenZone(zone, names))),
    general: general
      ? {
          name: general.name,
          rating: general.rating ?? undefined,
          at: writtenPoint(general.at),
          confidence: general.confidence,
        }
      : undefined,
    'lieutenant generals': some(army.lieutenants.map((lieutenant) => writtenLieutenant(lieutenant, names))),
    brigades: some(army.brigades.map((brigade) => writtenBrigade(brigade, names))),
    independents: some(army.independents.map((unit) => writtenUnit(unit, names))),
    overrides: writtenOverrides(army.overrides),
  };
}

/** A list, unless it is empty. */
export const some = (list: readonly Written[]): readonly Written[] | undefined => (list.length > 0 ? list : undefined);

const writtenZone = ({ name, outline, commands }: DeploymentZone, names: NamesToWrite): WrittenKeys => ({
  name,
  outline: writtenOutline(outline),
  for: some(commands.map((id) => names.nameOf(id))),
});

const writtenLieutenant = (
  { name, rating, at, commands, confidence }: LieutenantGeneral,
  names: NamesToWrite,
): WrittenKeys => ({
  name,
  rating,
  at: writtenPoint(at),
  leads: some(commands.map((id) => names.nameOf(id))),
  confidence,
});

function writtenBrigade({ name, commander, nation, units, confidence }: Brigade, names: NamesToWrite): WrittenKeys {
  return {
    name,
    commander: {
      name: commander.name,
      rating: commander.rating,
      at: writtenPoint(commander.at),
      confidence: commander.confidence,
    },
    nation: nation?.id,
    confidence,
    units: units.map((unit) => writtenUnit(unit, names)),
  };
}

function writtenUnit(unit: Unit, names: NamesToWrite): WrittenKeys {
  const unless = <K extends keyof Unit & keyof typeof PLAIN_UNIT>(key: K): Unit[K] | undefined =>
    unit[key] === PLAIN_UNIT[key] ? undefined : unit[key];
  return {
    name: unit.name,
    type: unit.type,
    'fights as': unit.arm === UNIT_TYPES[unit.type] ? undefined : orderOf(unit),
    class: unless('class'),
    size: unless('size'),
    weapon: unit.weapon ?? undefined,
    'battalion guns': unit.battalionGuns ?? undefined,
    'poor shots': unless('poorShots'),
    drill: unless('drill'),
    morale: unless('morale'),
    foreign: unless('foreign'),
    lost: unit.lost,
    'stands for': unit.standsFor,
    men: unit.men,
    confidence: unit.confidence,
    ...writtenPlace(unit.place, names),
    formation: unit.formation === FORMATION_OF_ARM[unit.arm] ? undefined : unit.formation,
    overrides: writtenOverrides(unit.overrides),
  };
}

const orderOf = ({ arm }: Unit): string => (arm === 'foot' ? 'close order' : 'light infantry');

function writtenPlace(place: StartingPlace, names: NamesToWrite): WrittenKeys {
  if ('inside' in place) return { inside: names.nameOf(place.inside) };
  if ('at' in place) return { at: writtenPoint(place.at), heading: place.heading };
  const { turn, hour, onCall, at, heading, needs, entry } = place.arrives;
  const where = entry === undefined ? { at: writtenPoint(at), heading } : { entry: names.nameOf(entry) };
  const when = { ...momentOf(onCall && turn === 1 ? null : turn, hour), 'on call': onCall };
  return { arrives: { ...when, ...where, needs: needs ?? undefined } };
}
