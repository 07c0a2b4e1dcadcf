/** Reads a scenario: the format first, then the names in it, then what makes no sense on a table. */
import { sortOut } from '../findings/acceptances';
import { linkArmies } from './armies/link-armies';
import { checkScenario } from '../checks';
import { openDocument } from '../text/document';
import { linkEvents } from './course/events';
import { notAllowed } from '../readers/faults';
import { Ids } from './ids';
import { FindingCollector } from '../checks/finding-collector';
import type { Id } from '../model/measures';
import { blockNames, builtUpAreaNames, namesOfObjectives, objectiveNames } from './names';
import { MIGRATIONS } from '../text/migration';
import type { MigrationStep } from '../text/migration';
import type { Nation } from '../model/nation';
import { linkObjectives } from './course/objectives';
import type { Placed } from '../readers/reader';
import { inFileOrder } from './reading';
import type { Reading } from './reading';
import { PLAIN_SCENARIO } from '../model/scenario';
import type { Scenario } from '../model/scenario';
import { scenarioFormat } from './scenario-format';
import type { WrittenScenario } from './scenario-format';
import { linkSpecial } from './course/special';
import { linkTable } from './table-format';
import { linkTerrain } from './terrain/link-terrain';
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
  const written = root && scenarioFormat(root);
  if (written !== undefined) checkSystem(written.rules.system, systems);
  const ids = new Ids();
  const scenario = (written && linked(written, nations, ids)) ?? null;
  if (scenario !== null) checkScenario(scenario, new FindingCollector(page, ids));
  const fieldOf = (id: Id): string | null =>
    ids.fieldOf(id) ?? (scenario?.armies.some((army) => army.id === id) ? `armies.${id}` : null);
  return {
    scenario,
    ...sortOut(inFileOrder(page.findings), scenario?.accepts ?? [], fieldOf),
    placeOf: (field) => page.placeOf(field),
    fieldOf,
  };
}

function checkSystem({ value, entry }: Placed<string>, systems: readonly Id[] | null): void {
  if (systems !== null && !systems.includes(value))
    entry.page.fault(entry, notAllowed(value, systems, 'unknown-rules'));
}

function linked(written: WrittenScenario, nations: ReadonlyMap<Id, Nation>, ids: Ids): Scenario | undefined {
  const { rules, accept, weather } = written;
  const { scale } = rules;
  const sides = [...written.armies.value.keys()];
  const land = linkTerrain(written.terrain, scale, ids);
  if (land === undefined) return undefined;
  const { terrain, whole } = land;
  const armies = linkArmies(written.armies.value, { nations, blocks: blockNames(terrain), ids, scale });
  const objectives = linkObjectives(written.objectives, objectiveNames(terrain), sides, ids);
  const rest = armies && objectives && linkCourse(written, { terrain, armies, objectives, sides });
  if (!isTwoSided(written.armies) || !whole || !rest) return undefined;
  const { title, kind, date, period, maker, source, description, notes } = written;
  return {
    ...PLAIN_SCENARIO,
    ...{ title, kind, date, period, maker, source, description, notes },
    rules: { system: rules.system.value, scale, options: Object.fromEntries(rules.options) },
    table: linkTable(written.table),
    weather: weather ?? PLAIN_SCENARIO.weather,
    terrain,
    ...rest,
    accepts: accept,
  };
}

type Linked = Pick<Scenario, 'terrain' | 'armies' | 'objectives'> & { readonly sides: readonly Id[] };

/** What names armies and objectives. */
function linkCourse(written: WrittenScenario, { terrain, armies, objectives, sides }: Linked) {
  const called = namesOfObjectives(objectives);
  const victory = linkVictory(written.victory, sides, called);
  const special = linkSpecial(written.special, {
    armies,
    objectives: called,
    builtUpAreas: builtUpAreaNames(terrain),
  });
  const events = linkEvents(written.events, armies);
  if (victory === undefined || special === undefined || events === undefined) return undefined;
  return { armies, objectives, victory, special, events };
}

function isTwoSided({ value, entry }: Placed<ReadonlyMap<Id, unknown>>): boolean {
  if (value.size === 2) return true;
  entry.page.fault(entry, {
    code: 'not-two-sides',
    message: `A battle has two sides; here ${value.size === 1 ? 'is 1' : `are ${value.size}`}.`,
    fix: 'Write two armies; allies fight as brigades of one of them.',
  });
  return false;
}
