/** Hidden and locked things by their marks: of a brigade or a village that bears one, a part may lose it alone. */
import { describe, expect, it } from 'vitest';
import { isMarked, partsOf, toggledMark } from '../../editing/marked';
import { ODD, open } from './drafts';

const { scenario } = open(ODD);
const has = (marked: readonly string[], id: string): boolean => isMarked(scenario, partsOf(scenario, marked), id);

describe('a mark', () => {
  it.each<readonly [string, readonly string[], string, readonly string[]]>([
    ['is put', ['knoll'], 'blue/foot', ['knoll', 'blue/foot']],
    ['is taken', ['knoll', 'blue/foot'], 'knoll', ['blue/foot']],
    ['of a whole takes over those of its parts', ['blue/first', 'knoll'], 'blue/column', ['knoll', 'blue/column']],
    ['of a whole stays with the other parts', ['mulheim'], 'mulheim/1', ['mulheim/2']],
    [
      'of a brigade stays with its commander',
      ['blue/column'],
      'blue/first',
      ['blue/second', 'blue/commander-of-column'],
    ],
    ['is put on the whole that bears it in part', ['mulheim/2'], 'mulheim', ['mulheim']],
    ['of all parts is that of the whole', ['mulheim/2', 'mulheim/1'], 'mulheim', []],
  ])('%s', (_, marked, id, after) =>
    expect([...toggledMark(scenario, marked, id)].toSorted()).toEqual(after.toSorted()),
  );

  it('is seen at a whole when all of its parts bear it', () => {
    expect(has(['blue/foot'], 'blue/grenadiers')).toBe(true);
    expect(has(['blue'], 'blue/foot')).toBe(true);
    expect(has(['blue/grenadiers'], 'blue/foot')).toBe(false);
    expect(has([], 'blue independents')).toBe(false);
    expect(has(['blue'], 'blue independents')).toBe(false);
  });
});
