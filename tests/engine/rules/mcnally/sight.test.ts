/** Troops in woods and buildings whom the enemy has not found. */
import { describe, expect, it } from 'vitest';
import { facingOf, pathOf, poseAt, straight } from '../../../../engine/geometry';
import type { Pose } from '../../../../engine/geometry';
import { evaluateManoeuvre } from '../../../../engine/rules/mcnally/sequence/manoeuvre-evaluation';
import { carryOut } from '../../../../engine/rules/mcnally/sequence/carry-out';
import { findShot } from '../../../../engine/rules/mcnally/fire/shots';
import { fireQuestion, volley } from '../../../../engine/rules/mcnally/fire/firing-step';
import { capableGeneral } from '../../../../engine/generals';
import { mcnally } from '../../../../engine/rules/mcnally';
import { turnTo } from '../../../../engine/rules/mcnally/movement/facing';
import { threats } from '../../../../engine/rules/mcnally/threats';
import { lossesOf } from '../../../../engine/rules/mcnally/sequence/victory';
import { lookOut } from '../../../../engine/rules/mcnally/sight/hidden';
import type { Feature } from '../../../../engine/scenario';
import { polygon, village, wood } from '../../terrain/tables';
import { allowanceOf, battlefield, INCH, scenarioFor } from './field';
import type { Layout, UnitPlace, TestField } from './field';

/** Red in a wood from 20 to 40 across and 20 to 36 up, blue 4 bases wide to its south. */
const inches = (...pairs: readonly (readonly [number, number])[]) =>
  polygon(...pairs.map(([x, y]) => [x * INCH, y * INCH] as const));
const outline = inches([20, 20], [40, 20], [40, 36], [20, 36]);
const open: Feature = wood('w', outline);
const dense: Feature = { ...open, overrides: { mcnally: { wood: 'dense' } } };
/** Its nearest edges so far apart: both are 1.75 inches deep. */
const fieldAt = (away: number, red: UnitPlace = {}, terrain: readonly Feature[] = [open], more: Partial<Layout> = {}) =>
  battlefield({
    terrain,
    blue: { a: { at: [30, 28 - away - 1.75] } },
    red: { b: { at: [30, 28], ...red } },
    ...more,
  });
const knows = (field: TestField, seat: string, id: string) =>
  field.view(seat).state.pieces.some((piece) => piece.id === id);
const ahead = (field: TestField, far: number) => {
  const from = field.troop('a').box.pose;
  return { march: pathOf(from, [straight(from, far * INCH)]), movers: ['a'] };
};

const facedTo = (at: Pose, degrees: number): Pose => poseAt(at, facingOf(degrees));

it('MCN-FIRE-04: nobody fires farther than the mist of the scenario lets him see', () => {
  const shot = (sight: number) => {
    const field = fieldAt(3, {}, []);
    field.state.marks['sight'] = sight * INCH;
    return findShot(field.view('blue'), field.troop('a'), field.troop('b')) !== null;
  };
  expect([shot(2.9), shot(3.1)]).toEqual([false, true]);
});

