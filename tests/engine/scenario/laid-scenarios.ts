/** Scenarios as their files lay them on the table, and what tests ask of their armies and ground. */
import { boxAt, facingOf, gap, poseAt } from '../../../engine/geometry';
import type { Box, Point } from '../../../engine/geometry';
import { systemById } from '../../../engine/rules';
import { readScenario, unitsOfArmy } from '../../../engine/scenario';
import type { Army, Feature, Id, Scenario, Unit } from '../../../engine/scenario';
import { nations, textOf } from './files';

export const read = (file: string) =>
  readScenario(`scenarios/${file}.yaml`, textOf(`scenarios/${file}.yaml`), nations, ['honours-of-war']);
export function scenarioOf(file: string): Scenario {
  const { scenario } = read(file);
  if (scenario === null) throw new Error(`${file} cannot be read`);
  return scenario;
}

/** Size in army points of a unit, as breaking counts it. */
const SIZES = { small: 0.5, standard: 1, large: 1.5 } as const;
export const strength = (army: Army): number => unitsOfArmy(army).reduce((sum, { size }) => sum + SIZES[size], 0);
export const sideOf = ({ armies }: Scenario, id: Id): Army => {
  const army = armies.find((one) => one.id === id);
  if (!army) throw new Error(`no side ${id}`);
  return army;
};
/** Brigades as lists of `size type`, the usual size left out. */
export const listed = (army: Army) =>
  army.brigades.map(({ units }) => units.map(({ type, size }) => (size === 'standard' ? type : `${size} ${type}`)));
export const brigade = (army: Army, begins: string) => {
  const found = army.brigades.find(({ name }) => name.startsWith(begins));
  if (!found) throw new Error(`no brigade ${begins}`);
  return found;
};
/** The features of a kind, also where one type stands for several. */
type Of<K extends Feature['kind'], F extends Feature = Feature> = F extends unknown
  ? K extends F['kind']
    ? F
    : never
  : never;
export const ofKind = <K extends Feature['kind']>({ terrain }: Scenario, kind: K): readonly Of<K>[] =>
  terrain.filter((one): one is Of<K> => one.kind === kind);
export const named = <K extends Feature['kind']>(scenario: Scenario, kind: K, name: string): Of<K> => {
  const found = ofKind(scenario, kind).find((one) => one.name === name);
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
};

const honours = systemById('honours-of-war');
/** The bases of a unit where the file has it; none of units inside blocks. */
export function basesOf(unit: Unit): readonly Box[] {
  if (!('at' in unit.place) || !honours) return [];
  const { at, heading } = unit.place;
  const facing = facingOf(heading);
  const right = { x: facing.y, y: -facing.x };
  return honours.layout(unit, unit.formation, '28mm').map(({ x, y, width, depth }) => {
    const centre = { x: at.x + right.x * x + facing.x * y, y: at.y + right.y * x + facing.y * y };
    return boxAt({ pose: poseAt(centre, facing), width, depth }, poseAt(centre, facing));
  });
}
export const apart = (a: Unit, b: Unit): number =>
  Math.min(...basesOf(a).flatMap((one) => basesOf(b).map((other) => gap(one, other))));
export const placeOf = ({ place, name }: Unit): Point => {
  if (!('at' in place)) throw new Error(`${name} has no place of its own`);
  return place.at;
};
export const meanOf = (units: readonly Unit[]): Point => ({
  x: units.reduce((sum, unit) => sum + placeOf(unit).x, 0) / units.length,
  y: units.reduce((sum, unit) => sum + placeOf(unit).y, 0) / units.length,
});
export const unitIn = (army: Army, name: string): Unit => {
  const unit = unitsOfArmy(army).find((one) => one.name === name);
  if (!unit) throw new Error(`no unit ${name}`);
  return unit;
};
