/** A scenario as a rule system fights and prints it: at one of its figure scales, with its optional rules chosen. */
import { sizeInWords } from '../battle';
import { allowedInWords, byRules, isAllowed, scaleFor, timesAsWritten } from '../scenario';
import type { BookScales, Scenario, UnplacedFinding, ValueTable } from '../scenario';
import type { Measure, RuleSystem } from './system';

/** What people may choose otherwise than the file has it. */
export interface Wishes {
  readonly scale?: string | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
  /** Values of the book set otherwise. */
  readonly values?: ValueTable | undefined;
}

const bookOf = ({ id, measures }: RuleSystem): BookScales => ({
  system: id,
  grounds: Object.fromEntries(measures.map((measure) => [measure.id, measure.ground])),
});

function measureFor({ rules }: Scenario, system: RuleSystem, wished: string | undefined): Measure | null {
  const scale = scaleFor(rules, bookOf(system), wished);
  return system.measures.find(({ id }) => id === scale) ?? null;
}

/**
 * The scenario under `system` as wished: the whole table multiplied where the figure scale asks for it. A book that has
 * not the scale of the file takes the nearest it has. Throws a
 * RangeError with a sentence when the system has no such scale, optional rule or value.
 */
export function suited(scenario: Scenario, system: RuleSystem, { scale, options = {}, values }: Wishes = {}): Scenario {
  const measure = measureFor(scenario, system, scale);
  if (!measure) {
    // Of a scale that only the file names the review of its own system tells.
    if (scale === undefined && system.id === scenario.rules.system) return scenario;
    throw new RangeError(
      `${system.title} has no figure scale “${scale ?? scenario.rules.scale}”. Those it has: ${scalesOf(system)}.`,
    );
  }
  for (const [option, value] of Object.entries(options)) checkOption(system, option, value);
  checkValues(system, values ?? {});
  const factor = timesAsWritten(scenario.rules, bookOf(system), measure.id);
  const isAsWritten = factor === 1 && scale === undefined && system.id === scenario.rules.system;
  if (isAsWritten && Object.keys(options).length === 0 && !values) return scenario;
  return byRules(scenario, { system: system.id, scale: measure.id, options, ...(values && { values }) }, factor);
}

const scalesOf = ({ measures }: RuleSystem): string => measures.map(({ id }) => id).join(', ');

function checkOption({ title, optionalRules }: RuleSystem, option: string, value: string): void {
  const rule = optionalRules.find(({ id }) => id === option);
  if (!rule) {
    const known = optionalRules.map(({ id }) => id).join(', ');
    const those = known === '' ? 'It has none.' : `Those it has: ${known}.`;
    throw new RangeError(`${title} has no optional rule “${option}”. ${those}`);
  }
  if (!rule.values.includes(value))
    throw new RangeError(`“${option}” of ${title} is one of ${rule.values.join(', ')}; “${value}” was given.`);
}

function checkValues({ title, values: rows = [] }: RuleSystem, values: ValueTable): void {
  for (const [path, value] of Object.entries(values)) {
    const row = rows.find((one) => one.path === path);
    if (!row) throw new RangeError(`${title} has no value “${path}” that may be replaced.`);
    if (!isAllowed(value, row.allowed))
      throw new RangeError(
        `“${path}” of ${title} is ${allowedInWords(row.allowed)}; “${String(value ?? 'closed')}” was given.`,
      );
  }
}

/** What the change of scale does to a table, for the review; null when it is fought as written. */
export function scaleRemark(written: Scenario, system: RuleSystem, { scale }: Wishes = {}): UnplacedFinding | null {
  const measure = measureFor(written, system, scale);
  const factor = measure ? timesAsWritten(written.rules, bookOf(system), measure.id) : 1;
  if (!measure || factor === 1) return null;
  const { width, depth } = written.table;
  const size = (times: number): string => sizeInWords(width * times, depth * times, measure.lengths);
  return {
    severity: 'ruling',
    code: 'table-scaled',
    about: null,
    key: 'rules.scale',
    message:
      `Written for ${written.rules.scale} figures. For ${measure.id} in ${system.title} the whole table is multiplied by ` +
      `${Number(factor.toFixed(3))}: ground, widths, houses, zones and places, ${size(factor)} instead of ${size(1)}.`,
    clause: measure.clause,
  };
}
