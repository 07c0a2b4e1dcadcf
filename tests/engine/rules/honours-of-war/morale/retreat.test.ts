import { describe, expect, it } from 'vitest';
import { poseOf } from '../../../../../engine/battle';
import type { Decision } from '../../../../../engine/battle';
import { headingOf } from '../../../../../engine/geometry';
import { retreat, retreatQuestion, rout } from '../../../../../engine/rules/honours-of-war/morale';
import { beaten, flee, span, struck } from './beaten';
import { at, battlefield, course, hill, polygon, river, village, wood } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';

const heading = (field: TestField, id: string): number => {
  const pose = poseOf(field.piece(id).where);
  return pose ? Math.round(headingOf({ x: pose.hx, y: pose.hy })) : NaN;
};

describe('HOW-RET-02', () => {
  it('asks for one to two moves of the present formation', () => {
    const field = flee(beaten(), 33);
    const [decision] = field.asked;
    expect(decision).toMatchObject({ kind: 'retreat', seat: 'blue', form: { form: 'span', least: 20, most: 40 } });
    expect(field.place('lossow')).toEqual({ x: 100, y: 65 });
  });
  it.each([
    [19.9, 'HOW-RET-02'],
    [20, undefined],
    [40, undefined],
    [40.1, 'HOW-RET-02'],
  ])('%d cm of 20 to 40', (cm, clause) => {
    const field = beaten();
    expect(
      retreatQuestion.check(field.view('blue'), { unit: 'lossow', least: 20, most: 40 }, { span: cm })?.clause,
    ).toBe(clause);
  });
  it('a refusal tells what is asked and what is allowed', () => {
    const about = { unit: 'lossow', least: 20, most: 40 };
    expect(retreatQuestion.check(beaten().view('blue'), about, { span: 19.9 })?.sentence).toBe(
      'A retreat goes 20.0 to 40.0 cm; this is 19.9 cm.',
    );
  });
  it('offered: the least, the most, and what lies between by quarters', () => {
    const { list } = retreatQuestion.choices(beaten().view('blue'), { unit: 'lossow', least: 20, most: 40 });
    expect(list.map((choice) => choice.span)).toEqual([20, 40, 30, 25, 35]);
  });
  it('HOW-RET-06: without room anywhere who retreats is lost, and who routs goes all the same', () => {
    // A table 20.5 cm wide, full of friends, one of whom it stands on.
    const full = (hits: number) => {
      const rows = [2.1, 6.2, 10.3, 14.4, 20.6, 26.7].map((y, i): readonly [string, UnitPlace] => [
        `f${i}`,
        { at: [10.25, y] },
      ]);
      return battlefield({
        table: [20.5, 29],
        blue: { a: { at: [10.25, 18.5], hits, marks: { 'struck from': 'front' } }, ...Object.fromEntries(rows) },
      });
    };
    const lost = full(4);
    lost.run(retreat(lost, 'a'), span(20));
    expect(lost.piece('a').where).toEqual({ gone: 'cut off' });
    const routed = full(5);
    routed.run(rout(routed, 'a'));
    expect(routed.piece('a').where).not.toEqual({ gone: 'cut off' });
  });
  it('HOW-RET-08: it turns to the enemy that struck it, if only by a degree', () => {
    const field = flee(beaten({ esterle: { at: [100.6, 112] } }));
    // From 20 cm farther back he stands 34 cm ahead and 0.6 to the right.
    const pose = poseOf(field.piece('lossow').where);
    expect(pose && headingOf({ x: pose.hx, y: pose.hy })).toBeCloseTo(1.01, 1);
  });
  it('HOW-RET-10: a friend that it breaks through remembers the enemy that struck it', () => {
    const row = Object.fromEntries([58, 79, 100, 121, 142].map((x) => [`f${x}`, { at: [x, 86] as const }]));
    const field = flee(beaten({ blue: row }));
    expect([field.hits('f100'), field.piece('f100').marks['struck by']]).toEqual([1, 'esterle']);
  });
  it('HOW-RET-11: nobody breaks through one that is Done For by then', () => {
    const wall = Object.fromEntries([35, 57, 143, 165].map((x) => [`w${x}`, { at: [x, 80] as const }]));
    const field = beaten({
      // B breaks and is swept on through C, which has 4 hits already; then it is the first one's turn to pass it.
      blue: { ...wall, b: { at: [100, 90], hits: 3, size: 'large' }, c: { at: [100, 82], hits: 4, size: 'large' } },
    });
    flee(field);
    expect([field.hits('b'), field.hits('c')]).toEqual([4, 5]);
  });
  it('cavalry goes 30, a column of foot 25', () => {
    const most = (lossow: UnitPlace): unknown => flee(beaten({ lossow }), 40).asked[0]?.form;
    expect(most({ type: 'dragoons' })).toMatchObject({ least: 30, most: 60 });
    expect(most({ formation: 'march column' })).toMatchObject({ least: 25, most: 50 });
  });
});

