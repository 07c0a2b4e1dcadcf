/** Entry points in the inspector, and by which of them somebody comes on. */
import { setProperty } from '../../../editing/features/properties';
import type { SubjectOf } from '../../../editing/subjects';
import { comingBy, setCrossing, setInside, type ArrivalChange } from '../../../editing/troops';
import type { Arrival, Scenario } from '../../../engine/scenario';
import { countField, lengthField, shared, type InspectorField, type Make } from './fields';
import { headingField, placeField } from './placing';

/** Where it is and which way it leads, and who comes on by it. */
export function entryPointFields(
  { entryPoint }: SubjectOf<'entry point'>,
  scenario: Scenario,
): readonly InspectorField[] {
  const { id, at, heading, rate, inside = false, crossing, exit } = entryPoint;
  const crossings = scenario.terrain.flatMap((one) =>
    one.kind === 'bridge' || one.kind === 'ford' ? [{ value: one.id, label: one.name ?? one.id }] : [],
  );
  const coming = comingBy(scenario, id);
  return [
    ...(crossing === undefined ? [placeField(id, at)] : []),
    headingField([id], heading, at, 'Leads'),
    ...(crossing === undefined
      ? [
          {
            is: 'flag' as const,
            label: 'Within the table',
            value: inside,
            set:
              (on: boolean): Make =>
              (draft) =>
                setInside(draft, id, on),
          },
        ]
      : []),
    ...(crossings.length > 0
      ? [
          {
            is: 'choice' as const,
            label: 'Over',
            options: [{ value: OWN, label: 'no crossing' }, ...crossings],
            value: crossing ?? OWN,
            set:
              (over: string): Make =>
              (draft) =>
                setCrossing(draft, id, over === OWN ? null : over),
          },
        ]
      : []),
    countField('Units a turn', [id], 'rate', rate ?? null, [1, 20], 'no limit'),
    ...(inside
      ? []
      : [
          {
            is: 'choice' as const,
            label: 'Exit for',
            options: [
              { value: OWN, label: 'Nobody' },
              ...scenario.armies.map((army) => ({ value: army.id, label: army.name })),
            ],
            value: exit?.side ?? OWN,
            set:
              (side: string): Make =>
              (draft) =>
                setProperty(draft, [id], ['exit for'], side === OWN ? null : side),
          },
        ]),
    ...(exit ? [lengthField('Exit width', [id], 'exit width', exit.width, [1, 300])] : []),
    { is: 'words', label: 'Used by', words: coming.length === 0 ? 'nobody yet' : coming.join(', ') },
  ];
}

const OWN = 'own';

/** By which entry point arrivals come on, where there are any. */
export function entryField(
  arrivals: readonly Arrival[],
  { entryPoints = [] }: Scenario,
  set: (coming: ArrivalChange) => Make,
): readonly InspectorField[] {
  if (entryPoints.length === 0) return [];
  return [
    {
      is: 'choice',
      label: 'Comes on by',
      options: [
        { value: OWN, label: 'a place of its own' },
        ...entryPoints.map(({ id, name }) => ({ value: id, label: name })),
      ],
      value: shared(arrivals, ({ entry }) => entry ?? OWN),
      set: (entry) => set({ entry: entry === OWN ? null : entry }),
    },
  ];
}
