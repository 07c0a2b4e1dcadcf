/** What goes with a thing that is removed, and what stays without it. */
import { describe, expect, it } from 'vitest';
import { remove } from '../../../editing/removing';
import { readScenario } from '../../../engine/scenario';
import { after, linesGained, linesLost, NATIONS, ODD, open, OWN_FILES } from '../drafts';

const draft = open(ODD);
/** Ids, the lines that go, and those that take their place. */
const ROWS: readonly (readonly [
  what: string,
  ids: readonly string[],
  lost: readonly (string | RegExp)[],
  gained: readonly string[],
])[] = [
  ['a feature', ['abatis'], [/abatis/], []],
  [
    'water with its crossings, whose objective stays where it was',
    ['schwartz'],
    [/river/, / {6}\[136, 60\]/, /bridge: \{/, /ford/, /The bridge itself/],
    ['  - { name: The bridge itself, holder: red, at: [136, 60.4] }'],
  ],
  [
    'one of a row',
    ['hedge-2'],
    [/hedge/],
    [
      '  - hedge: { name: Hedge 1, course: [[4, 8], [20, 8]] }',
      '  - hedge: { name: Hedge 3, course: [[4, 20], [20, 20]] }',
      '  - hedge: { name: Hedge 4, course: [[4, 26], [20, 26]] }',
    ],
  ],
  [
    'a block, whose objective stays and whose fellow has another number',
    ['mulheim/1'],
    [/the church/, /inside: Mulheim\/2/, /feature: Mulheim\/1/],
    ['          - { name: Garrison, type: line infantry, inside: Mulheim/1 }', '  - { name: Mulheim, at: [16, 76] }'],
  ],
  [
    'a brigade with what was for it alone',
    ['blue/foot'],
    [/Moritz/, /in two lines/, /Steinach/, /deploy: .*4in/, /Grenadiers/, /Musketeers/, /name: West/],
    [
      '      - { name: West, outline: { rectangle: { at: [1.5ft, 2ft], size: [3ft, 4ft] } }, for: [Lancers] }',
      '      - { name: Moritz, at: [24, 90] }',
    ],
  ],
  [
    'an objective that was to be held',
    ['objective/the-cross'],
    [/victory/, /name: The cross/],
    ['victory: { turns: 10, conditions: [{ side: blue, holds: [Mulheim] }] }'],
  ],
];

describe('what is removed', () => {
  it.each(ROWS)('takes %s', (_, ids, lost, gained) => {
    const text = after(ODD, remove(draft, ids));
    expect(linesGained(ODD, text).toSorted()).toEqual(gained.toSorted());
    const gone = linesLost(ODD, text);
    for (const line of lost) expect(gone.filter((one) => one.match(line)).length, String(line)).toBeGreaterThan(0);
    const { findings, scenario } = readScenario('', text, NATIONS);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(scenario).not.toBeNull();
  });

  it('is never a side or a commander', () => {
    expect(remove(draft, ['blue'])).toEqual({ refused: 'A battle has two sides; Blue stays. Remove its brigades.' });
    expect(remove(draft, ['blue/steinach'])).toEqual({
      refused: 'Foot needs its commander; remove the brigade, or give him another name.',
    });
  });

  it('can be any one thing of our scenarios but a commander or the whole of a side', () => {
    const text = OWN_FILES[2] ?? '';
    const own = open(text);
    for (const id of Object.keys(own.fields).filter((_, index) => index % 9 === 0)) {
      const change = remove(own, [id]);
      if ('refused' in change) expect(change.refused).toMatch(/needs its commander|two sides/);
      else {
        const { findings } = readScenario('', after(text, change), NATIONS);
        expect(
          findings.filter(({ severity }) => severity === 'error').map(({ message }) => `${id}: ${message}`),
        ).toEqual([]);
      }
    }
  });
});
