import { describe, expect, it } from 'vitest';
import { meleePhase } from '../../../../../engine/rules/honours-of-war/melee/melee-phase';
import { boutsOf } from '../../../../../engine/rules/honours-of-war/melee/rounds';
import { allotSupport } from '../../../../../engine/rules/honours-of-war/melee/support';
import { battlefield } from '../field';
import type { Answers, Layout, UnitPlace, TestField } from '../field';

const contact = (on: string, sector = 'front', order = 1, more: UnitPlace['marks'] = {}) => ({
  'in contact': on,
  'contact sector': sector,
  'contact order': order,
  'no bonus': 'HOW-MELEE-12',
  ...more,
});
/** A has struck B in front. */
const duel = (
  dice: readonly number[],
  more: Layout = {},
  a: Partial<UnitPlace> = {},
  b: Partial<UnitPlace> = {},
): TestField =>
  battlefield({
    dice,
    ...more,
    blue: { a: { at: [100, 98], marks: contact('b'), ...a }, ...more.blue },
    red: { b: { at: [100, 102], ...b }, ...more.red },
  });
const fought = (field: TestField) =>
  field.events.flatMap((event) => (event.do === 'fought' ? [`${event.by} ${event.at.join()} ${event.total}`] : []));
/** Supporters of units that fight now. */
const supports = (field: TestField, ids: readonly string[], answers: Answers = {}) => {
  const fighting = ids.map((id) => field.troop(id));
  const given = field.run(allotSupport(field, fighting), answers);
  return Object.fromEntries([...given].filter(([id]) => ids.includes(id)));
};
const fight = (field: TestField, answers: Answers = {}) => {
  field.run(meleePhase(field), answers);
  return fought(field);
};

