import { describe, expect, it } from 'vitest';
import { editText, pathOfField } from '../../../../engine/scenario/edits';
import type { Edit } from '../../../../engine/scenario/edits';

const FILE = `# The table we play on.
cockade: 1
title: A skirmish # working title
table: { size: [6ft, 4ft], ground: summer grass }

terrain:
  # The only high ground.
  - hill: { name: Galgenberg, slope: gentle, outline: { ellipse: { at: [34, 90], radii: [15, 11] } } } # bare

  # Deep and cold.
  - river:
      name: Schwartz
      class: impassable # since the dam
      course: [[130, 0], [138, 60]]
armies:
  blue:
    independents: []
    brigades:
      - name: Foot
        # Old campaigners.
        units:
          - { name: First, at: [30, 60] }
          - { name: Second, at: [30, 80] }
notes: |
  Ours: the hill.

  Given: the river.
`;
const edited = (...edits: readonly Edit[]): string => {
  const result = editText(FILE, edits);
  if ('refused' in result) throw new Error(result.refused);
  return result.text;
};
const units = ['armies', 'blue', 'brigades', 0, 'units'] as const;
/** The file with some of its lines exchanged. */
const withLine = (before: string, after: string): string => {
  expect(FILE).toContain(before);
  return FILE.replace(before, after);
};

describe('set', () => {
  it('changes a value in place and keeps the comment behind it', () => {
    expect(edited({ do: 'set', path: ['title'], value: 'The Mill' })).toBe(
      withLine('title: A skirmish # working', 'title: The Mill # working'),
    );
  });
  it('changes a value inside brackets and nothing else on the line', () => {
    expect(edited({ do: 'set', path: [...units, 1, 'at'], value: [31.5, 80] })).toBe(
      withLine('Second, at: [30, 80]', 'Second, at: [31.5, 80]'),
    );
  });
  it('adds a key inside brackets, and one on a line of its own', () => {
    expect(edited({ do: 'set', path: ['table', 'season'], value: 'autumn' })).toBe(
      withLine('summer grass }', 'summer grass, season: autumn }'),
    );
    expect(edited({ do: 'set', path: ['terrain', 1, 'river', 'width'], value: '12cm' })).toBe(
      withLine('course: [[130, 0], [138, 60]]\n', 'course: [[130, 0], [138, 60]]\n      width: 12cm\n'),
    );
  });
  it('makes the groups on the way', () => {
    expect(edited({ do: 'set', path: ['armies', 'blue', 'general', 'name'], value: 'Browne' })).toContain(
      'Second, at: [30, 80] }\n    general: { name: Browne }\nnotes',
    );
  });
  it('writes text of several lines as such', () => {
    const text = edited({ do: 'set', path: ['armies', 'blue', 'briefing'], value: 'Hold.\n\nTo the last.\n' });
    expect(text).toContain('    briefing: |\n      Hold.\n\n      To the last.\nnotes: |');
    expect(edited({ do: 'set', path: ['notes'], value: 'Short' }).endsWith('\nnotes: Short\n')).toBe(true);
  });
  it('quotes what would read as something else', () => {
    expect(edited({ do: 'set', path: ['title'], value: '1756: yes, #3' })).toContain(
      "title: '1756: yes, #3' # working",
    );
    expect(edited({ do: 'set', path: [...units, 0, 'name'], value: 'a, b' })).toContain("name: 'a, b', at");
    expect(edited({ do: 'set', path: ['title'], value: 'no' })).toContain('title: no #');
    expect(edited({ do: 'set', path: ['title'], value: 'null' })).toContain("title: 'null' #");
  });
});

