/** Copies of things, in their own file and in another. */
import { describe, expect, it } from 'vitest';
import { copied, duplicate, pasted } from '../../../editing/copying';
import { after, idsOf, linesGained, linesLost, ODD, open, OWN_FILES } from '../drafts';

const draft = open(ODD);

const ROWS: readonly (readonly [what: string, ids: readonly string[], lines: readonly string[]])[] = [
  [
    'a hill',
    ['knoll'],
    ['  - hill: { name: Knoll 2, slope: steep, height: 2in, outline: { ellipse: { at: [34, 26], radii: [8, 5] } } }'],
  ],
  ['one of a row', ['hedge-2'], ['  - hedge: { name: Hedge 5, course: [[8, 10], [24, 10]] }']],
  [
    'one block of a village',
    ['mulheim/2'],
    ['  - bua:', '      name: Mulheim 2', '      blocks:', '        - { at: [40, 74], turn: 8 }'],
  ],
  [
    'water and its bridge',
    ['schwartz', 'the-bridge'],
    [
      '  - river:',
      '      name: Schwartz 2',
      '      class: fordable',
      '      course: { smooth: [[134, -10], [142, 22], [140, 56], [132, 90], [138, 124]] }',
      '  - bridge: { name: The bridge 2, over: Schwartz 2, at: [140, 56.4] }',
    ],
  ],
  [
    'a unit of a deployed brigade',
    ['blue/musketeers-2'],
    ['          - { name: Musketeers 4, type: line infantry, at: [53.8, 45], heading: 90 }'],
  ],
  [
    'a brigade',
    ['blue/column'],
    [
      '      - name: Column 2',
      '        commander: { at: [14, 96] }',
      '        deploy: { at: [24, 96], heading: 90, spacing: 20cm, in: column }',
      '        units:',
      '          - { name: First 2, type: line infantry, formation: march column }',
      '          - { name: Second 2, type: line infantry, formation: march column }',
    ],
  ],
  [
    'a unit that takes in keys of another',
    ['blue/second-battery'],
    ['      - { name: Second Battery 2, type: medium gun, at: [104, 46], heading: 90 }'],
  ],
  ['an objective', ['objective/the-cross'], ['  - { name: The cross 2, at: [94, 56], from turn: 4 }']],
];

describe('a copy', () => {
  it.each(ROWS)('of %s stands beside it', (_, ids, lines) => {
    const text = after(ODD, duplicate(draft, ids));
    expect(linesGained(ODD, text).map((line) => line.trim())).toEqual(
      expect.arrayContaining(lines.map((line) => line.trim())),
    );
    expect(linesLost(ODD, text)).toEqual([]);
    open(text);
  });

  it('of everything can be put into another file', () => {
    const [, text = ''] = OWN_FILES;
    const whole = copied(draft, idsOf(draft.scenario));
    const other = open(text);
    const { scenario } = open(
      after(text, pasted(other, JSON.parse(JSON.stringify(whole)) as typeof whole, { x: 2, y: 2 })),
    );
    expect(scenario.terrain.length).toBe(other.scenario.terrain.length + draft.scenario.terrain.length);
    expect(scenario.armies[0]?.brigades.length).toBe(3 + 3);
  });

  it('of a general is refused: an army has one', () => {
    expect(duplicate(draft, ['blue/the-duke'])).toEqual({ refused: 'Nothing of this can be copied.' });
  });
});
