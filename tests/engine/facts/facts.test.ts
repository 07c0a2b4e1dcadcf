import { describe, expect, it } from 'vitest';
import { fact, factOf, factOfPair, Facts, memo, memoBeside, memoOfPair } from '../../../engine/facts';
import type { Dependency } from '../../../engine/facts';

interface Position {
  readonly facts: Facts;
}
const position = (): Position => ({ facts: new Facts() });

/** A fact that counts how often it was worked out. */
const counting = (of: readonly Dependency[]): ((view: Position) => number) => {
  let times = 0;
  return fact(of, (_view: Position) => ++times);
};

describe('a fact', () => {
  it('is worked out once for a position, and apart for another', () => {
    const times = counting(['places']);
    const [one, other] = [position(), position()];
    expect([times(one), times(one), times(other), times(one)]).toEqual([1, 1, 2, 1]);
  });

  it('is kept when it is null, false or nothing', () => {
    let times = 0;
    const nothing = fact(['places'], (_view: Position) => (times++, null));
    const view = position();
    expect([nothing(view), nothing(view), times]).toEqual([null, null, 1]);
  });

  const CHANGES: readonly (readonly [Dependency, (facts: Facts) => void, boolean])[] = [
    ['places', (facts) => facts.drop('places'), true],
    ['places', (facts) => facts.drop('figures'), false],
    ['places', (facts) => facts.dropMark('places'), false],
    ['marks', (facts) => facts.dropMark('red'), true],
    ['mark red', (facts) => facts.dropMark('red'), true],
    ['mark red', (facts) => facts.dropMark('blue'), false],
    ['mark red', (facts) => facts.dropGauge('red'), false],
    ['gauges', (facts) => facts.dropGauge('hits'), true],
    ['gauge hits', (facts) => facts.dropGauge('hits'), true],
    ['gauge hits', (facts) => facts.dropGauge('stands'), false],
  ];
  it.each(CHANGES)('of %s is dropped by the change that it names and by no other (%s)', (of, change, isDropped) => {
    const times = counting(['step', of]);
    const view = position();
    times(view);
    change(view.facts);
    expect(times(view)).toBe(isDropped ? 2 : 1);
  });

  it('declared after a view was made is kept in it too', () => {
    const view = position();
    const times = counting(['places']);
    expect([times(view), times(view)]).toEqual([1, 1]);
    view.facts.drop('places');
    expect(times(view)).toBe(2);
  });
});

describe('facts of something', () => {
  it('are kept apart by the identity of an object, or by a word', () => {
    const made: unknown[] = [];
    const about = factOf(['places'], (_view: Position, key: unknown) => made.push(key));
    const view = position();
    const [one, twin] = [{ x: 1 }, { x: 1 }];
    expect([about(view, one), about(view, twin), about(view, one), about(view, 'blue')]).toEqual([1, 2, 1, 3]);
    view.facts.drop('places');
    expect(about(view, one)).toBe(4);
  });

  it('of a pair tell who is the first', () => {
    const between = factOfPair(['marks'], (_view: Position, one: string, other: string) => `${one} to ${other}`);
    const view = position();
    expect([between(view, 'a', 'b'), between(view, 'b', 'a')]).toEqual(['a to b', 'b to a']);
  });
});

describe('a memo', () => {
  it('is worked out once an object', () => {
    let times = 0;
    const sum = memo(({ x }: { x: number }) => (times++, x + 1));
    const [one, twin] = [{ x: 1 }, { x: 1 }];
    expect([sum(one), sum(one), sum(twin), times]).toEqual([2, 2, 2, 2]);
  });

  it('of a pair is worked out once for both', () => {
    let times = 0;
    const wide = memoOfPair(({ x }: { x: number }, by: string) => `${by} ${x} ${++times}`);
    const one = { x: 1 };
    expect([wide(one, 'line'), wide(one, 'column'), wide(one, 'line')]).toEqual(['line 1 1', 'column 1 2', 'line 1 1']);
  });
  it('beside a thing is worked out anew only where that is another', () => {
    let times = 0;
    const share = memoBeside(({ x }: { x: number }, ground: { name: string }) => `${x} on ${ground.name} ${++times}`);
    const [one, hill, meadow] = [{ x: 1 }, { name: 'hill' }, { name: 'meadow' }];
    expect([share(one, hill), share(one, hill), share(one, meadow), share(one, hill)]).toEqual([
      '1 on hill 1',
      '1 on hill 1',
      '1 on meadow 2',
      '1 on hill 3',
    ]);
  });
});
