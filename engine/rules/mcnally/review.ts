/** What the review says of a scenario under this book: what is played differently or not at all, and whether the book's guidelines are followed. */
import { called, unitsOfArmy } from '../../scenario';
import type { Army, Feature, Scenario, Unit, UnplacedFinding } from '../../scenario';
import { isScale, SCALES } from './lengths';
import { prepare } from './prepare';
import { STRONG, WEAK } from './troops/strength';
import { traitsIn } from './troops/traits';
import { OWN_KEY, recordOf, unknownIn, unknownOfArmy } from './troops/overrides';

export function review(scenario: Scenario): readonly UnplacedFinding[] {
  const { rules, terrain, armies } = scenario;
  if (!isScale(rules.scale)) return [unknownScale(rules.scale)];
  const objectives = scenario.objectives.map(({ name }) => name);
  const areEngineersPlayed = rules.options['engineering'] === 'on';
  return [
    ...terrain.flatMap(groundRemarks),
    ...armies.flatMap((army) => [
      ...armyRemarks(army, objectives),
      ...generalRemarks(army),
      ...unitsOfArmy(army).flatMap((unit) => unitRemarks(unit, areEngineersPlayed)),
    ]),
    ...strengthRemarks(scenario),
    ...placeRemarks(scenario),
    ...orderRemarks(scenario),
  ];
}

type BookRemark = Pick<UnplacedFinding, 'severity' | 'code' | 'about' | 'key' | 'message' | 'clause'>;
const ruling = (code: string, about: string | null, clause: string, message: string): BookRemark => ({
  severity: 'ruling',
  code,
  about,
  key: null,
  message,
  clause,
});

const unknownScale = (scale: string): UnplacedFinding => ({
  severity: 'error',
  code: 'unknown-scale',
  about: null,
  key: 'rules.scale',
  message: `This book has no figure scale ${scale}. Allowed: ${SCALES.join(', ')}.`,
  fix: 'Write one of these; 25mm when in doubt.',
  quickFix: '25mm',
  clause: 'MCN-SCALE-01',
});

/** Keys this book reads of a feature, and what each may say. */
const FEATURE_KEYS: Readonly<Record<string, { readonly allowed: string; readonly is: (value: unknown) => boolean }>> = {
  wood: { allowed: 'open or dense', is: (value) => value === 'open' || value === 'dense' },
  slope: { allowed: 'impassable', is: (value) => value === 'impassable' },
  work: { allowed: 'fieldwork or stockade', is: (value) => value === 'fieldwork' || value === 'stockade' },
  current: { allowed: 'slow or fast', is: (value) => value === 'slow' || value === 'fast' },
  bridge: { allowed: 'wooden or stone', is: (value) => value === 'wooden' || value === 'stone' },
  strength: {
    allowed: 'a whole number from 0 to 30',
    is: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 30,
  },
};

function groundRemarks(feature: Feature): readonly UnplacedFinding[] {
  const name = called(feature);
  const told = Object.entries(recordOf(feature.overrides[OWN_KEY]) ?? {}).flatMap(
    ([key, value]): readonly BookRemark[] => {
      const known = Object.hasOwn(FEATURE_KEYS, key) ? FEATURE_KEYS[key] : undefined;
      if (known?.is(value)) return [];
      const message = known
        ? `${name}: “${key}” is ${known.allowed}.`
        : `${name}: this book knows no override “${key}” of ground.`;
      return [
        {
          severity: 'warning',
          code: 'unknown-override',
          about: feature.id,
          key: 'overrides',
          message,
          clause: 'MCN-TERR-04',
        },
      ];
    },
  );
  switch (feature.kind) {
    case 'river':
      return feature.class === 'fordable'
        ? [
            ...told,
            ruling(
              'river-by-crossings',
              feature.id,
              'MCN-TERR-07',
              `${name} is fordable; this book crosses rivers by bridges and fords only.`,
            ),
          ]
        : told;
    case 'orchard':
      return [...told, ruling('orchard-as-wood', feature.id, 'MCN-TERR-04', `${name} is played as open wood.`)];
    case 'ploughland':
    case 'vineyard':
      return [...told, ruling('fields-as-rough', feature.id, 'MCN-TERR-05', `${name} is played as rough ground.`)];
    case 'tree line':
      return [...told, ruling('tree-line-as-hedge', feature.id, 'MCN-TERR-10', `${name} is played as a hedge.`)];
    default:
      return told;
  }
}

