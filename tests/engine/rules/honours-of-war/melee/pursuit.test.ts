import { describe, expect, it } from 'vitest';
import { fightAtOnce, meleePhase } from '../../../../../engine/rules/honours-of-war/melee/melee-phase';
import {
  pursue,
  pursueQuestion,
  quarryQuestion,
  rideOnQuestion,
} from '../../../../../engine/rules/honours-of-war/melee/pursuit';
import { battlefield, polygon, wood } from '../field';
import type { Answers, Layout, UnitPlace, TestField } from '../field';

/** Dragoons, front edge on y = 100, that have just won. */
const HORSE: UnitPlace = { type: 'dragoons', at: [100, 97.5] };
const winner = (dice: readonly number[], more: Layout = {}, horse: Partial<UnitPlace> = {}): TestField =>
  battlefield({ dice, ...more, blue: { horse: { ...HORSE, ...horse }, ...more.blue } });
const rides = (field: TestField, wish: boolean, answers: Answers = {}) => {
  field.run(pursue(field, 'horse', wish, fightAtOnce), answers);
  return field.place('horse').y - 97.5;
};
const farthest = { 'ride on': ({ about }: { about: unknown }) => ({ span: (about as { most: number }).most }) };

describe('HOW-PURS-02: who pursues', () => {
  it.each([
    ['standard', true, 3],
    ['standard', false, 5],
    ['superior', true, 2],
    ['superior', false, 4],
    ['inferior', true, 4],
    ['inferior', false, 6],
  ] as const)('%s, wished %s: from a %d', (quality, wish, die) => {
    expect(rides(winner([die], {}, { class: quality }), wish)).toBe(15);
    expect(rides(winner([die - 1], {}, { class: quality }), wish)).toBe(0);
  });
  it('HOW-PURS-03: a march column as its owner wishes, without a die', () => {
    const column = { formation: 'march column' } as const;
    expect(rides(winner([], {}, column), true)).toBe(20);
    expect(rides(winner([], {}, column), false)).toBe(0);
  });
});

it('HOW-PURS-02, HOW-PURS-03: what a general expects of his wish', () => {
  const chance = (horse: Partial<UnitPlace>, pick: 'wish' | 'rather not') => {
    const view = winner([], {}, horse).view('blue');
    const odds = pursueQuestion.odds?.(view, { unit: 'horse' }, { pick });
    return odds && 'chance' in odds
      ? odds.chance.reduce((sum, { p, then }) => sum + ('leaf' in then ? p * (then.leaf['pursuit'] ?? 0) : 0), 0)
      : null;
  };
  expect(chance({}, 'wish')).toBeCloseTo(4 / 6, 9);
  expect(chance({}, 'rather not')).toBeCloseTo(2 / 6, 9);
  expect(chance({ formation: 'march column' }, 'wish')).toBe(1);
  expect(chance({ formation: 'march column' }, 'rather not')).toBe(0);
});

describe('HOW-PURS-04, HOW-PURS-05: what it meets', () => {
  const friend = (gap: number): Layout => ({ blue: { f: { at: [100, 102 + gap] } } });
  it.each([
    [16.4, ['ride on'], 16.4],
    [15.4, [], 15],
    [0.7, [], 0.7],
    [0.4, [], 0],
  ] as const)('a friend %d cm ahead: it is asked %j and rides %d', (gap, asked, far) => {
    const field = winner([6], friend(gap));
    expect(rides(field, true, farthest)).toBeCloseTo(far, 1);
    expect(field.asked.map(({ kind }) => kind)).toEqual(asked);
  });
  it('no enemy wholly beside its front is charged, be he never so near', () => {
    const red = { z: { type: 'jaeger', at: [115, 98], heading: 270 } } as const;
    const field = winner([], { red }, { formation: 'march column' });
    expect(rides(field, true)).toBe(20);
    expect(field.piece('z').marks['in contact']).toBeUndefined();
  });
  it('one it catches counts as its move', () => {
    const field = winner([6], { red: { z: { type: 'transport', at: [100, 115] } } });
    field.run(pursue(field, 'horse', true, fightAtOnce));
    expect([field.piece('z').marks['done for'], field.piece('horse').marks['moved']]).toEqual([1, 1]);
  });
});

