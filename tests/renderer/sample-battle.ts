/** A short battle written by hand on the table of St. Ulrich: two turns, a volley, a charge with acts in acts, a rout. */
import {
  CENTIMETRES,
  playback,
  type BattleEvent,
  type BattleRecord,
  type Gesture,
  type Luck,
  type Reason,
} from '../../engine/battle';
import { pathOf, poseAlong, straight, type Pose } from '../../engine/geometry';
import { prepare } from '../../engine/rules/honours-of-war/prepare';
import { GAUGES, MANNERS, SCORES } from '../../engine/rules/honours-of-war/troops/vocabulary';
import { readNation, readScenario, type Nation, type Scenario } from '../../engine/scenario';
import bernau from '../../scenarios/nations/bernau.yaml?raw';
import lindenau from '../../scenarios/nations/lindenau.yaml?raw';
import stUlrich from '../../scenarios/fictional/st-ulrich.yaml?raw';

interface Details {
  readonly text?: string;
  readonly reasons?: readonly Reason[];
  readonly luck?: Luck;
  readonly act?: number;
}

export const sampleScenario = (): Scenario => scenarioOf(stUlrich);

/** A scenario of the armies of Bernau and Lindenau, from its text. */
export function scenarioOf(text: string): Scenario {
  const nations = new Map<string, Nation>();
  for (const [id, source] of [
    ['bernau', bernau],
    ['lindenau', lindenau],
  ] as const) {
    const { nation } = readNation(`${id}.yaml`, source);
    if (nation) nations.set(id, nation);
  }
  const { scenario } = readScenario('scenario.yaml', text, nations);
  if (!scenario) throw new Error('the scenario cannot be read');
  return scenario;
}

const volley: readonly Reason[] = [
  { clause: 'HOW-FIRE-05', label: 'Average die', value: 5 },
  { clause: 'HOW-RANGE-01', label: 'Long range, 14.6 cm', value: -1 },
  { clause: 'HOW-HIT-04', label: 'Has moved', value: -1 },
  { clause: 'HOW-HIT-08', label: 'Light infantry', value: 0 },
];

