/** Writes scenarios and armies as the YAML a person would write: what is read from it is what was written. */
import { PLAIN_TABLE, SCALES, timeWritten } from '../engine/scenario';
import type { Army, Clock, HistoryPoint, RulesChoice, Scale, Scenario, Table } from '../engine/scenario';
import { some, writtenArmy } from './writing/armies';
import {
  writtenEntryPoint,
  writtenEvent,
  writtenObjective,
  writtenSpecial,
  writtenVictory,
  writtenWeather,
} from './writing/course-of-battle';
import { NamesToWrite } from './writing/names-to-write';
import { writtenFeature, writtenLabel } from './writing/terrain';
import { yamlOf } from './writing/yaml';
import type { Written, WrittenKeys } from './writing/yaml';

/** The whole file. Repeated and deployed units come out one by one, each in its place. */
export function writeScenario(scenario: Scenario): string {
  const names = new NamesToWrite(scenario);
  const { title, kind, rules, armies } = scenario;
  const scale = isScale(rules.scale) ? rules.scale : '28mm';
  return yamlOf({
    cockade: scenario.format,
    title,
    kind,
    date: scenario.date ?? undefined,
    period: scenario.period ?? undefined,
    maker: scenario.maker ?? undefined,
    source: scenario.source ?? undefined,
    description: scenario.description || undefined,
    notes: scenario.notes ?? undefined,
    rules: writtenRules(rules),
    table: writtenTable(scenario.table),
    weather: writtenWeather(scenario.weather),
    clock: scenario.clock && writtenClock(scenario.clock),
    history: scenario.history && writtenHistory(scenario.history),
    terrain: some(scenario.terrain.map((feature) => writtenFeature(feature, scale, names))),
    labels: some((scenario.labels ?? []).map(writtenLabel)),
    'entry points': some((scenario.entryPoints ?? []).map((one) => writtenEntryPoint(one, names))),
    armies: Object.fromEntries(armies.map((army) => [army.id, writtenArmy(army, names)])),
    objectives: some(scenario.objectives.map((objective) => writtenObjective(objective, names))),
    victory: writtenVictory(scenario.victory, names),
    special: some(scenario.special.map((special) => writtenSpecial(special, names))),
    events: some(scenario.events.map((event) => writtenEvent(event, names))),
    accept: some(scenario.accepts.map(({ code, field, reason }) => ({ code, field: field ?? undefined, reason }))),
  });
}

/** One army with its side as the key, to stand under `armies:`. Its places and names must need nothing but itself. */
export const writeArmy = (army: Army): string =>
  yamlOf({ [army.id]: writtenArmy(army, new NamesToWrite({ terrain: [], armies: [army], objectives: [] })) });

const isScale = (id: string): id is Scale => Object.hasOwn(SCALES, id);

const writtenRules = ({ system, scale, options }: RulesChoice): WrittenKeys => ({
  system,
  scale,
  options: Object.keys(options).length > 0 ? options : undefined,
});

function writtenTable({ width, depth, ground, season, picture, metresToCm }: Table): WrittenKeys {
  return {
    size: [inFeet(width), inFeet(depth)],
    ground: ground === PLAIN_TABLE.ground ? undefined : ground,
    season: season === PLAIN_TABLE.season ? undefined : season,
    'one foot': metresToCm === undefined ? undefined : `${Math.round(metresToCm * 30.48 * 1000) / 1000}m`,
    picture: picture
      ? {
          file: picture.file,
          corner: [picture.corner.x, picture.corner.y],
          width: picture.width,
          turn: picture.turn || undefined,
          mirrored: picture.mirrored || undefined,
          opacity: picture.opacity,
        }
      : undefined,
  };
}

const writtenClock = ({ begins, turn, sunrise, sunset }: Clock): WrittenKeys => ({
  begins: timeWritten(begins),
  turn,
  sunrise: sunrise === null ? undefined : timeWritten(sunrise),
  sunset: sunset === null ? undefined : timeWritten(sunset),
});

const writtenHistory = ({ chronicle, at }: HistoryPoint): WrittenKeys => ({ chronicle, at: timeWritten(at) });

/** Tables are built in feet. */
function inFeet(cm: number): Written {
  const feet = Math.round((cm / 30.48) * 100) / 100;
  return Math.round(feet * 30_480) / 1000 === cm ? `${feet}ft` : cm;
}
