import { describe, expect, it } from 'vitest';
import type { Decision, Refusal } from '../../../../../engine/battle';
import { firingPhase } from '../../../../../engine/rules/honours-of-war/fire';
import {
  fireAtQuestion,
  fireFacesQuestion,
  fireWithQuestion,
} from '../../../../../engine/rules/honours-of-war/fire/questions';
import type {
  FireAtAbout,
  FireFacesAbout,
  FireWithAbout,
} from '../../../../../engine/rules/honours-of-war/fire/questions';
import { at, battlefield, village } from '../field';
import type { UnitPlace, TestField } from '../field';

const pickFirst = (field: TestField) => ({
  'fire with': (decision: Decision) =>
    firstOf(fireWithQuestion.choices(field.view(decision.seat), decision.about as FireWithAbout).list),
  'fire at': (decision: Decision) =>
    firstOf(fireAtQuestion.choices(field.view(decision.seat), decision.about as FireAtAbout).list),
  'fire faces': () => ({ pick: 'fire', of: 1 }),
  retreat: (decision: Decision) => ({ span: decision.form.form === 'span' ? decision.form.least : 0 }),
});
function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (!first) throw new Error('no choice');
  return first;
}
const fired = (field: TestField) =>
  field.events.flatMap((event) => (event.do === 'fired' ? [`${event.by} at ${event.at.join('+')}`] : []));

describe('HOW-FIRE-01', () => {
  it('the winner of the roll begins, then brigade by brigade in turn; hits count at once (HOW-FIRE-13)', () => {
    // Initiative 2 to 5: red begins. Its fire gives 3 hits, so Blue's other brigade is the better one and A fires last, at -1.
    const field = battlefield({
      blue: { a: { at: [60, 48] }, b: { at: [140, 48], command: 'second' } },
      red: { x: { at: [60, 60] }, y: { at: [140, 60], command: 'reserve' } },
      dice: [2, 5, 5, 4, 2, 4],
    });
    field.run(firingPhase(field), pickFirst(field));
    expect(field.state.marks['fire initiative']).toBe('red');
    expect(fired(field)).toEqual(['x at a', 'b at y', 'y at b', 'a at x']);
    const last = field.events.filter((event) => event.do === 'fired')[3];
    expect(last?.reasons).toContainEqual({ clause: 'HOW-REACT-08', label: 'Firer has 3 hits', value: -1 });
  });
  it('a side that stops lets the other finish; a brigade without a target is not asked', () => {
    const field = battlefield({
      blue: { a: { at: [60, 48] }, b: { at: [140, 48], command: 'second' }, far: { at: [60, 10], command: 'third' } },
      red: { x: { at: [60, 60] }, y: { at: [140, 60], command: 'reserve' } },
      dice: [2, 5, 2, 2],
    });
    const answers = pickFirst(field);
    field.run(firingPhase(field), {
      ...answers,
      'fire with': (decision) => (decision.seat === 'blue' ? { pick: 'pass' } : answers['fire with'](decision)),
    });
    expect(fired(field)).toEqual(['x at a', 'y at b']);
    // Who has stopped is not asked again.
    expect(field.asked.filter(({ kind, seat }) => kind === 'fire with' && seat === 'blue')).toHaveLength(1);
    const first = field.asked.find(({ seat }) => seat === 'blue');
    expect((first?.about as FireWithAbout | undefined)?.commands.map(({ command }) => command)).toEqual([
      'blue brigade',
      'second',
    ]);
  });
  it('HOW-INIT-06: the winner may not decline to fire first', () => {
    const about: FireWithAbout = { side: 'blue', commands: [{ command: 'a', units: [] }], mayPass: false };
    const field = battlefield({});
    const refusal: Refusal | null = fireWithQuestion.check(field.view('blue'), about, { pick: 'pass' });
    expect(refusal?.clause).toBe('HOW-INIT-06');
    expect(fireWithQuestion.check(field.view('blue'), { ...about, mayPass: true }, { pick: 'pass' })).toBeNull();
  });
});

