import { systems } from '../../engine/rules';
import type { OptionalRule, RuleSystem } from '../../engine/rules';
import { allowedInWords } from '../../engine/scenario';
import type { ValueRow } from '../../engine/scenario';
import { refuse } from '../desk/faults';
import { systemNamed } from '../desk/reading';
import { json, line } from './context';
import type { ExitCode, CommandContext } from './context';
import { unitRows, unitSizes } from './unit-sizes';
import { sortWords, UsageFault } from './command-words';

/** `rules [ID] [--clause ID]`: the rule systems, one system with its options, units and clauses, or one clause. */
export function rules(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(given, ['clause'], ['json']);
  const [id, ...rest] = words.names;
  if (rest.length > 0) throw new UsageFault('One rule system is enough.');
  const clause = words.text('clause');
  const say = (document: unknown, text: string): void => context.out(words.flag('json') ? json(document) : text);

  if (clause !== undefined) {
    const among = id === undefined ? systems : [systemNamed(id)];
    const found = among.flatMap((system) => system.clauses).find((one) => one.id === clause.toUpperCase());
    if (!found)
      throw refuse('unknown-clause', `No clause ${clause} is in the index${id === undefined ? '' : ` of ${id}`}.`);
    say(found, line(`${found.id}  ${found.title}`) + (found.says === undefined ? '' : line(`    ${found.says}`)));
  } else if (id !== undefined) {
    const system = systemNamed(id);
    say(summaryOf(system), pageOf(system));
  } else {
    say(
      { systems: systems.map(summaryOf) },
      systems.map((system) => line(`${system.id}  ${system.title}, version ${system.version}`)).join(''),
    );
  }
  return Promise.resolve(0);
}

const summaryOf = (system: RuleSystem): object => ({
  id: system.id,
  title: system.title,
  version: system.version,
  scales: system.measures.map((measure) => measure.id),
  options: system.optionalRules,
  ...(system.values && { values: system.values }),
  units: unitSizes(system),
  clauses: system.clauses,
});

const valueLine = ({ path, value, clause, allowed }: ValueRow): string =>
  line(`  ${path}: ${value ?? 'closed'}  (${allowedInWords(allowed)}; ${clause})`);

/** The only figure scales it is for, and the clause that offers it. */
const whereAndBy = ({ scales, clause }: OptionalRule): string =>
  `${scales ? `, at ${scales.join(', ')} only` : ''}; ${clause}`;

function pageOf(system: RuleSystem): string {
  const { title, version, measures, optionalRules, clauses } = system;
  const options = optionalRules.map((rule) =>
    line(`  ${rule.id}: ${rule.values.join(' | ')} (${rule.preset}) ${rule.title}${whereAndBy(rule)}`),
  );
  return [
    line(`${title}, version ${version}`),
    line(`Figure scales: ${measures.map((measure) => measure.id).join(', ')}`),
    ...(options.length > 0 ? [line('Optional rules:'), ...options] : []),
    ...(system.values
      ? [line('Values a table may replace, as the book has them:'), ...system.values.map(valueLine)]
      : []),
    line(
      `Units: formation, frontage x depth in cm at ${measures.map(({ id }) => id).join(', ')}, points of a standard one:`,
    ),
    ...unitRows(system).map(line),
    line(`Clauses: ${clauses.length}`),
    ...clauses.map((clause) => line(`  ${clause.id}  ${clause.title}`)),
  ].join('');
}
