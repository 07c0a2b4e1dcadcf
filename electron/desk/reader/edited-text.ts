/** What is to be said of a text that is being edited. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { viewOfPosition } from '../../../engine/battle';
import { bookWordsOf, type RuleSystem } from '../../../engine/rules';
import type { Finding, Nation, Scenario } from '../../../engine/scenario';
import { groundOf } from '../../../engine/terrain';
import type { EditedSide, EditorReading, PlayedScenario } from '../api';
import { reviewed } from '../reading';
import type { TextOrder } from './tasks';

/** Whether a picture lies beside a file or in a folder of scenarios, which are those that hold the folders of nations. */
export const besideFile =
  (path: string, nations: readonly string[]) =>
  (name: string): boolean =>
    [path, ...nations].some((one) => existsSync(join(dirname(one), name)));

export function readingOf(
  { file, text, path, nations: folders }: TextOrder,
  nations: ReadonlyMap<string, Nation>,
  systems: readonly RuleSystem[],
): EditorReading {
  const isBeside = path === null ? undefined : besideFile(path, folders);
  const { reading, laid } = reviewed(file, text, nations, isBeside, {}, systems);
  const { findings, accepted } = reading;
  const play = laid && playOf(laid.scenario, laid.system, findings);
  return { findings, accepted, play: play && laid && !laid.isWhole ? { ...play, isInPart: true } : play };
}

/** Null where the book makes nothing of a scenario because of the errors in it; without errors a fault is our own. */
function playOf(scenario: Scenario, system: RuleSystem, findings: readonly Finding[]): PlayedScenario | null {
  try {
    return played(scenario, system, findings);
  } catch (error) {
    if (findings.some(({ severity }) => severity === 'error')) return null;
    throw error;
  }
}

function played(scenario: Scenario, system: RuleSystem, findings: readonly Finding[]): PlayedScenario {
  const { roster, state } = system.prepare(scenario);
  const sides = scenario.armies.map((army): EditedSide => {
    const seat = roster.sides.find(({ id }) => id === army.id)?.seat ?? army.id;
    const view = viewOfPosition({ seat, state, ground: groundOf(scenario), roster });
    return {
      id: army.id,
      points: system.points?.(scenario, army.id) ?? null,
      breaksAt: system.standing(view, seat).breaksAt,
      organisation: system.organisation?.(army.nation, army.year) ?? null,
    };
  });
  const [first] = Object.keys(roster.units);
  const any = viewOfPosition({ seat: roster.sides[0]?.seat ?? '', state, ground: groundOf(scenario), roster });
  const sight = first === undefined ? undefined : system.sees?.(any, first).clause;
  const cited = new Set([
    ...(sight === undefined ? [] : [sight]),
    ...findings.flatMap(({ clause }) => (clause === undefined ? [] : [clause])),
    ...sides.flatMap(({ points }) => points?.lines.flatMap(({ reasons }) => reasons.map(({ clause }) => clause)) ?? []),
    ...sides.flatMap(({ organisation }) => (organisation ? Object.values(organisation.clauses) : [])),
  ]);
  const clauses = system.clauses.filter(({ id }) => cited.has(id));
  const breaksAt = Object.fromEntries(sides.map(({ id, breaksAt: points }) => [id, points]));
  const vocabulary = {
    ...bookWordsOf(system, roster.measure),
    clauses: Object.fromEntries(clauses.map(({ id, title }) => [id, title])),
    breaksAt,
  };
  const says = Object.fromEntries(clauses.flatMap(({ id, says: words }) => (words === undefined ? [] : [[id, words]])));
  return { title: system.title, roster, state, vocabulary, says, sides };
}
