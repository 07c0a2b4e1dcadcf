/** Names on the map and labels in the inspector. */
import { standingNames } from '../../../drawing/map';
import { putName } from '../../../editing/map-names';
import { centreOf } from '../../../editing/places';
import type { SubjectOf } from '../../../editing/subjects';
import type { Feature, Id, MapLabel, NamePlace, Scenario } from '../../../engine/scenario';
import type { Point } from '../../../engine/geometry';
import { setProperty } from '../../../editing/features/properties';
import type { InspectorField } from './fields';

/** Where the name of a feature stands on the map. */
export function nameFields(feature: Feature, scenario: Scenario): readonly InspectorField[] {
  const { id, label } = feature;
  if (feature.name === null && !('what' in feature)) return [];
  const choice: InspectorField = {
    is: 'choice',
    label: 'Name',
    hint: 'Drag the name on the map to put it somewhere',
    options: [
      { value: 'map', label: 'by the map' },
      { value: 'hand', label: 'by hand' },
    ],
    value: label ? 'hand' : 'map',
    set: (by) => (draft) => putName(draft, id, by === 'map' ? null : { at: placeNow(feature, scenario), turn: 0 }),
  };
  return label ? [choice, ...placeFields(id, label)] : [choice];
}

export const labelFields = ({ label }: SubjectOf<'label'>): readonly InspectorField[] => [
  ...placeFields(label.id, label),
  sizeField(label),
];

const sizeField = ({ id, size }: MapLabel): InspectorField => ({
  is: 'number',
  label: 'Type',
  unit: 'cm',
  value: size,
  least: 0.5,
  most: 30,
  step: 0.5,
  otherwise: 'usual',
  set: (to) => (draft) => setProperty(draft, [id], ['size'], to, 'type'),
});

const placeFields = (id: Id, place: NamePlace): readonly InspectorField[] => [
  {
    is: 'point',
    label: 'Name at',
    at: place.at,
    set: (at) => (draft) => putName(draft, id, { turn: place.turn, at }),
  },
  {
    is: 'number',
    label: 'Turned',
    unit: '',
    value: place.turn,
    least: -180,
    most: 180,
    step: 5,
    set: (turn) => (draft) => putName(draft, id, { at: place.at, turn: turn ?? 0 }),
  },
];

/** Where the map has put it, or the middle of the thing where it found no room. */
function placeNow({ id }: Feature, scenario: Scenario): Point {
  const standing = standingNames(scenario).find((name) => name.id === id);
  const { x, y } = standing?.box.pose ?? centreOf(scenario, id) ?? { x: 0, y: 0 };
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
