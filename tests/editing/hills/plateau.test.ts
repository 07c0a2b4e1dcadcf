import { describe, expect, it } from 'vitest';
import { addArea } from '../../../editing/features';
import { plateauOf, setPlateau, withContours } from '../../../editing/hills';
import type { Hill, Outline } from '../../../engine/scenario';
import { after, linesGained, ODD, open } from '../drafts';

const draft = open(ODD);
const hill = (text: string, id: string): Hill => {
  const found = open(text).scenario.terrain.find((one) => one.id === id);
  if (found?.kind !== 'hill') throw new Error(`no hill ${id}`);
  return found;
};
const set = (text: string, ...how: readonly [string, 'usual' | 'narrow' | 'broad']): string =>
  after(text, setPlateau(open(text), [how[0]], how[1]));

describe('the plateau of a hill', () => {
  it('is a contour like its foot, at its height, and none as its slope has it', () => {
    const broad = set(ODD, 'knoll', 'broad');
    expect(linesGained(ODD, broad).join('\n')).toContain('radii: [6, 3.8]');
    expect(hill(broad, 'knoll')).toMatchObject({ height: 5.1, contours: [{ height: 5.1 }] });
    expect(plateauOf(hill(broad, 'knoll'))).toBe('broad');
    const narrow = set(broad, 'knoll', 'narrow');
    expect(plateauOf(hill(narrow, 'knoll'))).toBe('narrow');
    const usual = set(narrow, 'knoll', 'usual');
    expect(hill(usual, 'knoll')).toMatchObject({ height: 5.1, contours: [] });
    expect(plateauOf(hill(usual, 'knoll'))).toBe('usual');
  });
  it('is the last of several contours, and in no word where it was drawn otherwise', () => {
    const three = withContours(draft.scenario, 'knoll', 3).terrain.find(({ id }) => id === 'knoll');
    expect(three?.kind === 'hill' && three.contours.length).toBe(3);
    const one = withContours(draft.scenario, 'knoll', 1).terrain.find(({ id }) => id === 'knoll');
    expect(one?.kind === 'hill' && plateauOf(one)).toBeNull();
  });
  it('is refused to a hill that bends so much that it would run past its foot', () => {
    const points = [
      { x: 20, y: 20 },
      { x: 60, y: 20 },
      { x: 60, y: 60 },
      { x: 52, y: 60 },
      { x: 52, y: 26 },
      { x: 20, y: 26 },
    ];
    const bent: Outline = { shape: 'polygon', points };
    const text = after(ODD, addArea(draft, 'hill', bent, { name: 'Elbow' }));
    expect(setPlateau(open(text), ['elbow'], 'broad')).toEqual({
      refused: 'Elbow bends too much for that: draw its contours with the tool Nodes.',
    });
    const drawn = after(ODD, addArea(draft, 'hill', bent, { name: 'Elbow', plateau: 'broad' }));
    expect(plateauOf(hill(drawn, 'elbow'))).toBe('usual');
  });
  it('is drawn with a hill', () => {
    const round: Outline = { shape: 'ellipse', at: { x: 30, y: 100 }, radii: [12, 10], turn: 0 };
    const text = after(ODD, addArea(draft, 'hill', round, { name: 'Table', height: 6, plateau: 'broad' }));
    expect(hill(text, 'table')).toMatchObject({ height: 6, contours: [{ height: 6, outline: { radii: [9, 7.5] } }] });
  });
});