describe('MCN-VIS-04: hidden troops', () => {
  it.each<readonly [string, UnitPlace, Feature, number, number]>([
    ['close order foot in an open wood', {}, open, 6, 6.1],
    ['close order foot in a dense wood', {}, dense, 2, 2.1],
    ['open order foot that stands in an open wood', { type: 'grenzer' }, open, 3, 3.1],
    ['open order foot that stands in a dense wood', { type: 'grenzer' }, dense, 1, 1.1],
    ['horse in an open wood', { type: 'dragoons' }, open, 6, 6.1],
  ])('%s is found at its range and no farther', (_title, red, terrain, seen, unseen) => {
    expect(knows(fieldAt(seen, red, [terrain]), 'blue', 'b')).toBe(true);
    const field = fieldAt(unseen, red, [terrain]);
    expect([knows(field, 'blue', 'b'), knows(field, 'red', 'b')]).toEqual([false, true]);
  });
  it.each([
    [2, true],
    [2.1, false],
  ])(
    'MCN-SEQ-06: where troops keep 2 inches from the enemy they are found at %d in a dense wood: %s',
    (away, found) => {
      const layout = {
        blue: { a: { at: [30, 28 - away - 1.75] } },
        red: { b: { type: 'grenzer', at: [30, 28] } },
      } as const;
      const { rules } = scenarioFor(layout);
      const scenario = { rules: { ...rules, values: { enemyGap: 2 } } };
      expect(knows(battlefield({ ...layout, terrain: [dense], scenario }), 'blue', 'b')).toBe(found);
    },
  );
  it('troops in the open are known at any distance, and so is a unit with a base out of the wood', () => {
    expect(knows(fieldAt(10, {}, []), 'blue', 'b')).toBe(true);
    expect(knows(fieldAt(10, { at: [37.5, 28] }), 'blue', 'b')).toBe(true);
    expect(knows(fieldAt(10, { at: [35.5, 28] }), 'blue', 'b')).toBe(false);
  });
  it('troops in houses are found as in an open wood: foot within 6 inches, still open order within 3', () => {
    const at = (away: number, type: UnitPlace['type']) =>
      battlefield({
        terrain: [village('v', { x: 30 * INCH, y: 30 * INCH }, 0)],
        // Its near side lies 8 cm from its middle.
        blue: { a: { at: [30, 30 - 8 / INCH - away - 0.875] } },
        red: { b: { inside: 'v/1', ...(type ? { type } : {}) } },
      });
    expect([6, 6.1].map((away) => knows(at(away, 'line infantry'), 'blue', 'b'))).toEqual([true, false]);
    expect([3, 3.1].map((away) => knows(at(away, 'grenzer'), 'blue', 'b'))).toEqual([true, false]);
  });
  it('who has moved in the turn is found farther off, and once found stays known', () => {
    const field = fieldAt(5, { type: 'grenzer' });
    lookOut(field);
    expect(knows(field, 'blue', 'b')).toBe(false);
    field.emit({ do: 'mark', id: 'b', mark: 'moved', value: 1 });
    lookOut(field);
    expect(field.texts()).toEqual(['b is found.']);
    field.emit({ do: 'mark', id: 'b', mark: 'moved', value: null });
    lookOut(field);
    expect(knows(field, 'blue', 'b')).toBe(true);
  });
  it('the enemy is not warned of them: no threat, no fire, and his army counts as whole', () => {
    const field = fieldAt(3.5, { type: 'grenzer' });
    const view = field.view('blue');
    expect(threats(view, 'a')).toEqual([]);
    expect(lossesOf(view, 'red')).toEqual({ units: 1, lost: 0, share: 0 });
    expect(evaluateManoeuvre(view, allowanceOf(field), { pick: 'done' })).toMatchObject({ harm: 0, risk: 0 });
  });
  it('a march halts where it comes upon them, and goes on with what is left', () => {
    const field = fieldAt(5, { type: 'grenzer' });
    const after = field.run(carryOut(field, 'blue', allowanceOf(field), ahead(field, 3.5)));
    // Found at 3 inches: 2 have been marched, none of them in the wood but its last.
    expect(field.place('a')[1]).toBeCloseTo(23.25, 1);
    expect(after?.spent).toBeLessThan(allowanceOf(field).move - 0.5);
    expect(field.texts().slice(0, 2)).toEqual(['b is found.', 'a marches 2.0″.']);
  });
  it('a march that comes upon nobody is made whole', () => {
    const field = fieldAt(8, { type: 'grenzer' });
    field.run(carryOut(field, 'blue', allowanceOf(field), ahead(field, 3)));
    expect([field.place('a')[1], knows(field, 'blue', 'b')]).toEqual([21.25, false]);
  });
  it('who fires from his cover is shown', () => {
    const field = fieldAt(4, { type: 'grenzer' }, [open], { dice: [1, 1] });
    const shot = findShot(field.view('red'), field.troop('b'), field.troop('a'));
    expect(shot).not.toBeNull();
    if (shot) field.run(volley(field, shot));
    expect(knows(field, 'blue', 'b')).toBe(true);
  });
  it.each<readonly [string, number, readonly [number, number], boolean]>([
    ['where he stands', 22, [0, 1], true],
    ['a little farther off', 24, [1, 0], false],
  ])(
    'MCN-FORMCHG-08: a turn that a hidden enemy prevents is not made, and he is found: %s',
    (_title, x, heading, found) => {
      const field = battlefield({
        terrain: [dense],
        blue: { a: { at: [18.4, 28], formation: 'column' } },
        red: { b: { type: 'grenzer', at: [x, 28], heading: 270 }, far: { at: [60, 28] } },
      });
      expect(knows(field, 'blue', 'b')).toBe(false);
      field.run(carryOut(field, 'blue', allowanceOf(field), { pick: 'face', of: 90 }));
      expect([field.heading('a'), knows(field, 'blue', 'b')]).toEqual([heading, found]);
    },
  );
  it('MCN-FORMCHG-08: nor in step D', () => {
    const field = battlefield({
      terrain: [dense],
      blue: { far: { at: [60, 28] }, b: { type: 'grenzer', at: [22, 28], heading: 270 } },
      red: { a: { at: [18.4, 28], heading: 0, formation: 'column' } },
    });
    turnTo(field, 'a', facedTo(field.troop('a').box.pose, 90), 'MCN-FORMCHG-05');
    expect([field.heading('a'), knows(field, 'red', 'b')]).toEqual([[0, 1], true]);
  });

  // A general who waits keeps what the enemy does not know of ---------------------------------------------------------

  /** Red's guns are just inside the wood and blue's foot so far before them. */
  const ambush = (away: number, known: boolean) => {
    const red = { b: { type: 'medium gun', at: [30, 22] } } as const;
    const field = battlefield({ terrain: [open], blue: { a: { at: [30, 22 - away] } }, red });
    if (known) field.emit({ do: 'known', id: 'b', to: null });
    return field;
  };
  it.each([
    ['unknown, at long range', 22, false, 'done'],
    ['known, at long range', 22, true, 'fire'],
    ['unknown, with canister', 12, false, 'fire'],
  ])('guns that are %s: %d inches, known %s: %s', (_title, away, known, pick) => {
    const field = ambush(away, known);
    expect(knows(field, 'blue', 'b')).toBe(known);
    const decision = { kind: 'fire', seat: 'red', about: { side: 'red' }, form: { form: 'pick' } } as const;
    const choice = capableGeneral(mcnally).choose(field.view('red'), decision, fireQuestion);
    expect('pick' in choice && choice.pick).toBe(pick);
  });
  it('a march out of its cover, or one that is seen, promises so much less', () => {
    const readyAfter = (known: boolean, far: number): number => {
      const field = fieldAt(12, {});
      if (known) field.emit({ do: 'known', id: 'b', to: null });
      const from = field.troop('b').box.pose;
      const about = { ...allowanceOf(field), unit: 'b' };
      const march = { march: pathOf(from, [straight(from, far * INCH)]), movers: ['b'] };
      return evaluateManoeuvre(field.view('red'), about, march).ready;
    };
    const lost = [5, 6.5].map((far) => readyAfter(true, far) - readyAfter(false, far));
    expect(lost.map((one) => Math.round(one * 100) / 100)).toEqual([0, 0.22]);
  });
});