describe('HOW-PURS-04: half a move to a whole one, straight on', () => {
  it('as its owner likes', () => {
    const field = winner([6]);
    expect(rides(field, true, farthest)).toBe(30);
    expect(field.asked.at(-1)).toMatchObject({ kind: 'ride on', form: { form: 'span', least: 15, most: 30 } });
    expect(field.piece('horse').marks).toMatchObject({ pursued: 1, moved: 1 });
  });
  it('less or more is refused with both bounds', () => {
    const field = winner([6]);
    const told = (span: number) =>
      rideOnQuestion.check(field.view('blue'), { unit: 'horse', least: 15, most: 30 }, { span })?.sentence ?? null;
    expect([14.9, 15, 30, 30.1].map(told)).toEqual([
      'A pursuit goes 15.0 to 30.0 cm.',
      null,
      null,
      'A pursuit goes 15.0 to 30.0 cm.',
    ]);
  });
  it('ground shortens both', () => {
    const trees = wood('wood', polygon([60, 100], [140, 100], [140, 160], [60, 160]));
    const field = winner([6], { terrain: [trees] });
    expect(rides(field, true)).toBe(7.5);
    expect(field.asked.at(-1)?.form).toEqual({ form: 'span', least: 7.5, most: 15 });
  });
  it('friends stop it early', () => {
    expect(rides(winner([6], { blue: { foot: { at: [100, 112] } } }), true)).toBe(10);
    expect(rides(winner([6], { blue: { foot: { at: [100, 103] } } }), true)).toBe(1);
  });
  it.each([
    [15.4, false],
    [15.6, true],
    [16.4, true],
  ])('with room for %d cm its owner is asked how far: %s', (room, asked) => {
    const field = winner([6], { blue: { foot: { at: [100, 102 + room] } } });
    expect(rides(field, true)).toBe(15);
    expect(field.asked.some(({ kind }) => kind === 'ride on')).toBe(asked);
  });
  it('who has hardly any room stays where it is', () => {
    const field = winner([6], { blue: { foot: { at: [100, 102.4] } } });
    expect(rides(field, true)).toBe(0);
    expect(field.events.map((event) => event.do)).not.toContain('moved');
  });
});

describe('HOW-PURS-05: whom it charges', () => {
  // The enemy's front edge lies `gap` before the dragoons; infantry 4 cm deep.
  const chase = (gap: number, x = 100, answers: Answers = {}, foot: Partial<UnitPlace> = {}) => {
    const field = winner([6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], {
      red: { foot: { at: [x, 102 + gap], hits: 3, ...foot } },
    });
    field.run(pursue(field, 'horse', true, fightAtOnce), answers);
    return { struck: field.events.some(({ text }) => text === 'Horse strikes Foot.'), field };
  };
  const after = { quarry: () => ({ pick: 'pursue', of: 'foot' }) };
  it('an enemy within half a move must be charged: nothing is asked', () => {
    const { struck, field } = chase(15);
    expect(struck).toBe(true);
    expect(field.asked.map(({ kind }) => kind)).not.toContain('quarry');
  });
  it.each([
    [15.1, true],
    [30, true],
    [30.1, false],
  ])('one %d cm away may be charged: %s', (gap, may) => {
    expect(chase(gap, 100, after).struck).toBe(may);
    expect(chase(gap).struck).toBe(false);
  });
  it('only to its front', () => {
    const behind = winner([6], { red: { foot: { at: [100, 85], heading: 0 } } });
    expect(rides(behind, true)).toBe(15);
  });
  it('the nearest first', () => {
    const field = winner([6, 5, 5, 5, 5, 5, 5, 5, 5], {
      red: { far: { at: [92, 116], hits: 3 }, near: { at: [100, 110], type: 'jaeger', hits: 3 } },
    });
    field.run(pursue(field, 'horse', true, fightAtOnce));
    expect(field.texts()).toContain('Horse strikes Near.');
  });
  it('troops in houses are left alone', () => {
    const field = winner([6], { red: { foot: { at: [100, 240] } } });
    expect(rides(field, true)).toBe(15);
  });
});

