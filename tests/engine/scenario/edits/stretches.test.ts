import { describe, expect, it } from 'vitest';
import { fieldOfPath, holeAt, pathOfField, TextParts } from '../../../../engine/scenario/edits';

const TEXT = `cockade: 1
armies:
  blue:
    # The first side.
    brigades:
      - name: Kahlen
        units:
          - { name: Lossow I, type: grenadiers }
          - name: Lossow II
            type: guards
    independents: []
terrain:
  - hill: { slope: steep }
`;
const stretched = (field: string): string | null => {
  const stretch = new TextParts(TEXT).stretchOf(pathOfField(field));
  return stretch && TEXT.slice(stretch.from, stretch.to);
};
const pathAt = (words: string): string => fieldOfPath(new TextParts(TEXT).pathAt(TEXT.indexOf(words)));

describe('parts of a text', () => {
  it.each([
    ['armies.blue.brigades[0].units[0]', '{ name: Lossow I, type: grenadiers }'],
    ['armies.blue.brigades[0].units[1]', '- name: Lossow II\n            type: guards'],
    ['armies.blue.brigades[0].units[1].type', 'type: guards'],
    ['armies.blue.brigades[0].units[1].class', '- name: Lossow II\n            type: guards'],
    ['terrain[0].hill', 'hill: { slope: steep }'],
  ])('%s stands where it is written', (field, words) => {
    expect(stretched(field)?.replace(/^- \{/, '{')).toBe(words);
  });

  it.each([
    ['grenadiers', 'armies.blue.brigades[0].units[0].type'],
    ['guards', 'armies.blue.brigades[0].units[1].type'],
    ['- name: Lossow II', 'armies.blue.brigades[0].units[1]'],
    ['# The first', 'armies.blue'],
    ['steep', 'terrain[0].hill.slope'],
  ])('%s belongs to %s', (words, field) => {
    expect(pathAt(words)).toBe(field);
  });

  it('has nothing for a path that is not there', () => {
    expect(stretched('objectives[0]')).toBeNull();
  });
});

/** The hole at the bar. */
const holeIn = (text: string) => {
  const offset = text.indexOf('|');
  const hole = holeAt(text.slice(0, offset) + text.slice(offset + 1), offset);
  return hole && `${hole.is} of ${fieldOfPath(hole.path)} beside ${hole.taken.join(' ')}`;
};

describe('holes in a text', () => {
  it.each([
    ['a: 1\nb|', 'key of  beside a'],
    ['a:\n  b: 1\n  |\nc: 2', 'key of a beside b'],
    ['a:\n  b: lin|', 'value of a.b beside '],
    ['a:\n  - { b: 1, c| }', 'key of a[0] beside b'],
    ['a:\n  - { b: 1, c: d| }', 'value of a[0].c beside '],
    ['a: [one, tw|]', 'value of a[1] beside '],
    ['a:\n  - b|', 'either of a[0] beside '],
    ['a:\n  - { b: 1, lieutenant gen|', 'key of a[0] beside b'],
  ])('%j: %s', (text, hole) => {
    expect(holeIn(text)).toBe(hole);
  });

  it.each(['# a|', 'a: "b|"'])('none in %s', (text) => {
    expect(holeIn(text)).toBeNull();
  });
});