describe('HOW-RET-03', () => {
  it.each([
    ['front', { x: 100, y: 78 }],
    ['rear', { x: 100, y: 118 }],
    ['left', { x: 120, y: 98 }],
    ['right', { x: 80, y: 98 }],
  ])('struck from the %s it goes the other way', (from, place) => {
    const field = beaten({ lossow: { marks: { ...struck, 'struck from': from } }, esterle: { at: [100, 170] } });
    expect(flee(field).place('lossow')).toEqual(place);
  });
  it('HOW-RALLY-07: remembers the enemy ahead, so that it goes to its rear again', () => {
    const field = flee(beaten({ lossow: { marks: { ...struck, 'struck from': 'left' } }, esterle: { at: [60, 98] } }));
    expect(field.place('lossow')).toEqual({ x: 120, y: 98 });
    field.run(retreat(field, 'lossow', 'HOW-RALLY-07'), span(20));
    expect(field.place('lossow')).toEqual({ x: 140, y: 98 });
  });
});

describe('HOW-RET-04', () => {
  it('woods and fordable rivers cost nothing', () => {
    const ground = [
      wood('wood', polygon([60, 85], [140, 85], [140, 95], [60, 95])),
      river('iser', 6, course([0, 80], [240, 80]), 'fordable'),
    ];
    expect(flee(beaten({ terrain: ground })).place('lossow')).toEqual({ x: 100, y: 78 });
  });
});

describe('HOW-RET-06: closed ground', () => {
  it('a unit that could only stop in a river is lost, in line and in column', () => {
    // Water to its rear and to its right; in column it would stand with its tail in it.
    const bend = river('iser', 20, course([0, 80], [130, 80], [130, 180]));
    const field = flee(beaten({ lossow: { marks: { ...struck, 'struck from': 'left' } }, terrain: [bend] }));
    expect(field.piece('lossow').where).toEqual({ gone: 'cut off' });
  });
});

describe('HOW-RET-05', () => {
  it('deviates by the least angle that clears friends', () => {
    // A friend 4 wide, 20 cm behind: the path of 20 cm width must pass it by 12 cm aside.
    const field = flee(beaten({ blue: { friend: { at: [111, 74], formation: 'march column', heading: 0 } } }), 40);
    const { x, y } = field.place('lossow');
    expect([x < 100, y < 98]).toEqual([true, true]);
    expect(field.hits('friend')).toBe(0);
  });
  it.each([
    [3, 1],
    [4, -1],
  ])('equal angles: a %d decides', (die, side) => {
    const field = beaten({
      blue: { friend: { at: [100, 66], formation: 'march column', size: 'small' } },
      dice: [die],
    });
    flee(field, 40);
    // It faces north, so its left is west.
    expect(Math.sign(100 - field.place('lossow').x)).toBe(side);
  });
  it('searches again for the least distance when the distance wanted is barred', () => {
    const row = [30, 58, 86, 114, 142, 170].map((x): [string, UnitPlace] => [
      `red ${x}`,
      { at: [x, 70], size: 'large', heading: 0 },
    ]);
    const field = flee(beaten({ red: Object.fromEntries(row) }), 40);
    expect(field.place('lossow')).toEqual({ x: 100, y: 78 });
  });
});

describe('HOW-RET-06', () => {
  const wall: Record<string, UnitPlace> = Object.fromEntries(
    [30, 58, 86, 114, 142, 170].map((x) => [`red ${x}`, { at: [x, 88], size: 'large', heading: 0 }]),
  );
  it('a unit without a way back is lost', () => {
    const field = flee(beaten({ red: wall }));
    expect(field.piece('lossow').where).toEqual({ gone: 'cut off' });
    expect(field.piece('lossow').marks).toMatchObject({ 'done for': 1 });
    expect(field.texts()).toContain('Lossow is cut off and lost.');
  });
  it('an impassable river cuts off, a fordable one does not', () => {
    const water = (kind: 'impassable' | 'fordable') =>
      flee(beaten({ terrain: [river('iser', 8, course([0, 85], [240, 85]), kind)] })).piece('lossow').where;
    expect(water('impassable')).toEqual({ gone: 'cut off' });
    expect(water('fordable')).toHaveProperty('on');
  });
  it('"impassable" is read for its own kind: a stream cuts off limbered guns, a steep hill too', () => {
    const guns: UnitPlace = { type: 'medium gun', formation: 'limbered' };
    const brook = { ...river('brook', 3, course([0, 85], [240, 85])), kind: 'stream' } as never;
    expect(flee(beaten({ lossow: guns, terrain: [brook] })).piece('lossow').where).toEqual({ gone: 'cut off' });
    const steep = hill('hill', 'steep', 8, polygon([0, 60], [240, 60], [240, 88], [0, 88]));
    expect(flee(beaten({ lossow: guns, terrain: [steep] })).piece('lossow').where).toEqual({ gone: 'cut off' });
    expect(flee(beaten({ terrain: [steep] })).piece('lossow').where).toHaveProperty('on');
  });
  it('an enemy it touches at the start is not met', () => {
    const field = flee(beaten({ esterle: { at: [100, 102], marks: { 'in contact': 'lossow' } } }));
    expect(field.place('lossow')).toEqual({ x: 100, y: 78 });
    expect(field.piece('esterle').marks['in contact']).toBeUndefined();
  });
});

