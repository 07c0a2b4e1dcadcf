import { describe, expect, it } from 'vitest';
import { findPiece, knownTo } from '../../../../engine/battle';
import type { View } from '../../../../engine/battle';
import { overlaps } from '../../../../engine/geometry';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { breakPointOf, holderOf } from '../../../../engine/rules/honours-of-war/morale/breaking';
import { muster } from '../../../../engine/rules/honours-of-war/muster';
import { review } from '../../../../engine/rules/honours-of-war/review';
import { NEUTRAL } from '../../../../engine/rules/honours-of-war/troops/nations';
import { troopsOn } from '../../../../engine/rules/honours-of-war/troops/troop';
import { layGround } from '../../../../engine/terrain';
import { stUlrich } from '../../scenario/files';

const scenario = stUlrich();
const { roster, state } = muster(scenario);
const view: View = {
  seat: 'blue',
  state: knownTo(state, 'blue'),
  ground: layGround(scenario),
  roster,
  scratch: new Map(),
};
const count = (side: string, of: 'arm' | 'type') =>
  Object.values(roster.units)
    .filter((unit) => unit.side === side)
    .map((unit) => unit[of]);

describe('the muster of St. Ulrich', () => {
  it('HOW-SCEN-02: five units against four', () => {
    expect(count('blue', 'arm')).toEqual(['foot', 'foot', 'foot', 'guns', 'horse']);
    expect(count('red', 'arm')).toEqual(['foot', 'foot', 'guns', 'horse']);
  });
  it('HOW-SCEN-02, HOW-EX-14: both break at 2, by the rule as by the file', () => {
    expect(['blue', 'red'].map((side) => breakPointOf(roster, side))).toEqual([2, 2]);
    expect(honoursOfWar.standing(view, 'red')).toEqual({ lost: 0, breaksAt: 2 });
  });
  it('HOW-SCEN-01: values of Austria, dependable commanders, unrated generals', () => {
    for (const side of roster.sides) expect(side.national).toEqual(NEUTRAL);
    const commands = Object.values(roster.commands);
    expect(commands.map(({ kind, rating }) => `${kind} ${rating}`).toSorted()).toEqual([
      'brigade dependable',
      'brigade dependable',
      'general null',
      'general null',
      'independent dependable',
      'independent dependable',
    ]);
  });
  it('HOW-ORG-04, HOW-ORG-06: a figure for each brigade and general, none for independents', () => {
    const independents = Object.values(roster.commands).filter(({ kind }) => kind === 'independent');
    expect(Object.keys(state.commands)).toHaveLength(4);
    for (const { id, units } of independents) {
      expect(state.commands[id]).toBeUndefined();
      expect(units).toEqual([id]);
    }
  });
  it('HOW-SCEN-03: Blue attacks and is all in column, Red is drawn up', () => {
    expect(roster.sides.map(({ id, attacker }) => [id, attacker])).toEqual([
      ['blue', true],
      ['red', false],
    ]);
    const formations = (side: string) =>
      state.pieces.filter(({ seat }) => seat === side).map(({ formation }) => formation);
    expect(new Set(formations('blue'))).toEqual(new Set(['march column', 'limbered']));
    expect(new Set(formations('red'))).toEqual(new Set(['line', 'deployed']));
  });
  it('HOW-SCEN-04: the objective is the bridge, and Red has a battery beside it', () => {
    const [objective] = roster.objectives;
    if (!objective) throw new Error('no objective');
    expect(objective).toMatchObject({
      feature: 'bridge-of-st-ulrich',
      points: 1,
      holder: 'red',
      at: { x: 136, y: 60 },
    });
    expect(holderOf(view, objective)).toBe('red');
  });
  it('everybody stands on the table, clear of everybody else, without hits or marks', () => {
    const troops = troopsOn(view);
    expect(troops).toHaveLength(9);
    for (const troop of troops) {
      expect(troop.boxes.every((box) => view.ground.holds(box))).toBe(true);
      const others = troops.filter(({ id }) => id !== troop.id).flatMap(({ boxes }) => boxes);
      expect(troop.boxes.some((box) => others.some((other) => overlaps(box, other)))).toBe(false);
      expect([troop.piece.gauges, troop.piece.marks]).toEqual([{ hits: 0 }, {}]);
    }
  });
  it('headings are compass degrees', () => {
    const piece = findPiece(state, 'red/regiment-prinz-casimir');
    expect(piece?.where).toEqual({ on: { x: 112, y: 75, hx: -1, hy: 0 } });
  });
  it('before turn 1, nothing rolled', () => {
    expect([state.at, state.drawn, state.acts, state.over]).toEqual([{ turn: 0, step: 0 }, 0, 0, null]);
  });
  it('the rules find nothing to say about it', () => expect(review(scenario)).toEqual([]));
});

describe('HOW-SCALE-01: at another scale', () => {
  const small = muster({ ...scenario, rules: { ...scenario.rules, scale: '15mm' } }).roster;
  it('bases shrink', () => {
    const unit = small.units['red/regiment-prinz-casimir'];
    expect([small.measure, unit?.layouts['line']?.[0]?.width, unit?.layouts['line']?.length]).toEqual(['15mm', 2, 5]);
  });
});
