import { brigadesOf, kindsIn, type BrigadeTemplate, type UnitOrder } from '../../../../editing/troops';
import type { Army, TroopKind } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';
import { Amount, armyNow, RememberedChoice, wordsOf } from '../drawing/choices.svelte';

export const what = new RememberedChoice<'unit' | 'brigade' | 'set out' | 'general'>('units', 'Add', [
  ...wordsOf('unit', 'brigade'),
  { value: 'set out', label: 'Set out' },
  { value: 'general', label: 'General' },
]);
export const formation = new RememberedChoice<'line' | 'two lines' | 'march column' | 'march column along a road'>(
  'units in',
  'In',
  [
    { value: 'line', label: 'Line' },
    { value: 'two lines', label: 'Two lines' },
    { value: 'march column', label: 'Column' },
    { value: 'march column along a road', label: 'Along a road' },
  ],
);
export const interval = new Amount('units interval', 'Interval', { unit: 'cm', least: 0, most: 60, step: 1 });

/** Troops of the nation in the year of the army, the commonest first. */
const kindsFor = (army: Army | null): readonly TroopKind[] => (army ? kindsIn(army.nation, army.year) : []);
export const kindChoice = (editing: Editing): RememberedChoice<string> => {
  const army = armyNow(editing);
  const kinds = kindsFor(army).map(({ name, type }, index) => ({ value: `${index} ${type}`, label: name }));
  return new RememberedChoice(
    `kind ${army?.nation.id ?? ''}`,
    'Troops',
    kinds.length > 0 ? kinds : [{ value: '', label: 'None' }],
  );
};
export function orderNow(editing: Editing): UnitOrder | null {
  const kind = kindsFor(armyNow(editing))[Number(kindChoice(editing).value.split(' ')[0])];
  return kind ? { type: kind.type, class: kind.class, size: kind.size } : null;
}

const templatesFor = (army: Army | null): readonly BrigadeTemplate[] =>
  army ? brigadesOf(army.nation, army.year) : [];
export const templateChoice = (editing: Editing): RememberedChoice<string> => {
  const army = armyNow(editing);
  const all = templatesFor(army).map(({ name, units }, index) => ({
    value: String(index),
    label: `${name}, ${units.length}`,
  }));
  return new RememberedChoice(
    `brigade ${army?.nation.id ?? ''}`,
    'Brigade',
    all.length > 0 ? all : [{ value: '', label: 'None' }],
  );
};
export const templateNow = (editing: Editing): BrigadeTemplate | null =>
  templatesFor(armyNow(editing))[Number(templateChoice(editing).value)] ?? null;
