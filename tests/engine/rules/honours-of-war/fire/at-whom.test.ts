import { describe, expect, it } from 'vitest';
import { FIRE_QUESTIONS } from '../../../../../engine/rules/honours-of-war/fire';
import {
  fireAtQuestion,
  fireFacesQuestion,
  optionsOf,
} from '../../../../../engine/rules/honours-of-war/fire/questions';
import type { FireAtAbout } from '../../../../../engine/rules/honours-of-war/fire/questions';
import type { Ammunition } from '../../../../../engine/rules/honours-of-war/fire/cover';
import { battlefield } from '../field';

describe('the question at whom to fire', () => {
  const field = battlefield({
    blue: { lossow: { type: 'medium gun', at: [100, 46.5] } },
    red: { esterle: { at: [94, 82], size: 'small' }, baden: { at: [128, 100] } },
  });
  const view = field.view('blue');
  const about: FireAtAbout = { unit: 'lossow' };
  it('are collected by kind', () => {
    expect(Object.keys(FIRE_QUESTIONS)).toEqual(['fire with', 'fire at', 'fire faces', 'hold faces']);
  });
  it('HOW-FIRE-02: list whole answers, the best first, and holding fire last', () => {
    expect(fireAtQuestion.choices(view, about).list).toEqual([
      { pick: 'fire', of: 'esterle', with: 'canister' },
      { pick: 'fire', of: 'esterle', with: 'roundshot' },
      { pick: 'hold' },
    ]);
    expect(fireAtQuestion.label(view, about, { pick: 'fire', of: 'esterle', with: 'canister' })).toBe(
      'Esterle, canister, 30.0 cm',
    );
    expect(fireAtQuestion.words(view, about)).toEqual({ title: 'Lossow fires: at whom?', clause: 'HOW-TGT-01' });
  });
  it('HOW-TGT-03: of a shot that two enemies share, by the modifiers of the nearer', () => {
    const shared = battlefield({
      blue: { lossow: { at: [100, 48] } },
      red: {
        near: { at: [89, 60], size: 'small', class: 'superior' },
        far: { at: [111, 62], size: 'small', class: 'inferior' },
      },
    });
    const odds = (of: string) =>
      fireAtQuestion.odds?.(shared.view('blue'), { unit: 'lossow' }, { pick: 'fire', of, with: 'musketry' });
    expect(fireAtQuestion.choices(shared.view('blue'), { unit: 'lossow' }).list).toContainEqual({
      pick: 'fire',
      of: 'far',
      with: 'musketry',
    });
    expect(odds('far')).toEqual(odds('near'));
  });
  it('HOW-FIRE-02: shots are worked out once, and anew when the firer has moved or suffered', () => {
    const once = battlefield({ blue: { lossow: { at: [100, 48] } }, red: { esterle: { at: [100, 60] } } });
    const shots = () => optionsOf(once.view('blue'), about);
    const first = shots();
    expect(shots()).toBe(first);
    once.emit({ do: 'gauge', id: 'lossow', gauge: 'hits', by: 3, now: 3 });
    expect(shots()).not.toBe(first);
    expect(shots()[0]?.aim.modifier).toBe((first[0]?.aim.modifier ?? 0) - 1);
  });
  it('HOW-BUA-13: offer every set of the faces that have a target, single faces first', () => {
    const offered = (faces: number) => fireFacesQuestion.choices(view, { unit: 'lossow', faces }).list;
    const through = (of: number) => ({ pick: 'fire', of });
    expect(offered(0b0001)).toEqual([through(0b0001), { pick: 'hold' }]);
    expect(offered(0b1011)).toEqual([
      ...[0b0001, 0b0010, 0b1000, 0b0011, 0b1001, 0b1010, 0b1011].map(through),
      { pick: 'hold' },
    ]);
  });
  it('HOW-RANGE-01, 02: refuse what its load does not reach, and tell how far it is', () => {
    const far = battlefield({
      blue: { lossow: { type: 'medium gun', at: [100, 46.5] }, foot: { at: [160, 48] } },
      red: { esterle: { at: [100, 102] }, baden: { at: [160, 102] } },
    });
    const told = (unit: string, of: string, load: Ammunition) =>
      fireAtQuestion.check(far.view('blue'), { unit }, { pick: 'fire', of, with: load })?.sentence;
    expect(told('lossow', 'esterle', 'canister')).toBe(
      'Out of range. Canister reaches 40.0 cm; Esterle is 50.0 cm away.',
    );
    expect(told('foot', 'baden', 'musketry')).toBe('Out of range. Foot reaches 30.0 cm; Baden is 50.0 cm away.');
  });
  it('refuse a farther target by the nearer one', () => {
    expect(fireAtQuestion.check(view, about, { pick: 'fire', of: 'baden', with: 'roundshot' })).toMatchObject({
      clause: 'HOW-TGT-01',
      sentence: 'A nearer enemy comes first: Esterle, 30.0 cm away.',
    });
    expect(fireAtQuestion.check(view, about, { pick: 'fire', of: 'nobody', with: 'roundshot' })?.clause).toBe(
      'HOW-FIRE-04',
    );
  });
  it('refuse a target that has left the table, as an order given before may name', () => {
    const left = battlefield({
      blue: { lossow: { type: 'medium gun', at: [100, 46.5] } },
      red: { esterle: { at: [94, 82] }, baden: { at: [128, 100] } },
    });
    left.emit({ do: 'went', id: 'baden', to: { gone: 'routed' } });
    const order = { pick: 'fire', of: 'baden', with: 'roundshot' } as const;
    expect(fireAtQuestion.check(left.view('blue'), about, order)?.clause).toBe('HOW-FIRE-04');
  });
  it('tell the odds of a shot', () => {
    expect(fireAtQuestion.odds?.(view, about, { pick: 'fire', of: 'esterle', with: 'canister' })).toEqual({
      chance: [
        { p: 1 / 6, then: { leaf: { hits: 1 } } },
        { p: 5 / 6, then: { leaf: { hits: 2 } } },
      ],
    });
  });
});
