/** Armies against the table and against themselves. */
import { boundsOf, isOnTable, round3 } from '../../geometry';
import type { Point } from '../../geometry';
import { unitsOfArmy } from '../model/army';
import type { Army, Unit } from '../model/army';
import { drawnPlaces } from '../model/lots';
import type { Id } from '../model/measures';
import type { FindingCollector } from './finding-collector';
import type { Scenario } from '../model/scenario';
import { nearestOnTable } from './terrain-checks';

export function checkArmies(scenario: Scenario, marks: FindingCollector): void {
  const units = scenario.armies.flatMap(unitsOfArmy);
  for (const unit of units) checkUnit(unit, marks);
  checkOnTable(scenario, marks);
  checkSpots(units, marks);
  for (const army of scenario.armies) checkLeaders(army, scenario, marks);
  checkAttackers(scenario, marks);
  checkNames(scenario, marks);
  checkLots(scenario, marks);
}

function checkUnit(unit: Unit, marks: FindingCollector): void {
  const gunnery = unit.formation === 'deployed' || unit.formation === 'limbered';
  const { id, arm } = unit;
  if (gunnery !== (arm === 'guns') && !(arm === 'train' && unit.formation === 'limbered'))
    marks.addTo(id, 'formation', {
      code: 'formation-not-for-arm',
      message: `${unit.name} is ${unit.type}, which cannot stand in "${unit.formation}".`,
      fix: arm === 'guns' ? 'Write deployed or limbered.' : 'Write line, double line or march column.',
    });
}

/** Units off the table, one by one; those of a brigade that its `deploy` sets out, and copies of a row, together. */
function checkOnTable({ armies, table }: Scenario, marks: FindingCollector): void {
  const isOff = ({ place }: Unit): boolean => 'at' in place && !isOnTable(table, place.at);
  for (const { brigades, independents } of armies) {
    const setOut = brigades.flatMap((one) => (one.setOut ? [{ brigade: one, ...one.setOut }] : []));
    for (const { brigade, at, units: ids } of setOut) {
      const units = brigade.units.filter(({ id }) => ids.includes(id));
      const off = units.filter(isOff);
      const by = off.length > 1 ? wayOnto(units, table) : null;
      if (off.length > 1)
        marks.addTo(brigade.id, 'deploy.at', {
          ...offTable(off, table),
          ...(by && { quickFix: { write: [round3(at.x + by.x), round3(at.y + by.y)] } }),
        });
      else if (off[0]) marks.addTo(off[0].id, 'at', offTable(off, table));
    }
    const placed = setOut.flatMap(({ units }) => units);
    const others = [...brigades.flatMap(({ units }) => units), ...independents].filter(
      ({ id }) => !placed.includes(id),
    );
    const rows = new Map<string, Unit[]>();
    for (const unit of others.filter(isOff)) {
      const field = marks.ids.fieldOf(unit.id) ?? unit.id;
      rows.set(field, [...(rows.get(field) ?? []), unit]);
    }
    for (const row of rows.values()) if (row[0]) marks.addTo(row[0].id, 'at', offTable(row, table));
  }
}

/** Places that a die may give, against the table and each other. */
function checkLots({ special, armies, table }: Scenario, marks: FindingCollector): void {
  const drawn = new Set<Id>();
  special.forEach((rule, i) => {
    if (rule.rule !== 'lots') return;
    const twice = armies.flatMap(unitsOfArmy).find(({ id }) => rule.units.includes(id) && drawn.has(id));
    for (const id of rule.units) drawn.add(id);
    if (twice)
      marks.addAt(`special[${i}].lots.units`, {
        code: 'lots-twice',
        message: `Two lots are drawn for ${twice.name}.`,
        fix: 'Name it in one of them.',
      });
    rule.places.forEach((_, n) => {
      const off = [...drawnPlaces(rule, n + 1, armies)].find(([, { at }]) => !isOnTable(table, at));
      if (off)
        marks.addAt(`special[${i}].lots.places[${n}].at`, {
          code: 'off-table',
          message: `At this place ${nameOf(off[0], armies)} would stand off the table.`,
          fix: `Keep all of them inside [0, 0] to [${table.width}, ${table.depth}].`,
        });
    });
  });
}

const nameOf = (id: Id, armies: readonly Army[]): string =>
  armies.flatMap((army) => [...army.brigades, ...unitsOfArmy(army)]).find((one) => one.id === id)?.name ?? id;

const offTable = (units: readonly Unit[], { width, depth }: Scenario['table']) => ({
  code: 'off-table',
  message:
    units.length === 1
      ? `${units[0]?.name ?? ''} stands off the table, so it could not take part.`
      : `${units[0]?.name ?? ''} and ${units.length - 1} more stand off the table, so they could not take part.`,
  fix: `Keep the point inside [0, 0] to [${width}, ${depth}].`,
});

/** How far all of these must go to stand on the table; null where it is too small for them. */
function wayOnto(units: readonly Unit[], { width, depth }: Scenario['table']): Point | null {
  const { minX, maxX, minY, maxY } = boundsOf(units.flatMap(({ place }) => ('at' in place ? [place.at] : [])));
  if (maxX - minX > width || maxY - minY > depth) return null;
  return { x: Math.max(0, 0 - minX) + Math.min(0, width - maxX), y: Math.max(0, 0 - minY) + Math.min(0, depth - maxY) };
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
    if (leader !== null && !isOnTable(table, leader.at))
      marks.addTo(leader.id, 'at', {
        code: 'off-table',
        message: `${leader.name} stands off the table.`,
        fix: `Move it onto the table, inside [0, 0] to [${table.width}, ${table.depth}].`,
        ...(marks.has(leader.id, 'at') && { quickFix: nearestOnTable(leader.at, table) }),
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
