import { describe, expect, it } from 'vitest';
import { CLAUSES } from '../../../../engine/rules/honours-of-war/clauses';

describe('the clauses of Honours of War', () => {
  it('are all there, numbered without a gap within each chapter', () => {
    expect(CLAUSES).toHaveLength(565);
    const last = new Map<string, number>();
    for (const { id } of CLAUSES) {
      const [, chapter = '', number] = /^(HOW-[A-Z]+)-(\d\d)$/.exec(id) ?? [];
      expect(Number(number), id).toBe((last.get(chapter) ?? 0) + 1);
      last.set(chapter, Number(number));
    }
  });

  it('each have a title of their own, without abbreviations', () => {
    const titles = CLAUSES.map(({ title }) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i || /\b(CG|LG)\b/.test(title))).toEqual([]);
  });

  it('say what they say in a sentence or two', () => {
    const bad = CLAUSES.filter(({ says }) => !/^["“\dA-Z].*\.$/.test(says) || says.length > 300);
    expect(bad.map(({ id }) => id)).toEqual([]);
  });
});
