/** The one place where a battle changes: a gesture is applied to the state, in place. */
import type { Gesture } from './events';
import { endOf } from '../geometry';
import { pieceOf } from './pieces';
import type { Marks } from './script';
import type { BattleState, Id, Piece } from './state';

/** Applies one gesture; `marks` tells how long each mark lives, so that lapsed ones are cleared here and nowhere else. */
export function apply(state: BattleState, gesture: Gesture, marks: LifetimesOfMarks): void {
  switch (gesture.do) {
    case 'begin':
      state.acts = gesture.act;
      return;
    case 'step':
      lapse(state, marks, gesture.turn !== state.at.turn);
      state.at = { turn: gesture.turn, step: gesture.step };
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
    case 'ground': {
      const feature = (state.ground[gesture.feature] ??= { gauges: {} });
      feature.gauges[gesture.gauge] = gesture.now;
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

/** The part of a mark's declaration that playback needs. */
export type LifetimesOfMarks = Readonly<Record<string, { readonly until: Marks[string]['until'] }>>;

function setMark(holder: { marks: Record<string, number | Id> }, mark: string, value: number | Id | null): void {
  if (value === null) delete holder.marks[mark];
  else holder.marks[mark] = value;
}

function lapse(state: BattleState, marks: LifetimesOfMarks, newTurn: boolean): void {
  const lapsed = (mark: string): boolean => {
    const until = marks[mark]?.until;
    return until === 'step' || (newTurn && until === 'turn');
  };
  const clear = (holder: { marks: Record<string, number | Id> }): void => {
    for (const mark of Object.keys(holder.marks)) if (lapsed(mark)) delete holder.marks[mark];
  };
  clear(state);
  state.pieces.forEach(clear);
  figures(state).forEach(clear);
}

/** Figures of commanders in the order they were mustered. */
export const figures = (state: BattleState): readonly Piece[] => Object.values(state.commands);