describe('what a quarry promises', () => {
  it('a broken enemy is worth pursuing, nobody is worth nothing', () => {
    const view = battlefield({
      blue: { horse: HORSE },
      red: { foot: { at: [100, 122], hits: 4, marks: { 'broken off': 1, retreated: 1 } } },
    }).view('blue');
    const about = { unit: 'horse', among: ['foot'] };
    const foot = quarryQuestion.evaluate?.(view, about, { pick: 'pursue', of: 'foot' });
    expect(foot?.harm).toBeGreaterThan(0.6);
    expect(foot?.harm).toBeGreaterThan(foot?.risk ?? 1);
    expect(quarryQuestion.evaluate?.(view, about, { pick: 'nobody' })).toEqual({ harm: 0, risk: 0, ready: 0 });
    expect(quarryQuestion.choices(view, about).list).toEqual([{ pick: 'pursue', of: 'foot' }, { pick: 'nobody' }]);
    expect(quarryQuestion.check(view, about, { pick: 'pursue', of: 'x' })?.clause).toBe('HOW-PURS-05');
  });
});

describe('HOW-PURS-06: the melee of a pursuit', () => {
  const caught = (dice: readonly number[], foot: Partial<UnitPlace>) => {
    const field = winner([6, ...dice], { red: { foot: { at: [100, 112], ...foot } } }, { hits: 1 });
    field.run(pursue(field, 'horse', true, fightAtOnce));
    return field.texts();
  };
  it('is fought at once: a unit in retreat counts as struck in flank, the pursuer as charging', () => {
    // Horse: 3 + 1 = 4, 2 hits. Foot: 5 - 2 flank - 1 hits = 2, 1 hit; it stood on 4 hits.
    const gone = { hits: 4, marks: { 'broken off': 1, retreated: 1 } };
    expect(caught([3, 5], gone)).toEqual([
      'Horse: pursuit on 7, passed.',
      'Horse strikes Foot.',
      'Horse fights Foot: 2 hits.',
      'Foot fights Horse: 1 hit.',
      'Foot is Done For and routs 20.0 cm.',
    ]);
  });
  it('a fresh enemy neither fires nor turns; steady foot in front takes the bonus away', () => {
    // Horse: 3, 2 hits. Foot: 3, 2 hits. Then 4 - 1: 2 hits; 5: 3 hits: both are beaten.
    const texts = caught([3, 3, 4, 5], {});
    expect(texts.slice(1, 4)).toEqual([
      'Horse strikes Foot.',
      'Horse fights Foot: 2 hits.',
      'Foot fights Horse: 2 hits.',
    ]);
  });
  it('HOW-PURS-11: a pursuer that loses retreats there and then', () => {
    const texts = caught([2, 5], { class: 'superior' });
    expect(texts.slice(2)).toEqual([
      'Horse fights Foot: no hit.',
      'Foot fights Horse: 4 hits.',
      'Horse is Done For and routs 30.0 cm.',
    ]);
  });
  it.each([
    [7.5, 'HOW-MELEE-15 0'],
    [7.6, 'HOW-MELEE-12 1'],
  ])('HOW-MELEE-15: a run-in of %d cm against light foot: %s', (gap, row) => {
    const field = winner([6, 3, 2], { red: { foot: { at: [100, 102 + gap], type: 'jaeger', hits: 3 } } });
    field.run(pursue(field, 'horse', true, fightAtOnce));
    const first = field.events.find((event) => event.do === 'fought');
    expect(first?.reasons.map(({ clause, value }) => `${clause} ${value}`)).toContain(row);
  });
});

