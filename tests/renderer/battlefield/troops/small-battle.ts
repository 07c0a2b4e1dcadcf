import { PLAIN_ROSTER_UNIT } from '../../../engine/plain';
import type {
  BaseShape,
  BattleEvent,
  BattleState,
  Gesture,
  Piece,
  Roster,
  RosterUnit,
  Vocabulary,
} from '../../../../engine/battle';
import type { Pose } from '../../../../engine/geometry';
import type { UnitType } from '../../../../engine/scenario';
import { TroopModels } from '../../../../renderer/battlefield/troops';

/** Level ground at a height of 2 cm. */
export const LEVEL = { heightAt: () => 2, landAt: () => 2 };

/** Words of a small rule book of its own. */
export const WORDS: Pick<Vocabulary, 'gauges' | 'marks' | 'manners'> = {
  gauges: { hits: { title: 'Hits', words: { one: 'hit', many: 'hits' }, counts: 'losses', most: 5, lostAt: 5 } },
  marks: {
    'broken off': { until: 'cleared', title: 'Broken off', shows: 'shaken' },
    reforming: { until: 'cleared', title: 'Reforming', shows: 'unformed' },
  },
  manners: {
    charge: { gait: 'charge', verb: 'charges' },
    retreat: { gait: 'retire', verb: 'falls back' },
    rout: { gait: 'rout', verb: 'flees' },
  },
};

export const EAST = { hx: 1, hy: 0 };
export const NORTH = { hx: 0, hy: 1 };

const inRow = (count: number, size: number, carries: BaseShape['carries']): BaseShape[] =>
  Array.from({ length: count }, (_, i) => ({
    x: (i - (count - 1) / 2) * size,
    y: 0,
    turn: 0,
    width: size,
    depth: size,
    carries,
  }));
const inFile = (count: number, size: number, carries: BaseShape['carries']): BaseShape[] =>
  inRow(count, size, carries).map((base) => ({ ...base, x: 0, y: -base.x }));

function unit(
  id: string,
  side: string,
  type: UnitType,
  arm: RosterUnit['arm'],
  layouts: RosterUnit['layouts'],
): RosterUnit {
  const command = `${side} brigade`;
  return { ...PLAIN_ROSTER_UNIT, id, name: id, side, command, type, arm, class: 'standard', size: 'standard', layouts };
}
const foot = { line: inRow(5, 4, 'foot'), 'march column': inFile(5, 4, 'foot') };
const horse = { line: inRow(4, 5, 'horse') };
const base = (width: number, depth: number, carries: BaseShape['carries']): BaseShape => ({
  x: 0,
  y: 0,
  turn: 0,
  width,
  depth,
  carries,
});
const guns = { deployed: [base(7, 7, 'gun')], limbered: [base(5, 12, 'limber')] };

const colours = {
  coat: '#1b2848',
  facings: ['#a8202c', '#d98c3a'],
  smallClothes: '#f0e8d2',
  lace: '#f0ede0',
  flag: ['#f0ede0', '#1b1918'],
  gunCarriage: '#7fa0b4',
};
const side = (id: string, nation: string) => ({
  id,
  name: id,
  seat: id,
  attacker: false,
  nation,
  nationName: nation,
  colours,
  national: null,
  general: null,
});
const command = (id: string, of: string, kind: 'brigade' | 'general') => ({
  id,
  name: id,
  leader: null,
  kind,
  side: of,
  rating: null,
  units: [],
  commands: [],
});

export const ROSTER: Roster = {
  measure: '28mm',
  options: {},
  sides: [side('blue', 'prussia'), side('white', 'austria')],
  units: {
    bevern: unit('bevern', 'blue', 'line infantry', 'foot', foot),
    kreytzen: unit('kreytzen', 'blue', 'grenadiers', 'foot', foot),
    seydlitz: unit('seydlitz', 'blue', 'cuirassiers', 'horse', horse),
    battery: unit('battery', 'blue', 'medium gun', 'guns', guns),
    salm: unit('salm', 'white', 'line infantry', 'foot', foot),
  },
  commands: { staff: command('staff', 'blue', 'general'), wing: command('wing', 'white', 'brigade') },
  objectives: [],
};
export const BLOCKS = new Map([['village/1', { at: { x: 100, y: 80 }, turn: 0, side: 20 }]]);

const piece = (id: string, pose: Pose, formation = 'line'): Piece => ({
  id,
  seat: 'blue',
  command: id,
  where: { on: pose },
  formation,
  bases: null,
  gauges: {},
  marks: {},
});

export function battle(): BattleState {
  return {
    at: { turn: 1, step: 0 },
    drawn: 0,
    acts: 0,
    pieces: [
      piece('bevern', { x: 50, y: 30, ...EAST }),
      piece('kreytzen', { x: 20, y: 60, ...NORTH }),
      piece('seydlitz', { x: 60, y: 60, ...NORTH }),
      piece('battery', { x: 90, y: 40, ...NORTH }, 'deployed'),
      piece('salm', { x: 50, y: 90, hx: 0, hy: -1 }),
    ],
    commands: { staff: piece('staff', { x: 20, y: 20, ...NORTH }), wing: piece('wing', { x: 80, y: 100, ...NORTH }) },
    ground: {},
    marks: {},
    over: null,
  };
}

/** The battle after `change` has been made to it. */
export function after(state: BattleState, change: (copy: BattleState) => void): BattleState {
  const copy = structuredClone(state);
  change(copy);
  return copy;
}
export function of(state: BattleState, id: string): Piece {
  const found = state.pieces.find((one) => one.id === id);
  if (!found) throw new Error(`no piece ${id}`);
  return found;
}
export const told = (gesture: Gesture): BattleEvent => ({ ...gesture, act: 0, seen: 'all', text: '', reasons: [] });

/** The models of the small battle in high quality, on level ground, as it begins. */
export function standing(): { troops: TroopModels; state: BattleState } {
  const troops = new TroopModels(LEVEL, ROSTER, 'high', BLOCKS, WORDS);
  const state = battle();
  troops.stand(state);
  return { troops, state };
}
