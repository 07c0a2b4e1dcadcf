/** The one place where a battle changes: a gesture is applied to the state, in place. */
import type { Gesture } from './events';
import { endOf } from '../geometry';
import { figures, pieceOf } from './pieces';
import type { Lifetime, LifetimesOfMarks } from './marks';
import type { BattleState, FeatureState, Id, LooseThing } from './state';

/** Applies one gesture; `marks` tells how long each mark lives, so that lapsed ones are cleared here and nowhere else. */
export function apply(state: BattleState, gesture: Gesture, marks: LifetimesOfMarks): void {
  switch (gesture.do) {
    case 'begin':
      state.acts = gesture.act;
      return;
    case 'step':
      lapse(state, marks, endedBy(gesture, state));
      state.at = positionOf(gesture);
      return;
    case 'part':
      lapse(state, marks, PART);
      state.at = { ...state.at, part: gesture.part };
      return;
    case 'rolled':
      state.drawn += gesture.dice.length;
      return;
    case 'moved':
      for (const mover of gesture.movers) pieceOf(state, mover.id).where = { on: endOf(mover.path) };
      return;
    case 'formed': {
      const piece = pieceOf(state, gesture.id);
      piece.formation = gesture.formation;
      piece.bases = gesture.bases;
      piece.where = { on: gesture.to };
      return;
    }
    case 'gauge':
      pieceOf(state, gesture.id).gauges[gesture.gauge] = gesture.now;
      return;
    case 'mark':
      setMark(gesture.id === null ? state : pieceOf(state, gesture.id), gesture.mark, gesture.value);
      return;
    case 'went':
      pieceOf(state, gesture.id).where = gesture.to;
      return;
    case 'joined':
      pieceOf(state, gesture.id).command = gesture.command;
      return;
    case 'known': {
      const piece = pieceOf(state, gesture.id);
      if (gesture.to) piece.knownTo = gesture.to;
      else delete piece.knownTo;
      return;
    }
    case 'laid':
      lay(state, gesture.id, gesture.thing);
      return;
    case 'ground':
      featureOf(state, gesture.feature).gauges[gesture.gauge] = gesture.now;
      return;
    case 'built':
      featureOf(state, gesture.feature.id).built = gesture.feature;
      return;
    case 'razed': {
      const feature = featureOf(state, gesture.feature);
      if (gesture.gone) feature.gone = true;
      else delete feature.gone;
      return;
    }
    case 'over':
      state.over = { winner: gesture.winner, why: gesture.why };
      return;
    case 'end':
    case 'fired':
    case 'fought':
    case 'told':
      return;
  }
}

function setMark(holder: { marks: Record<string, number | Id> }, mark: string, value: number | Id | null): void {
  if (value === null) delete holder.marks[mark];
  else holder.marks[mark] = value;
}

/** What a step ends: always the step before and its last part, with its half or its turn if it begins another. */
function endedBy(step: StepGesture, { at }: BattleState): ReadonlySet<Lifetime> {
  if (step.turn !== at.turn) return TURN;
  return step.halfOf === at.halfOf ? STEP : HALF;
}
type StepGesture = Extract<Gesture, { do: 'step' }>;
const PART: ReadonlySet<Lifetime> = new Set(['part']);
const STEP: ReadonlySet<Lifetime> = new Set(['part', 'step']);
const HALF: ReadonlySet<Lifetime> = new Set(['part', 'step', 'half']);
const TURN: ReadonlySet<Lifetime> = new Set(['part', 'step', 'half', 'turn']);

function positionOf({ turn, step, halfOf, acting }: StepGesture): BattleState['at'] {
  const at: BattleState['at'] = { turn, step };
  if (halfOf !== undefined) at.halfOf = halfOf;
  if (acting !== undefined) at.acting = acting;
  return at;
}

const featureOf = (state: BattleState, id: Id): FeatureState => (state.ground[id] ??= { gauges: {} });

function lay(state: BattleState, id: Id, thing: LooseThing | null): void {
  const loose = { ...state.loose };
  if (thing) loose[id] = thing;
  else delete loose[id];
  if (Object.keys(loose).length > 0) state.loose = loose;
  else delete state.loose;
}

function lapse(state: BattleState, marks: LifetimesOfMarks, ended: ReadonlySet<Lifetime>): void {
  const lapsed = (mark: string): boolean => {
    const until = marks[mark]?.until;
    return until !== undefined && ended.has(until);
  };
  const clear = (holder: { marks: Record<string, number | Id> }): void => {
    for (const mark of Object.keys(holder.marks)) if (lapsed(mark)) delete holder.marks[mark];
  };
  clear(state);
  state.pieces.forEach(clear);
  figures(state).forEach(clear);
}
