import { describe, expect, it } from 'vitest';
import type { Gesture, View } from '../../../engine/battle';
import { groundNow, scenarioNow } from '../../../engine/battle';
import { apply } from '../../../engine/battle/reducer';
import { Views } from '../../../engine/battle/views';
import { fact } from '../../../engine/facts';
import { groundOf } from '../../../engine/terrain';
import { bridge, course, river, scenarioOf } from '../terrain/tables';
import { toySetUp } from '../toy';
import { stateOf } from './states';

const RIVER = river('river', 6, course([0, 50], [100, 50]));
const OLD = bridge('old', 'river', { x: 30, y: 50 });
const NEW = bridge('new', 'river', { x: 70, y: 50 });
const scenario = scenarioOf([RIVER, OLD], 100, 100);
const built: Gesture = { do: 'built', feature: NEW };
const razed = (feature: string, gone = true): Gesture => ({ do: 'razed', feature, gone });

const crossingsAfter = (...gestures: readonly Gesture[]): readonly string[] => {
  const state = stateOf();
  for (const gesture of gestures) apply(state, gesture, {});
  return groundNow(scenario, state).crossings.map(({ id }) => id);
};

describe('the ground as a battle has changed it', () => {
  it.each([
    ['as it was laid', [], ['old']],
    ['with a bridge thrown', [built], ['old', 'new']],
    ['with one broken', [razed('old')], []],
    ['with one broken and mended', [razed('old'), razed('old', false)], ['old']],
    ['with one thrown and broken', [built, razed('new')], ['old']],
  ] as const)('%s', (_title, gestures, crossings) => {
    expect(crossingsAfter(...gestures)).toEqual(crossings);
  });

  it('is the ground of the scenario while nothing is built or razed, and the same object for the same changes', () => {
    const state = stateOf();
    apply(state, { do: 'ground', feature: 'old', gauge: 'alight', now: 1 }, {});
    expect(scenarioNow(scenario, state)).toBe(scenario);
    expect(groundNow(scenario, state)).toBe(groundOf(scenario));
    const [one, other] = [stateOf(), stateOf()];
    for (const changed of [one, other]) apply(changed, razed('old'), {});
    expect(groundNow(scenario, one)).toBe(groundNow(scenario, other));
  });

  it('is what views show from then on, and what facts of the ground are dropped by', () => {
    const crossings = fact(['ground'], (view: View) => view.ground.crossings.length);
    const state = stateOf();
    const views = new Views(state, groundOf(scenario), toySetUp().roster, {});
    const emit = (gesture: Gesture) => {
      views.before(gesture);
      apply(state, gesture, {});
    };
    const seen = () => [crossings(views.of('blue')), views.ground.crossings.length];
    expect(seen()).toEqual([1, 1]);
    emit(built);
    expect(seen()).toEqual([2, 2]);
    emit(razed('old'));
    emit(razed('new'));
    expect(seen()).toEqual([0, 0]);
  });
});
