import { describe, expect, it } from 'vitest';
import type { Choice, Pick } from '../../../engine/battle';
import { refusalOf } from '../../../engine/battle/answers';
import { pathOf, pivot, straight } from '../../../engine/geometry';
import { decisionOf, questionWith, viewOf } from '../generals/views';

const listed: Pick = { pick: 'fire', of: 'red line', with: 'canister', as: 'battery' };
const refused = (choice: Choice): string | null =>
  refusalOf(questionWith([{ pick: 'hold' }, listed]), viewOf('blue'), decisionOf('blue'), choice)?.sentence ?? null;

describe('a pick is taken', () => {
  it('when one that is listed says the same in all its fields', () => {
    expect(refused({ as: 'battery', with: 'canister', of: 'red line', pick: 'fire' })).toBeNull();
    expect(refused({ pick: 'hold' })).toBeNull();
  });
  it.each<[string, Pick]>([
    ['verb', { ...listed, pick: 'charge' }],
    ['target', { ...listed, of: 'red scout' }],
    ['number', { ...listed, of: 1 }],
    ['load', { ...listed, with: 'shell' }],
    ['manner', { pick: 'fire', of: 'red line', with: 'canister' }],
    ['field too many', { pick: 'hold', of: 'red line' }],
  ])('not with another %s', (_what, choice) => {
    expect(refused(choice)).toBe('There is no such choice here.');
  });
});

describe('a march is taken', () => {
  const NOWHERE = 'This march leads nowhere: it turns nobody and is too short to be measured.';
  const from = { x: 60, y: 50, hx: 0, hy: 1 };
  const marched = (...legs: Parameters<typeof pathOf>[1]): string | null =>
    refused({ march: pathOf(from, legs), movers: ['blue line'] });
  it('when it leads farther than the tolerance or turns the unit', () => {
    expect(marched(straight(from, 0.011))).not.toBe(NOWHERE);
    expect(marched(pivot(from, 20, 4, 5))).not.toBe(NOWHERE);
    expect(marched(straight(from, 0.009))).toBe(NOWHERE);
    expect(marched()).toBe(NOWHERE);
  });
});
