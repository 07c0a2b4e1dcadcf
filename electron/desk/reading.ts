import { systemById, systems } from '../../engine/rules';
import type { RuleSystem } from '../../engine/rules';
import { readScenario } from '../../engine/scenario';
import type { Finding, Nation, Scenario } from '../../engine/scenario';
import { refuse } from './faults';

export interface ReadScenario {
  /** Null when a part could not be read. */
  readonly scenario: Scenario | null;
  readonly findings: readonly Finding[];
}

/** Reads a scenario as it will be fought: its format, its sense, and what its rule system makes of it. */
export function readForBattle(file: string, text: string, nations: ReadonlyMap<string, Nation>): ReadScenario {
  const known = systems.map((system) => system.id);
  const { scenario, findings, placeOf } = readScenario(file, text, nations, known);
  const system = scenario && systemById(scenario.rules.system);
  if (!scenario || !system || firstError(findings)) return { scenario, findings };
  const reviewed = system.review(scenario).map((finding) => ({ ...finding, file, ...placeOf(finding.field ?? '') }));
  const all = [...findings, ...reviewed].sort((a, b) => a.line - b.line || a.column - b.column);
  return { scenario, findings: all };
}

/** The first error, which bars fighting; null when the scenario can be fought. */
export const firstError = (findings: readonly Finding[]): Finding | null =>
  findings.find((finding) => finding.severity === 'error') ?? null;

/** The rule system of that id. Throws a fault that names those there are. */
export function systemNamed(id: string): RuleSystem {
  const system = systemById(id);
  if (system) return system;
  const known = systems.map((one) => one.id).join(', ');
  throw refuse('unknown-rules', `There is no rule system “${id}”. Those there are: ${known}.`);
}
