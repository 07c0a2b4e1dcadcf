import { describe, expect, test } from 'vitest';
import type { BaseShape } from '../../../engine/battle';
import { COLOUR, inksOf, layerToSvg, type Shape } from '../../../drawing/map';
import { scaleShare } from '../../../drawing/map/footprints';
import { armSign } from '../../../drawing/map/arms';
import { widthOf } from '../../../drawing/map/lettering';
import { gunFor } from '../../../drawing/map/ordnance';
import { UNIT_TYPES } from '../../../engine/scenario';
import { shortOfficer, shortUnit } from '../../../drawing/map/short-names';
import { distance, overlaps } from '../../../engine/geometry';
import { leaderShape } from '../../../drawing/map/leaders';
import { blockShape, plainBlocks } from '../../../drawing/map/signs';
import { type BlockSign } from '../../../drawing/map/block-sign';
import { signsOfBattle, signsOfStart } from '../../../drawing/map/troops';
import { plainTroops } from './plain-troops';
import { stUlrich } from './scenarios';

const sign: BlockSign = {
  id: 'forcade',
  name: 'Forcade',
  side: 0,
  arm: 'foot',
  type: 'line infantry',
  pose: { x: 40, y: 30, hx: 0, hy: 1 },
  width: 20,
  depth: 4,
  bases: [],
  count: 0,
  open: false,
  unformed: false,
  fired: false,
};
const [first, second] = COLOUR.sides;
const svgOf = (shape: Shape): string =>
  layerToSvg({ name: 'troops', clipped: false, shapes: [shape] }, { west: 0, south: 0, east: 1, north: 1 });
const block = (change: Partial<BlockSign>): string => svgOf(blockShape({ ...sign, ...change }, COLOUR));
const whole = 'm-10 2l20 0 0-4-20 0z';