describe('HOW-REACT-04', () => {
  it('units that must give way stay and fire until all firing is done', () => {
    // Blue 6 to red 1. Lossow's 3 hits bring Esterle to 5; Esterle still fires, at -1, then routs.
    const field = battlefield({
      blue: { lossow: { at: [100, 48] } },
      red: { esterle: { at: [100, 60], hits: 2 } },
      dice: [6, 1, 5, 4],
    });
    field.run(firingPhase(field), pickFirst(field));
    expect(fired(field)).toEqual(['lossow at esterle', 'esterle at lossow']);
    expect(field.hits('esterle')).toBe(5);
    expect(field.piece('esterle').marks['done for']).toBe(1);
    const order = field.events
      .map((event) => (event.do === 'moved' ? event.manner : event.do))
      .filter((what) => what === 'fired' || what === 'rout');
    expect(order).toEqual(['fired', 'fired', 'rout']);
  });
  it('HOW-REACT-05: commanders are tested before anybody gives way', () => {
    const field = battlefield({
      blue: { lossow: { at: [100, 48] } },
      red: { esterle: { at: [100, 60], hits: 3 } },
      leaders: { 'red brigade': { at: [100, 70], side: 'red' } },
      dice: [6, 1, 5, 3, 1, 1],
    });
    field.run(firingPhase(field), pickFirst(field));
    const order = field.events.flatMap((event) =>
      event.do === 'mark' && event.mark === 'figure tested' ? ['test'] : event.do === 'moved' ? [event.manner] : [],
    );
    expect(order).toEqual(['test', 'rout']);
  });
});

describe('HOW-EX-18', () => {
  it('a battalion with two faces fires at both its attackers, each die -2', () => {
    const field = battlefield({
      terrain: [village('mill', at(100, 60), 0, 20)],
      blue: { lossow: { inside: 'mill/1' }, other: { inside: 'mill/1' } },
      red: { north: { at: [100, 80], heading: 180 }, east: { at: [120, 60], heading: 270 } },
      dice: [6, 1, 5, 5, 2, 2],
    });
    field.run(firingPhase(field), { ...pickFirst(field), 'fire faces': () => ({ pick: 'fire', of: 3 }) });
    expect(fired(field).filter((text) => text.startsWith('lossow'))).toEqual(['lossow at north', 'lossow at east']);
    const deductions = field.events
      .flatMap((event) => (event.do === 'fired' && event.by === 'lossow' ? event.reasons : []))
      .filter(({ clause }) => clause === 'HOW-BUA-13');
    expect(deductions.map(({ value }) => value)).toEqual([-2, -2]);
  });
});

