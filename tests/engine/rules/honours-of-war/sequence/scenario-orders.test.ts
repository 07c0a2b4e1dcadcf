import { describe, expect, it } from 'vitest';
import { activateQuestion, movementPhase } from '../../../../../engine/rules/honours-of-war/sequence/activation';
import { beginTurn, freeHeldTroops } from '../../../../../engine/rules/honours-of-war/sequence/scenario-orders';
import { withdraw } from '../../../../../engine/rules/honours-of-war/sequence/withdrawal';
import { charge } from '../../../../../engine/rules/honours-of-war/charge/charge';
import { makeContact } from '../../../../../engine/rules/honours-of-war/charge/contact';
import { meetChargeQuestion } from '../../../../../engine/rules/honours-of-war/charge/reaction';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { freshAllowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import type { Allowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { volley } from '../../../../../engine/rules/honours-of-war/fire';
import { mayFire } from '../../../../../engine/rules/honours-of-war/fire/entitlement';
import { pathOf } from '../../../../../engine/geometry';
import type { Hold } from '../../../../../engine/scenario';
import { activating, battlefield } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';

// Held back ---------------------------------------------------------------------------------------------------------

const hold = (units: readonly string[], until: Partial<Hold['until']>): Hold => ({
  rule: 'hold',
  units,
  until: { turn: null, attacked: false, enemyWithin: null, lost: null, ...until },
  reason: '',
});
const heldBack: UnitPlace['marks'] = { held: '0' };

/** A brigade of two, both or one held until turn 3, and hussars who are free. */
const locked = (units: readonly string[] = ['a', 'b'], more: Partial<Layout> = {}): TestField => {
  const marks = (id: string) => (units.includes(id) ? { marks: heldBack } : {});
  return battlefield({
    blue: {
      a: { at: [60, 50], ...marks('a') },
      b: { at: [100, 50], ...marks('b') },
      lossow: { at: [150, 50], command: 'lossow', type: 'hussars' },
    },
    red: { z: { at: [80, 170] } },
    leaders: { 'blue brigade': { at: [80, 44] } },
    scenario: { special: [hold(units, { turn: 3 })] },
    ...more,
  });
};
const isRed = (about: unknown): boolean => (about as { side: string }).side === 'red';
/** Commands that blue may activate. */
const open = (on: TestField): readonly string[] =>
  activateQuestion
    .choices(on.view('blue'), { side: 'blue' })
    .list.flatMap((choice) => (choice.pick === 'activate' ? [choice.of] : []));

describe('HOW-SCEN-11, HOW-SCEN-19: brigades held back', () => {
  it('may not be activated, so they roll no command die', () => {
    expect(open(locked())).toEqual(['lossow']);
    const on = locked(['a', 'b'], { dice: [] });
    on.run(movementPhase(on), { activate: () => ({ pick: 'end' }) });
    expect(on.state.drawn).toBe(0);
  });
  it('are free from their turn on', () => {
    const on = locked();
    on.state.at = { turn: 3, step: 0 };
    on.run(beginTurn(on));
    expect(open(on)).toEqual(['blue brigade', 'lossow']);
  });
  it('of a brigade held in part the rest moves', () => {
    const on = locked(['a'], { dice: [3] });
    on.run(movementPhase(on), {
      activate: activating('blue brigade'),
      'next unit': () => ({ pick: 'move', of: 'b' }),
    });
    const moved = on.asked
      .filter(({ kind }) => kind === 'manoeuvre')
      .map(({ about }) => (about as { unit: string }).unit);
    expect(moved).toEqual(['b']);
  });
  it('roll neither out of command nor fall back with a feeble brigade', () => {
    const far = locked(['a'], { dice: [3, 6], leaders: { 'blue brigade': { at: [160, 10] } } });
    far.run(movementPhase(far), { activate: activating('blue brigade') });
    expect(far.state.drawn).toBe(2);
    const feeble = locked(['a']);
    withdraw(feeble, 'blue brigade', 'blue');
    expect([feeble.place('a').y, feeble.place('b').y]).toEqual([50, 30.3]);
  });
  it('may fire, and meet a charge as others do', () => {
    const on = locked(['a', 'b'], { red: { z: { at: [60, 90], type: 'dragoons' } } });
    const troop = on.troop('a');
    expect(mayFire(on.view('blue'), troop)).toBeNull();
    const about = { unit: 'a', charger: 'z', sector: 'left', distance: 40, roundTheFlank: false } as const;
    expect(meetChargeQuestion.check(on.view('blue'), about, { pick: 'turn' })).toBeNull();
    const front = { ...about, sector: 'front' } as const;
    expect(meetChargeQuestion.check(on.view('blue'), front, { pick: 'form', as: 'march column' })).toBeNull();
  });
  it('still retreat when they are broken', () => {
    const on = locked(['a'], {
      blue: { a: { at: [60, 50], hits: 4, marks: { ...heldBack, 'broken off': 1, 'struck from': 'front' } } },
    });
    on.run(movementPhase(on));
    expect(on.place('a').y).toBeLessThan(50);
  });
});

describe('HOW-SCEN-11: what frees them', () => {
  const underFire = (until: Partial<Hold['until']>, hits: number) => {
    const on = locked(['a', 'b'], {
      red: { z: { at: [60, 70] } },
      scenario: { special: [hold(['a', 'b'], until)] },
      dice: [hits],
    });
    on.run(volley(on, { firer: 'z', target: 'a', inMovement: false, moved: false, massed: false }));
    return ['a', 'b'].filter((id) => on.piece(id).marks['held'] !== undefined);
  };
  it('fire at one of them, though it hits nobody', () => {
    expect(underFire({ attacked: true }, 1)).toEqual([]);
    expect(underFire({ turn: 9 }, 6)).toEqual(['a', 'b']);
  });
  it('a charge on one of them, as soon as it is declared', () => {
    const on = locked(['a', 'b'], {
      red: { z: { at: [60, 80], type: 'dragoons' } },
      scenario: { special: [hold(['a', 'b'], { attacked: true })] },
      dice: [1, 1, 1, 1],
    });
    const order = { performance: 'Steady', directed: false } as const;
    const held: unknown[] = [];
    on.run(charge(on, freshAllowance(on.view('red'), on.troop('z'), order), 'a'), {
      'meet charge': () => {
        held.push(on.piece('b').marks['held']);
        return { pick: 'stand' };
      },
    });
    expect(held).toEqual([undefined]);
  });
  it('contact without a declared charge: a pursuit', () => {
    const on = locked(['a', 'b'], {
      red: { z: { at: [60, 54.5], type: 'dragoons' } },
      scenario: { special: [hold(['a', 'b'], { attacked: true })] },
    });
    const path = pathOf(on.troop('z').box.pose, []);
    makeContact(on, 'z', 'a', { sector: 'front', face: null, path, runIn: 0, outOfRiver: false });
    expect(on.piece('b').marks['held']).toBeUndefined();
  });
  it('an enemy within the distance, nearest edges, as he comes', () => {
    // The front edge of a is at 52; that of z, facing it, is 2 cm nearer than its centre.
    const near = (y: number) => {
      const on = locked(['a'], {
        red: { z: { at: [60, y] } },
        scenario: { special: [hold(['a'], { enemyWithin: 30 })] },
      });
      freeHeldTroops(on);
      return on.piece('a').marks['held'] === undefined;
    };
    expect([near(84.1), near(84)]).toEqual([false, true]);
  });
  it('within one movement phase: those the enemy comes near may move yet', () => {
    const on = battlefield({
      blue: { a: { at: [60, 50], marks: heldBack } },
      red: { z: { at: [60, 100], command: 'z' } },
      leaders: { 'blue brigade': { at: [60, 44] } },
      scenario: { special: [hold(['a'], { enemyWithin: 30 })] },
      dice: [3, 3],
    });
    on.state.marks['move initiative'] = 'red';
    on.run(movementPhase(on), {
      activate: ({ about }) => ({ pick: 'activate', of: isRed(about) ? 'z' : 'blue brigade' }),
      'next unit': ({ about }) => (isRed(about) ? { pick: 'move', of: 'z' } : { pick: 'done' }),
      manoeuvre: (decision) => {
        const { list } = manoeuvreQuestion.choices(on.view('red'), decision.about as Allowance);
        const straight = list.find((choice) => 'march' in choice && choice.march.length > 18);
        return decision.seat === 'red' && straight && (decision.about as Allowance).spent === 0
          ? straight
          : { pick: 'done' };
      },
    });
    expect(on.piece('blue brigade').marks['performance']).toBe('Steady');
  });
  it('the loss of their objective', () => {
    const objectives = [
      {
        id: 'mill',
        name: 'The mill',
        at: { x: 80, y: 160 },
        feature: null,
        points: 1,
        holder: 'blue',
        from: null,
        until: null,
      },
    ];
    const on = locked(['a'], { objectives, scenario: { special: [hold(['a'], { lost: 'mill' })] } });
    freeHeldTroops(on);
    expect(on.piece('a').marks['held']).toBeUndefined();
  });
});
