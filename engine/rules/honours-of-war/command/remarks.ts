/** What the review says of the scenario's orders: troops that come later, a general who leads a brigade himself. */
import { isGeneralsOwn } from '../../../scenario';
import type { Army, UnplacedFinding, Scenario } from '../../../scenario';

export const orderRemarks = ({ armies }: Scenario): readonly UnplacedFinding[] =>
  armies.flatMap((army) => [...arrivals(army), ...generalsOwn(army)]);

/** The book has no rule for troops that come later: what it says of St. Ulrich, that Blue arrives in column, is the nearest. */
function arrivals({ brigades, independents }: Army): readonly UnplacedFinding[] {
  const commands = [...brigades, ...independents.map((unit) => ({ id: unit.id, name: unit.name, units: [unit] }))];
  return commands.flatMap(({ id, name, units }) => {
    const late = units.flatMap(({ place }) => ('arrives' in place ? [place.arrives] : []));
    if (late.length === 0) return [];
    const first = Math.min(...late.map(({ turn }) => turn));
    const when = late.every(({ onCall }) => onCall) ? 'once it is called' : `in turn ${first}`;
    const message =
      `${name} comes on in column or limbered before its side moves ${when}, the last unit with its ` +
      'rear on the table edge and the first no deeper than a double move; it may then move as usual.';
    return [{ severity: 'ruling', code: 'arrives', about: id, key: null, message, clause: 'HOW-SCEN-05' } as const];
  });
}

const generalsOwn = (army: Army): readonly UnplacedFinding[] =>
  army.brigades
    .filter((brigade) => isGeneralsOwn(army, brigade))
    .map(({ id, name, commander }) => ({
      severity: 'ruling',
      code: 'general-leads',
      about: id,
      key: null,
      message: `${commander.name} leads ${name} himself: command distance is measured from his figure, and he cannot direct it as well.`,
      clause: 'HOW-ORG-09',
    }));
