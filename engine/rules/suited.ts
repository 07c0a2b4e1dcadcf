/** A scenario as a rule system fights and prints it: at one of its figure scales, with its optional rules chosen. */
import { sizeInWords } from '../battle';
import { byRules, SCALES } from '../scenario';
import type { UnplacedFinding, Scenario } from '../scenario';
import type { Measure, RuleSystem } from './system';

/** What people may choose otherwise than the file has it. */
export interface Wishes {
  readonly scale?: string | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
}

const isScale = (scale: string): scale is keyof typeof SCALES => Object.hasOwn(SCALES, scale);

/**
 * How much larger than written the ground of a scenario is at a figure scale of the system; 1 changes nothing. What was
 * written for this very system has the ground of its scale there.
 */
function groundFactor({ rules }: Scenario, { ground }: Measure, system: RuleSystem): number {
  const own = rules.system === system.id ? system.measures.find(({ id }) => id === rules.scale) : undefined;
  return ground / (own?.ground ?? writtenGround(rules.scale));
}
const writtenGround = (scale: string): number => (isScale(scale) ? SCALES[scale] : 1);

/** The figure scale that is wished for, else the file's own, else where another book has none of it the nearest in size. */
function measureFor({ rules }: Scenario, system: RuleSystem, scale: string | undefined): Measure | null {
  const named = system.measures.find(({ id }) => id === (scale ?? rules.scale));
  if (named || scale !== undefined || system.id === rules.system) return named ?? null;
  const apart = ({ ground }: Measure): number => Math.abs(ground - writtenGround(rules.scale));
  return system.measures.toSorted((a, b) => apart(a) - apart(b))[0] ?? null;
}

/**
 * The scenario under `system` as wished: the whole table multiplied where the figure scale asks for it. A book that has
 * not the scale of the file takes the nearest it has. Throws a
 * RangeError with a sentence when the system has no such scale, optional rule or value.
 */
export function suited(scenario: Scenario, system: RuleSystem, { scale, options = {} }: Wishes = {}): Scenario {
  const measure = measureFor(scenario, system, scale);
  if (!measure) {
    // Of a scale that only the file names the review of its own system tells.
    if (scale === undefined && system.id === scenario.rules.system) return scenario;
    throw new RangeError(
      `${system.title} has no figure scale “${scale ?? scenario.rules.scale}”. Those it has: ${scalesOf(system)}.`,
    );
  }
  for (const [option, value] of Object.entries(options)) checkOption(system, option, value);
  const factor = groundFactor(scenario, measure, system);
  const isAsWritten = factor === 1 && scale === undefined && system.id === scenario.rules.system;
  if (isAsWritten && Object.keys(options).length === 0) return scenario;
  return byRules(scenario, { system: system.id, scale: measure.id, options }, factor);
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

/** What the change of scale does to a table, for the review; null when it is fought as written. */
export function scaleRemark(written: Scenario, system: RuleSystem, { scale }: Wishes = {}): UnplacedFinding | null {
  const measure = measureFor(written, system, scale);
  const factor = measure ? groundFactor(written, measure, system) : 1;
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
