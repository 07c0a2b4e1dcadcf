import { expect, it } from 'vitest';
import { tellObjectives } from '../../../../engine/rules/common';
import { battlefield } from '../honours-of-war/field';

const mill = { name: 'The mill', at: { x: 50, y: 50 }, feature: null, points: 1, from: null, until: null } as const;

/** What is told as the mill goes from hand to hand, turn after turn. */
function told(owner: 'red' | null, ...holders: readonly ('blue' | 'red' | 'both' | null)[]): readonly string[] {
  const on = battlefield({
    objectives: [
      { ...mill, id: 'mill', holder: owner },
      { ...mill, id: 'barn', name: 'Barn', holder: null },
    ],
  });
  holders.forEach((holder, i) => {
    on.emit({ do: 'step', turn: i + 1, step: 0, title: 'Movement' });
    const there = holder === 'both' ? ['blue', 'red', 'blue'] : holder === null ? [] : [holder];
    const at = ({ id }: { readonly id: string }) => (id === 'mill' ? there : ['red']).map((side) => ({ side }));
    tellObjectives(on, at, { held: 'HOW-OBJ-03', disputed: 'HOW-OBJ-04' });
  });
  return on.texts().filter((text) => text.includes('mill'));
}

it('an objective is told when it is taken and when it is lost, once each', () => {
  expect(told('red', 'red', 'blue', 'blue', null, 'red')).toEqual([
    'Blue takes the mill from Red.',
    'Blue no longer holds the mill.',
    'Red takes the mill.',
  ]);
});

it('its owner, who stands there from the first, is no news, nor is it empty ground', () => {
  expect(told('red', 'red', null, null)).toEqual(['Red no longer holds the mill.']);
  expect(told('red', null, null)).toEqual([]);
  expect(told(null, 'blue')).toEqual(['Blue takes the mill.']);
});

it('HOW-OBJ-04: with both sides at it the dispute is told, and who is left there', () => {
  expect(told('red', 'red', 'both', 'both', 'blue')).toEqual([
    'Both sides dispute the mill: it counts for neither.',
    'Blue has the mill alone.',
  ]);
  expect(told('red', 'both', null, 'blue')).toEqual([
    'Both sides dispute the mill: it counts for neither.',
    'Nobody is left at the mill.',
    'Blue takes the mill from Red.',
  ]);
});
