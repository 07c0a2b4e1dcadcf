/**
 * The toy's drill: the same two sides in halves of a turn, with every gesture, lifetime and form of the kernel that the
 * little war does not need. Each side in its half sends out, answers one question of each form, and breaks the bridge.
 */
import { ask, findPiece, poseOf, roll } from '../../../engine/battle';
import type { Choice, Field, QuestionForm, Id, Odds, Question, Rule, Seat, Step, View } from '../../../engine/battle';
import { facingOf, headingOf, pathOf, poseAt, straight } from '../../../engine/geometry';
import type { Path, Pose } from '../../../engine/geometry';
import type { RuleSystem } from '../../../engine/rules/system';
import type { Subject } from '../../kit';
import { bridge, course, river } from '../terrain/tables';
import { toyScenario } from './field';
import { toySystem } from './rules';

const CLAUSE = 'TOY-4';
const why = (label: string, text = '') => ({ text, reasons: [{ clause: CLAUSE, label }] });
const HOME = poseAt({ x: 60, y: 20 }, facingOf(0));
/** Each line falls in on its own half of the table, towards the other. */
const homeOf = (unit: Id): Pose =>
  unit.startsWith('blue') ? poseAt({ x: 36, y: 45 }, facingOf(90)) : poseAt({ x: 84, y: 45 }, facingOf(270));
const GROUP = 'the group';

const drillScenario = {
  ...toyScenario,
  rules: { ...toyScenario.rules, options: { 'short drill': 'no' } },
  terrain: [river('brook', 4, course([0, 10], [120, 10])), bridge('bridge', 'brook', { x: 60, y: 10 })],
};

// One question of each form -----------------------------------------------------------------------------------------

interface About {
  readonly unit: Id;
}
/** A question that lists the whole answers it allows, and refuses all others. */
function listed<C extends Choice>(
  kind: string,
  form: (view: View, about: About) => QuestionForm,
  answers: (view: View, about: About) => readonly C[],
  odds?: (choice: C) => Odds,
): Question<About, C> {
  const question: Question<About, C> = {
    kind,
    form,
    choices: (view, about) => ({ list: answers(view, about) }),
    check: (view, about, choice) =>
      answers(view, about).some((one) => JSON.stringify(one) === JSON.stringify(choice))
        ? null
        : { clause: CLAUSE, sentence: 'That is not in the drill.', reasons: [] },
    words: () => ({ title: kind, clause: CLAUSE }),
    label: (_view, _about, choice) => inWords(choice),
  };
  return odds ? { ...question, odds: (_view, _about, choice) => odds(choice) } : question;
}

/** An answer of any form, as the toy says it. */
function inWords(choice: Choice): string {
  if ('march' in choice) return `March ${choice.march.length.toFixed(1)} cm`;
  if ('moment' in choice) return choice.moment === 0 ? 'At once' : 'At the end';
  if ('span' in choice) return `As far as ${choice.span}`;
  if ('bearing' in choice) return `Turn to ${Math.round(headingOf({ x: choice.bearing.hx, y: choice.bearing.hy }))}°`;
  if ('allot' in choice) return Object.values(choice.allot).some((tokens) => tokens > 0) ? 'Hide' : 'Stay in sight';
  if ('place' in choice) return 'Fall in';
  if ('dice' in choice) return choice.dice.join(', ');
  return choice.pick === 'volley' ? 'Fire' : 'Hold fire';
}

const standOf = (view: View, unit: Id): Pose => {
  const piece = findPiece(view.state, unit);
  return (piece && poseOf(piece.where)) ?? HOME;
};
const pathFrom = (view: View, { unit }: About): Path => {
  const from = standOf(view, unit);
  return pathOf(from, [straight(from, 1)]);
};