it('HOW-MELEE-24: wagons and limbered guns that are caught are lost at once', () => {
  const field = winner([6], { red: { guns: { type: 'medium gun', formation: 'limbered', at: [100, 118] } } });
  field.run(pursue(field, 'horse', true, fightAtOnce));
  expect(field.texts().slice(1)).toEqual(['Horse strikes Guns.', 'Guns are Done For and rout 20.0 cm.']);
  expect(field.piece('horse').marks['in contact']).toBeUndefined();
});

describe('HOW-PURS-07: Done For units that are caught', () => {
  const routed = (y: number) => {
    const field = winner([6], { red: { foot: { at: [100, y], hits: 5, marks: { 'done for': 1 } } } });
    field.run(pursue(field, 'horse', true, fightAtOnce));
    return 'gone' in field.piece('foot').where;
  };
  it('are removed at once', () => expect([routed(116), routed(118.1)]).toEqual([true, false]));
});

describe('in the melee phase', () => {
  const contact = (on: string, sector = 'front') => ({
    'in contact': on,
    'contact sector': sector,
    'contact order': 1,
    'no bonus': 'HOW-MELEE-15',
  });
  const lost = { at: [100, 102], hits: 3 } as const;
  it('HOW-PURS-01, HOW-PURS-02: the wish is told before the loser moves, then it retreats, then the die', () => {
    const field = winner([5, 2, 3], { red: { foot: { ...lost, hits: 1 } } }, { marks: contact('foot') });
    field.run(meleePhase(field), { pursue: () => ({ pick: 'wish' }) });
    expect(field.asked.map(({ kind }) => kind)).toEqual(['pursue', 'retreat', 'quarry', 'ride on']);
    expect(field.texts().slice(2)).toEqual([
      'Foot retreats 20.0 cm.',
      'Horse: pursuit on 4, passed.',
      'Horse pursues 15.0 cm.',
    ]);
  });
  it('HOW-PURS-01: a winner that another enemy holds does not pursue', () => {
    const field = winner(
      [5, 2, 2, 5, 2, 1],
      {
        red: {
          foot: { ...lost, hits: 2 },
          other: { at: [88, 97], heading: 90, hits: 2, marks: contact('horse', 'left') },
        },
      },
      { marks: contact('foot') },
    );
    field.run(meleePhase(field), { pursue: () => ({ pick: 'rather not' }) });
    const asked = field.asked.map(({ kind }) => kind);
    expect(asked).toEqual(['retreat', 'pursue', 'retreat']);
  });
  it('HOW-PURS-08: once a turn', () => {
    const field = winner(
      [5, 2],
      { red: { foot: { ...lost, hits: 1 } } },
      { marks: { ...contact('foot'), pursued: 1 } },
    );
    field.run(meleePhase(field));
    expect(field.asked.map(({ kind }) => kind)).toEqual(['retreat']);
  });
  it('HOW-PURS-10: infantry never', () => {
    const field = battlefield({
      blue: { a: { at: [100, 98], marks: contact('b') } },
      red: { b: { at: [100, 102.5], type: 'dragoons', hits: 1 } },
      dice: [5, 2],
    });
    field.run(meleePhase(field));
    expect(field.asked.map(({ kind }) => kind)).toEqual(['retreat']);
  });
  it('HOW-PURS-09: nor do supporters', () => {
    const field = winner(
      [5, 2, 1],
      { blue: { second: { ...HORSE, at: [76, 97.5] } }, red: { foot: { ...lost, hits: 1 } } },
      { marks: contact('foot') },
    );
    field.run(meleePhase(field));
    expect(field.asked.filter(({ kind }) => kind === 'pursue').map(({ about }) => about)).toEqual([{ unit: 'horse' }]);
  });
});
