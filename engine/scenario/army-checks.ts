/** Armies against the table and against themselves. */
import type { Page } from './page';
import type { Army, Unit } from './army';
import type { Scenario } from './scenario';
import { isOnTable, waterUnder } from './terrain-checks';

/** A unit and its field, as `armies.blue.brigades[0].units[2]`. */
interface Listed {
  readonly unit: Unit;
  readonly field: string;
}

export function checkArmies(scenario: Scenario, page: Page): void {
  const units = scenario.armies.flatMap(listed);
  for (const one of units) checkUnit(one, scenario, page);
  checkSpots(units, page);
  for (const army of scenario.armies) checkLeaders(army, scenario, page);
  checkAttackers(scenario, page);
}

function listed(army: Army): readonly Listed[] {
  const field = `armies.${army.id}`;
  return [
    ...army.brigades.flatMap((brigade, number) =>
      brigade.units.map((unit, index) => ({ unit, field: `${field}.brigades[${number}].units[${index}]` })),
    ),
    ...army.independents.map((unit, index) => ({ unit, field: `${field}.independents[${index}]` })),
  ];
}

function checkUnit({ unit, field }: Listed, scenario: Scenario, page: Page): void {
  const gunnery = unit.formation === 'deployed' || unit.formation === 'limbered';
  const { arm } = unit;
  if (gunnery !== (arm === 'guns') && !(arm === 'train' && unit.formation === 'limbered'))
    fault(page, `${field}.formation`, {
      code: 'formation-not-for-arm',
      message: `${unit.name} is ${unit.type}, which cannot stand in "${unit.formation}".`,
      fix: arm === 'guns' ? 'Write deployed or limbered.' : 'Write line, double line or march column.',
    });
  if (!('at' in unit.place)) return;
  const { at } = unit.place;
  const water = waterUnder(at, scenario.terrain);
  if (!isOnTable(at, scenario.table))
    fault(page, `${field}.at`, {
      code: 'off-table',
      message: `${unit.name} stands off the table, so it could not take part.`,
      fix: `Keep the point inside [0, 0] to [${scenario.table.width}, ${scenario.table.depth}].`,
    });
  else if (water !== null)
    fault(page, `${field}.at`, {
      code: 'in-water',
      message: `${unit.name} stands in ${water}, which nobody can enter.`,
      fix: 'Move it to a bank or onto a bridge.',
    });
}

function checkSpots(units: readonly Listed[], page: Page): void {
  const taken = new Map<string, Unit>();
  for (const { unit, field } of units) {
    if (!('at' in unit.place)) continue;
    const spot = `${unit.place.at.x} ${unit.place.at.y}`;
    const other = taken.get(spot);
    taken.set(spot, unit);
    if (other !== undefined)
      fault(page, `${field}.at`, {
        code: 'same-spot',
        message: `${unit.name} stands in the same place as ${other.name}.`,
        fix: 'Move one of them.',
      });
  }
}

function checkLeaders(army: Army, { table }: Scenario, page: Page): void {
  const { id, general } = army;
  const leaders = [
    ...army.brigades.map(({ commander }, number) => ({
      ...commander,
      field: `armies.${id}.brigades[${number}].commander`,
    })),
    ...(general === null ? [] : [{ ...general, field: `armies.${id}.general` }]),
  ];
  for (const { name, at, field } of leaders)
    if (!isOnTable(at, table))
      fault(page, `${field}.at`, {
        code: 'off-table',
        message: `${name} stands off the table.`,
        fix: `Keep the point inside [0, 0] to [${table.width}, ${table.depth}].`,
      });
  if (army.brigades.length + army.independents.length === 0)
    fault(page, `armies.${army.id}`, {
      code: 'empty-army',
      message: `${army.name} has no units.`,
      fix: 'Add a brigade or an independent unit.',
    });
}

function checkAttackers({ armies }: Scenario, page: Page): void {
  const [, second] = armies.filter((army) => army.attacker);
  if (second !== undefined)
    fault(page, `armies.${second.id}.attacker`, {
      code: 'two-attackers',
      message: 'Both armies are marked as the attacker.',
      fix: 'Keep the mark on one of them, or remove both.',
    });
}

function fault(page: Page, field: string, about: Parameters<Page['fault']>[1]): void {
  page.fault({ field, place: page.placeOf(field) }, about);
}
