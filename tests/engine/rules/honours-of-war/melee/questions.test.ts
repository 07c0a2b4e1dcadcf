import { describe, expect, it } from 'vitest';
import { meleeChances } from '../../../../../engine/rules/honours-of-war/melee/chances';
import {
  pursueQuestion,
  quarryQuestion,
  rideOnQuestion,
} from '../../../../../engine/rules/honours-of-war/melee/pursuit';
import { supportQuestion } from '../../../../../engine/rules/honours-of-war/melee/support';
import { takeWorksQuestion } from '../../../../../engine/rules/honours-of-war/melee/works';
import { pathOf } from '../../../../../engine/geometry';
import { asked, refusing } from '../asked';
import { battlefield } from '../field';

const field = battlefield({
  blue: { horse: { type: 'dragoons', at: [100, 97.5] } },
  red: { foe: { at: [100, 122] }, other: { at: [130, 125], size: 'large' } },
});
const view = field.view('blue');

it('HOW-PURS-02: pursue', () => {
  expect(asked(view, pursueQuestion, { unit: 'horse' })).toEqual({
    title: 'Horse has won: pursue?',
    clause: 'HOW-PURS-02',
    offers: ['Pursue: +1', 'Hold them back: −1'],
    ready: [0.05, 0],
    idle: 'Hold them back: −1',
  });
});

describe('HOW-PURS-05: whom', () => {
  const about = { unit: 'horse', among: ['foe', 'other'] };
  it('everybody in reach, or nobody', () => {
    expect(asked(view, quarryQuestion, about)).toEqual({
      title: 'Horse pursues: whom?',
      clause: 'HOW-PURS-05',
      offers: ['Foe', 'Other', 'Nobody, ride on'],
      ready: [0, 0, 0],
      idle: 'Nobody, ride on',
    });
    expect(
      refusing(view, quarryQuestion, { ...about, among: ['foe'] }, [
        { pick: 'pursue', of: 'foe' },
        { pick: 'pursue', of: 'other' },
        { pick: 'nobody' },
      ]),
    ).toEqual([null, 'HOW-PURS-05', null]);
  });
  it('HOW-PURS-06: with the bonus of a charge, at three quarters of what either is worth', () => {
    const promise = (of: string) => quarryQuestion.evaluate?.(view, about, { pick: 'pursue', of });
    const win = (of: string) => meleeChances(view, field.troop('horse'), field.troop(of), 1, false);
    expect(promise('foe')).toEqual({ harm: win('foe') * 0.75, risk: (1 - win('foe')) * 0.75, ready: 0 });
    expect(promise('other')?.harm).toBeCloseTo(win('other') * 0.75 * 1.5, 9);
    expect(quarryQuestion.evaluate?.(view, about, { pick: 'nobody' })).toEqual({ harm: 0, risk: 0, ready: 0 });
    expect(promise('stranger')).toEqual({ harm: 0, risk: 0, ready: 0 });
  });
});

it('HOW-PURS-04: how far', () => {
  const about = { unit: 'horse', least: 15, most: 30 };
  expect(asked(view, rideOnQuestion, about)).toEqual({
    title: 'Horse pursues: how far?',
    clause: 'HOW-PURS-04',
    offers: ['Ride on 15.0 cm', 'Ride on 30.0 cm'],
    ready: [0, 0],
    idle: 'Ride on 15.0 cm',
  });
});

it('HOW-MELEE-11: whom a unit supports', () => {
  const about = { unit: 'horse', among: ['foe', 'other'] };
  expect(asked(view, supportQuestion, about)).toEqual({
    title: 'Horse supports whom?',
    clause: 'HOW-MELEE-11',
    offers: ['Foe', 'Other'],
    ready: [0, 0],
    idle: 'Foe',
  });
  const answers = ['foe', 'horse'].map((of) => ({ pick: 'support' as const, of }));
  expect(refusing(view, supportQuestion, about, answers)).toEqual([null, 'HOW-MELEE-10']);
});

it('HOW-MELEE-26: works that are won', () => {
  const { pose } = field.troop('horse').box;
  expect(asked(view, takeWorksQuestion, { unit: 'horse', path: pathOf(pose, []) })).toEqual({
    title: 'Horse has won the works: take them?',
    clause: 'HOW-MELEE-26',
    offers: ['Take the works', 'Stay before them'],
    ready: [0.05, 0],
    idle: 'Stay before them',
  });
});
