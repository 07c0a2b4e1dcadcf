import { describe, expect, it } from 'vitest';
import { CLAUSES } from '../../../../engine/rules/mcnally/clauses';

describe('the clauses of McNally', () => {
  it('are all there, 189 and 16 examples, numbered without a gap within each chapter', () => {
    expect(CLAUSES).toHaveLength(205);
    const last = new Map<string, number>();
    for (const { id } of CLAUSES) {
      const [, chapter = '', number] = /^(MCN-[A-Z]+)-(\d\d)$/.exec(id) ?? [];
      expect(Number(number), id).toBe((last.get(chapter) ?? 0) + 1);
      last.set(chapter, Number(number));
    }
    expect(last.get('MCN-EX')).toBe(16);
  });

  it('each have a title of their own and a sentence or two', () => {
    const titles = CLAUSES.map(({ title }) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
    expect(
      CLAUSES.filter(({ says }) => !/^["“\dA-Z].*\.$/.test(says) || says.length > 300).map(({ id }) => id),
    ).toEqual([]);
  });
});
