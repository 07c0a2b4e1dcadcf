import { describe, expect, it } from 'vitest';
import { FILE_FORMS, offersAt } from '../../../../engine/scenario/description';
import { holeAt } from '../../../../engine/scenario/edits';

const NAMES: Readonly<Record<string, readonly string[]>> = { 'name of a river or stream': ['Roden'] };

/** The words offered at the bar; keys that are needed bear a star. */
function offered(text: string): readonly string[] {
  const offset = text.indexOf('|');
  const hole = holeAt(text.slice(0, offset) + text.slice(offset + 1), offset);
  const offers = hole ? offersAt(FILE_FORMS.scenario, hole, (called) => NAMES[called] ?? []) : [];
  return offers.map(({ word, needed }) => `${word}${needed ? '*' : ''}`);
}

describe('what may be written', () => {
  it.each([
    ['kind: fic|', ['fictional', 'historical']],
    ['weather: { start: fair, |', ['changing', 'sight']],
    ['terrain:\n  - |', 'hill'],
    ['terrain:\n  - bridge: { over: |', ['Roden']],
    ['armies:\n  blue:\n    brigades:\n      - name: Kahlen\n        commander: { rating: d| }', 'dashing'],
    ['armies:\n  blue:\n    brigades:\n      - name: Kahlen\n        |\n', 'commander*'],
    ['armies:\n  blue:\n    brigades:\n      - units:\n          - { name: A, type: gre| }', 'grenadiers'],
    ['armies:\n  blue:\n    attacker: |', ['true', 'false']],
    ['table: { gro|', 'ground'],
  ])('at %j', (text, words) => {
    if (typeof words === 'string') expect(offered(text)).toContain(words);
    else expect(offered(text)).toEqual(words);
  });

  it('is not what stands there already', () => {
    expect(offered('title: A\n|')).not.toContain('title*');
    expect(offered('title: A\n|')).toContain('table*');
    expect(offered('terrain:\n  - { hill: { slope: steep }, |')).toEqual([]);
  });
});
