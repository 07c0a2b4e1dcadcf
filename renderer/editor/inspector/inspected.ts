/** What is selected, as the inspector shows it: its title, what it is, and the fields it can be changed by. */
import { midway } from '../../../engine/battle/sentences';
import { kindInWords } from '../../../editing/features';
import { subjectsOf, type Subject, type SubjectOf } from '../../../editing/subjects';
import { inWords } from '../../../editing/things';
import { called, capital, type Feature, type Id, type Nation, type Scenario } from '../../../engine/scenario';
import { confidenceField } from './confidence';
import { shared, type InspectorField } from './fields';
import { entryPointFields } from './entry-points';
import { blockFields, featureFields, objectiveFields, zoneFields } from './ground';
import { ownerOf } from './works';
import { labelFields, nameFields } from './words-on-the-map';
import { armyFields, brigadeFields, leaderFields, unitFields } from './troops';

export interface Inspected {
  /** What the tab calls it: "Unit". */
  readonly kind: string;
  /** What it is called, in words where it has no name. */
  readonly title: string;
  /** Its own name; empty where it has none. */
  readonly name: string;
  /** The thing whose name the title is; null where several are selected, or it has none of its own. */
  readonly named: Id | null;
  /** What it is: "Line infantry, Pannwitz". */
  readonly says: string;
  readonly fields: readonly InspectorField[];
  /** The only thing that is selected. */
  readonly only: Subject | null;
  /** Of several kinds: what there is of each, to go on with that alone. */
  readonly parts: readonly { readonly label: string; readonly ids: readonly Id[] }[];
}

export function inspectedOf(scenario: Scenario, ids: readonly Id[], nations: readonly Nation[]): Inspected | null {
  const all = subjectsOf(scenario);
  const subjects = ids.flatMap((id) => all.get(id) ?? []);
  const [first, ...others] = subjects;
  if (!first) return null;
  if (others.length === 0) return single(first, scenario, ids[0] ?? '', nations);
  const title = inWords(scenario, ids);
  const units = subjects.filter((one): one is SubjectOf<'unit'> => one.is === 'unit');
  const features = subjects.filter((one): one is SubjectOf<'feature'> => one.is === 'feature');
  const several = {
    title: capital(title),
    name: '',
    named: null,
    only: null,
    parts: [],
  };
  if (units.length === subjects.length)
    return { ...several, kind: 'Units', says: 'Changed together', fields: unitFields(units, scenario) };
  if (features.length === subjects.length) {
    const those = features.map(({ feature }) => feature);
    const fields = [...featureFields(those), ...surenessOf(those, scenario)];
    return { ...several, kind: 'Features', says: 'Changed together', fields };
  }
  const says = 'Of several kinds: move and turn them on the table, or go on with some';
  return { ...several, kind: 'Selection', says, fields: [], parts: partsOf(ids, all) };
}

/** Only of what happened is anybody more or less sure. */
const surenessOf = (features: readonly Feature[], { kind }: Scenario): readonly InspectorField[] =>
  kind === 'historical'
    ? [
        confidenceField(
          features.map(({ id }) => id),
          shared(features, ({ confidence = null }) => confidence),
        ),
      ]
    : [];

function partsOf(ids: readonly Id[], all: ReadonlyMap<Id, Subject>): Inspected['parts'] {
  const kinds = new Map<Subject['is'], Id[]>();
  for (const id of ids) {
    const is = all.get(id)?.is;
    if (is) kinds.set(is, [...(kinds.get(is) ?? []), id]);
  }
  return [...kinds].map(([is, of]) => ({ label: `${of.length} ${of.length === 1 ? is : PLURALS[is]}`, ids: of }));
}
const PLURALS: Readonly<Record<Subject['is'], string>> = {
  army: 'armies',
  brigade: 'brigades',
  unit: 'units',
  leader: 'leaders',
  zone: 'zones',
  objective: 'objectives',
  'entry point': 'entry points',
  label: 'labels',
  feature: 'features',
  block: 'blocks',
};

function single(subject: Subject, scenario: Scenario, id: Id, nations: readonly Nation[]): Inspected {
  const made = (
    kind: string,
    title: string,
    says: string,
    fields: readonly InspectorField[],
    named: Id | null = id,
  ): Inspected => ({
    kind,
    title,
    name: nameIn(subject) ?? title,
    named,
    says,
    fields,
    only: subject,
    parts: [],
  });
  switch (subject.is) {
    case 'unit': {
      const { unit, brigade } = subject;
      const says = `${capital(unit.type)}, ${brigade?.name ?? 'independent'}`;
      return made('Unit', unit.name, says, unitFields([subject], scenario));
    }
    case 'brigade': {
      const { brigade, army } = subject;
      const count = brigade.units.length === 1 ? '1 unit' : `${brigade.units.length} units`;
      const says = `${count} of ${midway(army.name)}, under ${brigade.commander.name}`;
      return made('Brigade', brigade.name, says, brigadeFields(subject, scenario));
    }
    case 'leader':
      return made('Leader', subject.leader.name, leaderPost(subject), leaderFields(subject, scenario));
    case 'army':
      return made('Army', subject.army.name, subject.army.nation.name, armyFields(subject, nations));
    case 'objective':
      return made('Objective', subject.objective.name, 'Objective', objectiveFields(subject, scenario));
    case 'entry point':
      return made('Entry', subject.entryPoint.name, 'Where troops come on', entryPointFields(subject, scenario));
    case 'label':
      return made('Label', subject.label.text, 'Words on the map', labelFields(subject));
    case 'zone':
      return made('Zone', subject.zone.name, 'Where troops set up', zoneFields(subject));
    case 'block': {
      const { village, number } = subject;
      return made(
        'Block',
        `${village.name ?? 'Houses'}/${number}`,
        `Block ${number} of a ${village.build} built-up area`,
        blockFields(subject, scenario),
        village.id,
      );
    }
    case 'feature': {
      const { feature } = subject;
      const kind = capital(kindInWords(feature.kind));
      return made(kind.length > 14 ? 'Feature' : kind, feature.name ?? oneOf(called(feature)), kind, [
        ...featureFields([feature]),
        ...ownerOf(feature, scenario),
        ...surenessOf([feature], scenario),
        ...nameFields(feature, scenario),
      ]);
    }
  }
}

/** What it bears in the file, empty where it bears none; a block goes by its village. Null: what it is called is its name. */
function nameIn(subject: Subject): string | null {
  if (subject.is === 'feature') return subject.feature.name ?? '';
  return subject.is === 'block' ? (subject.village.name ?? '') : null;
}

const leaderPost = ({ post, brigade, army }: SubjectOf<'leader'>): string =>
  brigade ? `Commander of ${brigade.name}` : `${capital(post)} of ${midway(army.name)}`;

/** "A wood", "An orchard", of what is called "This wood". */
const oneOf = (called: string): string => called.replace(/^This (?=[aeio])/, 'An ').replace(/^This /, 'A ');
