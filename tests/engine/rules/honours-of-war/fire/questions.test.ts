import { describe, expect, it } from 'vitest';
import {
  fireAtQuestion,
  fireFacesQuestion,
  fireWithQuestion,
  shotFor,
} from '../../../../../engine/rules/honours-of-war/fire/questions';
import { expectedHits } from '../../../../../engine/rules/honours-of-war/fire';
import type { Ammunition } from '../../../../../engine/rules/honours-of-war/fire';
import { asked, refusing } from '../asked';
import { at, battlefield, village } from '../field';
import type { UnitPlace } from '../field';

describe('HOW-FIRE-01: who is asked about, though it cannot fire', () => {
  // One that fires, one with nobody in reach, one that has fired, and those that bear no arms.
  const field = battlefield({
    blue: {
      firing: { at: [100, 48] },
      idle: { at: [40, 20] },
      done: { at: [160, 20], marks: { fired: 1 } },
      horse: { type: 'hussars', at: [200, 20] },
      column: { at: [220, 60], formation: 'march column' },
      gone: { at: [20, 60], marks: { 'done for': 1 } },
    },
    red: { esterle: { at: [100, 60] } },
  });
  it('units that bear arms, have not fired and have no target', () => {
    const commands = [{ command: 'blue brigade', units: ['firing'] }];
    expect(fireWithQuestion.sought?.(field.view('blue'), { side: 'blue', commands, mayPass: true })).toEqual([
      { pick: 'fire', of: 'idle' },
    ]);
  });
});

describe('which brigade fires next', () => {
  // A battalion beyond short range, a battery with canister, and a brigade whose one unit faces away from everybody.
  const field = battlefield({
    blue: {
      foot: { at: [100, 48], command: 'austerlitz' },
      // A few hits a turn at most, but more than none.
      far: { type: 'light gun', class: 'inferior', at: [20, 40], command: 'daun' },
      guns: { type: 'medium gun', at: [60, 40], command: 'borne' },
      away: { at: [160, 48], heading: 180, command: 'colloredo' },
    },
    // Two at one range, of which Austerlitz may choose.
    red: {
      esterle: { at: [88, 67], size: 'small' },
      neipperg: { at: [112, 67], size: 'small' },
      baden: { at: [60, 60] },
      wied: { at: [20, 106], class: 'superior' },
    },
  });
  const view = field.view('blue');
  const commands = ['colloredo', 'daun', 'austerlitz', 'borne'].map((command) => ({
    command,
    units: field.state.pieces.filter((piece) => piece.command === command).map(({ id }) => id),
  }));
  const about = { side: 'blue', commands, mayPass: true };
  it('HOW-FIRE-01: the most promising first, and no more fire last', () => {
    expect(asked(view, fireWithQuestion, about)).toEqual({
      title: 'Blue decides: which brigade fires next?',
      clause: 'HOW-FIRE-01',
      offers: ['Borne fires', 'Austerlitz fires', 'Daun fires', 'Colloredo fires', 'Fire no more this turn'],
      ready: [0.1, 0.1, 0.1, 0.1, 0],
      idle: 'Fire no more this turn',
    });
  });
  it('units without a target promise nothing', () => {
    const on = battlefield({
      blue: {
        near: { at: [100, 48], command: 'one' },
        far: { at: [140, 44], command: 'two' },
        idle: { at: [20, 20], command: 'two' },
        third: { at: [20, 50], heading: 180, command: 'two' },
      },
      red: { esterle: { at: [100, 60] }, baden: { at: [140, 70] } },
    });
    const teams = { one: ['near'], two: ['far', 'idle', 'third'] };
    const firing = Object.entries(teams).map(([command, units]) => ({ command, units }));
    const { list } = fireWithQuestion.choices(on.view('blue'), { side: 'blue', commands: firing, mayPass: false });
    expect(list.map((choice) => 'of' in choice && choice.of)).toEqual(['one', 'two']);
  });
  it('HOW-INIT-06: who has the initiative of fire may not pass at first', () => {
    const first = { ...about, mayPass: false };
    const { offers, idle } = asked(view, fireWithQuestion, first);
    expect(offers).toEqual(['Borne fires', 'Austerlitz fires', 'Daun fires', 'Colloredo fires']);
    expect(idle).toBe('Colloredo fires');
    const pass = [{ pick: 'pass' } as const];
    expect(refusing(view, fireWithQuestion, first, pass)).toEqual(['HOW-INIT-06']);
    expect(refusing(view, fireWithQuestion, about, pass)).toEqual([null]);
  });
  it('HOW-FIRE-01: only one that can still fire', () => {
    expect(
      refusing(view, fireWithQuestion, about, [
        { pick: 'fire', of: 'austerlitz' },
        { pick: 'fire', of: 'laudon' },
      ]),
    ).toEqual([null, 'HOW-FIRE-01']);
  });
});

