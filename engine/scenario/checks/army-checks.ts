/** Armies against the table and against themselves. */
import { unitsOfArmy } from '../model/army';
import type { Army, Unit } from '../model/army';
import type { FindingCollector } from './finding-collector';
import type { Scenario } from '../model/scenario';
import { isOnTable } from './terrain-checks';

export function checkArmies(scenario: Scenario, marks: FindingCollector): void {
  const units = scenario.armies.flatMap(unitsOfArmy);
  for (const unit of units) checkUnit(unit, scenario, marks);
  checkSpots(units, marks);
  for (const army of scenario.armies) checkLeaders(army, scenario, marks);
  checkAttackers(scenario, marks);
  checkNames(scenario, marks);
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
  if (army.brigades.length + army.independents.length === 0 && !marks.page.isIncomplete)
    marks.addAt(`armies.${army.id}`, {
      code: 'empty-army',
      message: `${army.name} has no units.`,
      fix: 'Add a brigade or an independent unit.',
    });
}

/** Story, map and log call an army by its name alone. */
function checkNames({ armies }: Scenario, marks: FindingCollector): void {
  const [first, second] = armies;
  if (!first || !second || first.name.toLowerCase() !== second.name.toLowerCase()) return;
  const better = `${second.name} (${second.id})`;
  marks.addAt(
    `armies.${second.id}.name`,
    {
      code: 'armies-of-one-name',
      message: `Both armies are called "${second.name}", so map and story could not tell them apart.`,
      fix: `Write a name of its own, as "${better}".`,
      quickFix: { write: better },
    },
    'warning',
  );
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
