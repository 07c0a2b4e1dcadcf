import { laidInPart, reviewTable, surelyFound, type LaidInPart } from '../../engine/review';
import { scaleRemark, suited, systemById, systems } from '../../engine/rules';
import type { RuleSystem, Wishes } from '../../engine/rules';
import { asPlaced, editText, isTableLost, readScenario, SCALES, withReview } from '../../engine/scenario';
import type { AcceptedFinding, Finding, Nation, Reading, UnplacedFinding, Scenario } from '../../engine/scenario';
import type { Edit } from '../../engine/scenario/edits';
import { isRefusal, refuse } from './faults';
import type { ReplacedValues } from './value-tables';

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

/** What of a scenario can be laid on the table, and the rule system that judged it. */
export interface LayableScenario {
  readonly scenario: Scenario;
  /** Nothing was left out, and each side has troops. */
  readonly isWhole: boolean;
  readonly system: RuleSystem;
}

/** The same, with what can be laid; null where nothing can. */
export function reviewed(
  file: string,
  text: string,
  nations: ReadonlyMap<string, Nation>,
  isBeside: (name: string) => boolean = () => true,
  choices: RuleChoices = {},
  among: readonly RuleSystem[] = systems,
): { readonly reading: Reading; readonly laid: LayableScenario | null } {
  const known = among.map((system) => system.id);
  const reading = readScenario(file, text, nations, known);
  const laid = laidInPart(reading);
  const system = laid && systemById(choices.rules ?? laid.drawable.rules.system, among);
  if (laid && areRulesKnown(reading) && system) {
    const found = surelyFound(remarksOn(laid, isBeside, choices, among), laid);
    const isOwnBook = system.id === laid.drawable.rules.system;
    return {
      reading: withReview(file, reading, found, isOwnBook),
      laid: { scenario: laid.scenario ?? laid.drawable, isWhole: laid.scenario !== null, system },
    };
  }
  if (laid === null && isTableLost(reading)) {
    const drawable = readOnSomeTable(file, text, reading, nations, known);
    const part = drawable && laidInPart(drawable);
    if (!part || !areRulesKnown(reading)) return { reading, laid: null };
    const lostFields = [...part.lostFields, 'table.size'];
    const found = surelyFound(remarksOn(part, isBeside, choices, among), { ...part, scenario: null, lostFields });
    const told = withReview(file, { ...reading, drawable: part.drawable }, found);
    return { reading: { ...told, drawable: null }, laid: null };
  }
  const found = foundByAnyRules(file, text, reading, { nations, isBeside, choices, among });
  return { reading: found ? withReview(file, reading, found) : reading, laid: null };
}

/** A table for a file that gives none that can be read, cm: wide enough for all that people lay. */
const SOME_TABLE = [600, 400];

/** The same file on a table of some size; null where it cannot be given one. */
function readOnSomeTable(
  file: string,
  text: string,
  { lostFields }: Reading,
  nations: ReadonlyMap<string, Nation>,
  known: readonly string[],
): Reading | null {
  const edit: Edit = lostFields.includes('table')
    ? { do: 'set', path: ['table'], value: { size: SOME_TABLE } }
    : { do: 'set', path: ['table', 'size'], value: SOME_TABLE };
  const edited = editText(text, [edit]);
  return 'refused' in edited ? null : readScenario(file, edited.text, nations, known);
}

/** Whether the file says in words that are known by which rules and at which figure scale it is fought. */
const areRulesKnown = ({ lostFields, findings }: Reading): boolean =>
  !lostFields.some((field) => RULES.has(field)) && !findings.some(({ code }) => code === 'unknown-rules');
const RULES: ReadonlySet<string> = new Set(['rules', 'rules.system', 'rules.scale']);

/**
 * What is found whatever stands in place of rules or a scale that are not known: the table is looked at by each of them.
 * Null where the file cannot be laid with any.
 */
function foundByAnyRules(
  file: string,
  text: string,
  reading: Reading,
  { nations, isBeside, choices, among }: Beside,
): readonly UnplacedFinding[] | null {
  if (areRulesKnown(reading)) return null;
  const scale = reading.drawable?.rules.scale;
  const scales = reading.lostFields.some((field) => field === 'rules' || field === 'rules.scale')
    ? SCALES_KNOWN
    : [scale];
  const own = reading.lostFields.some((field) => field === 'rules' || field === 'rules.system')
    ? undefined
    : systemById(reading.drawable?.rules.system ?? '', among);
  const versions = (own ? [own] : among).flatMap(({ id }) =>
    scales.flatMap((one) => {
      const edited = editText(text, [{ do: 'set', path: ['rules'], value: { system: id, scale: one ?? '28mm' } }]);
      return 'refused' in edited ? [] : [edited.text];
    }),
  );
  const known = among.map(({ id }) => id);
  const found = versions.map((version) => {
    const laid = laidInPart(readScenario(file, version, nations, known));
    return laid && surelyFound(remarksOn(laid, isBeside, choices, among), { ...laid, scenario: null });
  });
  const [first, ...others] = found;
  if (!first) return null;
  const isIn = (all: readonly UnplacedFinding[] | null, { code, about, key }: UnplacedFinding): boolean =>
    all?.some((one) => one.code === code && one.about === about && one.key === key) ?? false;
  return first.filter((one) => others.every((all) => isIn(all, one)));
}
interface Beside {
  readonly nations: ReadonlyMap<string, Nation>;
  readonly isBeside: (name: string) => boolean;
  readonly choices: RuleChoices;
  readonly among: readonly RuleSystem[];
}
const SCALES_KNOWN: readonly string[] = Object.keys(SCALES);

/** With fewer armies, when one of them could not be read, a rule system has no battle to look at. */
const SIDES = 2;

/** What table and rule system make of a scenario as it is wanted. */
function remarksOn(
  { drawable: written, hasArmies, fieldOf }: LaidInPart,
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
    ...reviewTable(scenario, system, fieldOf),
    ...(hasArmies && scenario.armies.length === SIDES ? system.review(asPlaced(scenario)) : []),
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
export interface RuleChoices extends Omit<Wishes, 'values'> {
  readonly rules?: string | undefined;
  /** A table of values in place of the book's own. */
  readonly replaced?: ReplacedValues | undefined;
}

/** The scenario with these choices. Throws a fault that names what there is instead. */
export function withRuleChoices(
  scenario: Scenario,
  { rules, replaced, ...choices }: RuleChoices,
  among: readonly RuleSystem[] = systems,
): Scenario {
  const system = systemNamed(rules ?? scenario.rules.system, among);
  if (replaced && replaced.rules !== system.id)
    throw refuse(
      'unfit-choice',
      `${replaced.file} holds values of ${replaced.rules}; this is played by ${system.title}.`,
    );
  try {
    return suited(scenario, system, { ...choices, values: replaced?.values });
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
