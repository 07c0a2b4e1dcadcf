/** Battles that nobody fought, with just what a test speaks of. */
import { CENTIMETRES } from '../../../../engine/battle';
import type { GameSummary, Setting } from '../../../../engine/analysis/report';

export const SETTING: Setting = {
  title: 'Made up',
  table: { width: 120, depth: 90 },
  grid: { cell: 5, columns: 24, rows: 18 },
  sides: [
    { id: 'blue', name: 'Blue', breaksAt: 2 },
    { id: 'red', name: 'Red', breaksAt: 4 },
  ],
  units: [
    { id: 'blue/foot', name: 'Foot', side: 'blue', command: 'blue/brigade', arm: 'foot' },
    { id: 'blue/guards', name: 'Guards', side: 'blue', command: 'blue/brigade', arm: 'foot' },
    { id: 'blue/horse', name: 'Dragoons', side: 'blue', command: 'blue/horse', arm: 'horse' },
    { id: 'red/foot', name: 'Militia', side: 'red', command: 'red/foot', arm: 'foot' },
  ],
  commands: [
    { id: 'blue/brigade', name: 'First Brigade', side: 'blue', kind: 'brigade', units: ['blue/foot', 'blue/guards'] },
    { id: 'blue/horse', name: 'Dragoons', side: 'blue', kind: 'independent', units: ['blue/horse'] },
    { id: 'red/foot', name: 'Militia', side: 'red', kind: 'independent', units: ['red/foot'] },
  ],
  objectives: [{ id: 'objective/mill', name: 'The Mill', points: 2, holder: 'red' }],
  lengths: CENTIMETRES,
  scores: { one: 'loss', many: 'losses' },
  rules: { id: 'toy', title: 'Toy', version: '1', scale: '28mm' },
};

type Change = Partial<Omit<GameSummary, 'outcome'>> & Partial<GameSummary['outcome']>;

/** Open after ten turns, with nothing lost, unless it is said otherwise. */
export function game({
  winner = null,
  reason = '',
  turns = 10,
  ended = winner !== null,
  losses = {},
  ...more
}: Change = {}): GameSummary {
  return {
    seed: 1,
    outcome: { winner, reason, turns, ended, losses },
    events: 0,
    checksum: '',
    lostByTurn: {},
    units: [],
    suffered: {},
    objectives: [],
    charges: [],
    casualties: {},
    moves: {},
    turning: null,
    idle: [],
    ...more,
  };
}

/** So many of the same. */
export const times = (count: number, change: Change = {}): readonly GameSummary[] =>
  Array.from({ length: count }, (_, i) => game({ seed: i + 1, ...change }));