describe('HOW-RET-07', () => {
  it('forms column to get through where a line cannot', () => {
    // Two walls of enemies leave 16 cm open behind it.
    const sides = [-1, 1].flatMap((side) =>
      [22, 50, 78].map((off): [string, UnitPlace] => [
        `red ${side * off}`,
        { at: [100 + side * off, 84], size: 'large', heading: 0 },
      ]),
    );
    const field = flee(beaten({ red: Object.fromEntries(sides) }));
    expect(field.piece('lossow').formation).toBe('march column');
    // Its rear edge went from 96 to 76.
    expect(field.place('lossow')).toEqual({ x: 100, y: 86 });
  });
});

describe('HOW-RET-08', () => {
  it('a retreat ends facing the enemy that struck it, a rout faces away', () => {
    const east = {
      lossow: { marks: { 'struck by': 'esterle', 'struck from': 'right' } },
      esterle: { at: [130, 98] as const },
    };
    expect(heading(flee(beaten(east)), 'lossow')).toBe(90);
    const field = beaten(east);
    field.run(rout(field, 'lossow'));
    expect(heading(field, 'lossow')).toBe(270);
  });
});

describe('HOW-RET-09', () => {
  const nearEdge = { lossow: { at: [100, 12] as const }, esterle: { at: [100, 26] as const } };
  it('a retreat halts on the table edge', () => {
    const field = flee(beaten(nearEdge));
    expect(field.place('lossow')).toEqual({ x: 100, y: 2 });
    expect(field.piece('lossow').marks).toMatchObject({ 'at the edge': 1, 'broken off': 1 });
  });
  it('a rout goes over it', () => {
    const field = beaten(nearEdge);
    field.run(rout(field, 'lossow'));
    expect(field.piece('lossow').where).toEqual({ gone: 'routed off the table' });
  });
  it('a unit that stands on it already halts there, and routs from there', () => {
    const onEdge = { lossow: { at: [100, 2] as const }, esterle: { at: [100, 16] as const } };
    const halted = flee(beaten(onEdge));
    expect(halted.place('lossow')).toEqual({ x: 100, y: 2 });
    expect(halted.piece('lossow').marks).toMatchObject({ 'at the edge': 1, 'broken off': 1 });
    const told = (field: typeof halted) => field.events.map(({ text }) => text).filter((text) => text.includes('edge'));
    expect(told(halted)).toEqual([expect.stringMatching(/gives way on the table edge and halts there\.$/)]);
    const routed = beaten(onEdge);
    routed.run(rout(routed, 'lossow'));
    expect(told(routed)).toEqual([expect.stringMatching(/is Done For on the table edge\.$/)]);
    expect(routed.piece('lossow').where).toEqual({ gone: 'routed off the table' });
  });
  it('a unit that stops just before it is not at the edge', () => {
    const field = flee(beaten({ lossow: { at: [100, 22.1] }, esterle: { at: [100, 36] } }));
    expect(field.piece('lossow').marks['at the edge']).toBeUndefined();
  });
});

/** Friends so broad that no angle avoids them. */
const behind = (front: number, more: UnitPlace = {}): Record<string, UnitPlace> => ({
  friend: { at: [100, front - 2], size: 'large', ...more },
  west: { at: [71, front - 2], size: 'large' },
  east: { at: [129, front - 2], size: 'large' },
});