describe('blocks', () => {
  test('the first side is solid, its name white', () => {
    const svg = block({});
    expect(svg).toContain(`<path d="${whole}" fill="${first.fill}"/>`);
    expect(svg).toMatch(/<text[^>]* fill="#ffffff"[^>]*>Forcade<\/text>/);
    expect(svg).not.toContain(second.fill);
  });
  test('the second side is split along its length: the front half filled, the name dark in the rear half', () => {
    const svg = block({ side: 1 });
    expect(svg).toContain(`<path d="m-10 0l20 0 0-2-20 0z" fill="${second.fill}"/>`);
    expect(svg).toMatch(/<text x="0" y="1\.\d+"[^>]* fill="#26221c"[^>]*>Forcade/);
    expect(svg).not.toContain(first.fill);
  });
  test('a march column of the second side is split lengthwise too', () => {
    expect(block({ side: 1, width: 4, depth: 20 })).toContain(`<path d="m0 10l2 0 0-20-2 0z" fill="${second.fill}"/>`);
  });
  test('names stand upright whatever the heading', () => {
    const turnOf = (hx: number, hy: number): string =>
      /<text( x=|[^>]*matrix\([^)]*\))/.exec(block({ pose: { x: 0, y: 0, hx, hy } }))?.[1] ?? '';
    expect(turnOf(0, 1)).toBe(' x=');
    expect(turnOf(0, -1)).toContain('matrix(-1 0 0 -1');
    // The group is turned by the heading; facing west, its right is north and the words may rise with it.
    expect(turnOf(-1, 0)).toBe(' x=');
    expect(turnOf(1, 0)).toContain('matrix(-1 0 0 -1');
  });
  test('arms are told apart: dots, diagonal, diagonal with a ball, gun', () => {
    const marks = (change: Partial<BlockSign>): number => (block(change).match(/stroke="#ffffff"/g) ?? []).length;
    expect(marks({})).toBe(0);
    expect(block({ arm: 'light foot', type: 'jaeger', name: '' }).match(/h0/g)).toHaveLength(3);
    expect(block({ arm: 'horse', type: 'dragoons', name: '' })).toContain('d="m-10 2l20-4"');
    expect(block({ arm: 'horse', type: 'dragoons' })).not.toContain('fill="#ffffff"/>');
    expect(block({ arm: 'horse', type: 'hussars' })).toContain('fill="#ffffff"/>');
    expect(marks({ arm: 'guns', type: 'medium gun', width: 6, depth: 6 })).toBe(2);
  });
  test('the diagonal of horse stops short of the name on both sides', () => {
    const svg = block({ arm: 'horse', type: 'dragoons' });
    expect(svg).toContain('d="m-10 2l7.29-1.46m5.42-1.08l7.29-1.46"');
    const wide = block({ arm: 'horse', type: 'dragoons', name: 'Württembergische Garde zu Pferd' });
    expect(wide).toMatch(/d="m-10 2l1\.0\d-\.2\dm/);
  });
  test('heavy horse has two lines, lancers a pennon, horse grenadiers a grenade', () => {
    const drawn = (type: BlockSign['type']): string => block({ arm: 'horse', type, name: '' });
    const filled = (type: BlockSign['type']): number => (drawn(type).match(/fill="#ffffff"\/>/g) ?? []).length;
    const lined = (type: BlockSign['type']): number => (drawn(type).match(/stroke="#ffffff"/g) ?? []).length;
    expect(
      ['dragoons', 'cuirassiers', 'heavy horse', 'carabiniers'].map((type) => lined(type as BlockSign['type'])),
    ).toEqual([1, 2, 2, 2]);
    for (const type of ['uhlans', 'bosniaks', 'cossacks'] as const)
      expect([type, filled(type), lined(type)]).toEqual([type, 1, 1]);
    expect([filled('horse grenadiers'), lined('horse grenadiers')]).toEqual([1, 2]);
    for (const type of ['cuirassiers', 'uhlans', 'horse grenadiers'] as const)
      expect(new Set([drawn(type), drawn('dragoons'), drawn('hussars')]).size).toBe(3);
  });
  test('no two kinds of guns and waggons look alike', () => {
    const guns = Object.entries(UNIT_TYPES).flatMap(([type, arm]) =>
      arm === 'guns' || arm === 'train' ? [block({ arm, type: type as BlockSign['type'], width: 6, depth: 6 })] : [],
    );
    expect(guns).toHaveLength(14);
    expect(new Set(guns).size).toBe(14);
  });
  test('a howitzer is wider at the muzzle and shorter than a gun', () => {
    const barrel = (type: BlockSign['type']): { wide: number; long: number } => {
      const shape = gunFor(type, 1, '#ffffff')[0];
      if (shape?.kind !== 'drawing') throw new Error('no barrel');
      const ends = shape.strokes
        .flatMap(({ from, steps }) => [from, ...steps])
        .flatMap((spot) => ('x' in spot ? [spot] : []));
      const long = Math.max(...ends.map(({ y }) => y));
      return { long, wide: Math.max(...ends.filter(({ y }) => y > long - 0.05).map(({ x }) => x)) };
    };
    expect(barrel('howitzer').long).toBeLessThan(barrel('medium gun').long - 0.3);
    expect(barrel('howitzer').wide).toBeGreaterThan(barrel('medium gun').wide * 2);
    expect(barrel('light gun').long).toBeCloseTo(barrel('medium gun').long * 0.82, 9);
  });
  test('grenadiers, guards, militia, garrisons and engineers carry a badge clear of the name', () => {
    for (const [type, arm] of [
      ['grenadiers', 'foot'],
      ['guards', 'foot'],
      ['militia', 'foot'],
      ['garrison', 'foot'],
      ['engineers', 'light foot'],
    ] as const)
      for (const side of [0, 1] as const) {
        const svg = block({ type, arm, side, name: 'Ein sehr langer Name eines Regiments' });
        const marks = armSign({ ...sign, type, arm, side }, COLOUR.sides[side], { half: 6, along: 0 });
        const xs = marks.flatMap((mark) => (mark.kind === 'drawing' ? mark.strokes.map(({ from }) => from.x) : []));
        expect(Math.max(...xs), type).toBeLessThan(-7.7);
        const size = Number(/font-size="([^"]*)"/.exec(svg)?.[1]);
        const name = widthOf({
          text: 'Ein sehr langer Name eines Regiments',
          role: 'italic',
          size,
          spacing: 0,
          colour: '',
          halo: null,
        });
        expect(1.1 - name / 2, type).toBeGreaterThanOrEqual(-7.81);
      }
  });
  test('a counter is pips behind the block, twelve at most', () => {
    const pips = (count: number): number =>
      (
        block({ count })
          .match(/m?[^"]*h0/g)?.[0]
          ?.match(/h0/g) ?? []
      ).length;
    expect([0, 1, 4, 12, 13].map(pips)).toEqual([0, 1, 4, 12, 12]);
    expect(block({ count: 1 })).toContain('d="m0 2.95h0"');
  });
  test('a unit that has broken off stands open at the front', () => {
    const svg = block({ open: true });
    expect(svg).toContain('d="m-10-2l0 4 20 0 0-4" fill="none"');
    expect(svg).not.toContain(`d="${whole}" fill="none"`);
    expect(svg).not.toContain('m-1.1-2');
    expect(block({})).toContain(`d="${whole}" fill="none"`);
    expect(block({})).toContain('m-1.1-2');
  });
  test('bases out of place are drawn one by one', () => {
    const bases = [10, 20, 30].map((x) => ({ pose: { x, y: 5, hx: 0, hy: 1 }, width: 4, depth: 4 }));
    const svg = block({ bases });
    expect(svg).not.toContain(whole);
    expect(svg.match(/translate\((10|20|30) -5\)/g)).toHaveLength(3);
  });
  test('small pictures have neither names nor ids', () => {
    const svg = plainBlocks([sign, { ...sign, side: 1 }, { ...sign, pose: { x: 9, y: 5, hx: 1, hy: 0 } }], COLOUR, 1)
      .map(svgOf)
      .join('');
    expect(svg).not.toMatch(/<text|data-id/);
    // Both blocks of the first side in one drawing, on the table: one facing north, one facing east.
    expect(svg).toContain(`d="m30-28l20 0 0-4-20 0zm-23 13l0 20 4 0 0-20z" fill="${first.fill}"`);
  });
});

test('a lieutenant general has a star of four points in a ring of his own size', () => {
  const svg = svgOf(leaderShape({ id: 'l', side: 0, rank: 'lieutenant', at: { x: 1, y: 2 } }, COLOUR));
  expect(svg).toMatch(/<circle[^>]*r="1.9"[^>]*\/><path d="m0-1.56l[^"]*z" fill="#1f559b"\/>/);
});

test('a general has a star, a commander a cross, each in its ring', () => {
  const general = svgOf(leaderShape({ id: 'g', side: 1, rank: 'general', at: { x: 1, y: 2 } }, COLOUR));
  const commander = svgOf(leaderShape({ id: 'c', side: 0, rank: 'commander', at: { x: 1, y: 2 } }, COLOUR));
  expect(general).toMatch(/<circle[^>]*r="2.2"[^>]*\/><path d="[^"]*z" fill="#bf421c"\/>/);
  expect(commander).toMatch(/<circle[^>]*r="1.6"[^>]*\/><path d="[^"]*z" fill="#1f559b"\/>/);
});

test('where nothing is coloured, the cross of the second side is open and closed all round, that of the first solid', () => {
  const cross = (side: 0 | 1): string =>
    svgOf(leaderShape({ id: 'c', side, rank: 'commander', at: { x: 1, y: 2 } }, inksOf('line')));
  expect(cross(0)).toMatch(/d="[^"]*z" fill="#111111" stroke="#111111" stroke-width=".16"/);
  expect(cross(1)).toMatch(/d="[^"]*z" fill="#ffffff" stroke="#111111" stroke-width=".16"/);
});

test.each([
  ['28mm', 1],
  ['20mm', 0.7],
  ['10mm', 1 / 3],
  ['6mm', 0.25],
])('at %s a block is as large against one of 28 mm as all the ground is', (scale, share) => {
  expect(scaleShare(scale)).toBe(share);
});

describe('signs of a battle', () => {
  const scenario = stUlrich();

  test('agree with the places of the scenario at the start', () => {
    const start = signsOfStart(scenario);
    const battle = signsOfBattle(plainTroops(scenario), scenario);
    expect(battle.blocks).toEqual(start.blocks);
    expect(start.blocks.map(({ name, side }) => `${name} ${side}`).slice(0, 2)).toEqual([
      'Leib-Regiment 0',
      'Hohenwalde 0',
    ]);
    expect(start.leaders.map(({ name }) => name)).toEqual([
      'Baron Marwede',
      'v. Steinach',
      'Frhr. v. Rehlingen',
      'v. Ostheim',
    ]);
  });
  test('lieutenant generals stand among the leaders; a brigade that arrives later has none on the table', () => {
    const [army, other] = scenario.armies;
    const brigade = army?.brigades[0];
    if (!army || !other || !brigade) throw new Error('no brigade');
    const place = { arrives: { turn: 3, at: { x: 0, y: 40 }, heading: 90, needs: null } };
    const late = { ...brigade, units: brigade.units.map((unit) => ({ ...unit, place })) };
    const lieutenant = {
      id: 'l',
      name: 'Generalleutnant Ferdinand',
      rating: 'dashing',
      at: { x: 9, y: 9 },
      commands: [],
    } as const;
    const armies = [{ ...army, lieutenants: [lieutenant], brigades: [late] }, other];
    const { leaders, blocks } = signsOfStart({ ...scenario, armies });
    expect(leaders.filter(({ side }) => side === 0).map(({ name, rank }) => `${rank} ${name}`)).toEqual([
      'general Baron Marwede',
      'lieutenant Ferdinand',
    ]);
    expect(blocks.filter(({ side }) => side === 0)).toHaveLength(army.independents.length);
  });
  test('a deployed battery is as large as its guns; the limber behind is not part of the block', () => {
    const { roster, state, vocabulary } = plainTroops(scenario);
    const gun = state.pieces.find(({ formation }) => formation === 'deployed');
    const unit = gun && roster.units[gun.id];
    if (!gun || !unit) throw new Error('no battery');
    const base = (y: number, depth: number, carries: BaseShape['carries']): BaseShape => ({
      x: 0,
      y,
      turn: 0,
      width: 6,
      depth,
      carries,
    });
    const layouts = { deployed: [base(0, 6, 'gun'), base(-7, 8, 'limber')] };
    const units = { ...roster.units, [gun.id]: { ...unit, layouts } };
    const drawn = signsOfBattle({ roster: { ...roster, units }, state, vocabulary }, scenario).blocks.find(
      ({ id }) => id === gun.id,
    );
    expect([drawn?.width, drawn?.depth, drawn?.pose.x, drawn?.pose.y]).toEqual([6, 6, 112, 60.5]);
  });
  test('hits and marks of the battle are shown', () => {
    const troops = plainTroops(scenario);
    const [hurt, fled, reformed] = troops.state.pieces;
    if (!hurt || !fled || !reformed) throw new Error('too few units');
    hurt.gauges['hits'] = 3;
    fled.marks['broken off'] = 1;
    reformed.marks['reforming'] = 2;
    const [one, two, three, four] = signsOfBattle(troops, scenario).blocks;
    expect([one?.count, two?.count]).toEqual([3, 0]);
    expect([two?.unformed, three?.unformed]).toEqual([false, true]);
    expect([one?.open, two?.open, three?.open, four?.open]).toEqual([false, true, true, false]);
  });
});

test.each([
  ['Major General von Steinach', 'v. Steinach'],
  ['Lieutenant-General Baron Marwede', 'Baron Marwede'],
  ['Feldmarschall Graf Browne', 'Graf Browne'],
  ['General von der Goltz', 'v. d. Goltz'],
  ['Marshal Saxe', 'Marshal Saxe'],
  ['Majoran', 'Majoran'],
  ['General', 'General'],
])('%s is written %s', (name, short) => {
  expect(shortOfficer(name)).toBe(short);
});

test.each([
  ['Regiment Hohenwalde', 'Hohenwalde'],
  ['Infantry Regiment Itzenplitz', 'Itzenplitz'],
  ['Lossow Regiment II', 'Lossow II'],
  ['Leib-Regiment', 'Leib-Regiment'],
  ['Brackwitz Dragoons', 'Brackwitz'],
  ['Zieten Hussars II', 'Zieten II'],
  ['Dragoons', 'Dragoons'],
  ["Captain Holl's Battery", "Holl's Battery"],
  ['Regiment', 'Regiment'],
])('%s is written %s', (name, short) => {
  expect(shortUnit(name)).toBe(short);
});

test('two units in one block stand one behind the other within it, at the start and in battle', () => {
  const scenario = stUlrich();
  const [side, enemy] = scenario.armies;
  const [brigade] = side?.brigades ?? [];
  const [first, second, third] = brigade?.units ?? [];
  if (!side || !enemy || !brigade || !first || !second || !third) throw new Error('St. Ulrich has changed');
  const place = { inside: 'mulheim/1' };
  const housed = {
    ...scenario,
    armies: [{ ...side, brigades: [{ ...brigade, units: [{ ...first, place }, { ...second, place }, third] }] }, enemy],
  };
  const boxes = (signs: ReturnType<typeof signsOfStart>) =>
    [first, second].map(({ id }) => signs.blocks.find((one) => one.id === id)).map((one) => one ?? sign);
  for (const signs of [signsOfStart(housed), signsOfBattle(plainTroops(housed), housed)]) {
    const [one = sign, other = sign] = boxes(signs);
    expect(overlaps(one, other)).toBe(false);
    expect(distance(one.pose, other.pose)).toBeLessThan(20 * 0.5);
  }
});
