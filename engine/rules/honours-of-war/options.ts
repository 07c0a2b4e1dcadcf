/** The optional rules of the book and its preferences, chosen for each battle (HOW-OPT, HOW-NAT-01, HOW-ORG-05, HOW-MOVE-14, HOW-WX, HOW-BASE-07). */
import type { Roster } from '../../battle';
import { SEASONS, WEATHERS } from '../../scenario';
import type { Army, Scenario } from '../../scenario';
import type { OptionalRule } from '../system';

const choice = <const Name extends string>(id: Name, title: string, clause: string, preset: 'on' | 'off') => ({
  id,
  title,
  clause,
  values: [preset, preset === 'on' ? 'off' : 'on'],
  preset,
});

/** Left to the scenario unless a battle says otherwise. */
export const AS_WRITTEN = 'as written';
const orAsWritten = <const Name extends string>(
  id: Name,
  title: string,
  clause: string,
  values: readonly string[],
) => ({
  id,
  title,
  clause,
  values: [AS_WRITTEN, ...values],
  preset: AS_WRITTEN,
});

export const OPTIONAL_RULES = [
  choice('brigade morale', 'Brigade morale', 'HOW-OPT-01', 'off'),
  choice('points for red dice', 'Army points for units without morale', 'HOW-OPT-04', 'off'),
  choice('battalion guns', 'Battalion guns', 'HOW-OPT-05', 'on'),
  choice('lieutenant generals', 'Lieutenant generals', 'HOW-OPT-07', 'on'),
  choice('unit sizes', 'Small and large units', 'HOW-OPT-14', 'on'),
  choice('national differences', 'National differences', 'HOW-NAT-01', 'on'),
  choice('leaving the table', 'Units may leave the table', 'HOW-MOVE-14', 'off'),
  orAsWritten('commanders', 'Ratings of commanders', 'HOW-ORG-05', ['diced']),
  orAsWritten('weather', 'Weather of the first turn', 'HOW-WX-01', [...WEATHERS, 'diced']),
  orAsWritten('changing weather', 'Changing weather', 'HOW-WX-07', ['on', 'off']),
  orAsWritten('season', 'Season', 'HOW-WX-09', SEASONS),
  {
    id: 'allied brigades',
    title: 'Brigades of another nation',
    clause: 'HOW-NAT-08',
    values: ['part of the army', 'an army of their own'],
    preset: 'part of the army',
  },
  choice('abandoned battalion guns', 'Battalions that lose their morale leave their guns', 'HOW-OPT-05', 'off'),
  {
    id: 'infantry bases at 6mm',
    title: 'Bases of a battalion at 6mm',
    clause: 'HOW-BASE-07',
    values: ['4', '3', '5'],
    labels: { 4: '4 of 15 × 10 mm', 3: '3 of 20 × 10 mm', 5: '5 of 10 × 10 mm' },
    preset: '4',
    scales: ['6mm'],
  },
] as const satisfies readonly OptionalRule[];

/** The rules that are in force or not. */
type Switch = Extract<(typeof OPTIONAL_RULES)[number], { readonly preset: 'on' | 'off' }>['id'];
type Choice = Exclude<(typeof OPTIONAL_RULES)[number]['id'], Switch>;

/** Is an optional rule in force? */
export const playsWith = (battle: Pick<Roster, 'options'>, id: Switch): boolean => valueOf(battle, id) === 'on';

/** What was chosen of several values. */
export const chosen = (battle: Pick<Roster, 'options'>, id: Choice): string => valueOf(battle, id);

function valueOf({ options }: Pick<Roster, 'options'>, id: Switch | Choice): string {
  const preset = OPTIONAL_RULES.find((rule) => rule.id === id)?.preset;
  return options[id] ?? preset ?? '';
}

/** The scenario with those of its parts left out that are not wanted, before its armies are set up. */
export function asChosen(scenario: Scenario): Scenario {
  const { rules, armies } = scenario;
  const lieutenants = playsWith(rules, 'lieutenant generals');
  const diced = chosen(rules, 'commanders') === 'diced';
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
