/** Armies against the table and against themselves. */
import { unitsOfArmy } from '../model/army';
import type { Army, Arrival, Unit } from '../model/army';
import type { FindingCollector } from './finding-collector';
import type { Cm } from '../model/measures';
import type { Scenario } from '../model/scenario';
import { isOnTable } from './terrain-checks';

export function checkArmies(scenario: Scenario, marks: FindingCollector): void {
  const units = scenario.armies.flatMap(unitsOfArmy);
  for (const unit of units) checkUnit(unit, scenario, marks);
  checkArrivals(units, scenario, marks);
  checkSpots(units, marks);
  for (const army of scenario.armies) checkLeaders(army, scenario, marks);
  checkAttackers(scenario, marks);
}

function checkUnit(unit: Unit, scenario: Scenario, marks: FindingCollector): void {
  const gunnery = unit.formation === 'deployed' || unit.formation === 'limbered';
  const { id, arm } = unit;
  if (gunnery !== (arm === 'guns') && !(arm === 'train' && unit.formation === 'limbered'))
    marks.addTo(id, 'formation', {
      code: 'formation-not-for-arm',
      message: `${unit.name} is ${unit.type}, which cannot stand in "${unit.formation}".`,
      fix: arm === 'guns' ? 'Write deployed or limbered.' : 'Write line, double line or march column.',
    });
  if (!('at' in unit.place)) return;
  const { at } = unit.place;
  if (!isOnTable(at, scenario.table))
    marks.addTo(id, 'at', {
      code: 'off-table',
      message: `${unit.name} stands off the table, so it could not take part.`,
      fix: `Keep the point inside [0, 0] to [${scenario.table.width}, ${scenario.table.depth}].`,
    });
}

/** How far from the edge of the table a place of arrival may lie. */
const NEAR_EDGE: Cm = 0.5;

function checkArrivals(units: readonly Unit[], { table }: Scenario, marks: FindingCollector): void {
  // The units of a brigade share its arrival.
  const checked = new Set<Arrival>();
  for (const { id, name, place } of units) {
    if (!('arrives' in place) || checked.has(place.arrives)) continue;
    checked.add(place.arrives);
    const { x, y } = place.arrives.at;
    const inland = Math.min(x, y, table.width - x, table.depth - y);
    if (Math.abs(inland) > NEAR_EDGE)
      marks.addTo(id, 'arrives.at', {
        code: 'arrives-off-edge',
        message: `${name} is to come on at [${x}, ${y}], which does not lie on an edge of the table.`,
        fix: `Write a point with 0 or ${table.width} first, or 0 or ${table.depth} second.`,
      });
  }
}

function checkSpots(units: readonly Unit[], marks: FindingCollector): void {
  const taken = new Map<string, Unit>();
  for (const unit of units) {
    if (!('at' in unit.place)) continue;
    const spot = `${unit.place.at.x} ${unit.place.at.y}`;
    const other = taken.get(spot);
    taken.set(spot, unit);
    if (other !== undefined)
      marks.addTo(unit.id, 'at', {
        code: 'same-spot',
        message: `${unit.name} stands in the same place as ${other.name}.`,
        fix: 'Move one of them.',
      });
  }
}

function checkLeaders(army: Army, { table }: Scenario, marks: FindingCollector): void {
  const { general, lieutenants, brigades } = army;
  for (const leader of [general, ...lieutenants, ...brigades.map(({ commander }) => commander)])
    if (leader !== null && !isOnTable(leader.at, table))
      marks.addTo(leader.id, 'at', {
        code: 'off-table',
        message: `${leader.name} stands off the table.`,
        fix: `Keep the point inside [0, 0] to [${table.width}, ${table.depth}].`,
      });
  if (army.brigades.length + army.independents.length === 0)
    marks.addAt(`armies.${army.id}`, {
      code: 'empty-army',
      message: `${army.name} has no units.`,
      fix: 'Add a brigade or an independent unit.',
    });
}

function checkAttackers({ armies }: Scenario, marks: FindingCollector): void {
  const [, second] = armies.filter((army) => army.attacker);
  if (second !== undefined)
    marks.addAt(`armies.${second.id}.attacker`, {
      code: 'two-attackers',
      message: 'Both armies are marked as the attacker.',
      fix: 'Keep the mark on one of them, or remove both.',
      quickFix: { remove: true },
    });
}