describe('remove', () => {
  it('takes the lines of an entry and leaves the comments above it', () => {
    const text = edited({ do: 'remove', path: ['terrain', 1] });
    expect(text).toContain('# bare\n\n  # Deep and cold.\narmies:');
    expect(text).not.toContain('Schwartz');
  });
  it('leaves empty brackets where the last entry went', () => {
    expect(edited({ do: 'remove', path: [...units, 0] }, { do: 'remove', path: [...units, 0] })).toContain(
      '# Old campaigners.\n        units: []\nnotes',
    );
  });
  it('takes a key out of brackets with its comma', () => {
    expect(edited({ do: 'remove', path: ['table', 'size'] })).toContain('table: { ground: summer grass }');
    expect(edited({ do: 'remove', path: ['table', 'ground'] })).toContain('table: { size: [6ft, 4ft] }');
  });
  it('takes the key that shares the line of its dash', () => {
    const text = editText('list:\n  - name: A\n    at: 1\n  - name: B\n', [
      { do: 'remove', path: ['list', 0, 'name'] },
    ]);
    expect(text).toEqual({ text: 'list:\n  - at: 1\n  - name: B\n' });
  });
  it.each([
    ['list:\n  - name: A # first\n    at: 1\n', 'list:\n  - # first\n    at: 1\n'],
    ['list:\n  - name: A\n    # where\n    at: 1\n', 'list:\n  - # where\n    at: 1\n'],
  ])('keeps what was remarked between that key and the next', (before, after) => {
    expect(editText(before, [{ do: 'remove', path: ['list', 0, 'name'] }])).toEqual({ text: after });
  });
});

describe('insert', () => {
  it('puts an entry between others, at the end, and into an empty list', () => {
    const third = { name: 'Third', at: [30, 100] };
    expect(edited({ do: 'insert', path: units, index: 1, value: third })).toBe(
      withLine('60] }\n', '60] }\n          - { name: Third, at: [30, 100] }\n'),
    );
    expect(edited({ do: 'insert', path: units, index: 2, value: third })).toBe(
      withLine('80] }\n', '80] }\n          - { name: Third, at: [30, 100] }\n'),
    );
    expect(edited({ do: 'insert', path: ['armies', 'blue', 'independents'], index: 0, value: third })).toBe(
      withLine('independents: []', 'independents:\n      - { name: Third, at: [30, 100] }'),
    );
  });
  it('makes the list when there is none', () => {
    const text = edited({ do: 'insert', path: ['objectives'], index: 0, value: { name: 'Mill', at: [1, 2] } });
    expect(text.endsWith('river.\nobjectives:\n  - name: Mill\n    at: [1, 2]\n') || text.includes('objectives:')).toBe(
      true,
    );
    expect(text.startsWith(FILE)).toBe(true);
  });
  it('writes what is too long for a line over several', () => {
    const brigade = {
      name: 'Horse',
      commander: { rating: 'dashing', at: [10, 20] },
      units: [{ name: 'A', at: [1, 2] }],
    };
    expect(edited({ do: 'insert', path: ['armies', 'blue', 'brigades'], index: 1, value: brigade })).toContain(
      [
        '      - name: Horse',
        '        commander: { rating: dashing, at: [10, 20] }',
        '        units:',
        '          - { name: A, at: [1, 2] }',
        'notes',
      ].join('\n'),
    );
  });
});

it('move: lines travel with the comments above them', () => {
  const text = edited({ do: 'move', path: ['terrain', 1], to: 0 });
  expect(text.indexOf('# Deep and cold.')).toBeLessThan(text.indexOf('Galgenberg'));
  expect(text.indexOf('Schwartz')).toBeLessThan(text.indexOf('# The only high ground.'));
  expect(text.split('\n').toSorted()).toEqual(FILE.split('\n').toSorted());
});

it('rename: the key alone changes', () => {
  expect(edited({ do: 'rename', path: ['armies', 'blue'], key: 'white' })).toBe(withLine('  blue:\n', '  white:\n'));
});

describe('an entry put in with the comments of another', () => {
  const LISTS = [
    'one:',
    '  # above: it stays',
    '  - { name: A } # of A',
    '  - name: B # of its name',
    '    # of its type',
    '    type: guns',
    '    # of what follows',
    'two: [{ name: C }] # of C',
    'three:',
    '  - { name: D }',
    '',
  ].join('\n');
  const put = (path: string, index: number, of: number): readonly string[] => {
    const result = editText(LISTS, [
      { do: 'insert', path: [path], index, value: { name: 'New' }, commentsOf: ['one', of] },
    ]);
    if ('refused' in result) throw new Error(result.refused);
    const before = LISTS.split('\n');
    return result.text.split('\n').filter((line) => !before.includes(line));
  };
  it('has one comment behind it, and several above', () => {
    expect(put('three', 0, 0)).toEqual(['  - { name: New }   # of A']);
    expect(put('three', 1, 1)).toEqual(['  # of its name', '  # of its type', '  - { name: New }']);
  });
  it('has them at the end of the line within brackets, beside what stands there', () => {
    expect(put('two', 1, 1)).toEqual(['two: [{ name: C }, { name: New }] # of C   # of its name; of its type']);
    expect(put('two', 0, 0)).toEqual(['two: [{ name: New }, { name: C }] # of C   # of A']);
  });
  it('has them behind a list that is new', () => {
    expect(put('four', 0, 0)).toEqual(['four:', '  - { name: New }   # of A']);
  });
});