describe('HOW-BUA-12', () => {
  it('foot and guns fire through the same face, each with the deduction of its own directions', () => {
    const field = battlefield({
      terrain: [village('mill', at(100, 60), 0, 20)],
      blue: { lossow: { inside: 'mill/1' }, guns: { type: 'medium gun', inside: 'mill/1' } },
      red: { north: { at: [100, 80], heading: 180 }, east: { at: [120, 60], heading: 270 } },
      dice: [6, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    });
    const faces: Record<string, number> = { lossow: 0b0011, guns: 0b0001 };
    field.run(firingPhase(field), {
      ...pickFirst(field),
      'fire faces': (decision) => ({ pick: 'fire', of: faces[(decision.about as FireFacesAbout).unit] ?? 0 }),
    });
    const shots = field.events.flatMap((event) =>
      event.do === 'fired' && event.by in faces
        ? [[event.by, event.at.join(), event.reasons.find(({ clause }) => clause === 'HOW-BUA-13')?.value]]
        : [],
    );
    expect(shots.toSorted()).toEqual([
      ['guns', 'north', -1],
      ['lossow', 'east', -2],
      ['lossow', 'north', -2],
    ]);
  });
});

describe('HOW-INIT-06: who has the initiative fires first', () => {
  /** Blue wins 5 to 2 and would rather hold its fire. */
  const holding = (blue: Parameters<typeof battlefield>[0]['blue']) => {
    const field = battlefield({ ...(blue ? { blue } : {}), red: { x: { at: [60, 60] } }, dice: [5, 2, 4, 4, 4] });
    const offered: string[] = [];
    field.run(firingPhase(field), {
      ...pickFirst(field),
      'fire at': (decision) => {
        const about = decision.about as FireAtAbout;
        const view = field.view(decision.seat);
        const { list } = fireAtQuestion.choices(view, about);
        const mayHold = fireAtQuestion.check(view, about, { pick: 'hold' }) === null;
        offered.push(`${about.unit}${mayHold ? ' may hold' : ' must'}`);
        expect(list.some(({ pick }) => pick === 'hold')).toBe(mayHold);
        return mayHold ? { pick: 'hold' } : firstOf(list);
      },
    });
    return { offered, fired: fired(field) };
  };
  it('with one brigade too: when all others hold, the last of it fires', () => {
    expect(holding({ a: { at: [50, 48] }, b: { at: [71, 48] } })).toEqual({
      offered: ['a may hold', 'b must', 'x may hold'],
      fired: ['b at x'],
    });
  });
  it('a last unit that cannot fire binds nobody else', () => {
    expect(holding({ a: { at: [60, 48] }, far: { at: [160, 20] } }).offered).toEqual(['a must', 'x may hold']);
  });
  it('from houses through one of the faces that it has declared', () => {
    const field = battlefield({
      terrain: [village('mill', at(100, 66), 0, 20)],
      blue: { lossow: { inside: 'mill/1' } },
      red: { x: { at: [100, 84] }, y: { at: [120, 66], heading: 270 } },
      dice: [5, 2, 4, 4, 4],
    });
    const declared: boolean[] = [];
    field.run(firingPhase(field), {
      'fire faces': (decision) => {
        const about = decision.about as FireFacesAbout;
        declared.push(fireFacesQuestion.check(field.view('blue'), about, { pick: 'hold' }) === null);
        return { pick: 'fire', of: about.faces };
      },
      'fire at': (decision) => {
        const about = decision.about as FireAtAbout;
        const view = field.view(decision.seat);
        const hold = { pick: 'hold' } as const;
        return fireAtQuestion.check(view, about, hold) ? firstOf(fireAtQuestion.choices(view, about).list) : hold;
      },
    });
    expect(declared).toEqual([false]);
    expect(fired(field)).toEqual(['lossow at y']);
  });
});

describe('HOW-BUA-13: the faces of a garrison', () => {
  const east: UnitPlace = { at: [120, 66], heading: 270 };
  const south: UnitPlace = { at: [100, 46], heading: 0 };
  /** Blue fires first or last from the houses; `hold` are the faces through which it would rather not. */
  const garrison = (
    red: Record<string, UnitPlace>,
    { hold = [], declare = null, first = true }: { hold?: number[]; declare?: number | null; first?: boolean } = {},
  ) => {
    const field = battlefield({
      terrain: [village('mill', at(100, 66), 0, 20)],
      blue: { lossow: { inside: 'mill/1' } },
      red,
      dice: [...(first ? [5, 2] : [2, 5]), 2, 2, 2, 2],
    });
    const asked: string[] = [];
    field.run(firingPhase(field), {
      'fire faces': (decision) => {
        const { faces } = decision.about as FireFacesAbout;
        asked.push(`faces ${faces.toString(2)}`);
        return declare === 0 ? { pick: 'hold' } : { pick: 'fire', of: declare ?? faces };
      },
      'fire at': (decision) => {
        const about = decision.about as FireAtAbout;
        const { list } = fireAtQuestion.choices(field.view(decision.seat), about);
        if (about.unit !== 'lossow') return { pick: 'hold' };
        const mayHold = list.some(({ pick }) => pick === 'hold');
        asked.push(`${about.face}${mayHold ? '' : ' must'}`);
        return mayHold && hold.includes(about.face ?? -1) ? { pick: 'hold' } : firstOf(list);
      },
    });
    return {
      asked,
      fired: fired(field).filter((shot) => shot.startsWith('lossow')),
      marks: field.piece('lossow').marks,
    };
  };
  it('are asked for when there are targets at several, not at one', () => {
    expect(garrison({ east }).asked).toEqual(['1 must']);
    expect(garrison({ east, south }).asked).toEqual(['faces 110', '1', '2']);
  });
  it('HOW-INIT-06: only the last through which it may fire must, and only when none has', () => {
    expect(garrison({ east, south }, { hold: [1] }).asked).toEqual(['faces 110', '1', '2 must']);
    expect(garrison({ east, south }, { hold: [2] }).fired).toEqual(['lossow at east']);
    expect(garrison({ east, south }, { hold: [1, 2], first: false }).fired).toEqual([]);
    expect(garrison({ east, south }, { declare: 0b010 }).asked).toEqual(['faces 110', '1 must']);
  });
  it('holding fire through all of them uses none up', () => {
    const { fired: shots, marks } = garrison({ east, south }, { declare: 0, first: false });
    expect(shots).toEqual([]);
    expect(marks).toEqual({});
  });
});

describe('HOW-ARTY-07', () => {
  it('the guns of a massed battery may fire at what one of them was entitled to, though it has fired', () => {
    // The right gun is nearer to b, the left one to a: the right one fires first.
    const field = battlefield({
      blue: { right: { type: 'medium gun', at: [107, 46.5] }, left: { type: 'medium gun', at: [100, 46.5] } },
      red: { a: { at: [78, 112], heading: 180, size: 'small' }, b: { at: [129, 112], heading: 180, size: 'small' } },
      dice: [5, 2, 2, 2],
    });
    const offered: Record<string, readonly unknown[]> = {};
    const answers = pickFirst(field);
    field.run(firingPhase(field), {
      ...answers,
      'fire at': (decision) => {
        const about = decision.about as FireAtAbout;
        const { list } = fireAtQuestion.choices(field.view(decision.seat), about);
        offered[about.unit] ??= list.flatMap((one) =>
          one.pick === 'fire' ? [`${one.of}${one.as ? ' massed' : ''}`] : [],
        );
        return about.unit === 'right'
          ? firstOf(list.filter((one) => one.pick === 'fire' && one.of === 'b' && !one.as))
          : { pick: 'hold' };
      },
    });
    expect(new Set(offered['right'])).toEqual(new Set(['b', 'a massed']));
    expect(new Set(offered['left'])).toEqual(new Set(['a', 'b massed']));
  });
});

describe('HOW-ARTY-07: a battery of three', () => {
  // The guns stand at 93, 100 and 107; each is nearest to another of the enemies, all within 3 cm of range.
  const battery = () =>
    battlefield({
      blue: {
        left: { type: 'medium gun', at: [93, 46.5] },
        middle: { type: 'medium gun', at: [100, 46.5] },
        right: { type: 'medium gun', at: [107, 46.5] },
      },
      red: {
        a: { at: [75, 112], heading: 180, size: 'small' },
        b: { at: [100, 114.5], heading: 180, size: 'small' },
        c: { at: [125, 112], heading: 180, size: 'small' },
      },
      dice: [5, 2, 2, 2, 2, 2, 2, 2, 2],
    });
  /** What each gun is offered when the first fires at `of`, by itself or with the battery, and the second holds. */
  const offered = (of: string, as?: 'battery') => {
    const field = battery();
    const offers: Record<string, readonly string[]> = {};
    field.run(firingPhase(field), {
      ...pickFirst(field),
      'fire at': (decision) => {
        const about = decision.about as FireAtAbout;
        const { list } = fireAtQuestion.choices(field.view(decision.seat), about);
        offers[about.unit] = list
          .flatMap((one) => (one.pick === 'fire' ? [`${one.of}${one.as ? ' massed' : ''}`] : []))
          .toSorted();
        const chosen = list.find((one) => one.pick === 'fire' && one.of === of && one.as === as);
        return about.unit === 'left' && chosen ? chosen : { pick: 'hold' };
      },
    });
    return offers;
  };
  it('one gun that fires at its own target leaves the others what any is entitled to', () => {
    const { left, middle, right } = offered('a');
    expect(left).toEqual(['a', 'b massed', 'c massed']);
    expect(middle).toEqual(['a massed', 'b', 'c massed']);
    expect(right).toEqual(['a massed', 'b massed', 'c']);
  });
  it('once one has fired with the battery the others join it or fire by themselves', () => {
    const { middle, right } = offered('c', 'battery');
    expect([middle, right]).toEqual([['b', 'c massed'], ['c']]);
  });
  it('a shot that only another gun is entitled to is worth no more than a reason to fire', () => {
    const field = battery();
    const shot = { pick: 'fire', of: 'c', with: 'roundshot', as: 'battery' } as const;
    expect(fireAtQuestion.evaluate?.(field.view('blue'), { unit: 'left' }, shot)).toEqual({
      harm: 0,
      risk: 0,
      ready: 0.01,
    });
  });
  it('what was entitled alone to the only target there is counts after it has fired', () => {
    // The left gun has already fired, and it alone has the target in its zone by priority.
    const field = battlefield({
      blue: { left: { type: 'medium gun', at: [93, 46.5] }, right: { type: 'medium gun', at: [100, 46.5] } },
      red: { a: { at: [78, 112], size: 'small' }, near: { at: [128, 100], size: 'small' } },
      dice: [5, 2, 2, 2],
    });
    const offers: unknown[] = [];
    field.run(firingPhase(field), {
      ...pickFirst(field),
      'fire at': (decision) => {
        const about = decision.about as FireAtAbout;
        const { list } = fireAtQuestion.choices(field.view(decision.seat), about);
        offers.push(...list.flatMap((one) => (one.pick === 'fire' && one.as ? [`${about.unit} at ${one.of}`] : [])));
        return firstOf(list.filter((one) => one.pick === 'hold' || one.as === undefined));
      },
    });
    expect(offers).toContain('right at a');
  });
});
