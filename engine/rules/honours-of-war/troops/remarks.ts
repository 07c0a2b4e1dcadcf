/** What the review says of troops: what counts as something else, and what this book has no rule for. */
import { blockName, unitsOfArmy } from '../../../scenario';
import type { Army, Feature, UnplacedFinding, Unit, UnitType } from '../../../scenario';
import { OWN_KEY, unknownIn } from './overrides';

export const troopRemarks = (armies: readonly Army[], terrain: readonly Feature[]): readonly UnplacedFinding[] =>
  armies.flatMap((army) => [
    ...ignoredIn(army),
    ...unitsOfArmy(army).flatMap((unit) => [...ofUnit(unit), ...insideHouses(unit, terrain)]),
  ]);

/** What other books ask of a unit and this one does not. */
const IGNORED = [
  ['poor shots', (unit: Unit) => unit.poorShots],
  ['drill', (unit: Unit) => unit.drill !== 'normal'],
  ['morale', (unit: Unit) => unit.morale !== 'normal'],
] as const;

/** One finding a word, at the first unit, for however many it is written. */
function ignoredIn(army: Army): readonly UnplacedFinding[] {
  return IGNORED.flatMap(([word, isSaid]) => {
    const units = unitsOfArmy(army).filter(isSaid);
    const [first] = units;
    if (!first) return [];
    const names = units.map(({ name }) => name);
    const some = names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '');
    const message = `Honours of War knows no “${word}”: class stands for it. It does nothing for ${some}.`;
    return [{ severity: 'ruling', code: 'not-used', about: first.id, key: word, message, clause: 'HOW-CLASS-01' }];
  });
}

/** Types without a row of their own. */
const COUNTS_AS: Readonly<Partial<Record<UnitType, string>>> = {
  engineers: 'light infantry',
  'supply wagons': 'transport',
  pontoons: 'transport',
};

/** Horse and wagons hold no houses (HOW-BUA-05). */
function insideHouses({ id, name, arm, place }: Unit, terrain: readonly Feature[]): readonly UnplacedFinding[] {
  if (!('inside' in place) || (arm !== 'horse' && arm !== 'train')) return [];
  const what = arm === 'horse' ? 'mounted troops' : 'wagons';
  return [
    {
      severity: 'error',
      code: 'cannot-hold-houses',
      about: id,
      key: 'inside',
      message: `${name} cannot hold ${blockName(terrain, place.inside) ?? 'houses'}: ${what} do not occupy houses.`,
      fix: 'Write at: [x, y] and heading: ... beside the houses, or put foot or guns inside.',
      clause: 'HOW-BUA-05',
    },
  ];
}

function ofUnit(unit: Unit): readonly UnplacedFinding[] {
  const { id, name, type, arm } = unit;
  const findings: UnplacedFinding[] = [];
  const rule = (code: string, message: string, clause: string): void => {
    findings.push({ severity: 'ruling', code, about: id, key: null, message, clause });
  };
  const other = COUNTS_AS[type];
  if (other) rule('counts-as', `${name} counts as ${other}.`, 'HOW-UNIT-01');
  if (arm === 'foot' && unit.weapon === 'rifles')
    rule('not-used', `${name} fights in close order and has muskets: only light infantry has rifles.`, 'HOW-UNIT-07');
  if (arm === 'light foot' && unit.battalionGuns === true)
    rule('not-used', `${name} has no battalion guns: light infantry never has.`, 'HOW-UNIT-07');
  for (const fault of unknownIn(unit.overrides[OWN_KEY]))
    findings.push({
      severity: 'warning',
      code: 'unknown-override',
      about: id,
      key: null,
      message: `${name}: ${fault}`,
      clause: 'HOW-NAT-20',
    });
  return findings;
}
