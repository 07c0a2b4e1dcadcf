import { systems } from '../../engine/rules';
import type { RuleSystem } from '../../engine/rules';
import { refuse } from '../desk/faults';
import { systemNamed } from '../desk/reading';
import { json, line } from './surroundings';
import type { ExitCode, Surroundings } from './surroundings';
import { sortWords, UsageFault } from './words';

/** `rules [ID] [--clause ID]`: the rule systems, one system with its options and clauses, or one clause. */
export function rules(given: readonly string[], around: Surroundings): Promise<ExitCode> {
  const words = sortWords(given, ['clause'], ['json']);
  const [id, ...rest] = words.names;
  if (rest.length > 0) throw new UsageFault('One rule system is enough.');
  const clause = words.text('clause');
  const say = (document: unknown, text: string): void => around.out(words.flag('json') ? json(document) : text);

  if (clause !== undefined) {
    const among = id === undefined ? systems : [systemNamed(id)];
    const found = among.flatMap((system) => system.clauses).find((one) => one.id === clause.toUpperCase());
    if (!found)
      throw refuse('unknown-clause', `No clause ${clause} is in the index${id === undefined ? '' : ` of ${id}`}.`);
    say(found, line(`${found.id}  ${found.title}`));
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

const summaryOf = ({ id, title, version, measures, optionalRules, clauses }: RuleSystem): object => ({
  id,
  title,
  version,
  scales: measures.map((measure) => measure.id),
  options: optionalRules,
  clauses,
});

function pageOf({ title, version, measures, optionalRules, clauses }: RuleSystem): string {
  const options = optionalRules.map((rule) =>
    line(`  ${rule.id}: ${rule.values.join(' | ')} (${rule.preset}) ${rule.title}`),
  );
  return [
    line(`${title}, version ${version}`),
    line(`Figure scales: ${measures.map((measure) => measure.id).join(', ')}`),
    ...(options.length > 0 ? [line('Optional rules:'), ...options] : []),
    line(`Clauses: ${clauses.length}`),
    ...clauses.map((clause) => line(`  ${clause.id}  ${clause.title}`)),
  ].join('');
}
