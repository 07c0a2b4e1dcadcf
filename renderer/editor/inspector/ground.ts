/** Features, blocks, objectives and zones in the inspector. */
import { setKind, setProperty } from '../../../editing/features/properties';
import { PLATEAUS, plateauOf, setPlateau, withHeight } from '../../../editing/hills';
import { withSmoothness } from '../../../editing/nodes';
import type { SubjectOf } from '../../../editing/subjects';
import { inWords } from '../../../editing/things';
import { placedAs } from '../../../editing/transform';
import {
  ARMS,
  AREA_KINDS,
  COVERS,
  GOINGS,
  OBSTACLE_KINDS,
  SIGHTS,
  called,
  type Arm,
  type Effects,
  type Feature,
  type Going,
  type Scenario,
} from '../../../engine/scenario';
import type { Plain } from '../../../engine/scenario/edits';
import type { Draft } from '../../../editing/draft';
import { asOptions, countField, flagField, lengthField, shared, wordField, type InspectorField } from './fields';
import { headingField, placeField } from './placing';
import { nameFields } from './words-on-the-map';

/** What a feature of each kind may measure, cm. */
const WIDE: readonly [number, number] = [0.5, 200];
const HIGH: readonly [number, number] = [0.1, 50];

export function featureFields(features: readonly Feature[]): readonly InspectorField[] {
  const ids = features.map(({ id }) => id);
  const kind = shared(features, (feature) => feature.kind);
  const all = <Kind extends Feature['kind']>(...kinds: readonly Kind[]) =>
    features.filter((one): one is Extract<Feature, { readonly kind: Kind }> =>
      kinds.some((known) => known === one.kind),
    );
  const hills = all('hill');
  const rivers = all('river');
  const waters = features.flatMap((one) =>
    one.kind === 'pond' || one.kind === 'stream' || one.kind === 'river' ? [one] : [],
  );
  const bridges = features.flatMap((one) => (one.kind === 'bridge' ? [one] : []));
  const villages = all('bua');
  const roads = all('road', 'sunken road');
  const isAll = (some: readonly Feature[]): boolean => some.length === features.length;
  const wide = features.flatMap((one) => ('width' in one ? [one] : []));
  return [
    ...kindField(features),
    ...whatFields(features),
    ...(isAll(hills)
      ? [
          wordField(
            'Slope',
            ids,
            'slope',
            ['gentle', 'steep'],
            shared(hills, ({ slope }) => slope),
          ),
          heightField(hills),
          plateauField(hills),
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
    ...(isAll(waters)
      ? [
          flagField(
            'Frozen at first',
            ids,
            'frozen',
            shared(waters, ({ frozen = false }) => frozen),
          ),
        ]
      : []),
    ...(isAll(bridges)
      ? [
          flagField(
            'Broken at first',
            ids,
            'broken',
            shared(bridges, ({ broken = false }) => broken),
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
): InspectorField => ({
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

/** With the height of a hill that of its contours changes. */
function heightField(hills: readonly Extract<Feature, { readonly kind: 'hill' }>[]): InspectorField {
  const ids = hills.map(({ id }) => id);
  return {
    is: 'number',
    label: 'Height',
    unit: 'cm',
    value: shared(hills, ({ height }) => height),
    least: HIGH[0],
    most: HIGH[1],
    step: 1,
    set: (height) => (draft) =>
      height === null || hills.every(({ contours }) => contours.length === 0)
        ? setProperty(draft, ids, ['height'], height)
        : placedAs(draft, withHeight(draft.scenario, ids, height), `Set the height of ${inWords(draft.scenario, ids)}`),
  };
}

/** Nothing is chosen where contours were drawn otherwise. */
const plateauField = (hills: readonly Extract<Feature, { readonly kind: 'hill' }>[]): InspectorField => ({
  is: 'choice',
  label: 'Plateau',
  options: asOptions(PLATEAUS),
  value: shared(hills, plateauOf),
  set: (word) => (draft) => {
    const ids = hills.map(({ id }) => id);
    return setPlateau(draft, ids, PLATEAUS.find((one) => one === word) ?? 'usual');
  },
});

/** Ground that differs only by what grows on it can be made another kind. */
function kindField(features: readonly Feature[]): readonly InspectorField[] {
  const families: readonly (readonly Feature['kind'][])[] = [AREA_KINDS, OBSTACLE_KINDS, ['road', 'sunken road']];
  const family = families.find((kinds) => features.every(({ kind }) => kinds.includes(kind)));
  if (!family) return [];
  return [
    {
      is: 'choice',
      label: 'Kind',
      options: asOptions(family),
      value: shared(features, ({ kind }) => kind),
      set: (word) => (draft) => {
        const kind = family.find((one) => one === word);
        const ids = features.map(({ id }) => id);
        return kind ? setKind(draft, ids, kind) : { refused: 'There is no such kind.' };
      },
    },
  ];
}

function smoothField(features: readonly Feature[]): readonly InspectorField[] {
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
const BY_ARM = 'by arm';
const effectFields = (features: readonly Feature[]): readonly InspectorField[] => [
  ...movementFields(features),
  ...(
    [
      ['Cover', 'cover', COVERS],
      ['Sight', 'sight', SIGHTS],
    ] as const
  ).map(([label, key, words]): InspectorField => ({
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
  })),
];

/** How troops move over it: all alike, or each arm by itself. */
function movementFields(features: readonly Feature[]): readonly InspectorField[] {
  const ids = features.map(({ id }) => id);
  const words = shared(features, goingOf);
  const set = (value: Plain) => (draft: Draft) => setProperty(draft, ids, ['effects', 'movement'], value, 'movement');
  const whole: InspectorField = {
    is: 'choice',
    label: 'Movement',
    hint: 'Over an area the speed, over a line the part of a move it costs',
    options: asOptions([BY_KIND, ...GOINGS, BY_ARM]),
    value: words,
    set: (word) =>
      set(word === BY_KIND ? null : word === BY_ARM ? byArm(features[0]?.effects?.movement ?? null) : word),
  };
  if (words !== BY_ARM) return [whole];
  const arms = ARMS.map((arm): InspectorField => ({
    is: 'choice',
    label: `· ${arm}`,
    options: asOptions(GOINGS),
    value: shared(features, ({ effects }) => effects?.movement?.[arm] ?? null),
    set: (word) => set({ ...byArm(features[0]?.effects?.movement ?? null), [arm]: word }),
  }));
  return [whole, ...arms];
}

/** One going for all arms told by its word. */
function goingOf({ effects }: Feature): string {
  if (!effects?.movement) return BY_KIND;
  const goings = new Set(Object.values(effects.movement));
  return goings.size === 1 ? ([...goings][0] ?? BY_KIND) : BY_ARM;
}

/** Begun from what it is now; guns and wagons find ground harder than foot, so that the arms differ at once. */
function byArm(movement: Effects['movement']): Record<Arm, Going> {
  const now = movement ?? { foot: 'free', 'light foot': 'free', horse: 'free', guns: 'free', train: 'free' };
  const isOne = new Set(Object.values(now)).size === 1;
  return isOne ? { ...now, guns: harder(now.guns), train: harder(now.train) } : { ...now };
}

const harder = (going: Going): Going => GOINGS[GOINGS.indexOf(going) + 1] ?? GOINGS[GOINGS.indexOf(going) - 1] ?? going;

/** What ground and obstacles of one's own are called where rules and findings speak of them. */
function whatFields(features: readonly Feature[]): readonly InspectorField[] {
  const own = features.filter((one) => one.kind === 'custom area' || one.kind === 'custom line');
  if (own.length < features.length) return [];
  const ids = own.map(({ id }) => id);
  return [
    {
      is: 'text',
      label: 'What it is',
      hint: 'As one would say: broken ground, a lava field',
      value: shared(own, ({ what }) => what),
      otherwise: 'broken ground',
      longest: LONGEST_NAME,
      set: (words) => (draft) =>
        words === null
          ? { refused: 'Ground of one’s own needs to be called something.' }
          : setProperty(draft, ids, ['what'], words, 'kind'),
    },
  ];
}

/** Where a block stands and how it is turned, and what the whole of its built-up area is. */
export const blockFields = ({ village, block }: SubjectOf<'block'>, scenario: Scenario): readonly InspectorField[] => [
  placeField(block.id, block.at),
  headingField([block.id], (block.turn + 360) % 360, block.at, 'Turned'),
  ...featureFields([village]),
  ...nameFields(village, scenario),
];

export function objectiveFields({ objective }: SubjectOf<'objective'>, scenario: Scenario): readonly InspectorField[] {
  const { id, at, feature, exit, points, holder, from, until, costsWhoLacks = false, atTheEnd = false } = objective;
  const by = scenario.entryPoints?.find((one) => one.id === exit?.by);
  const ids = [id];
  const on = scenario.terrain.find((one) => one.id === feature || feature?.startsWith(`${one.id}/`));
  const where = by ? `left by ${by.name}` : on ? (on.name ?? called(on).replace(/^This /, 'the ')) : 'a feature';
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
    ...(at ? [placeField(id, at)] : [{ is: 'words', label: 'Where', words: where } as const]),
    ...(exit ? [countField('Units that leave', ids, 'units', exit.units, [1, 100])] : []),
    ...(atTheEnd
      ? []
      : [
          countField('From turn', ids, 'from turn', from, [1, 99], 'the first'),
          countField('Until turn', ids, 'until turn', until, [1, 99], 'the last'),
        ]),
    flagField('Counts at the end alone', ids, 'at the end', atTheEnd),
    flagField('Costs who lacks it', ids, 'costs who lacks it', costsWhoLacks),
  ];
}

export const zoneFields = ({ zone, army }: SubjectOf<'zone'>): readonly InspectorField[] => [
  { is: 'words', label: 'Side', words: army.name },
  { is: 'words', label: 'For', words: zone.commands.length === 0 ? 'everybody' : `${zone.commands.length} commands` },
];
