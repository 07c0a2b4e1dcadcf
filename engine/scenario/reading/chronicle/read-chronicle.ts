/** Reads a chronicle: the format first, then the names in it, which are those of its scenario. */
import type { Point } from '../../../geometry';
import { round3 } from '../../../geometry';
import type { Finding } from '../../findings';
import type { Action, Beginning, Chronicle, OutcomeOfDay, ActionResults } from '../../model/chronicle';
import { timeInWords } from '../../model/clock';
import type { Id } from '../../model/measures';
import type { Scenario } from '../../model/scenario';
import type { PlacedValue } from '../../readers/reader';
import { allOf } from '../../readers/spelling';
import { notAllowed } from '../../readers/faults';
import { openDocument } from '../../text/document';
import { titleIn, topLine } from '../../text/file-kinds';
import { readable } from '../../text/version';
import type { Entry, Page } from '../../text/page';
import { blockNames, burnableNames, namesOfObjectives, KnownNames } from '../known-names';
import { inFileOrder } from '../reading';
import { kept } from '../kept';
import { linkBody } from './bodies';
import { withBodies } from '../../model/bodies';
import { actorNames, linkStruck } from './actors';
import type { ActorNames } from './actors';
import { chronicleFormat } from './chronicle-format';
import type { WrittenChronicle } from './chronicle-format';

/** What is wrong with an entry, found by laying it on the table; `story` null for one of `begins`. */
export interface ChronicleRemark {
  readonly part: 'begins' | 'story';
  /** From 0. */
  readonly entry: number;
  readonly key: string | null;
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly fix: string;
}

export interface ChronicleReading {
  /** Null when a part could not be read, or its scenario is not there. */
  readonly chronicle: Chronicle | null;
  /**
   * All of it that could be read, whatever else is wrong. Its entries stand at the positions they have in the file: in place
   * of one that could not be read nothing happens. Null when its scenario is not there.
   */
  readonly drawable: Chronicle | null;
  /** In the order of the file. */
  readonly findings: readonly Finding[];
  /** The same with what was found by laying it on the table. */
  readonly with: (remarks: readonly ChronicleRemark[]) => readonly Finding[];
}

/** The title of a chronicle and the scenario it belongs to, without reading more of it; null where it does not say so. */
export const chronicleHead = (source: string): { readonly title: string | null; readonly scenario: Id | null } => ({
  title: titleIn(source),
  scenario: topLine(source, 'scenario'),
});

/** `scenarios` are those it may belong to, by the names of their files; only its own has to be among them whole. */
export function readChronicle(
  file: string,
  source: string,
  scenarios: ReadonlyMap<Id, Scenario | null>,
): ChronicleReading {
  const opened = openDocument('chronicle', file, source);
  const { page } = opened;
  const root = readable(opened, 'chronicle');
  const written = root && chronicleFormat(root);
  const scenario = written && scenarioOf(written.scenario, scenarios);
  const linked = written && scenario ? link(written, scenario, page) : null;
  const isWhole = !page.isIncomplete && page.findings.every(({ severity }) => severity !== 'error');
  const told = inFileOrder(page.findings);
  return {
    chronicle: isWhole ? linked : null,
    drawable: linked,
    findings: told,
    with: (remarks) => inFileOrder([...told, ...remarks.map((remark) => placedRemark(remark, file, page))]),
  };
}

function placedRemark({ part, entry, key, ...finding }: ChronicleRemark, file: string, page: Page): Finding {
  const field = `${part}[${entry}]${key === null ? '' : `.${key}`}`;
  return { ...finding, file, field, ...page.placeOf(field) };
}

function scenarioOf(
  { value, entry }: PlacedValue<string>,
  scenarios: ReadonlyMap<Id, Scenario | null>,
): Scenario | null {
  const found = scenarios.get(value);
  if (found) return found;
  if (found === undefined) entry.page.fault(entry, notAllowed(value, [...scenarios.keys()], 'unknown-scenario'));
  else
    entry.page.fault(entry, {
      code: 'scenario-unread',
      message: `The scenario "${value}" has errors, so nobody can tell who is meant here.`,
      fix: 'Mend that file first.',
    });
  return null;
}

function link(written: WrittenChronicle, given: Scenario, page: Page): Chronicle | null {
  const scale = written.places === 'km' ? cmToKm(given) : 1;
  if (scale === null) {
    page.fault(
      { field: 'places', place: page.placeOf('places') },
      {
        code: 'no-scale',
        message: `Places are in km, and "${written.scenario.value}" does not tell the scale of its ground.`,
        fix: 'Add `one foot: 900m` to the table of the scenario, or write places in cm of the table.',
      },
    );
    return null;
  }
  const to = ([x, y]: readonly [number, number]): Point => ({ x: round3(x * scale), y: round3(y * scale) });
  const bodies = kept(
    written.bodies,
    (one) => linkBody(one, given.armies, to),
    page,
    ({ entry }) => entry,
  );
  const scenario = withBodies(given, bodies);
  const means: Means = {
    to,
    scale,
    actors: actorNames(scenario.armies),
    objectives: namesOfObjectives(scenario.objectives),
    burnable: burnableNames(scenario.terrain),
    blocks: blockNames(scenario.terrain),
  };
  const { title, date, source, notes, day, weather, outcome } = written;
  const ending = outcome && linkOutcome(outcome, scenario);
  checkHours(written, page);
  return {
    ...{ title, source, notes, bodies },
    day: {
      ...day,
      sunrise: day.sunrise ?? scenario.clock?.sunrise ?? null,
      sunset: day.sunset ?? scenario.clock?.sunset ?? null,
    },
    scenario: written.scenario.value,
    measure: scale,
    date: date ?? scenario.date,
    weather: weather.toSorted((a, b) => a.from - b.from),
    outcome: ending ?? null,
    begins: inPlace(
      written.begins,
      (one) => linkBeginning(one, means),
      page,
      () => NOWHERE,
    ),
    story: inPlace(
      written.story,
      (one) => linkAction(one, means),
      page,
      (before) => ({ ...NOTHING, at: before?.at ?? day.begins }),
    ),
  };
}