describe('at whom', () => {
  /** Five within 120 cm of a medium gun, one beyond. */
  const enemy = (x: number, y: number): UnitPlace => ({ at: [x, y], size: 'small' });
  const field = battlefield({
    blue: { guns: { type: 'medium gun', at: [100, 20] } },
    red: {
      five: enemy(150, 110),
      four: enemy(60, 100),
      three: enemy(130, 90),
      two: enemy(80, 80),
      one: enemy(100, 50),
      six: enemy(100, 150),
    },
  });
  const view = field.view('blue');
  it('sought are the four nearest, the target with every load, the others with what reaches farthest', () => {
    expect(fireAtQuestion.sought?.(view, { unit: 'guns' })).toEqual([
      { pick: 'fire', of: 'one', with: 'canister' },
      ...['one', 'two', 'three', 'four'].map((of) => ({ pick: 'fire', of, with: 'roundshot' })),
    ]);
  });
  it('HOW-SCALE-03: sought is one at the very end of its range, not one beyond', () => {
    // The gun's front at y = 50; medium guns reach 120 cm.
    const sought = (front: number) => {
      const on = battlefield({
        blue: { guns: { type: 'medium gun', at: [100, 46.5] } },
        red: { one: { at: [100, front + 2] } },
      });
      return fireAtQuestion.sought?.(on.view('blue'), { unit: 'guns' }).length;
    };
    expect([sought(170), sought(170.1)]).toEqual([2, 0]);
  });
  it('holding fire promises nothing and is what is done unasked', () => {
    expect(fireAtQuestion.evaluate?.(view, { unit: 'guns' }, { pick: 'hold' })).toEqual({ harm: 0, risk: 0, ready: 0 });
    expect(fireAtQuestion.odds?.(view, { unit: 'guns' }, { pick: 'hold' })).toEqual({ leaf: { hits: 0 } });
    expect(fireAtQuestion.modifiers?.(view, { unit: 'guns' }, { pick: 'hold' })).toBeNull();
    expect(asked(view, fireAtQuestion, { unit: 'guns' }).idle).toBe('Hold fire');
  });
  it('HOW-INIT-06: who must fire takes the best shot unasked', () => {
    const { offers, idle } = asked(view, fireAtQuestion, { unit: 'guns', mustFire: true });
    expect(idle).toBe(offers[0]);
    expect(offers).not.toContain('Hold fire');
  });
  it('a shot is worth its mean hits by what the next hit costs', () => {
    // At 10 cm one hit, two twice and three three times in six; the first costs 0.09; and a hair for firing at all.
    const near = battlefield({ blue: { lossow: { at: [100, 48] } }, red: { esterle: { at: [100, 62] } } });
    const shot = { pick: 'fire', of: 'esterle', with: 'musketry' } as const;
    const { harm } = fireAtQuestion.evaluate?.(near.view('blue'), { unit: 'lossow' }, shot) ?? { harm: NaN };
    expect(harm).toBeCloseTo((14 / 6) * 0.09 + 0.01, 9);
  });
});

