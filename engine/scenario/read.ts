/** Reads a scenario: the format first, then the names in it, then what makes no sense on a table. */
import { linkArmies } from './armies';
import { armiesFormat } from './army-format';
import { checkScenario } from './checks';
import { GROUND, SCALES } from './defaults';
import { openDocument } from './document';
import { keys, mapOf, may, needs, notAllowed, number, oneOf, otherwise, placed, text } from './fields';
import type { Placed, ReadBy } from './fields';
import type { Finding } from './findings';
import { blockNames, objectiveNames } from './names';
import { linkObjectives, linkSpecial, objectivesFormat, specialFormat } from './objectives';
import type { Place } from './page';
import { GROUND_COVERS, PLAIN_SCENARIO, PLAIN_TABLE } from './scenario';
import type { Id } from './measures';
import type { Nation } from './nation';
import type { Scenario } from './scenario';
import { extent } from './shapes';
import { linkTerrain } from './terrain';
import { terrainFormat } from './terrain-format';
import { isReadable } from './version';
import { Ids, wordsOf } from './words';

const scenarioFormat = keys('a scenario', {
  cockade: needs(number(1, 1, 'whole')),
  title: needs(text),
  kind: needs(oneOf(['fictional', 'historical'])),
  date: may(text),
  maker: may(text),
  source: may(text),
  description: otherwise(text, ''),
  notes: may(text),
  rules: needs(
    keys('the rules', {
      system: needs(placed(text)),
      scale: otherwise(oneOf(wordsOf(SCALES)), '28mm'),
      options: otherwise(mapOf('the options', text), new Map<string, string>()),
    }),
  ),
  table: needs(keys('the table', { size: needs(extent(30, 2000)), ground: otherwise(oneOf(GROUND_COVERS), GROUND) })),
  terrain: otherwise(terrainFormat, []),
  armies: needs(placed(armiesFormat)),
  objectives: otherwise(objectivesFormat, []),
  special: otherwise(specialFormat, []),
});

export interface Reading {
  /** Null when a part could not be read. Not null even with errors about what was read: look at the findings. */
  readonly scenario: Scenario | null;
  /** In the order of the file. */
  readonly findings: readonly Finding[];
  /** Where a field stands, or the nearest thing around it: for findings made later, by a rule system. */
  readonly placeOf: (field: string) => Place;
}

/** `nations` are those a scenario may name, by id; `systems`, when given, the rule systems there are. */
export function readScenario(
  file: string,
  source: string,
  nations: ReadonlyMap<Id, Nation>,
  systems: readonly Id[] | null = null,
): Reading {
  const { page, root } = openDocument(file, source);
  const written = root !== null && isReadable(root, 'cockade') ? scenarioFormat(root) : undefined;
  if (written !== undefined) checkSystem(written.rules.system, systems);
  const scenario = written === undefined ? undefined : linked(written, nations);
  if (scenario !== undefined) checkScenario(scenario, page);
  const findings = page.findings.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { scenario: scenario ?? null, findings, placeOf: (field) => page.placeOf(field) };
}

function checkSystem({ value, entry }: Placed<string>, systems: readonly Id[] | null): void {
  if (systems !== null && !systems.includes(value))
    entry.page.fault(entry, notAllowed(value, systems, 'unknown-rules'));
}

function linked(written: ReadBy<typeof scenarioFormat>, nations: ReadonlyMap<Id, Nation>): Scenario | undefined {
  const { title, kind, date, maker, source, description, notes, rules, table } = written;
  const ids = new Ids();
  const terrain = linkTerrain(written.terrain, rules.scale, ids);
  const blocks = blockNames(terrain);
  const sides = [...written.armies.value.keys()];
  const armies = linkArmies(written.armies.value, { nations, blocks, ids });
  const objectives = linkObjectives(written.objectives, objectiveNames(terrain), sides, ids);
  const special = armies && linkSpecial(written.special, armies);
  if (!isTwoSided(written.armies) || terrain.length < written.terrain.length) return undefined;
  if (!armies || !objectives || !special) return undefined;
  const [width, depth] = table.size;
  return {
    ...PLAIN_SCENARIO,
    title,
    kind,
    date,
    maker,
    source,
    description,
    notes,
    rules: { system: rules.system.value, scale: rules.scale, options: Object.fromEntries(rules.options) },
    table: { ...PLAIN_TABLE, width, depth, ground: table.ground },
    terrain,
    armies,
    objectives,
    special,
  };
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