/** Each at its position in the file, and something that does nothing at the positions of those that are lost. */
function inPlace<W, T>(
  written: readonly PlacedValue<W>[],
  link: (one: W) => T | undefined,
  page: Page,
  nothing: (before: T | undefined) => T,
): readonly T[] {
  const all: T[] = [];
  for (const { value, entry } of written) {
    const position = Number(/\[(\d+)\]$/.exec(entry.field)?.[1]);
    while (all.length < position) all.push(nothing(all.at(-1)));
    const linked = link(value);
    if (linked === undefined) page.lose(entry);
    all.push(linked ?? nothing(all.at(-1)));
  }
  return all;
}

interface Means {
  readonly to: (place: readonly [number, number]) => Point;
  /** Cm of the table to one of the measure that places are written in. */
  readonly scale: number;
  readonly actors: ActorNames;
  readonly objectives: KnownNames;
  readonly burnable: KnownNames;
  readonly blocks: KnownNames;
}

/** Cm of the table to a kilometre of the ground; null where the scenario does not tell its scale. */
const cmToKm = ({ table: { metresToCm } }: Scenario): number | null =>
  metresToCm === undefined ? null : 1000 / metresToCm;

/** Every entry lies within the day, and none before the one above it. */
function checkHours({ day, story }: WrittenChronicle, page: Page): void {
  let last = day.begins;
  for (const { value, entry } of story) {
    const told = (message: string, fix: string): undefined =>
      page.fault(at(entry, page), { code: 'hour', message, fix });
    const { at: from, until } = value;
    if (from < day.begins || Math.max(from, until ?? from) > day.ends)
      told(
        `This is at ${timeInWords(from)}, and the day goes from ${timeInWords(day.begins)} to ${timeInWords(day.ends)}.`,
        'Correct the time, or let the day begin earlier or end later.',
      );
    else if (from < last)
      told(`This is before the entry above it, at ${timeInWords(last)}.`, 'Write entries in the order of the hours.');
    last = Math.max(last, from);
  }
}
const at = ({ field }: Entry, page: Page) => ({ field: `${field}.at`, place: page.placeOf(`${field}.at`) });

function linkBeginning(
  written: WrittenChronicle['begins'][number]['value'],
  { to, actors }: Means,
): Beginning | undefined {
  const who = actors.all(written.who);
  const { facing, formation, arranged } = written;
  return who && { who, at: to(written.at), facing, formation, arranged };
}

function linkAction(written: WrittenChronicle['story'][number]['value'], means: Means): Action | undefined {
  const { to, scale, actors } = means;
  const who = actors.all(written.who);
  const against = actors.all(written.against);
  const through = actors.all(written.through);
  const into = allOf(written.into.map((name) => means.blocks.find(name)));
  const results = linkResults(written.results, means);
  if (!into || !who || !against || !through || !results) return undefined;
  const { camera, along, ...plain } = written;
  return {
    ...plain,
    ...{ who, against, through, into, results },
    along: along.map(to),
    camera: camera && { at: to(camera.at), from: camera.from, distance: round3(camera.distance * scale) },
  };
}

function linkOutcome(
  { winner, text, losses }: NonNullable<WrittenChronicle['outcome']>,
  { armies }: Scenario,
): OutcomeOfDay | undefined {
  const sides = new KnownNames('unknown-side');
  for (const { id, name } of armies) sides.add(id, name);
  const won = winner === null ? null : sides.find(winner);
  const lost = allOf(
    losses.map(({ side: named, ...rest }) => {
      const side = sides.find(named);
      return side === undefined ? undefined : { ...rest, side };
    }),
  );
  return won === undefined || !lost ? undefined : { winner: won, text, losses: lost };
}

const NOWHERE: Beginning = { who: [], at: { x: 0, y: 0 }, facing: 0, formation: null, arranged: null };

const NO_RESULTS: ActionResults = {
  losses: 0,
  inflicts: 0,
  routed: false,
  captured: false,
  leave: [],
  struck: [],
  burns: [],
  takes: [],
};

const NOTHING: Omit<Action, 'at'> = {
  ...{ until: null, who: [], does: 'note', along: [], facing: null, formation: null, arranged: null },
  ...{ against: [], through: [], into: [], results: NO_RESULTS },
  ...{ chapter: null, caption: null, camera: null, confidence: null, source: null },
};

function linkResults(
  written: WrittenChronicle['story'][number]['value']['results'],
  { actors, objectives, burnable }: Means,
): ActionResults | undefined {
  if (written === null) return NO_RESULTS;
  const leave = actors.all(written.leave);
  const burns = allOf(written.burns.map((name) => burnable.find(name)));
  const takes = allOf(written.takes.map((name) => objectives.find(name)));
  return leave && burns && takes && { ...written, leave, burns, takes, struck: linkStruck(written.struck, actors) };
}
