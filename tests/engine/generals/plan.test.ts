import { describe, expect, it } from 'vitest';
import { viewOfPosition } from '../../../engine/battle';
import type { Piece, View } from '../../../engine/battle';
import { planOf } from '../../../engine/generals/plan';
import { forcesOf } from '../../../engine/generals/forces';
import { abreast } from '../../../engine/generals/plan/abreast';
import { slotsOf } from '../../../engine/generals/plan/slots';
import type { Victory } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import { piece, pose } from '../battle/states';
import { toySystem } from '../toy';
import { unitAt, viewOf, withObjective } from './views';

const plan = (view: View) => planOf(view, toySystem);
const goal = (view: View, id: string) => plan(view).goals.get(id);
const task = (view: View, id: string) => plan(view).tasks.get(id);
/** The same in another turn, of a battle that is won so. */
const inTurn = (turn: number, view: View, victory: Partial<Victory> = {}): View => {
  const { scenario } = view.ground;
  const ground = layGround({ ...scenario, victory: { ...scenario.victory, ...victory } });
  return viewOfPosition({ ...view, ground, state: { ...view.state, at: { ...view.state.at, turn } } });
};
const near = unitAt('red near', 60, 45);
const far = unitAt('red far', 100, 45);
describe('the plan of a side', () => {
  const POSTURES: readonly (readonly [string, 'blue' | 'red', readonly Piece[], 'attack' | 'hold'])[] = [
    ['the attacker', 'blue', [unitAt('blue line', 20, 45), near], 'attack'],
    ['the attacker however weak', 'blue', [unitAt('blue line', 20, 45, 1), near, far], 'attack'],
    ['the defender', 'red', [unitAt('blue line', 20, 45), near], 'hold'],
    ['the defender a quarter stronger, but no more', 'red', [unitAt('blue line', 20, 45, 2.4), near], 'hold'],
    ['the defender stronger still', 'red', [unitAt('blue line', 20, 45, 2.3), near], 'attack'],
    ['the defender much the stronger', 'red', [unitAt('blue line', 20, 45, 1), near], 'attack'],
  ];
  it.each(POSTURES)('%s', (_title, seat, pieces, posture) => {
    expect(plan(viewOf(seat, ...pieces)).posture).toBe(posture);
  });

  it('is made once for a position', () => {
    const view = viewOf('blue', unitAt('blue line', 20, 45), near);
    expect(plan(view)).toBe(plan(view));
    expect(plan(viewOfPosition(view))).not.toBe(plan(view));
  });

  it('assaults at even odds, the nearest enemy first, and who goes with it stands beside it', () => {
    const one = viewOf('blue', unitAt('blue line', 20, 45), near, unitAt('red other', 60, 120));
    expect(task(one, 'blue line')).toMatchObject({ kind: 'assault', against: 'red near', odds: 1 });
    // A front of the toy is 16 cm: half of it is left to the enemy.
    expect(goal(one, 'blue line')?.at).toMatchObject({ x: 52, y: 45 });
    const other = unitAt('red other', 60, 60);
    const two = viewOf('blue', unitAt('blue line', 20, 45), unitAt('blue next', 20, 51), near, other);
    const [line = 0, next = 0] = ['blue line', 'blue next'].map((id) => goal(two, id)?.at.y);
    expect(Math.abs(line - next)).toBeGreaterThan(5);
  });

  it('goes for who stands ahead rather than for who is a little nearer on its flank', () => {
    const against = (y: number) =>
      task(viewOf('blue', unitAt('blue line', 20, 45), near, unitAt('red side', 20, y)), 'blue line')?.against;
    // 40 cm ahead; to a place on its flank it counts three quarters more.
    expect([against(69), against(67)]).toEqual(['red near', 'red side']);
  });

  it('stands everybody in one line who need not go more than two fronts aside for it, and the rest in reserve', () => {
    const tasksOf = (count: number) => {
      const line = Array.from({ length: count }, (_, i) => unitAt(`blue ${i}`, 20 - i, 45));
      const { tasks } = plan(viewOf('blue', ...line, unitAt('red near', 60, 45, 9)));
      return line.map(({ id }) => tasks.get(id));
    };
    // Each takes 7.4 cm of the line; the outermost of ten would have to go 33.3 aside, and two fronts of the toy are 32.
    expect(tasksOf(9).map((one) => one?.behind)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(tasksOf(10).map((one) => one?.behind)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 32]);
  });

  it('goes its own way, whoever is after the same enemy', () => {
    const against = (...friends: readonly Piece[]) =>
      task(viewOf('blue', unitAt('blue line', 20, 45), ...friends, near, unitAt('red other', 60, 85)), 'blue line')
        ?.against;
    const friends = [0, 1, 2].map((i) => unitAt(`blue friend ${i}`, 30, 40 + 5 * i));
    expect([against(), against(...friends)]).toEqual(['red near', 'red near']);
  });

  it('leaves each battalion of a brigade straight ahead of where it is, if there is room, and no farther out than three tenths of a front', () => {
    const wing = (id: string, y: number): Piece => ({ ...unitAt(id, 20, y), command: 'blue wing' });
    const places = (...at: readonly number[]) => {
      const brigade = at.map((y, i) => wing(`blue ${i}`, y));
      const view = viewOf('blue', ...brigade, unitAt('red near', 60, 45, 9));
      return brigade.map(({ id }) => goal(view, id)?.at.y);
    };
    // The line of two is 12.4 cm wide, and a front of the toy 16 cm.
    expect(places(35, 55).map((y) => y?.toFixed(1))).toEqual(['35.0', '55.0']);
    const [low = 0, high = 0] = places(15, 75);
    expect([low.toFixed(1), high.toFixed(1)]).toEqual(['34.0', '56.0']);
    // Of six the three foremost stand in the first line, 1.25 fronts ahead of the rest.
    const deep = [0, 1, 2, 3, 4, 5].map((i) => ({
      ...wing(`blue ${i}`, 45),
      where: { on: pose(i % 2 === 0 ? 10 : -10, 25 + 8 * i, 90) },
    }));
    const six = viewOf('blue', ...deep, unitAt('red near', 60, 45, 30));
    const lines = deep.map(({ id }) => goal(six, id)?.at.x.toFixed(0));
    expect(lines).toEqual([lines[0], lines[1], lines[0], lines[1], lines[0], lines[1]]);
    expect(Number(lines[0]) - Number(lines[1])).toBe(20);
    // Without room they stand clear of each other about the middle.
    const [one = 0, other = 0] = places(44, 46);
    expect([one + other, other - one > 5]).toEqual([90, true]);
  });

  const ROWS: readonly (readonly [string, readonly number[], readonly number[]])[] = [
    ['leaves alone who stands clear of the others', [-30, 0, 10], [-30, 0, 10]],
    ['parts two by the least that clears them', [0, 2], [-4, 6]],
    ['parts three, and not who is clear of them', [0, 0, 0, 40], [-10, 0, 10, 40]],
    ['of nobody is empty', [], []],
  ];
  it.each(ROWS)('a row %s', (_title, at, places) => {
    expect(abreast(at.map((one) => ({ at: one, width: 10 })))).toEqual(places);
  });

  it('draws up out of reach of fire and charge against who is stronger, facing him', () => {
    const view = viewOf('blue', unitAt('blue line', 20, 45), near, unitAt('red other', 60, 60));
    expect(task(view, 'blue line')).toMatchObject({ kind: 'approach', odds: 0.5 });
    // Fire of the toy reaches 30 cm; 4 more are left between.
    expect(goal(view, 'blue line')).toMatchObject({ at: { x: 26, y: 45 }, pull: 0.33, front: { x: 60, y: 45 } });
  });

  it('draws up before outposts on its way to the enemy it is sent against, if it has not passed them already', () => {
    const placeFrom = (x: number) => {
      const outposts = [unitAt('red first', 10, 45), unitAt('red second', -40, 45)];
      const view = viewOf('blue', unitAt('blue line', x, 45), ...outposts, near);
      const { own, enemies, front } = forcesOf(view, toySystem);
      const sent = { command: 'blue line', kind: 'approach', against: near.id, centre: { x, y: 45 }, odds: 1 } as const;
      const line = { ...sent, at: { x: 60, y: 45 }, axis: { x: 1, y: 0 }, sideways: 0, behind: 0 };
      return slotsOf(line, own, { enemies, front, off: 34 }).get('blue line')?.x;
    };
    // Looked for in steps of 3.2 cm: 34 cm before the second, or else a step behind where it is.
    expect(placeFrom(-90)).toBeCloseTo(-76.4, 9);
    expect(placeFrom(-30)).toBeCloseTo(-31.6, 9);
    // Three fronts behind where its line would be it may always go.
    expect(placeFrom(0)).toBeCloseTo(-22, 9);
  });

  it('waits for those who go with it to come up, and for nobody at odds above 2.3', () => {
    const pair = (theirs: number) =>
      viewOf('blue', unitAt('blue line', 19, 45), unitAt('blue next', -30, 45), unitAt('red near', 60, 45, theirs));
    const kinds = (view: View) => ['blue line', 'blue next'].map((id) => task(view, id)?.kind);
    expect(kinds(pair(6 / 2.4))).toEqual(['assault', 'assault']);
    expect(kinds(pair(6 / 2.2))).toEqual(['approach', 'approach']);
    // Who stands within 42 cm of the enemy is up.
    const even = (x: number) => viewOf('blue', unitAt('blue line', 19, 45), unitAt('blue next', x, 45, 2), near);
    expect(kinds(even(17.9))).toEqual(['approach', 'approach']);
    expect(kinds(even(18.1))).toEqual(['assault', 'assault']);
  });

  it('goes in at worse odds with each turn after the second', () => {
    const kindAt = (turn: number, pips: number) => {
      const view = viewOf('blue', unitAt('blue line', 19, 45, pips), near);
      return task(inTurn(turn, view), 'blue line')?.kind;
    };
    // To one of 3: 0.8, and 0.6; it takes more than 0.9, then 0.7 and 0.5.
    expect([2, 3].map((turn) => kindAt(turn, 2.4))).toEqual(['approach', 'assault']);
    expect([3, 4].map((turn) => kindAt(turn, 1.8))).toEqual(['approach', 'assault']);
  });

  it('defending strikes with horse at 1.4 to 1 who comes within two fronts, with foot only who is spent', () => {
    const held = (id: string, x: number, pips: number) =>
      task(viewOf('red', unitAt('blue line', x, 45, pips), unitAt('blue far', -100, 45), unitAt(id, 60, 45)), id)?.kind;
    const horse = [held('red horse', 28.1, 2.1), held('red horse', 27.9, 2.1), held('red horse', 28.1, 2.2)];
    expect(horse).toEqual(['counter-attack', 'hold', 'hold']);
    const foot = [held('red near', 28.1, 1.3), held('red near', 27.9, 1.3), held('red near', 28.1, 1.4)];
    expect(foot).toEqual(['counter-attack', 'hold', 'hold']);
  });

  it('defending brings horse to friends who are attacked, and leaves it where nobody is', () => {
    const kind = (x: number, pips: number) =>
      task(
        viewOf(
          'red',
          unitAt('blue line', x, 45),
          unitAt('blue far', -100, 45, 9),
          unitAt('red near', 60, 45),
          unitAt('red horse', 90, 45, pips),
        ),
        'red horse',
      )?.kind;
    expect([kind(28.1, 5), kind(27.9, 5)]).toEqual(['counter-attack', 'hold']);
    // Of his strength it goes because the friend is there.
    expect(kind(28.1, 3)).toBe('counter-attack');
  });

  it('presses an attack harder, and attacks at smaller odds, in each turn after the eighth', () => {
    const attacker = viewOf('blue', unitAt('blue line', 20, 45), near);
    const pulls = [8, 9, 12].map((turn) => (goal(inTurn(turn, attacker), 'blue line')?.pull ?? 0) / 0.16);
    expect(pulls.map((pull) => pull.toFixed(2))).toEqual(['1.00', '1.25', '2.00']);
    const defender = viewOf('red', unitAt('blue line', 20, 45, 2.7), near);
    expect([8, 9].map((turn) => plan(inTurn(turn, defender)).posture)).toEqual(['hold', 'attack']);
    const weaker = (pips: number) => plan(inTurn(12, viewOf('red', unitAt('blue line', 20, 45, pips), near))).posture;
    expect([weaker(3.3), weaker(3.4)]).toEqual(['attack', 'hold']);
  });

  it("goes for an objective that is nobody's when it is late, however weak it is, but not where it has only to last", () => {
    const weak = viewOf('red', unitAt('blue line', 20, 45, 9), near);
    const posture = (turn: number, holder: string | null, victory: Partial<Victory> = {}) =>
      plan(inTurn(turn, withObjective(weak, holder), victory)).posture;
    expect([8, 9].map((turn) => posture(turn, null))).toEqual(['hold', 'attack']);
    expect(['blue', 'red'].map((holder) => posture(9, holder))).toEqual(['hold', 'hold']);
    expect(['red', 'blue'].map((then) => posture(9, null, { turns: 10, then }))).toEqual(['hold', 'attack']);
  });

  it('attacks a stronger enemy when it is late and he is nearer to breaking, and is no more careful when it is itself', () => {
    const postureWith = (
      pips: number,
      lost: { readonly blue: number; readonly red: number },
      turn = 9,
      victory: Partial<Victory> = {},
    ) => {
      const view = viewOf('red', unitAt('blue line', 20, 45, pips), near);
      const standing = (_: View, seat: string) => ({ lost: seat === 'red' ? lost.red : lost.blue, breaksAt: 4 });
      return planOf(inTurn(turn, view, victory), { ...toySystem, standing }).posture;
    };
    const twiceAsNear = { blue: 3, red: 2 };
    expect([5.9, 6.1].map((pips) => postureWith(pips, twiceAsNear))).toEqual(['attack', 'hold']);
    expect(postureWith(5.9, twiceAsNear, 8)).toBe('hold');
    const ending = (then: string, lost = twiceAsNear) => postureWith(2.9, lost, 9, { turns: 13, then });
    expect([ending('points'), ending('draw')]).toEqual(['hold', 'attack']);
    expect(ending('points', { blue: 2, red: 2 })).toBe('attack');
    expect([2.9, 3.1].map((pips) => postureWith(pips, { blue: 2, red: 3 }))).toEqual(['attack', 'hold']);
    expect([59, 61].map((pips) => postureWith(pips, { blue: 4, red: 0 }))).toEqual(['attack', 'hold']);
  });

  it('presses in the last four turns of a battle that ends, and not for lack of time when it has only to last', () => {
    const attacker = viewOf('blue', unitAt('blue line', 20, 45), near);
    const pullOf = (turn: number, turns: number | null) => goal(inTurn(turn, attacker, { turns }), 'blue line')?.pull;
    expect([pullOf(6, 10), pullOf(7, 10), pullOf(7, 14), pullOf(7, null)]).toEqual([0.16, 0.2, 0.16, 0.16]);
    expect([pullOf(9, 14), pullOf(1, 3), pullOf(2, 3)]).toEqual([0.2, 0.16, 0.2]);
    const bookEnds = { ...toySystem, lastTurn: () => 10 };
    expect(planOf(inTurn(7, attacker), bookEnds).goals.get('blue line')?.pull).toBe(0.2);
    const defender = viewOf('red', unitAt('blue line', 20, 45, 2.7), near);
    const postures = ['points', 'red', 'blue'].map((then) => plan(inTurn(9, defender, { turns: 10, then })).posture);
    expect(postures).toEqual(['attack', 'hold', 'attack']);
  });

  it('when it is late leaves the line to each for himself, and spares only who is nearly worn out', () => {
    const other = unitAt('red other', 60, 60);
    const two = viewOf('blue', unitAt('blue line', 20, 45), unitAt('blue next', 20, 46), near, other);
    const places = (turn: number) => ['blue line', 'blue next'].map((id) => goal(inTurn(turn, two), id)?.at);
    expect(places(9)).toEqual([
      { x: 60, y: 45, hx: -1, hy: 0 },
      { x: 60, y: 60, hx: -1, hy: 0 },
    ]);
    expect(places(8)).not.toContainEqual(expect.objectContaining({ x: 60 }));
    const worn = viewOf('blue', unitAt('blue line', 20, 45, 1), near);
    expect([8, 9].map((turn) => goal(inTurn(turn, worn), 'blue line')?.at.x)).toEqual([-12, 60]);
  });

  it('goes a front farther to have no company, and no more', () => {
    const preyOf = (x: number) => {
      const pieces = [unitAt('blue line', 20, 45), unitAt('blue next', 20, 46), near, unitAt('red other', x, 46)];
      const view = viewOf('blue', ...pieces);
      return goal(inTurn(9, view), 'blue next')?.at.x;
    };
    // Who is nearer goes for the nearest, 40 cm off; a front of the toy is 16.
    expect([preyOf(75.9), preyOf(76.1)]).toEqual([75.9, 60]);
  });

  it('counts enemies within two fronts of who is attacked as his help', () => {
    const oddsWith = (y: number) =>
      task(viewOf('blue', unitAt('blue line', 20, 45), near, unitAt('red other', 60, y)), 'blue line')?.odds;
    expect([oddsWith(76.9), oddsWith(77.1)]).toEqual([0.5, 1]);
  });

  it('goes in when eleven of twenty are up, and not before', () => {
    const kindOf = (up: number, all: number) => {
      const wing = Array.from({ length: all }, (_, i) => ({
        ...unitAt(`blue ${i}`, i < up ? 19 : -30, 45),
        command: 'blue wing',
      }));
      return task(viewOf('blue', ...wing, unitAt('red near', 60, 45, 3 * all)), 'blue wing')?.kind;
    };
    expect([kindOf(5, 9), kindOf(6, 11)]).toEqual(['assault', 'approach']);
  });

  it('strikes with horse at who is no farther off than three and a half fronts', () => {
    const pullFrom = (x: number) => {
      const [attacker, horse] = [unitAt('blue line', 28.1, 45), unitAt('red horse', x, 45)];
      const view = viewOf('red', attacker, unitAt('blue far', -100, 45, 9), unitAt('red near', 60, 45), horse);
      return [task(view, 'red horse')?.kind, goal(view, 'red horse')?.pull];
    };
    expect(pullFrom(84)).toEqual(['counter-attack', 0.16]);
    // From farther off it comes up as one that watches.
    expect(pullFrom(84.2)).toEqual(['counter-attack', 0.16 / 6]);
  });

  it('grows bolder with each turn after the sixth in which an attack goes on', () => {
    const boldnessAt = (turn: number) => {
      const view = viewOf('blue', unitAt('blue line', 20, 45), near);
      return goal(inTurn(turn, view), 'blue line')?.boldness;
    };
    expect([6, 7, 10].map(boldnessAt)).toEqual([1.2, 1.45, 2.2]);
  });

  it('leaves units without a place, and sides without enemies, alone', () => {
    const hidden = piece('blue scout', { where: { marked: 'mill' }, gauges: { pips: 3 } });
    const gone = piece('red line', { seat: 'red', where: { gone: 'removed' }, gauges: { pips: 3 } });
    expect([...plan(viewOf('blue', hidden, near)).goals.keys()]).toEqual([]);
    expect([...plan(viewOf('blue', unitAt('blue line', 20, 45), gone)).goals.keys()]).toEqual([]);
  });
});