/** Moment numbers the tests lean on are told in the comments: the moment after the event. */
export function sampleBattle(): BattleRecord {
  const scenario = sampleScenario();
  const { roster, state: start } = prepare(scenario);
  const places = new Map<string, Pose>();
  for (const piece of start.pieces) if ('on' in piece.where) places.set(piece.id, piece.where.on);
  const events: BattleEvent[] = [];
  const emit = (gesture: Gesture, told: Details = {}): void => {
    events.push({
      ...gesture,
      act: 'act' in gesture ? gesture.act : (told.act ?? 0),
      seen: 'all',
      text: told.text ?? '',
      reasons: told.reasons ?? [],
      ...(told.luck ? { luck: told.luck } : {}),
    });
  };
  const advance = (id: string, cm: number, manner: string, told: Details): void => {
    const from = places.get(id);
    if (!from) throw new Error(`${id} is not on the table`);
    const ahead = { x: from.hx * Math.sign(cm), y: from.hy * Math.sign(cm) };
    const path = pathOf(from, [straight(from, Math.abs(cm), ahead)]);
    places.set(id, poseAlong(path, path.length));
    emit({ do: 'moved', movers: [{ id, path }], manner }, told);
  };

  emit({ do: 'step', turn: 1, step: 0, title: 'Initiative' }); // 1
  emit({ do: 'rolled', dice: [6], faces: 6, why: 'Initiative of Bernau', who: 'blue' }); // 2
  emit({ do: 'rolled', dice: [4], faces: 6, why: 'Initiative of Lindenau', who: 'red' }); // 3
  emit(
    { do: 'told', who: 'blue', what: 'initiative' },
    { text: 'Bernau wins the initiative, 6 to 4', reasons: [{ clause: 'HOW-INIT-01', label: 'Higher die' }] },
  ); // 4
  emit({ do: 'step', turn: 1, step: 1, title: 'Movement' }); // 5
  emit({ do: 'begin', act: 1, in: null, title: "Steinach's Brigade moves", who: 'blue/leib-regiment' }); // 6
  advance('blue/leib-regiment', 20, 'march', { text: 'Leib-Regiment advances 20.0 cm', act: 1 }); // 7
  advance('blue/regiment-hohenwalde', 18, 'march', { text: 'Regiment Hohenwalde advances 18.0 cm', act: 1 }); // 8
  emit({ do: 'end', act: 1 }); // 9
  emit({ do: 'step', turn: 1, step: 2, title: 'Firing' }); // 10
  emit({ do: 'rolled', dice: [5], faces: 6, why: 'Fire', who: 'red/regiment-prinz-casimir' }); // 11
  emit(
    { do: 'fired', by: 'red/regiment-prinz-casimir', at: ['blue/regiment-hohenwalde'], manner: 'musketry', total: 2 },
    {
      text: 'Regiment Prinz Casimir fires at Regiment Hohenwalde: 2 hits',
      reasons: volley,
      luck: { expected: 1.2, variance: 0.5, got: 2 },
    },
  ); // 12
  emit({ do: 'gauge', id: 'blue/regiment-hohenwalde', gauge: 'hits', by: 2, now: 2 }); // 13
  emit({ do: 'step', turn: 2, step: 0, title: 'Initiative' }); // 14
  emit({ do: 'told', who: 'red', what: 'initiative' }, { text: 'Lindenau wins the initiative, 5 to 2' }); // 15
  emit({ do: 'step', turn: 2, step: 1, title: 'Movement' }); // 16
  emit({ do: 'begin', act: 2, in: null, title: 'Chevreul Dragoons charge', who: 'red/chevreul-dragoons' }); // 17
  advance('red/chevreul-dragoons', 30, 'charge', { text: 'Chevreul Dragoons charge Brackwitz Dragoons', act: 2 }); // 18
  emit({ do: 'begin', act: 3, in: 2, title: 'Brackwitz Dragoons answer', who: 'blue/brackwitz-dragoons' }); // 19
  emit({ do: 'rolled', dice: [2], faces: 6, why: 'Reaction', who: 'blue/brackwitz-dragoons' }, { act: 3 }); // 20
  emit(
    { do: 'told', who: 'blue/brackwitz-dragoons', what: 'stand' },
    { text: 'Brackwitz Dragoons stand and take the charge', act: 3 },
  ); // 21
  emit(
    { do: 'told', who: 'blue/brackwitz-dragoons', what: 'late' },
    { text: 'They are too late to counter-charge', act: 3 },
  ); // 22
  emit({ do: 'end', act: 3 }); // 23
  emit({ do: 'end', act: 2 }); // 24
  emit({ do: 'step', turn: 2, step: 2, title: 'Melee' }); // 25
  emit(
    { do: 'fought', by: 'red/chevreul-dragoons', at: ['blue/brackwitz-dragoons'], manner: 'melee', total: 4 },
    {
      text: 'Chevreul Dragoons beat Brackwitz Dragoons: 4 hits',
      reasons: [{ clause: 'HOW-MELEE-02', label: 'Charging', value: 2 }],
      luck: { expected: 2.5, variance: 1, got: 4 },
    },
  ); // 26
  emit({ do: 'gauge', id: 'blue/brackwitz-dragoons', gauge: 'hits', by: 4, now: 4 }); // 27
  emit({ do: 'mark', id: 'blue/brackwitz-dragoons', mark: 'broken off', value: 1 }); // 28
  advance('blue/brackwitz-dragoons', -20, 'retreat', { text: 'Brackwitz Dragoons give way and retreat 20.0 cm' }); // 29
  emit({ do: 'step', turn: 2, step: 3, title: 'Rally' }); // 30
  emit(
    { do: 'went', id: 'blue/brackwitz-dragoons', to: { gone: 'done for' } },
    { text: 'Brackwitz Dragoons are Done For' },
  ); // 31
  emit(
    { do: 'over', winner: 'red', why: 'Bernau has lost 2 points and breaks.' },
    { text: 'Lindenau wins: Bernau breaks at 2 points' },
  ); // 32

  const vocabulary: BattleRecord['vocabulary'] = {
    gauges: GAUGES,
    manners: MANNERS,
    scores: SCORES,
    lengths: CENTIMETRES,
    marks: {
      'broken off': { until: 'cleared', title: 'Broken off', shows: 'shaken' },
      'struck by': { until: 'cleared', title: 'Last hit by' },
    },
    clauses: { 'HOW-HIT-04': 'A unit that has moved fires worse', 'HOW-FIRE-05': 'Two dice are averaged' },
    breaksAt: { blue: 2, red: 2 },
  };
  const last = playback({ start, events, vocabulary }).stateAt(events.length);
  return {
    cockade: 'battle record',
    format: 3,
    scenario,
    system: { id: 'honours-of-war', title: 'Honours of War', version: '1.0' },
    options: {},
    seats: { blue: 'computer', red: 'computer' },
    dice: { from: 'seed', seed: 7 },
    vocabulary,
    roster,
    start,
    entries: [],
    events,
    steps: [],
    outcome: {
      winner: last.over?.winner ?? null,
      reason: last.over?.why ?? '',
      turns: 2,
      ended: true,
      losses: { blue: 1, red: 0 },
    },
    checksum: '0000000000000000',
    seal: '0000000000000000',
  };
}
