import { describe, expect, it } from 'vitest';
import { copyState, stateChecksum } from '../../../engine/battle';
import type { BattleState, Piece } from '../../../engine/battle';
import { logChecksum } from '../../../engine/battle/checksum';
import { eventOf, piece, pose, stateOf } from './states';

const first = (change: Partial<Piece>) =>
  stateOf({ pieces: [piece('first', change), piece('second', { seat: 'red' })] });
const leader = (change: Partial<Piece>) =>
  stateOf({ commands: { brigade: piece('brigade', { formation: 'figure', ...change }) } });

/** Positions of which no two are the same. */
const POSITIONS: Readonly<Record<string, BattleState>> = {
  'as it is': stateOf(),
  turn: stateOf({ at: { turn: 3, step: 1 } }),
  step: stateOf({ at: { turn: 2, step: 2 } }),
  'turn and step changed about': stateOf({ at: { turn: 1, step: 2 } }),
  drawn: stateOf({ drawn: 1 }),
  acts: stateOf({ acts: 1 }),
  'a piece less': stateOf({ pieces: [piece('first')] }),
  'pieces in another order': stateOf({ pieces: [piece('second', { seat: 'red' }), piece('first')] }),
  id: stateOf({ pieces: [piece('third'), piece('second', { seat: 'red' })] }),
  seat: first({ seat: 'red' }),
  command: first({ command: 'first' }),
  formation: first({ formation: 'column' }),
  x: first({ where: { on: pose(10.001, 20) } }),
  y: first({ where: { on: pose(10, 20.001) } }),
  heading: first({ where: { on: pose(10, 20, 1) } }),
  inside: first({ where: { inside: 'b/1' } }),
  'another block': first({ where: { inside: 'b/2' } }),
  'a face': first({ where: { inside: 'b/1', face: 0 } }),
  marked: first({ where: { marked: 'b/1' } }),
  off: first({ where: { off: 'b/1' } }),
  due: first({ where: { off: 'b/1', due: 3 } }),
  gone: first({ where: { gone: 'b/1' } }),
  'no bases': first({ bases: [] }),
  'a base': first({ bases: [{ x: 1, y: 2, turn: 0 }] }),
  'a base turned': first({ bases: [{ x: 1, y: 2, turn: 3 }] }),
  'two bases': first({
    bases: [
      { x: 1, y: 2, turn: 0 },
      { x: 1, y: 2, turn: 0 },
    ],
  }),
  'known to nobody else': first({ knownTo: [] }),
  'known to one': first({ knownTo: ['red'] }),
  'another command': first({ command: 'other' }),
  hits: first({ gauges: { hits: 1 } }),
  'another gauge': first({ gauges: { pips: 0 } }),
  'no gauges': first({ gauges: {} }),
  'a gauge more': first({ gauges: { hits: 0, pips: 0 } }),
  'a mark in place of a gauge': first({ gauges: {}, marks: { hits: 0 } }),
  'a mark': first({ marks: { moved: 1 } }),
  'a mark of another value': first({ marks: { moved: 2 } }),
  'a mark of text': first({ marks: { moved: '1' } }),
  'a mark of no text': first({ marks: { moved: '' } }),
  'the mark on another': stateOf({ pieces: [piece('first'), piece('second', { seat: 'red', marks: { moved: 1 } })] }),
  'a leader elsewhere': leader({ where: { on: pose(1, 1) } }),
  'a leader marked': leader({ marks: { moved: 1 } }),
  'no leader': stateOf({ commands: {} }),
  'the battle marked': stateOf({ marks: { moved: 1 } }),
  ground: stateOf({ ground: { wall: { gauges: { breach: 1 } } } }),
  'other ground': stateOf({ ground: { gate: { gauges: { breach: 1 } } } }),
  'ground without gauges': stateOf({ ground: { wall: { gauges: {} } } }),
  'ground gone': stateOf({ ground: { wall: { gauges: {}, gone: true } } }),
  'over, drawn': stateOf({ over: { winner: null, why: '' } }),
  'over, won': stateOf({ over: { winner: 'blue', why: '' } }),
  'over for another reason': stateOf({ over: { winner: 'blue', why: 'Night' } }),
};

describe('the checksum of a state', () => {
  it('is 16 hexadecimal digits, the same for the same', () => {
    expect(stateChecksum(stateOf())).toMatch(/^[0-9a-f]{16}$/);
    expect(stateChecksum(copyState(stateOf()))).toBe(stateChecksum(stateOf()));
  });

  it('differs with any field', () => {
    const sums = Object.entries(POSITIONS).map(([title, state]) => [title, stateChecksum(state)] as const);
    const twins = sums.filter(([, sum], i) => sums.findIndex(([, other]) => other === sum) !== i);
    expect(twins.map(([title]) => title)).toEqual([]);
  });

  it('does not care in which order marks were set or ground was touched', () => {
    expect(stateChecksum(first({ marks: { a: 1, b: 2 } }))).toBe(stateChecksum(first({ marks: { b: 2, a: 1 } })));
    const [wall, gate] = [{ gauges: { breach: 1 } }, { gauges: {} }];
    expect(stateChecksum(stateOf({ ground: { wall, gate } }))).toBe(stateChecksum(stateOf({ ground: { gate, wall } })));
  });
});

describe('the checksum of a log', () => {
  it('differs with a word, an order, a last state', () => {
    const told = (what: string) => eventOf({ do: 'told', who: 'first', what });
    const sums = [
      logChecksum([], stateOf()),
      logChecksum([told('a'), told('b')], stateOf()),
      logChecksum([told('b'), told('a')], stateOf()),
      logChecksum([told('a'), { ...told('b'), text: 'b' }], stateOf()),
      logChecksum([told('a'), told('b')], stateOf({ drawn: 1 })),
    ];
    expect(new Set(sums).size).toBe(sums.length);
  });
});
