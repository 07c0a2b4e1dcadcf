import { reviewTable } from '../../engine/review';
import { systemById, systems } from '../../engine/rules';
import type { RuleSystem } from '../../engine/rules';
import { readScenario, withReview } from '../../engine/scenario';
import type { AcceptedFinding, Finding, Nation, Remark, Scenario } from '../../engine/scenario';
import { refuse } from './faults';

export interface ReadScenario {
  /** Null when a part could not be read. */
  readonly scenario: Scenario | null;
  readonly findings: readonly Finding[];
  /** Warnings and rulings that the file accepts. */
  readonly accepted: readonly AcceptedFinding[];
}

/**
 * Reads a scenario as it will be fought: its format, its sense, and what its rule system makes of it. `isBeside` tells
 * whether a file lies in the same folder; nothing is missed where nobody can tell.
 */
export function readForBattle(
  file: string,
  text: string,
  nations: ReadonlyMap<string, Nation>,
  isBeside: (name: string) => boolean = () => true,
): ReadScenario {
  const known = systems.map((system) => system.id);
  const reading = readScenario(file, text, nations, known);
  const system = reading.scenario && systemById(reading.scenario.rules.system);
  const reviewed =
    reading.scenario && system && !firstError(reading.findings)
      ? withReview(file, reading, [
          ...missingPicture(reading.scenario, isBeside),
          ...reviewTable(reading.scenario, system),
          ...system.review(reading.scenario),
        ])
      : reading;
  const { scenario, findings, accepted } = reviewed;
  return { scenario, findings, accepted };
}

/** The picture to trace from lies beside the file, under the name the file gives. */
function missingPicture({ table: { picture } }: Scenario, isBeside: (name: string) => boolean): readonly Remark[] {
  if (!picture || isBeside(picture.file)) return [];
  const message = `The picture ${picture.file} does not lie beside the file, so there is nothing to trace from.`;
  const fix = 'Put it there, or correct its name.';
  return [{ severity: 'warning', code: 'picture-missing', about: null, key: 'table.picture.file', message, fix }];
}

/** The first error, which bars fighting; null when the scenario can be fought. */
export const firstError = (findings: readonly Finding[]): Finding | null =>
  findings.find((finding) => finding.severity === 'error') ?? null;

/** A scenario of the library that has no errors. Throws a fault that says where the first is, and what it bars. */
export function fitScenario({ scenario, findings }: ReadScenario, file: string, wanted: string): Scenario {
  const error = firstError(findings);
  if (error) {
    const { line, field, message } = error;
    throw refuse('scenario-unfit', `“${file}” cannot be ${wanted}: ${message}`, {
      file,
      line,
      ...(field && { field }),
    });
  }
  if (!scenario) throw refuse('scenario-unfit', `“${file}” cannot be ${wanted}: it cannot be read.`, { file });
  return scenario;
}

/** The rule system of that id. Throws a fault that names those there are. */
export function systemNamed(id: string): RuleSystem {
  const system = systemById(id);
  if (system) return system;
  const known = systems.map((one) => one.id).join(', ');
  throw refuse('unknown-rules', `There is no rule system “${id}”. Those there are: ${known}.`);
}