const march = listed(
  'drill march',
  (_view, { unit }) => ({ form: 'march', movers: [unit] }),
  (view, about) => [{ march: pathFrom(view, about), movers: [about.unit] }],
);
const moment = listed(
  'drill moment',
  (view, about) => ({ form: 'moment', path: pathFrom(view, about) }),
  () => [{ moment: 0 }, { moment: 1 }],
);
const span = listed(
  'drill span',
  () => ({ form: 'span', least: 1, most: 2 }),
  () => [{ span: 1 }, { span: 2 }],
);
const bearing = listed(
  'drill bearing',
  (view, { unit }) => {
    const from = standOf(view, unit);
    return { form: 'bearing', from, left: poseAt(from, facingOf(0)), right: poseAt(from, facingOf(90)) };
  },
  (view, { unit }) => [0, 90].map((heading) => ({ bearing: poseAt(standOf(view, unit), facingOf(heading)) })),
);
const allot = listed(
  'drill allot',
  (_view, { unit }) => ({ form: 'allot', tokens: 2, among: [unit], each: 2 }),
  (_v, { unit }) => [{ allot: { [unit]: 0 } }, { allot: { [unit]: 2 } }],
);
const place = listed(
  'drill place',
  (_view, { unit }) => ({ form: 'place', pieces: [unit], zone: 'home' }),
  (_v, { unit }) => [{ place: { [unit]: homeOf(unit) } }],
);
/** A pick with odds: one die, a six takes a stand. */
const volley = listed<{ readonly pick: Id }>(
  'drill volley',
  () => ({ form: 'pick' }),
  () => [{ pick: 'volley' }, { pick: 'hold' }],
  ({ pick }) =>
    pick === 'hold'
      ? { leaf: { stands: 0 } }
      : { chance: [5, 1].map((parts, stands) => ({ p: parts / 6, then: { leaf: { stands } } })) },
);

// The steps -----------------------------------------------------------------------------------------------------------

function* manoeuvres(field: Field, seat: Seat): Rule<void> {
  const unit = `${seat} line`;
  const about = { unit };
  const emit = field.emit.bind(field);
  emit({ do: 'mark', id: unit, mark: 'this half', value: 1 }, why('Its half of the turn'));
  emit({ do: 'mark', id: unit, mark: 'this part', value: 1 }, why('The first part'));
  const { march: path } = yield* ask(field, march, seat, about);
  emit({ do: 'moved', movers: [{ id: unit, path }], manner: 'march' }, why('March', `${unit} marches.`));
  const turned = yield* ask(field, bearing, seat, about);
  const bases = [{ x: 1, y: 0, turn: 45 }];
  emit({ do: 'formed', id: unit, formation: 'line', to: turned.bearing, bases }, why('Bearing', `${unit} turns.`));
  emit({ do: 'part', part: 2, title: 'Detachments' }, why('The second part'));
  const { moment: at } = yield* ask(field, moment, seat, about);
  const { span: far } = yield* ask(field, span, seat, about);
  const odd = field.state.at.turn % 2 === 1;
  const x = seat === 'blue' ? 20 : 66;
  const thing = { kind: 'guns', at: poseAt({ x: x + at, y: 60 + far }, facingOf(0)), owner: seat };
  emit(
    { do: 'laid', id: `${seat} guns`, thing: odd ? thing : null },
    why('Loose guns', `${seat} ${odd ? 'leaves guns behind' : 'takes its guns up'}.`),
  );
  emit(
    { do: 'joined', id: unit, command: odd ? GROUP : unit },
    why('Groups join and split', `${unit} ${odd ? 'joins' : 'leaves'} the group.`),
  );
  const { allot: shares } = yield* ask(field, allot, seat, about);
  const hides = (shares[unit] ?? 0) > 0;
  emit(
    { do: 'known', id: unit, to: hides ? [] : null },
    why('Hidden until revealed', `${unit} ${hides ? 'hides' : 'is seen'}.`),
  );
  const { place: places } = yield* ask(field, place, seat, about);
  emit({ do: 'went', id: unit, to: { on: places[unit] ?? HOME } }, why('Place', `${unit} falls in.`));
  const scout = findPiece(field.state, `${seat} scout`);
  if (odd || !scout || !('marked' in scout.where)) return;
  const on = poseAt({ x: x + 12, y: 62 }, facingOf(180));
  emit({ do: 'went', id: scout.id, to: { on } }, { ...why('Revealed', `${scout.id} springs up.`), bars: true });
}

function* volleys(field: Field, seat: Seat): Rule<void> {
  const enemy = field.roster.sides.find((side) => side.seat !== seat)?.seat ?? '';
  const target = `${enemy} line`;
  const { pick } = yield* ask(field, volley, seat, { unit: `${seat} line` });
  if (pick === 'hold') return;
  const [die] = yield* roll(field, { why: 'Volley', who: seat, at: target, clause: CLAUSE, seat });
  if (die < 6) return;
  const now = Math.max(0, (findPiece(field.state, target)?.gauges['pips'] ?? 0) - 1);
  field.emit(
    { do: 'gauge', id: target, gauge: 'pips', by: -1, now },
    why('A six takes a stand', `${target} loses a stand.`),
  );
  if (now === 0) field.emit({ do: 'over', winner: seat, why: `${target} has no stand left` }, why('No stand left'));
}

