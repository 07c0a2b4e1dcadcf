/** Whose a work is. */
import { setProperty } from '../../../editing/features/properties';
import { unitsOfArmy, type Feature, type Scenario } from '../../../engine/scenario';
import type { InspectorField } from './fields';

/** Which unit it was thrown up for; a name that two units have is told by the id. */
export function ownerOf(feature: Feature, { armies }: Scenario): readonly InspectorField[] {
  if (feature.kind !== 'entrenchment' && feature.kind !== 'redoubt') return [];
  const units = armies.flatMap(unitsOfArmy);
  if (units.length === 0) return [];
  const isOne = (name: string): boolean => units.filter((unit) => unit.name === name).length === 1;
  return [
    {
      is: 'choice',
      label: 'Thrown up for',
      hint: 'The battery or other unit that stands at it; they move together',
      options: [
        { value: '', label: 'Nobody in particular' },
        ...units.map(({ id, name }) => ({ value: isOne(name) ? name : id, label: name })),
      ],
      value: units.flatMap(({ id, name }) => (id === feature.of ? [isOne(name) ? name : id] : []))[0] ?? '',
      set: (unit) => (draft) => setProperty(draft, [feature.id], ['of'], unit === '' ? null : unit, 'whose it is'),
    },
  ];
}
