/** How those who give way are told, and in what order they go. */
import { describe, expect, it } from 'vitest';
import { inReactionOrder } from '../../../../../engine/rules/honours-of-war/morale/reaction-table';
import { reactNow } from '../../../../../engine/rules/honours-of-war/morale/reaction';
import { retreat, retreatQuestion, rout } from '../../../../../engine/rules/honours-of-war/morale';
import { asked } from '../asked';
import { at, battlefield, village } from '../field';
import type { UnitPlace, TestField } from '../field';

const struck = { 'struck by': 'z', 'struck from': 'front' } as const;
const beaten = (a: UnitPlace, more: Readonly<Record<string, UnitPlace>> = {}): TestField =>
  battlefield({
    terrain: [village('dorf', at(160, 100), 0, 20)],
    blue: { a: { at: [100, 98], hits: 4, marks: struck, ...a }, ...more },
    red: { z: { at: [100, 112] } },
    dice: [1, 1, 1],
  });
const span = { retreat: () => ({ span: 20 }) };

describe('HOW-RET-01, HOW-RET-02: a way in words', () => {
  const routed = (a: UnitPlace) => {
    const on = beaten({ hits: 5, ...a });
    on.run(rout(on, 'a'));
    const moved = on.events.find((event) => event.do === 'moved');
    return [moved?.text, moved?.reasons.map(({ clause, label }) => `${clause} ${label}`)];
  };
  const retreated = (a: UnitPlace, more: Readonly<Record<string, UnitPlace>> = {}) => {
    const on = beaten(a, more);
    on.run(retreat(on, 'a'), span);
    const moved = on.events.find((event) => event.do === 'moved');
    return [moved?.text, moved?.reasons.map(({ clause, label }) => `${clause} ${label}`)];
  };
  it('of a rout and of a retreat', () => {
    expect(routed({})).toEqual(['A is Done For and routs 20.0 cm.', ['HOW-RET-01 20.0 cm away from the enemy']]);
    expect(retreated({})).toEqual(['A retreats 20.0 cm.', ['HOW-RET-02 20.0 cm away from the enemy']]);
  });
  it('of one that stands on the table edge', () => {
    expect(routed({ at: [100, 2] })[0]).toBe('A is Done For on the table edge.');
    expect(routed({ at: [100, 2.5] })[0]).toBe('A is Done For and routs 0.5 cm.');
    expect(retreated({ at: [100, 2] })[0]).toBe('A gives way on the table edge and halts there.');
  });
  it('HOW-RET-08: what it took besides to get clear of a friend', () => {
    const [text, reasons] = retreated({}, { b: { at: [78, 77] }, c: { at: [100, 77] }, d: { at: [122, 77] } });
    expect(text).toMatch(/^A retreats \d+\.\d cm\.$/);
    expect(reasons?.[0]).toBe('HOW-RET-02 20.0 cm away from the enemy');
    expect(reasons?.[1]).toMatch(/^HOW-RET-08 \d+\.\d cm more to get clear$/);
  });
});

describe('HOW-RET-10: friends that are broken through', () => {
  it('are told with their hits, by where they stand', () => {
    const on = beaten({ marks: struck }, { b: { at: [100, 88], class: 'inferior' }, c: { at: [100, 82] } });
    on.run(retreat(on, 'a'), span);
    const told = on.texts().filter((text) => text.includes('breaks through'));
    expect(told).toEqual(['A breaks through B: 2 hits.', 'A breaks through C: 1 hit.']);
    const clauses = on.events.flatMap((event) =>
      event.do === 'gauge' ? [[event.id, event.by, event.now, event.reasons[0]?.clause]] : [],
    );
    expect(clauses).toEqual([
      ['b', 2, 2, 'HOW-RET-10'],
      ['c', 1, 1, 'HOW-RET-10'],
    ]);
  });
  it('HOW-BUA-18: a companion in the same houses by a clause of its own', () => {
    const on = beaten({ inside: 'dorf/1' }, { b: { inside: 'dorf/1' } });
    on.run(retreat(on, 'a'), { retreat: () => ({ span: 20 }) });
    const hit = on.events.find((event) => event.do === 'gauge' && event.id === 'b');
    expect(hit?.reasons[0]?.clause).toBe('HOW-BUA-18');
  });
});

describe('HOW-RET-02: how far', () => {
  it('the least, the most, and the quarters between', () => {
    const on = beaten({});
    const about = { unit: 'a', least: 20, most: 40 };
    const { list } = retreatQuestion.choices(on.view('blue'), about);
    expect(list).toEqual([20, 40, 30, 25, 35].map((cm) => ({ span: cm })));
    expect(asked(on.view('blue'), retreatQuestion, about)).toMatchObject({
      title: 'A has lost its morale: how far does it retreat?',
      clause: 'HOW-RET-02',
    });
  });
});

it('HOW-RET-02: several lose their morale', () => {
  const view = beaten({}).view('blue');
  const [[id, unit] = []] = Object.entries(view.roster.units);
  if (id === undefined || !unit) throw new Error('nobody is there');
  const roster = { ...view.roster, units: { [id]: { ...unit, name: 'Waldstett Dragoons' } } };
  expect(retreatQuestion.words({ ...view, roster }, { unit: id, least: 20, most: 40 }).title).toBe(
    'Waldstett Dragoons have lost their morale: how far do they retreat?',
  );
});

describe('HOW-REACT-01: who carries on with 3 hits', () => {
  it('is told what that costs him', () => {
    const on = beaten({ hits: 3, marks: { 'hit now': 1 } });
    on.run(reactNow(on, 'a'));
    const told = on.events.find((event) => event.do === 'told');
    expect([told?.text, told?.reasons]).toEqual([
      'A holds with 3 hits.',
      [{ clause: 'HOW-REACT-08', label: 'Fire and melee dice', value: -1 }],
    ]);
  });
});

describe('HOW-REACT-04: in what order they go', () => {
  it('routs, retreats, then all who carry on; the side without the initiative first, then the farthest', () => {
    const on = battlefield({
      blue: {
        near: { at: [60, 80], hits: 4 },
        far: { at: [60, 40], hits: 4 },
        lost: { at: [100, 80], hits: 5 },
        three: { at: [140, 80], hits: 3 },
        two: { at: [140, 40], hits: 2 },
      },
      red: { z: { at: [60, 120], hits: 4 }, gone: { at: [100, 120], hits: 5 } },
    });
    const ids = ['two', 'three', 'near', 'far', 'lost', 'z', 'gone'];
    expect(inReactionOrder(on.view('blue'), ids, 'blue')).toEqual(['gone', 'lost', 'z', 'far', 'near', 'two', 'three']);
    expect(inReactionOrder(on.view('blue'), ids, 'red')).toEqual(['lost', 'gone', 'far', 'near', 'z', 'two', 'three']);
  });
});
