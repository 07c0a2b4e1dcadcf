/** What a gesture writes, line by line: everything else of an oddly written file stays as it is. */
import { describe, expect, it } from 'vitest';
import { transform, transformed } from '../../../editing/transform';
import type { Transformation } from '../../../editing/transform';
import { after, linesGained, linesLost, ODD, open } from '../drafts';

const draft = open(ODD);
const east = (x: number, y = 0): Transformation => ({ do: 'move', by: { x, y } });

/** Ids, the gesture, and the lines that stand in place of others afterwards. */
const ROWS: readonly (readonly [
  what: string,
  ids: readonly string[],
  asked: Transformation,
  lines: readonly string[],
])[] = [
  [
    'a hill of points with remarks, in feet, with its contour',
    ['zeitberg'],
    east(30.48),
    [
      '          - [90.5, 98]   # its west end',
      '          - [108.5, 110]',
      '          - [3.5ft, 3ft]',
      '          - [126.5, 88]',
      '          - [100.5, 84]',
      '        - { height: 2cm, outline: { ellipse: { at: [110.5, 97], radii: [10, 6], turn: -12 } } }',
    ],
  ],
  [
    'a brigade that comes on, with its commander, who has no place of his own',
    ['blue/red-hussars', 'blue/green-hussars'],
    { do: 'rotate', about: { x: 0, y: 0 }, degrees: 1 },
    ['        arrives: { turn: 4, at: [0.5, 30], heading: 91, needs: 4 }'],
  ],
  [
    'an ellipse that is turned',
    ['knoll'],
    { do: 'rotate', about: { x: 30, y: 30 }, degrees: 30 },
    [
      '  - hill: { name: Knoll, slope: steep, height: 2in, outline: { ellipse: { at: [ 30, 30 ], radii: [ 8, 5 ], turn: 30 } } }',
    ],
  ],
  [
    'a river with its bridge, which stays on the road, and its ford',
    ['schwartz'],
    east(10),
    [
      '  - river: { name: Schwartz, class: fordable, course: { smooth: [[140, -6], [148, 26],',
      '      [146, 60], [138, 94], [144, 128]] } }   # winds',
      '  - bridge: { name: The bridge, over: Schwartz, at: [145.9, 60.4] }',
      '  - ford: { over: Schwartz, at: [138.4, 89.9] }   # nameless',
    ],
  ],
  [
    'a bridge by itself, along its water',
    ['the-bridge'],
    east(9, 10),
    ['  - bridge: { name: The bridge, over: Schwartz, at: [134.4, 67.5] }'],
  ],
  ['one block of a village', ['mulheim/2'], east(1), ['        - at: [37, 78]']],
  [
    'a whole row',
    ['hedge-1', 'hedge-2', 'hedge-3', 'hedge-4'],
    { do: 'rotate', about: { x: 4, y: 8 }, degrees: 90 },
    ['  - hedge: { name: Hedge, course: [[4, 8], [4, -8]], repeat: { times: 4, by: [6, 0] } }'],
  ],
  [
    'one of a row, which is one no longer',
    ['hedge-2'],
    east(3),
    [
      '  - hedge: { name: Hedge 1, course: [[4, 8], [20, 8]] }',
      '  - hedge: { name: Hedge 2, course: [[7, 14], [23, 14]] }',
      '  - hedge: { name: Hedge 3, course: [[4, 20], [20, 20]] }',
      '  - hedge: { name: Hedge 4, course: [[4, 26], [20, 26]] }',
    ],
  ],
  [
    'a straight work',
    ['entrenchment-1'],
    { do: 'mirror', about: { x: 140, y: 40 }, heading: 0 },
    ['  - entrenchment: { at: [130, 40], heading: 90, length: 15cm }   # looks west'],
  ],
  [
    'a redoubt by its heading',
    ['star'],
    { do: 'rotate', about: { x: 160, y: 80 }, degrees: 90 },
    ['  - redoubt: { name: Star, at: [160, 80], heading: 30, size: [12cm, 10cm] }'],
  ],
  [
    'a zone in feet that is scaled',
    ['blue/west'],
    { do: 'scale', about: { x: 0, y: 0 }, by: [2, 1] },
    ['      - { name: West, outline: { rectangle: { at: [3ft, 2ft], size: [6ft, 4ft] } }, for: [Foot, Lancers] }'],
  ],
  [
    'a whole brigade by its deploy',
    ['blue/foot'],
    east(10, 5),
    [
      '        commander: { name: Steinach, at: [60, 65] }',
      '        deploy: { at: [70, 65], heading: 90, spacing: 22cm, ranks: 2, depth: 4in }',
    ],
  ],
  [
    'a whole brigade about its centre',
    ['blue/foot'],
    { do: 'rotate', about: { x: 60, y: 60 }, degrees: -90 },
    [
      '        commander: { name: Steinach, at: [60, 50] }',
      '        deploy: { at: [60, 60], heading: 0, spacing: 22cm, ranks: 2, depth: 4in }',
    ],
  ],
  [
    'one unit out of a deploy, whose others stay where they are',
    ['blue/musketeers-2'],
    east(-10),
    [
      '          - { name: Grenadiers, type: grenadiers, class: superior, at: [60, 49], heading: 90 }   # on the right',
      '          - { name: Musketeers 1, type: line infantry, at: [60, 71], heading: 90 }',
      '          - { name: Musketeers 2, type: line infantry, at: [39.8, 49], heading: 90 }',
      '          - { name: Musketeers 3, type: line infantry, at: [49.8, 71], heading: 90 }',
    ],
  ],
  [
    'a brigade that arrives',
    ['blue/reserve'],
    east(0, 12),
    ['        arrives: { turn: 4, at: [0, 42], heading: 90, needs: 4 }'],
  ],
  [
    'one unit of a brigade that arrives',
    ['blue/green-hussars'],
    east(0, 12),
    [
      '          - { <<: *hussars, name: Green Hussars, size: small, arrives: { turn: 4, at: [0, 42], heading: 90, needs: 4 } }',
    ],
  ],
  [
    'a unit that another takes keys from',
    ['blue/battery'],
    east(1),
    [
      '      - &gun { name: Battery, type: medium gun, at: [101, 20], heading: 90 }   # the first',
      '      - { <<: { name: Battery, type: medium gun, at: [100, 20], heading: 90 }, name: Second Battery, at: [100, 50] }',
    ],
  ],
  [
    'a garrison taken out of its block',
    ['red/garrison'],
    east(20),
    ['          - { name: Garrison, type: line infantry, at: [56, 78], heading: 8 }'],
  ],
  ['a leader', ['red/commander-of-watch'], east(0, 1), ['        commander: { at: [166, 57] }']],
  ['an objective', ['objective/the-cross'], east(1.26), ['  - { name: The cross, at: [91.3, 60], from turn: 4 }']],
];