describe('what a shot is worth to a general', () => {
  // Two at one range: the first hit on a fresh unit costs 0.09 of its points, the fourth breaks it and costs 0.4.
  const field = battlefield({
    blue: { guns: { type: 'medium gun', at: [100, 46.5] } },
    red: { fresh: { at: [86, 72], size: 'small' }, weak: { at: [114, 72], size: 'small', hits: 3 } },
  });
  const worth = (of: string, load: Ammunition) =>
    fireAtQuestion.evaluate?.(field.view('blue'), { unit: 'guns' }, { pick: 'fire', of, with: load });
  const mean = (modifier: number) => expectedHits('standard artillery', modifier);
  it.each([
    ['fresh', 'canister', mean(2) * 0.09],
    ['fresh', 'roundshot', mean(0) * 0.09],
    ['weak', 'canister', mean(2) * 0.4],
  ] as const)('%s with %s', (of, load, harm) => {
    // A small unit has half the points.
    expect(worth(of, load)?.harm).toBeCloseTo(harm / 2 + 0.01, 9);
    expect(worth(of, load)?.ready).toBe(0);
  });
});

describe('HOW-BUA-14: through each face its own targets', () => {
  const field = battlefield({
    terrain: [village('mill', at(100, 60), 0, 20)],
    blue: { lossow: { inside: 'mill/1' } },
    red: { north: { at: [100, 80], heading: 180 }, east: { at: [120, 60], heading: 270 } },
  });
  const through = (face: number) => {
    const about = { unit: 'lossow', face };
    return fireAtQuestion.choices(field.view('blue'), about).list.map((one) => (one.pick === 'fire' ? one.of : 'hold'));
  };
  it('asked one after the other', () => {
    expect([0, 1, 2].map(through)).toEqual([['north', 'hold'], ['east', 'hold'], ['hold']]);
  });
  it('the order names the face, and the question the houses', () => {
    const about = { unit: 'lossow', face: 1 };
    const view = field.view('blue');
    expect(shotFor(view, about, { pick: 'fire', of: 'east', with: 'musketry' })).toMatchObject({ face: 1 });
    expect(fireAtQuestion.words(view, about).title).toBe('Lossow fires from the houses: at whom?');
    expect(fireAtQuestion.check(view, about, { pick: 'fire', of: 'north', with: 'musketry' })?.clause).toBe(
      'HOW-FIRE-07',
    );
  });
});

describe('HOW-BUA-13: through which faces', () => {
  const terrain = [village('mill', at(100, 48), 0, 20)];
  const field = battlefield({ terrain, blue: { lossow: { inside: 'mill/1' } } });
  const view = field.view('blue');
  it('every choice among those with a target, few first', () => {
    expect(asked(view, fireFacesQuestion, { unit: 'lossow', faces: 0b101 })).toEqual({
      title: 'Lossow holds the houses: through which faces does it fire?',
      clause: 'HOW-BUA-13',
      offers: ['One face (north), −1', 'One face (south), −1', '2 faces (north, south), −2 each', 'Hold fire'],
      ready: [0, 0, 0, 0],
      idle: 'Hold fire',
    });
    expect(asked(view, fireFacesQuestion, { unit: 'lossow', faces: 0b1111 }).offers).toHaveLength(16);
  });
  it('HOW-INIT-06: one that must fire does so through the first', () => {
    expect(asked(view, fireFacesQuestion, { unit: 'lossow', faces: 0b110, mustFire: true })).toMatchObject({
      offers: ['One face (east), −1', 'One face (south), −1', '2 faces (east, south), −2 each'],
      idle: 'One face (east), −1',
    });
  });
  it('refuses faces without a target', () => {
    const about = { unit: 'lossow', faces: 0b101 };
    expect(
      refusing(view, fireFacesQuestion, about, [
        { pick: 'fire', of: 0b100 },
        { pick: 'fire', of: 0b110 },
        { pick: 'hold' },
      ]),
    ).toEqual([null, 'HOW-BUA-13', null]);
    expect(refusing(view, fireFacesQuestion, { ...about, mustFire: true }, [{ pick: 'hold' }])).toEqual([
      'HOW-INIT-06',
    ]);
  });
});