describe('references', () => {
  const SHARED = 'base: &foot { type: line infantry, class: standard }\nunits:\n  - *foot\n  - *foot # both\n';
  it('are written out where an edit goes through one', () => {
    expect(editText(SHARED, [{ do: 'set', path: ['units', 1, 'class'], value: 'superior' }])).toEqual({
      text: SHARED.replace('*foot # both', '{ type: line infantry, class: superior } # both'),
    });
  });
  it('keep their meaning when what they refer to changes', () => {
    const result = editText(SHARED, [{ do: 'set', path: ['base', 'class'], value: 'inferior' }]);
    expect(result).toEqual({
      text: [
        'base: &foot { type: line infantry, class: inferior }',
        'units:',
        '  - { type: line infantry, class: standard }',
        '  - { type: line infantry, class: standard } # both',
        '',
      ].join('\n'),
    });
  });
  it('are written out where an entry would stand before what it refers to', () => {
    const list =
      'units:\n  - &foot { type: line infantry } # one\n  - { <<: *foot, size: small }\n  - { name: Third }\n';
    expect(editText(list, [{ do: 'move', path: ['units', 1], to: 0 }])).toEqual({
      text: 'units:\n  - { <<: { type: line infantry }, size: small }\n  - &foot { type: line infantry } # one\n  - { name: Third }\n',
    });
    expect(editText(list, [{ do: 'move', path: ['units', 1], to: 2 }])).toEqual({
      text: 'units:\n  - &foot { type: line infantry } # one\n  - { name: Third }\n  - { <<: *foot, size: small }\n',
    });
    expect(editText(list, [{ do: 'move', path: ['units', 0], to: 2 }])).toEqual({
      text: 'units:\n  - { <<: { type: line infantry }, size: small }\n  - { name: Third }\n  - &foot { type: line infantry } # one\n',
    });
  });
  it('stay as they are in an entry that moves with what they refer to', () => {
    const list = 'all:\n  - units: [&foot { type: guards }, { <<: *foot, size: small }]\n  - units: []\n';
    const moved = 'all:\n  - units: []\n  - units: [&foot { type: guards }, { <<: *foot, size: small }]\n';
    expect(editText(list, [{ do: 'move', path: ['all', 0], to: 1 }])).toEqual({ text: moved });
    expect(editText(moved, [{ do: 'move', path: ['all', 1], to: 0 }])).toEqual({ text: list });
  });
});

it('keeps the line ends of other systems, and a last line without one', () => {
  expect(editText('a: 1\r\nb: 2\r\n', [{ do: 'set', path: ['a'], value: 3 }])).toEqual({ text: 'a: 3\r\nb: 2\r\n' });
  expect(editText('a: 1', [{ do: 'set', path: ['b'], value: 2 }])).toEqual({ text: 'a: 1\nb: 2' });
});

it.each<[string, Edit]>([
  ['an entry that is not there', { do: 'remove', path: ['terrain', 7] }],
  ['a place after the end of a list', { do: 'insert', path: units, index: 3, value: 1 }],
  ['a key inside a number', { do: 'set', path: ['cockade', 'x'], value: 1 }],
  ['a name that is taken', { do: 'rename', path: ['title'], key: 'notes' }],
])('refuses %s', (_, edit) => {
  expect(editText(FILE, [edit])).toHaveProperty('refused');
});

it('refuses to edit a file that cannot be read', () => {
  expect(editText('a: [1', [{ do: 'set', path: ['a'], value: 1 }])).toHaveProperty('refused');
});

it('reads paths from the fields of findings', () => {
  expect(pathOfField('armies.blue.brigades[0].units[12].break point')).toEqual([
    'armies',
    'blue',
    'brigades',
    0,
    'units',
    12,
    'break point',
  ]);
});
