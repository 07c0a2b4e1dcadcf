/** Reads a scenario: the format first, then the names in it, then what makes no sense on a table. */
import { sortOut } from '../findings/acceptances';
import { linkArmies } from './armies/link-armies';
import { checkScenario } from '../checks';
import { checkTurns } from '../checks/turn-checks';
import { openDocument } from '../text/document';
import { linkEntryPoints } from './entry-points';
import { linkEvents } from './course/events';
import { notAllowed } from '../readers/faults';
import { Ids } from './ids';
import { FindingCollector } from '../checks/finding-collector';
import type { Clock } from '../model/clock';
import type { Id } from '../model/measures';
import { blockNames, builtUpAreaNames, namesOfEntryPoints, namesOfObjectives, objectiveNames } from './known-names';
import { MIGRATIONS } from '../text/migration';
import type { MigrationStep } from '../text/migration';
import type { Nation } from '../model/nation';
import { linkObjectives } from './course/objectives';
import type { PlacedValue } from '../readers/reader';
import { inFileOrder } from './reading';
import type { Reading } from './reading';
import { PLAIN_SCENARIO } from '../model/scenario';
import type { Scenario } from '../model/scenario';
import { scenarioFormat } from './scenario-format';
import type { WrittenScenario } from './scenario-format';
import { linkSpecial } from './course/special';
import { groundScaleIn, isTableLost, linkTable } from './table-format';
import { linkLabels } from './terrain/labels';
import { linkWorks } from './terrain/link-works';
import { linkTerrain } from './terrain/link-terrain';
import type { Entry, Page } from '../text/page';
import { readable } from '../text/version';
import { linkVictory } from './course/victory';

/** `nations` are those a scenario may name, by id; `systems`, when given, the rule systems there are; `steps` bring older formats up. */
export function readScenario(
  file: string,
  source: string,
  nations: ReadonlyMap<Id, Nation>,
  systems: readonly Id[] | null = null,
  steps: readonly MigrationStep[] = MIGRATIONS.cockade,
): Reading {
  const opened = openDocument('cockade', file, source, steps);
  const { page } = opened;
  const root = readable(opened, 'cockade');
  if (root) page.metresToCm = groundScaleIn(root);
  const written = root && scenarioFormat(root);
  if (written?.rules.system) checkSystem(written.rules.system, systems);
  const ids = new Ids();
  // With a fault in it the file is joined and checked as far as it goes, so that all its faults are told at once.
  const found = (written && linked(written, nations, ids)) ?? null;
  if (written !== undefined) checkTurns(written, page);
  if (found !== null) checkScenario(found, new FindingCollector(page, ids));
  const scenario = page.isIncomplete ? null : found;
  const fieldOf = (id: Id): string | null =>
    ids.fieldOf(id) ?? (found?.armies.some((army) => army.id === id) ? `armies.${id}` : null);
  return {
    scenario,
    drawable: isTableLost(page) ? null : found,
    fields: ids.all(),
    lostFields: page.lostFields,
    ...sortOut(inFileOrder(page.findings), found?.accepts ?? [], fieldOf),
    placeOf: (field) => page.placeOf(field),
    fieldOf,
  };
}

function checkSystem({ value, entry }: PlacedValue<string>, systems: readonly Id[] | null): void {
  if (systems !== null && !systems.includes(value))
    entry.page.fault(entry, notAllowed(value, systems, 'unknown-rules'));
}

function linked(written: WrittenScenario, nations: ReadonlyMap<Id, Nation>, ids: Ids): Scenario | undefined {
  const { rules, accept, weather, clock, history } = written;
  const { scale } = rules;
  const { page } = written.armies.entry;
  const sides = sidesIn(written.armies.entry);
  const owners = new Map<Id, PlacedValue<string>>();
  const ground = linkTerrain(written.terrain, scale, ids, owners, page);
  if (ground === undefined) return undefined;
  const entryPoints = linkEntryPoints(written['entry points'], { terrain: ground, sides }, ids, page);
  const entries = { points: entryPoints, names: namesOfEntryPoints(entryPoints), clock };
  const armies = linkArmies(written.armies.value, { nations, blocks: blockNames(ground), entries, ids, scale }, page);
  const terrain = linkWorks(ground, owners, armies, scale);
  const objectives = linkObjectives(
    written.objectives,
    { features: objectiveNames(terrain), entryPoints, sides, last: written.victory?.turns ?? null },
    ids,
    page,
  );
  const rest = linkCourse(written, { terrain, armies, objectives, sides, clock, page });
  if (!isTwoSided(sides, written.armies.entry) || !rest) return undefined;
  const { title, kind, date, period, maker, source, description, notes } = written;
  return {
    ...PLAIN_SCENARIO,
    ...{ title, kind, date, period, maker, source, description, notes },
    rules: { system: rules.system?.value ?? '', scale, options: Object.fromEntries(rules.options) },
    table: linkTable(written.table),
    weather: weather ?? PLAIN_SCENARIO.weather,
    ...(clock && { clock }),
    ...(history && { history }),
    terrain,
    labels: linkLabels(written.labels, ids),
    ...(entryPoints.length > 0 && { entryPoints }),
    ...rest,
    accepts: accept,
  };
}

type Linked = Pick<Scenario, 'terrain' | 'armies' | 'objectives'> & {
  readonly sides: readonly Id[];
  readonly clock: Clock | null;
  readonly page: Page;
};

/** What names armies and objectives. */
function linkCourse(written: WrittenScenario, { terrain, armies, objectives, sides, clock, page }: Linked) {
  const called = namesOfObjectives(objectives);
  const victory = linkVictory(written.victory, sides, called, page);
  const special = linkSpecial(
    written.special,
    {
      armies,
      objectives: called,
      builtUpAreas: builtUpAreaNames(terrain),
      clock,
    },
    page,
  );
  // A hold that cannot be read has its own finding.
  const held =
    special.length === written.special.length
      ? new Set(special.flatMap((rule) => (rule.rule === 'hold' ? rule.units : [])))
      : null;
  const events = linkEvents(written.events, { armies, terrain, objectives: called, sides, held, clock }, page);
  if (victory === undefined) return undefined;
  return { armies, objectives, victory, special, events };
}

/** The keys of all armies of the file, also of those that cannot be read. */
const sidesIn = ({ content }: Entry): readonly Id[] => [
  ...new Set(content.is === 'keys' ? content.pairs().map(({ key }) => key) : []),
];

function isTwoSided(sides: readonly Id[], entry: Entry): boolean {
  if (sides.length === 2) return true;
  entry.page.fault(entry, {
    code: 'not-two-sides',
    message: `A battle has two sides; here ${sides.length === 1 ? 'is 1' : `are ${sides.length}`}.`,
    fix: 'Write two armies; allies fight as brigades of one of them.',
  });
  return false;
}
