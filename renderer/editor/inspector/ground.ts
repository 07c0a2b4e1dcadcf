/** Features, blocks, objectives and zones in the inspector. */
import { setProperty } from '../../../editing/features/properties';
import { withSmoothness } from '../../../editing/nodes';
import type { SubjectOf } from '../../../editing/subjects';
import { placedAs } from '../../../editing/transform';
import { AREA_KINDS, COVERS, OBSTACLE_KINDS, SIGHTS, type Feature, type Scenario } from '../../../engine/scenario';
import { pathOf } from '../../../editing/draft';
import { asOptions, countField, flagField, lengthField, shared, wordField, type Field, type Make } from './fields';
import { placeField } from './placing';

/** What a feature of each kind may measure, cm. */
const WIDE: readonly [number, number] = [0.5, 200];
const HIGH: readonly [number, number] = [0.1, 50];

export function featureFields(features: readonly Feature[]): readonly Field[] {
  const ids = features.map(({ id }) => id);
  const kind = shared(features, (feature) => feature.kind);
  const all = <Kind extends Feature['kind']>(...kinds: readonly Kind[]) =>
    features.filter((one): one is Extract<Feature, { readonly kind: Kind }> =>
      kinds.some((known) => known === one.kind),
    );
  const hills = all('hill');
  const rivers = all('river');
  const villages = all('bua');
  const roads = all('road', 'sunken road');
  const isAll = (some: readonly Feature[]): boolean => some.length === features.length;
  const wide = features.flatMap((one) => ('width' in one ? [one] : []));
  return [
    ...kindField(features),
    ...(isAll(hills)
      ? [
          wordField(
            'Slope',
            ids,
            'slope',
            ['gentle', 'steep'],
            shared(hills, ({ slope }) => slope),
          ),
          lengthField(
            'Height',
            ids,
            'height',
            shared(hills, ({ height }) => height),
            HIGH,
          ),
        ]
      : []),
    ...(isAll(rivers)
      ? [
          wordField(
            'Water',
            ids,
            'class',
            ['impassable', 'fordable'],
            shared(rivers, (river) => river.class),
          ),
        ]
      : []),
    ...(isAll(villages)
      ? [
          wordField(
            'Build',
            ids,
            'build',
            ['rustic', 'urban'],
            shared(villages, ({ build }) => build),
          ),
          flagField(
            'Fortified',
            ids,
            'fortified',
            shared(villages, ({ fortified }) => fortified),
          ),
        ]
      : []),
    ...(isAll(wide)
      ? [
          lengthField(
            'Width',
            ids,
            'width',
            shared(wide, ({ width }) => width),
            WIDE,
          ),
        ]
      : []),
    ...(isAll(roads) ? ROAD_ENDS.map((end) => leadField(end, roads)) : []),
    ...smoothField(features),
    ...(kind === 'bridge' || kind === 'ford' || kind === 'road' ? [] : effectFields(features)),
  ];
}

const ROAD_ENDS = [
  { key: 'from', label: 'From', hint: 'What it leads to off the table where it begins; the map writes it there' },
  { key: 'to', label: 'To', hint: 'What it leads to off the table where it ends; the map writes it there' },
] as const;
/** Characters of a name in the file. */
const LONGEST_NAME = 120;

const leadField = (
  { key, label, hint }: (typeof ROAD_ENDS)[number],
  roads: readonly Extract<Feature, { readonly kind: 'road' | 'sunken road' }>[],
): Field => ({
  is: 'text',
  label,
  hint,
  value: shared(roads, (road) => road[key] ?? ''),
  otherwise: 'not said',
  longest: LONGEST_NAME,
  set: (place) => (draft) =>
    setProperty(
      draft,
      roads.map(({ id }) => id),
      [key],
      place,
      label.toLowerCase(),
    ),
});

