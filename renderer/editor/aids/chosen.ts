/** Whom an aid is about: what is selected, or who else comes to mind when nothing is. */
import type { Point } from '../../../engine/geometry';
import { unitsOfArmy, type Id, type Scenario } from '../../../engine/scenario';
import { placesIn } from './held';

/** Units that are selected, themselves or with their brigade, its commander or their army. */
export function unitsChosen({ armies }: Scenario, selection: readonly Id[]): readonly Id[] {
  const wanted = new Set(selection);
  return armies.flatMap((army) => {
    const brigades = army.brigades.flatMap(({ id, commander, units }) =>
      units.filter((unit) => wanted.has(id) || wanted.has(commander.id) || wanted.has(unit.id)),
    );
    const chosen = wanted.has(army.id)
      ? unitsOfArmy(army)
      : [...brigades, ...army.independents.filter(({ id }) => wanted.has(id))];
    return chosen.map(({ id }) => id);
  });
}

/** Leaders that are selected, or lead what is. */
export function leadersChosen({ armies }: Scenario, selection: readonly Id[]): readonly Id[] {
  const wanted = new Set(selection);
  return armies.flatMap(({ id, general, lieutenants, brigades }) => [
    ...[general, ...lieutenants].flatMap((one) => (one && (wanted.has(one.id) || wanted.has(id)) ? [one.id] : [])),
    ...brigades
      .filter(
        (brigade) =>
          wanted.has(id) ||
          wanted.has(brigade.id) ||
          wanted.has(brigade.commander.id) ||
          brigade.units.some((unit) => wanted.has(unit.id)),
      )
      .map(({ commander }) => commander.id),
  ]);
}

/** Where those who are selected stand, units and leaders. */
export function lookersOf(scenario: Scenario, selection: readonly Id[]): readonly Point[] {
  const wanted = new Set([...selection, ...unitsChosen(scenario, selection)]);
  return placesIn(scenario).flatMap(({ id, at }) => (wanted.has(id) ? [at] : []));
}

/** Where the selected units stand, or else all of the first side. */
export function watchersOf(scenario: Scenario, selection: readonly Id[]): readonly Point[] {
  const chosen = unitsChosen(scenario, selection);
  const [first] = scenario.armies;
  const watching = new Set(chosen.length > 0 || !first ? chosen : unitsOfArmy(first).map(({ id }) => id));
  return placesIn(scenario).flatMap(({ id, at }) => (watching.has(id) ? [at] : []));
}