describe('HOW-RET-10', () => {
  it.each([
    ['superior', 1],
    ['standard', 1],
    ['inferior', 2],
  ] as const)('a %s friend passed through takes %d', (quality, hits) => {
    const field = flee(beaten({ blue: behind(86, { class: quality }) }));
    expect(field.hits('friend')).toBe(hits);
    expect(field.hits('west')).toBe(0);
  });
  it('HOW-INTER-08, HOW-RET-17: goes on until it is clear of them', () => {
    const field = flee(beaten({ blue: behind(86) }));
    // The friend stands from 82 to 86: 20 cm end clear. One that stands from 78 to 82 does not let it stop there.
    expect(field.place('lossow').y).toBeCloseTo(78, 1);
    expect(flee(beaten({ blue: behind(82) })).place('lossow').y).toBeCloseTo(76, 1);
  });
  it('Done For friends are not affected', () => {
    const field = flee(beaten({ blue: { friend: { at: [100, 84], marks: { 'done for': 1 } } } }));
    expect(field.hits('friend')).toBe(0);
  });
});

describe('HOW-RET-11', () => {
  const swept = (hits: number) => beaten({ blue: behind(86, { hits }) });
  it('a friend brought to 4 hits retreats with it, the same way', () => {
    const field = flee(swept(3));
    expect(field.piece('friend').marks).toMatchObject({ 'broken off': 1 });
    expect(field.place('friend').y).toBeCloseTo(64, 0);
    expect(field.hits('lossow')).toBe(4);
  });
  it('one brought to 5 routs', () => {
    const field = flee(swept(4));
    expect(field.piece('friend').marks).toMatchObject({ 'done for': 1 });
  });
  it('one that stands on the table edge halts there, and is lost when it must go again', () => {
    const field = battlefield({
      blue: { b: { at: [10, 2], hits: 4, marks: { 'struck by': 'z', 'struck from': 'front' } } },
      red: { z: { at: [10, 60] } },
    });
    field.run(retreat(field, 'b', 'HOW-REACT-01', { direction: { x: 0, y: -1 }, with: ['a'] }));
    expect(field.texts()).toContain('B gives way on the table edge and halts there.');
    expect([field.place('b'), field.piece('b').marks['at the edge']]).toEqual([{ x: 10, y: 2 }, 1]);
    field.run(retreat(field, 'b', 'HOW-RALLY-07'));
    expect([field.piece('b').where, field.piece('b').marks['done for']]).toEqual([
      { gone: 'retreated off the table' },
      1,
    ]);
  });
  it('one below 4 stands', () => {
    const field = flee(swept(2));
    expect(field.place('friend')).toEqual({ x: 100, y: 84 });
  });
  it('the first makes room for what follows it', () => {
    const field = beaten({ blue: behind(86, { hits: 3 }) });
    field.run(retreat(field, 'lossow'), {
      retreat: (decision: Decision) => ({ span: (decision.about as { unit: string }).unit === 'lossow' ? 40 : 28 }),
    });
    const [lossow, friend] = [field.place('lossow'), field.place('friend')];
    expect(Math.abs(lossow.y - friend.y)).toBeGreaterThanOrEqual(3.9);
  });
});

describe('HOW-RET-08: turning to face the enemy by the table edge', () => {
  /** Lossow backs from the west to the east edge; Esterle, who struck it, stands to its north. */
  const byTheEdge = (near: Layout['red']) =>
    flee(beaten({ lossow: { at: [230, 98], heading: 270 }, esterle: { at: [238, 140] }, red: near ?? {} }));
  it('is pushed back onto the table where there is room', () => {
    const field = byTheEdge({});
    expect([heading(field, 'lossow'), field.place('lossow')]).toEqual([0, { x: 230, y: 98 }]);
  });
  it('and does not turn where an enemy stands in that room', () => {
    const field = byTheEdge({ near: { at: [222, 98], heading: 90 } });
    expect([heading(field, 'lossow'), field.place('lossow')]).toEqual([270, { x: 238, y: 98 }]);
  });
});

describe('HOW-BUA-17', () => {
  const mill = village('mill', at(100, 98), 0, 20);
  it('a beaten garrison leaves its block entirely, away from the face attacked', () => {
    const field = flee(beaten({ terrain: [mill], lossow: { inside: 'mill/1' }, esterle: { at: [100, 120] } }));
    expect(field.place('lossow')).toEqual({ x: 100, y: 78 });
    const wide = beaten({
      terrain: [village('mill', at(100, 98), 0, 60)],
      lossow: { inside: 'mill/1' },
      esterle: { at: [100, 140] },
    });
    expect(flee(wide).place('lossow').y).toBeCloseTo(66, 1);
  });
  it('HOW-BUA-18: its companion stays but takes the passing-through hits', () => {
    const field = flee(
      beaten({
        terrain: [mill],
        lossow: { inside: 'mill/1' },
        blue: { friend: { inside: 'mill/1', class: 'inferior' } },
        esterle: { at: [100, 120] },
      }),
    );
    expect(field.hits('friend')).toBe(2);
    expect(field.piece('friend').where).toEqual({ inside: 'mill/1' });
  });
});