/** Ground that differs only by what grows on it can be made another kind. */
function kindField(features: readonly Feature[]): readonly Field[] {
  const families: readonly (readonly string[])[] = [AREA_KINDS, OBSTACLE_KINDS, ['road', 'sunken road']];
  const family = families.find((kinds) => features.every(({ kind }) => kinds.includes(kind)));
  if (!family) return [];
  return [
    {
      is: 'choice',
      label: 'Kind',
      options: asOptions(family),
      value: shared(features, ({ kind }) => kind),
      set: (kind) => asKind(features, kind),
    },
  ];
}

const asKind =
  (features: readonly Feature[], kind: string): Make =>
  (draft) => {
    const paths = features.flatMap(({ id }) => {
      const path = pathOf(draft, id);
      return path ? [path] : [];
    });
    const distinct = [...new Map(paths.map((path) => [path.join('.'), path])).values()];
    return {
      does: `Make ${features.length === 1 ? (features[0]?.name ?? 'it') : `${features.length} features`} ${kind}`,
      edits: distinct
        .filter((path) => path.at(-1) !== kind)
        .map((path) => ({ do: 'rename', path, key: kind }) as const),
    };
  };

function smoothField(features: readonly Feature[]): readonly Field[] {
  const lines = features.flatMap((feature): readonly boolean[] => {
    if ('course' in feature) return [feature.course.smooth];
    if ('outline' in feature && 'points' in feature.outline) return [feature.outline.shape === 'smooth'];
    return [];
  });
  if (lines.length < features.length || lines.length === 0) return [];
  const smooth = shared(lines, (line) => line);
  return [
    {
      is: 'choice',
      label: 'Line',
      options: asOptions(['smooth', 'straight']),
      value: smooth === null ? null : smooth ? 'smooth' : 'straight',
      set: (word) => (draft) =>
        placedAs(
          draft,
          features.reduce((now: Scenario, { id }) => withSmoothness(now, id, word === 'smooth'), draft.scenario),
          `Make ${features.length === 1 ? (features[0]?.name ?? 'a line') : `${features.length} lines`} ${word}`,
        ),
    },
  ];
}

const BY_KIND = 'as its kind';
const effectFields = (features: readonly Feature[]): readonly Field[] =>
  (
    [
      ['Cover', 'cover', COVERS],
      ['Sight', 'sight', SIGHTS],
    ] as const
  ).map(([label, key, words]): Field => ({
    is: 'choice',
    label,
    options: asOptions([BY_KIND, ...words]),
    value: shared(features, ({ effects }) => effects?.[key] ?? BY_KIND),
    set: (word) => (draft) =>
      setProperty(
        draft,
        features.map(({ id }) => id),
        ['effects', key],
        word === BY_KIND ? null : word,
        key,
      ),
  }));

export const blockFields = ({ block }: SubjectOf<'block'>): readonly Field[] => [placeField(block.id, block.at)];

export function objectiveFields({ objective }: SubjectOf<'objective'>, scenario: Scenario): readonly Field[] {
  const { id, at, feature, points, holder, from, until } = objective;
  const ids = [id];
  const name = scenario.terrain.find((one) => one.id === feature || feature?.startsWith(`${one.id}/`))?.name;
  return [
    countField('Points', ids, 'points', points, [1, 20]),
    {
      is: 'choice',
      label: 'Held by',
      options: [
        { value: 'nobody', label: 'Nobody' },
        ...scenario.armies.map((army) => ({ value: army.id, label: army.nation.name })),
      ],
      value: holder ?? 'nobody',
      set: (side) => (draft) => setProperty(draft, ids, ['holder'], side === 'nobody' ? null : side),
    },
    ...(at ? [placeField(id, at)] : [{ is: 'words', label: 'Where', words: name ?? 'a feature' } as const]),
    countField('From turn', ids, 'from turn', from, [1, 99], 'the first'),
    countField('Until turn', ids, 'until turn', until, [1, 99], 'the last'),
  ];
}

export const zoneFields = ({ zone, army }: SubjectOf<'zone'>): readonly Field[] => [
  { is: 'words', label: 'Side', words: army.name },
  { is: 'words', label: 'For', words: zone.commands.length === 0 ? 'everybody' : `${zone.commands.length} commands` },
];
