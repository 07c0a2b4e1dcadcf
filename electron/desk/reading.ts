import { readScenario } from '../../engine/scenario';
import type { Finding, Nation, Scenario } from '../../engine/scenario';

export interface ReadScenario {
  /** Null when a part could not be read. */
  readonly scenario: Scenario | null;
  readonly findings: readonly Finding[];
}

/** Reads a scenario as it will be fought: its format, its sense, and what its rule system makes of it. */
export function readForBattle(file: string, text: string, nations: ReadonlyMap<string, Nation>): ReadScenario {
  const { scenario, findings } = readScenario(file, text, nations);
  return { scenario, findings };
}

/** The first error, which bars fighting; null when the scenario can be fought. */
export const firstError = (findings: readonly Finding[]): Finding | null =>
  findings.find((finding) => finding.severity === 'error') ?? null;
