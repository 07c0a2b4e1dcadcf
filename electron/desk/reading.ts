import { reviewTable, surelyFound } from '../../engine/review';
import { scaleRemark, suited, systemById, systems } from '../../engine/rules';
import type { RuleSystem, Wishes } from '../../engine/rules';
import { readScenario, withReview } from '../../engine/scenario';
import type { AcceptedFinding, Finding, Nation, Reading, UnplacedFinding, Scenario } from '../../engine/scenario';
import { isRefusal, refuse } from './faults';

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
  choices: RuleChoices = {},
  among: readonly RuleSystem[] = systems,
): ReadScenario {
  const { scenario, findings, accepted } = reviewed(file, text, nations, isBeside, choices, among).reading;
  return { scenario, findings, accepted };
}

/** The same, with the rule system that judged it; null where the scenario cannot be laid on the table. */
export function reviewed(
  file: string,
  text: string,
  nations: ReadonlyMap<string, Nation>,
  isBeside: (name: string) => boolean = () => true,
  choices: RuleChoices = {},
  among: readonly RuleSystem[] = systems,
): { readonly reading: Reading; readonly system: RuleSystem | null } {
  const known = among.map((system) => system.id);
  const reading = readScenario(file, text, nations, known);
  const { drawable, findings } = reading;
  const system = drawable && systemById(choices.rules ?? drawable.rules.system, among);
  if (!drawable || !system || !findings.every(canBeLaid)) return { reading, system: null };
  const found = surelyFound(remarksOn(drawable, isBeside, choices, among), reading);
  return { reading: withReview(file, reading, found), system: reading.scenario && system };
}

/** Faults of a whole scenario with which nobody can say how it would lie on the table, or mend what is found there. */
const BAR_LAYING: ReadonlySet<string> = new Set([
  'bad-merge',
  'duplicate-key',
  'empty-army',
  'formation-not-for-arm',
  'outline-crosses-itself',
  'too-many',
  'too-many-references',
  'unknown-reference',
]);
const canBeLaid = ({ severity, code }: Finding): boolean => severity !== 'error' || !BAR_LAYING.has(code);

/** With fewer armies, when one of them could not be read, a rule system has no battle to look at. */
const SIDES = 2;

/** What table and rule system make of a scenario as it is wanted. */
function remarksOn(
  written: Scenario,
  isBeside: (name: string) => boolean,
  choices: RuleChoices,
  among: readonly RuleSystem[],
): readonly UnplacedFinding[] {
  const scenario = withRuleChoices(written, choices, among);
  const system = systemNamed(scenario.rules.system, among);
  const scaled = scaleRemark(written, system, choices);
  return [
    ...missingPicture(scenario, isBeside),
    ...(scaled ? [scaled] : []),
    ...reviewTable(scenario, system),
    ...(scenario.armies.length === SIDES ? system.review(scenario) : []),
  ];
}

/** The picture to trace from lies beside the file, under the name the file gives. */
function missingPicture(
  { table: { picture } }: Scenario,
  isBeside: (name: string) => boolean,
): readonly UnplacedFinding[] {
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

/** By which rules, at which figure scale and with which optional rules a scenario is wanted; else as its file says. */
export interface RuleChoices extends Wishes {
  readonly rules?: string | undefined;
}

/** The scenario with these choices. Throws a fault that names what there is instead. */
export function withRuleChoices(
  scenario: Scenario,
  { rules, ...choices }: RuleChoices,
  among: readonly RuleSystem[] = systems,
): Scenario {
  const system = systemNamed(rules ?? scenario.rules.system, among);
  try {
    return suited(scenario, system, choices);
  } catch (error) {
    if (isRefusal(error)) throw refuse('unfit-choice', error.message);
    throw error;
  }
}

/** The rule system of that id, the first one without. Throws a fault that names those there are. */
export function systemNamed(id: string | undefined, among: readonly RuleSystem[] = systems): RuleSystem {
  const system = id === undefined ? among[0] : systemById(id, among);
  if (system) return system;
  const known = among.map((one) => one.id).join(', ');
  throw refuse('unknown-rules', `There is no rule system “${id ?? ''}”. Those there are: ${known}.`);
}