describe('rounds', () => {
  it('HOW-MELEE-01: units in contact fight, others do not', () => {
    const field = duel([3, 5, 3, 5], { blue: { c: { at: [100, 60] } } });
    expect(fight(field)).toEqual(['a b 2', 'b a 3', 'a b 1', 'b a 3']);
    expect(battlefield({ blue: { a: { at: [100, 90] } }, red: { b: { at: [100, 110] } } }).events).toEqual([]);
  });
  it('HOW-MELEE-08: who is beaten leaves when all melees are over, if nobody else of his fights on', () => {
    const field = battlefield({
      blue: {
        a: { at: [100, 98], marks: contact('b') },
        c: { at: [112, 102], heading: 270, marks: contact('b', 'left', 2) },
        d: { at: [180, 98], hits: 3, marks: contact('e', 'front', 3) },
      },
      red: { b: { at: [100, 102], hits: 3 }, e: { at: [180, 102], hits: 3 } },
      dice: [5, 5, 2, 5, 5],
    });
    field.run(meleePhase(field));
    const told = field.events.flatMap((event) =>
      event.do === 'fought' ? [event.by] : event.do === 'moved' ? event.movers.map(({ id }) => `${id} goes`) : [],
    );
    expect(told.slice(0, 5)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(told.slice(5)).toContain('b goes');
  });
  it('rounds are counted on the unit that made the contact', () => {
    const field = duel([2, 2, 5, 5]);
    expect(fight(field)).toEqual(['a b 1', 'b a 1', 'a b 3', 'b a 3']);
    const counted = field.events.flatMap((event) =>
      event.do === 'mark' && event.mark === 'rounds fought' && event.value !== null ? [[event.id, event.value]] : [],
    );
    expect(counted).toEqual([
      ['a', 1],
      ['a', 2],
    ]);
  });
  it('HOW-MELEE-02, HOW-MELEE-09, HOW-SEQ-08: results are simultaneous: both may lose', () => {
    const field = duel([3, 3], {}, { hits: 2 }, { hits: 2 });
    expect(fight(field)).toEqual(['a b 2', 'b a 2']);
    expect([field.hits('a'), field.hits('b')]).toEqual([4, 4]);
    expect(['a', 'b'].map((id) => field.piece(id).marks['broken off'])).toEqual([1, 1]);
  });
  it('HOW-MELEE-03: rounds follow in the same turn until somebody gives way', () => {
    // Average dice 2 give 1 hit each: after three rounds both have 3, in the fourth -1 keeps the 2s from hitting.
    const field = duel([2, 2, 2, 2, 2, 2, 2, 5]);
    expect(fight(field)).toEqual(['a b 1', 'b a 1', 'a b 1', 'b a 1', 'a b 1', 'b a 1', 'a b 1', 'b a 3']);
    expect([field.hits('a'), field.hits('b')]).toEqual([6, 4]);
  });
  it('HOW-MELEE-29: -1 for 3 hits tells from the next round on', () => {
    const field = duel([4, 3, 4, 2], {}, { hits: 1 });
    expect(fight(field)).toEqual(['a b 3', 'b a 2', 'a b 2', 'b a 1']);
  });
  it('HOW-MELEE-28: a winner that does not follow stays where it is', () => {
    const field = duel([5, 2], {}, {}, { hits: 1 });
    fight(field);
    expect(field.piece('b').marks['broken off']).toBe(1);
    expect(field.place('a')).toEqual({ x: 100, y: 98 });
    expect(field.asked.map(({ kind }) => kind)).toEqual(['retreat']);
  });
  it('HOW-REACT-03: a unit on 4 hits that is charged fights on until it is hit', () => {
    const field = duel([1, 5, 2, 5], {}, { hits: 2 }, { hits: 4, class: 'superior', marks: { 'broken off': 1 } });
    // A: 3 - 1 superior = 2: 1 hit; B: 5 - 1 hits - 2 flank = 2: 2 hits.
    expect(fight(field)).toEqual(['a b 1', 'b a 2']);
    expect(field.piece('b').marks['done for']).toBe(1);
    expect(field.piece('a').marks['broken off']).toBe(1);
  });
});

describe('who fights whom', () => {
  const among = (sectors: readonly string[]) => {
    const places = { front: [100, 98], rear: [100, 106], left: [112, 102], right: [88, 102] } as const;
    const blue = Object.fromEntries(
      sectors.map((name, i) => {
        const sector = name.split(' ')[0] ?? '';
        const place = places[sector as keyof typeof places];
        return [
          name,
          { at: [place[0], place[1] - (i > 0 && sector === 'front' ? 0.01 : 0)], marks: contact('b', sector, i) },
        ];
      }),
    );
    const field = battlefield({ blue: blue as Layout['blue'] & object, red: { b: { at: [100, 102] } } });
    return boutsOf(field.view('red'), field.troop('b')).map((bout) => bout.map(({ id }) => id));
  };
  it.each([
    ['its front', ['front', 'left', 'rear'], [['front']]],
    ['flank and rear: its rear', ['left', 'rear'], [['rear']]],
    ['both flanks: one of them', ['left', 'right'], [['left', 'right']]],
    ['one flank: that flank', ['right'], [['right']]],
    ['HOW-MELEE-06: two in front: one of them', ['front', 'front too'], [['front', 'front too']]],
  ] as const)('HOW-MELEE-04: %s', (_, sectors, expected) => expect(among(sectors)).toEqual(expected));

  it('its front is where it made contact itself, too', () => {
    const field = battlefield({
      blue: { a: { at: [100, 98] }, c: { at: [112, 102], heading: 270, marks: contact('b', 'left') } },
      red: { b: { at: [100, 102], marks: contact('a', 'rear') } },
    });
    expect(boutsOf(field.view('red'), field.troop('b')).map(([one]) => one?.id)).toEqual(['a']);
  });

  it('HOW-MELEE-05, HOW-MELEE-04: attackers in the flank are not answered; both flanks are chosen between each round', () => {
    const both = (dice: readonly number[]) =>
      battlefield({
        blue: {
          east: { at: [112, 102], heading: 270, marks: contact('b', 'left', 1) },
          west: { at: [88, 102], heading: 90, marks: contact('b', 'right', 2) },
        },
        red: { b: { at: [100, 102] } },
        dice,
      });
    let round = 0;
    const field = both([2, 5, 2, 2, 5, 5]);
    // B: 5 - 2 = 3: 2 hits.
    const bouts = fight(field, { fight: () => ({ pick: 'fight', of: round++ === 0 ? 'west' : 'east' }) });
    expect(bouts).toEqual(['east b 1', 'b west 2', 'west b 1', 'east b 1', 'b east 2', 'west b 3']);
    expect(field.asked.filter(({ kind }) => kind === 'fight')).toHaveLength(2);
  });
  it('HOW-RET-03: a unit gives way from the sector that gave it most hits, of equals its front', () => {
    const struck = (left: number) => {
      // A in front gives 2 hits with a 3; C in the left flank 1 with a 2 or 3 with a 4 (5 - 1 at three hits).
      const field = duel(
        [3, 2, left],
        {
          blue: { c: { at: [112, 102], heading: 270, marks: contact('b', 'left', 2) } },
        },
        {},
        { hits: 2 },
      );
      fight(field);
      return field.piece('b').marks['struck by'];
    };
    expect([struck(2), struck(3), struck(4)]).toEqual(['a', 'a', 'c']);
  });
});

describe('HOW-MELEE-07, HOW-MELEE-08, HOW-REACT-07: linked melees and when units give way', () => {
  it('pairs that are not linked fight one after the other in the order of contact; losers go when all are done', () => {
    const field = battlefield({
      blue: {
        a: { at: [50, 98], marks: contact('b', 'front', 7) },
        c: { at: [150, 98], marks: contact('d', 'front', 3) },
      },
      red: { b: { at: [50, 102], hits: 3 }, d: { at: [150, 102], hits: 3 } },
      dice: [3, 2, 3, 2],
    });
    fight(field);
    // C struck first; its loser waits for the other melee. B and D are equally far off: roster order.
    expect(field.texts()).toEqual([
      'C fights D: 2 hits.',
      'D fights C: 1 hit.',
      'A fights B: 2 hits.',
      'B fights A: 1 hit.',
      'B is Done For and routs 20.0 cm.',
      'D is Done For and routs 20.0 cm.',
    ]);
  });
  it('in a linked group a loser goes between the rounds while others are still in contact', () => {
    const flank = { at: [88, 98], heading: 90, hits: 2, marks: contact('a', 'left', 2) } as const;
    const field = duel([5, 2, 2, 5, 2], { red: { e: flank } }, {}, { hits: 2 });
    fight(field);
    expect(field.texts()).toEqual([
      'A fights B: 2 hits.',
      'B fights A: 1 hit.',
      'E fights A: 1 hit.',
      'B retreats 20.0 cm.',
      'A fights E: 2 hits.',
      'E fights A: 1 hit.',
      'E retreats 20.0 cm.',
    ]);
  });
});

describe('HOW-MELEE-10: who supports', () => {
  // A's front edge and B's are on y = 100; A's left edge is x = 90.
  const helped = (c: UnitPlace, more: Layout = {}) => {
    const field = duel([], { ...more, blue: { c, ...more.blue } });
    return supports(field, ['a', 'b'])['a'] ?? 0;
  };
  it.each([
    [{ at: [75, 98] }, 1],
    [{ at: [74.98, 98] }, 0],
    [{ at: [75, 98], formation: 'march column' }, 0],
    [{ at: [83, 98], formation: 'march column' }, 1],
    [{ at: [75, 98], type: 'jaeger' }, 1],
    [{ at: [75, 98], type: 'dragoons' }, 1],
    [{ at: [75, 98], hits: 3 }, 1],
    [{ at: [75, 98], hits: 4, marks: { 'broken off': 1 } }, 0],
    [{ at: [75, 98], hits: 3, marks: { reforming: 1 } }, 0],
    [{ at: [75, 98], hits: 5, marks: { 'done for': 1 } }, 0],
    [{ at: [82, 96], type: 'medium gun' }, 0],
    [{ at: [86, 98], type: 'transport' }, 0],
  ] as const)('%o: %d', (c, supporters) => expect(helped(c)).toBe(supporters));

  it('within 5 cm of the enemy that is fought, too', () => {
    expect(helped({ at: [75, 104.5], heading: 90 })).toBe(0);
    expect(helped({ at: [83, 106], heading: 90 })).toBe(1);
  });
  it('not when it fights itself', () => {
    expect(helped({ at: [75, 98] }, { red: { d: { at: [75, 102] } } })).toBe(1);
    expect(helped({ at: [75, 98] }, { red: { d: { at: [75, 102], marks: contact('c') } } })).toBe(0);
    expect(helped({ at: [75, 98], marks: contact('d') }, { red: { d: { at: [75, 102] } } })).toBe(0);
  });
  it('HOW-SCALE-10: 2 cm at 6mm', () => {
    const field = (x: number) => {
      const small = battlefield({
        scale: '6mm',
        blue: { a: { at: [100, 99.5], marks: contact('b') }, c: { at: [x, 99.5] } },
        red: { b: { at: [100, 100.5] } },
      });
      return supports(small, ['a'])['a'] ?? 0;
    };
    expect([field(92), field(91.9)]).toEqual([1, 0]);
  });
});

describe('HOW-MELEE-11: limits of support', () => {
  it('two supporters a unit', () => {
    const field = duel([], {
      blue: { c: { at: [76, 98] }, d: { at: [124, 98] }, e: { at: [100, 92] } },
    });
    expect(supports(field, ['a', 'b'])).toEqual({ a: 2 });
  });
  /** Three columns side by side, 4 cm wide, fight three others; C stands behind all of them. */
  const threeFights = (): TestField => {
    const column = (x: number, south: boolean, mark?: string): UnitPlace => ({
      at: [x, south ? 90 : 110],
      formation: 'march column',
      ...(mark ? { marks: contact(mark) } : {}),
    });
    return battlefield({
      blue: { f: column(96, true, 'r'), g: column(100, true, 's'), h: column(104, true, 't'), c: { at: [100, 76] } },
      red: { r: column(96, false), s: column(100, false), t: column(104, false) },
    });
  };
  it('one unit supports two units, those its owner names', () => {
    const wished = ['h', 'f'];
    const answers = { support: () => ({ pick: 'support', of: wished.shift() ?? '' }) };
    const field = threeFights();
    expect(supports(field, ['f', 'g', 'h'], answers)).toEqual({ f: 1, h: 1 });
    expect(field.asked.map(({ kind, about }) => [kind, about])).toEqual([
      ['support', { unit: 'c', among: ['f', 'g', 'h'] }],
      ['support', { unit: 'c', among: ['f', 'g'] }],
    ]);
  });
  it('two over the whole table: one kept for another melee is not spent on the first', () => {
    const field = threeFights();
    const wished = ['g', 'h'];
    const answers = { support: () => ({ pick: 'support', of: wished.shift() ?? '' }) };
    expect(supports(field, ['f'], answers)).toEqual({});
    expect([supports(field, ['g']), supports(field, ['h']), supports(field, ['f'])]).toEqual([{ g: 1 }, { h: 1 }, {}]);
    expect(field.asked.length).toBe(2);
  });
  it('nor where one stands near as many as it can help; it remembers both', () => {
    const field = battlefield({
      blue: {
        f: { at: [60, 50], marks: { 'in contact': 'x' } },
        g: { at: [100, 50], marks: { 'in contact': 'y' } },
        c: { at: [80, 44] },
      },
      red: { x: { at: [60, 54] }, y: { at: [100, 54] } },
    });
    expect([supports(field, ['f', 'g']), field.asked]).toEqual([{ f: 1, g: 1 }, []]);
    expect(field.piece('c').marks).toEqual({ supports: 'f', 'supports too': 'g' });
  });
  it('nobody is asked where there is help for all', () => {
    const field = duel([], { blue: { c: { at: [76, 98] } } });
    expect([supports(field, ['a', 'b']), field.asked]).toEqual([{ a: 1 }, []]);
  });
  it('HOW-RET-18: a supporter does not give way with the unit it supports', () => {
    const field = duel([2, 5], { blue: { c: { at: [76, 98] } } }, { hits: 2 });
    fight(field);
    expect(field.piece('a').marks['done for']).toBe(1);
    expect(field.place('c')).toEqual({ x: 76, y: 98 });
  });
});

describe('HOW-RET-12: units in melee are hit by friends that break through them', () => {
  /** B loses to A between the rounds and goes back through E, which fights A and D. */
  const swept = (hits: number, dice: readonly number[]) =>
    duel(
      dice,
      {
        blue: { d: { type: 'dragoons', at: [87.5, 116], heading: 90, marks: contact('e', 'front', 2) } },
        red: { e: { at: [92, 116], heading: 270, hits, marks: contact('a', 'left', 2) } },
      },
      {},
      { hits: 2 },
    );
  const run = (field: TestField) =>
    field.run(meleePhase(field), {
      retreat: () => ({ span: 40 }),
      pursue: () => ({ pick: 'wish' }),
    });
  it('and count them in that melee', () => {
    const field = swept(0, [5, 2, 2, 2, 5, 2, 2, 1]);
    run(field);
    // Struck by D once, passed by B once, then by A twice and by D once.
    expect(fought(field)).toEqual(['a b 2', 'b a 1', 'e a 1', 'd e 1', 'a e 2', 'e a 1', 'd e 1']);
    expect(field.hits('e')).toBe(5);
  });
  it('one that breaks leaves with them at once: whoever fought it has won', () => {
    const field = swept(2, [5, 2, 2, 2, 3]);
    run(field);
    expect(field.texts()).toEqual([
      'A fights B: 2 hits.',
      'B fights A: 1 hit.',
      'E fights A: 1 hit.',
      'D fights E: 1 hit.',
      'B retreats 40.0 cm.',
      'B breaks through E: 1 hit.',
      'E retreats 40.0 cm.',
      'D: pursuit on 4, passed.',
      'D pursues 15.0 cm.',
    ]);
  });
});