it('a commander who comes on with his whole brigade is drawn where it is, on the edge, one of another unit alone is not', () => {
  const at = (...ids: readonly string[]) =>
    transformed(draft.scenario, ids, east(3, 7)).armies[0]?.brigades.find(
      ({ commander }) => commander.id === 'blue/ostheim',
    )?.commander.at;
  expect(at('blue/red-hussars', 'blue/green-hussars')).toEqual({ x: 0, y: 37 });
  expect(at('blue/red-hussars')).toEqual({ x: 0, y: 30 });
});

describe('a gesture', () => {
  it.each(ROWS)('writes %s', (_, ids, asked, lines) => {
    const text = after(ODD, transform(draft, ids, asked));
    expect(linesGained(ODD, text)).toEqual(lines);
    expect(linesLost(ODD, text).length).toBeLessThanOrEqual(lines.length);
    open(text);
  });

  it('says what it did, and why it cannot', () => {
    const does = (ids: readonly string[]) => {
      const change = transform(draft, ids, east(1));
      return 'refused' in change ? change.refused : change.does;
    };
    expect(does(['zeitberg'])).toBe('Move Zeitberg');
    expect(does(['zeitberg', 'knoll'])).toBe('Move 2 hills');
    expect(does(['blue/musketeers-1', 'blue/musketeers-2'])).toBe('Move 2 units of Foot');
    expect(does(['fence-1'])).toBe('Move this fence');
    expect(does(['objective/mulheim'])).toBe('Mulheim is where block 1 of Mulheim is; move that.');
    expect(does([])).toBe('Nothing is selected.');
  });
});