function* engineers(field: Field): Rule<void> {
  const gone = field.state.ground['bridge']?.gone !== true;
  const text = `The bridge ${gone ? 'is blown up' : 'is mended'}.`;
  field.emit({ do: 'razed', feature: 'bridge', gone }, why('The bridge is broken or mended', text));
  const ford = bridge('trestles', 'brook', { x: 80, y: 10 });
  if (!field.ground.crossings.some(({ id }) => id === ford.id))
    field.emit({ do: 'built', feature: ford }, why('Trestles', 'Trestles are thrown over the brook.'));
  const burn = field.state.at.turn % 3 === 2;
  field.emit(
    { do: 'ground', feature: ford.id, gauge: 'alight', now: burn ? 1 : 0 },
    why('Fire', burn ? 'The trestles are set alight.' : ''),
  );
  yield* [];
}

const halfOf = (seat: Seat, other: Seat): readonly Step[] => [
  { name: 'Manoeuvre', clause: CLAUSE, halfOf: seat, acting: seat, rule: (field) => manoeuvres(field, seat) },
  { name: 'Enemy fire', clause: CLAUSE, halfOf: seat, acting: other, rule: (field) => volleys(field, other) },
];

export const drillSystem: RuleSystem = {
  ...toySystem,
  id: 'toy drill',
  clauses: [...toySystem.clauses, { id: CLAUSE, title: 'Drill by halves' }],
  optionalRules: [{ id: 'short drill', title: 'Blue alone', clause: CLAUSE, values: ['no', 'yes'], preset: 'no' }],
  marks: {
    'this part': { until: 'part', title: 'In this part' },
    'this half': { until: 'half', title: 'In this half', shows: 'moved' },
  },
  loose: { guns: { title: 'Loose guns', looks: 'gun' } },
  ground: { alight: { title: 'Alight', looks: 'burning' } },
  questions: Object.fromEntries([march, moment, span, bearing, allot, place, volley].map((one) => [one.kind, one])),
  turn: (state) => [
    ...halfOf('blue', 'red'),
    ...(state.marks['short drill'] === undefined ? halfOf('red', 'blue') : []),
    { name: 'Engineers', clause: CLAUSE, rule: engineers },
  ],
  prepare: (scenario) => {
    const { roster, state } = toySystem.prepare(scenario);
    const { options } = scenario.rules;
    const base = { x: 0, y: 0, turn: 0, width: 4, depth: 2, carries: 'foot' } as const;
    const layouts = { line: [-4, 0, 4].map((x) => ({ ...base, x })) };
    const closedUp = { line: [[base], [-2, 2].map((x) => ({ ...base, x }))] };
    const takenOff = { gauge: 'pips', each: 1, closedUp };
    const units = Object.fromEntries(
      Object.entries(roster.units).map(([id, unit]) => [id, { ...unit, layouts, takenOff }]),
    );
    const marks = options['short drill'] === 'yes' ? { 'short drill': 1 } : {};
    return { roster: { ...roster, options, units }, state: { ...state, marks } };
  },
};

/** The drill to be fought; by its optional rule without the half of red. */
export const drill = (shortDrill: 'yes' | 'no' = 'no'): Subject => ({
  title: shortDrill === 'yes' ? 'the short drill' : 'the drill',
  system: drillSystem,
  scenario: { ...drillScenario, rules: { ...drillScenario.rules, options: { 'short drill': shortDrill } } },
  turns: 6,
});

/** The drill for scenario files, whose readers give units ids of their own: “blue/line” is the blue line. */
export const filedDrill: RuleSystem = {
  ...drillSystem,
  id: 'toy',
  title: 'Toy',
  prepare: (scenario) => {
    const armies = scenario.armies.map((army) => ({
      ...army,
      independents: army.independents.map((unit) => ({ ...unit, id: unit.id.replace('/', ' ') })),
    }));
    return drillSystem.prepare({ ...scenario, armies });
  },
};