/** Brigadiers for 3 to 5 units, senior generals for 2 to 4 brigadiers (MCN-GEN-01 to 03). */
function generalRemarks(army: Army): readonly UnplacedFinding[] {
  const found: BookRemark[] = [];
  for (const { id, name, units } of army.brigades)
    if (units.length < 3 || units.length > 5)
      found.push(
        guideline('brigadier', id, 'MCN-GEN-01', `${name} has ${units.length} units; a brigadier normally has 3 to 5.`),
      );
  const seniors = army.lieutenants.length + (army.general ? 1 : 0);
  // One above several senior generals is the commander in chief.
  const counted = seniors > 1 ? seniors - 1 : seniors;
  const most = Math.max(1, Math.floor(army.brigades.length / 2));
  const least = Math.ceil(army.brigades.length / 4);
  if (counted > most || counted < least)
    found.push(
      guideline(
        'senior-generals',
        army.id,
        seniors > 1 ? 'MCN-GEN-03' : 'MCN-GEN-02',
        `${army.name} has ${seniors} senior generals over ${army.brigades.length} brigadiers; one normally has 2 to 4.`,
      ),
    );
  return found;
}
const guideline = (code: string, about: string, clause: string, message: string): BookRemark => ({
  severity: 'warning',
  code,
  about,
  key: null,
  message,
  clause,
});

const armyRemarks = ({ id, name, overrides }: Army, objectives: readonly string[]): readonly UnplacedFinding[] =>
  unknownOfArmy(overrides[OWN_KEY], objectives).map((sentence) => ({
    severity: 'warning',
    code: 'unknown-override',
    about: id,
    key: 'overrides',
    message: `${name}: ${sentence}`,
    clause: 'MCN-SEQ-08',
  }));

function unitRemarks(unit: Unit, areEngineersPlayed: boolean): readonly UnplacedFinding[] {
  const { id, name } = unit;
  return [
    ...unknownIn(unit.overrides[OWN_KEY]).map((sentence): BookRemark => ({
      severity: 'warning',
      code: 'unknown-override',
      about: id,
      key: 'overrides',
      message: `${name}: ${sentence}`,
      clause: 'MCN-UNIT-08',
    })),
    ...(unit.class === 'standard'
      ? []
      : [
          ruling(
            'class-not-played',
            id,
            'MCN-MORALE-02',
            `${name} is ${unit.class}; this book goes by the type of troops alone.`,
          ),
        ]),
    ...(!areEngineersPlayed && (unit.type === 'pontoons' || unit.type === 'engineers')
      ? [
          ruling(
            'engineering-not-played',
            id,
            'MCN-ENG-01',
            `${name} stands on the table as troops; the works of engineers are an option, which is off.`,
          ),
        ]
      : []),
  ];
}

/** Weak units are better combined, strong ones split (MCN-STR-03). */
function strengthRemarks(scenario: Scenario): readonly UnplacedFinding[] {
  const traits = traitsIn(prepare(scenario).roster);
  return [...traits].flatMap(([id, { strength, unit, class: unitClass }]) => {
    if (unitClass === 'WAG' || (strength >= WEAK && strength <= STRONG)) return [];
    const advice = strength < WEAK ? 'better combined with another' : 'split in two';
    return [guideline('strength', id, 'MCN-STR-03', `${unit.name} has ${strength} strength points; it is ${advice}.`)];
  });
}

/** Units that stand elsewhere than the scenario puts them, because bases have another size here (MCN-SEQ-10). */
function placeRemarks(scenario: Scenario): readonly UnplacedFinding[] {
  const { state } = prepare(scenario);
  const places = new Map(scenario.armies.flatMap(unitsOfArmy).map((unit) => [unit.id, unit]));
  return state.pieces.flatMap(({ id, where }) => {
    const unit = places.get(id);
    if (!unit || !('at' in unit.place) || !('on' in where)) return [];
    const { x, y } = unit.place.at;
    return Math.abs(where.on.x - x) + Math.abs(where.on.y - y) < 0.1
      ? []
      : [
          ruling(
            'moved-aside',
            id,
            'MCN-SEQ-10',
            `${unit.name} would stand on others or over the edge with the bases of this book; it begins a little aside.`,
          ),
        ];
  });
}

/** Weather and mist have no rules here; holds, arrivals and events do their work. */
function orderRemarks({ weather, special, events }: Scenario): readonly UnplacedFinding[] {
  const found: BookRemark[] = [];
  if (weather.start !== 'fair' || weather.changing || events.some(({ event }) => event === 'weather'))
    found.push(
      ruling(
        'weather-not-played',
        null,
        'MCN-SEQ-01',
        'The weather is told and changes nothing: this book has no rules of weather.',
      ),
    );
  if (special.some(({ rule }) => rule === 'mist'))
    found.push(ruling('mist-not-played', null, 'MCN-VIS-03', 'The mist is not played: this book has no rule for it.'));
  return found;
}
