/** The optional rules of the book and its preferences, chosen for each battle (HOW-OPT, HOW-NAT-01, HOW-ORG-05, HOW-MOVE-14). */
import type { Roster } from '../../battle';
import type { Army, Scenario } from '../../scenario';
import type { OptionalRule } from '../system';

const choice = <const Name extends string>(id: Name, title: string, clause: string, preset: 'on' | 'off') => ({
  id,
  title,
  clause,
  values: [preset, preset === 'on' ? 'off' : 'on'],
  preset,
});

export const OPTIONAL_RULES = [
  choice('brigade morale', 'Brigade morale', 'HOW-OPT-01', 'off'),
  choice('points for red dice', 'Army points for units without morale', 'HOW-OPT-04', 'off'),
  choice('battalion guns', 'Battalion guns', 'HOW-OPT-05', 'on'),
  choice('lieutenant generals', 'Lieutenant generals', 'HOW-OPT-07', 'on'),
  choice('unit sizes', 'Small and large units', 'HOW-OPT-14', 'on'),
  choice('national differences', 'National differences', 'HOW-NAT-01', 'on'),
  choice('leaving the table', 'Units may leave the table', 'HOW-MOVE-14', 'off'),
  {
    id: 'commanders',
    title: 'Ratings of commanders',
    clause: 'HOW-ORG-05',
    values: ['as written', 'diced'],
    preset: 'as written',
  },
] as const satisfies readonly OptionalRule[];

/** The rules that are in force or not. */
type Switch = Extract<(typeof OPTIONAL_RULES)[number], { readonly preset: 'on' | 'off' }>['id'];

/** Is an optional rule in force? */
export function playsWith({ options }: Pick<Roster, 'options'>, id: Switch): boolean {
  const preset = OPTIONAL_RULES.find((rule) => rule.id === id)?.preset;
  return (options[id] ?? preset) === 'on';
}

/** The scenario with those of its parts left out that are not wanted, before its armies are set up. */
export function asChosen(scenario: Scenario): Scenario {
  const { rules, armies } = scenario;
  const lieutenants = playsWith(rules, 'lieutenant generals');
  const diced = rules.options['commanders'] === 'diced';
  if (lieutenants && !diced) return scenario;
  const army = (one: Army): Army => ({
    ...one,
    lieutenants: lieutenants ? one.lieutenants : [],
    brigades: one.brigades.map((brigade) => ({
      ...brigade,
      commander: diced ? { ...brigade.commander, rating: 'diced' } : brigade.commander,
    })),
  });
  return { ...scenario, armies: armies.map(army) };
}
