import { describe, expect, it } from 'vitest';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { sourcesIn } from '../../house/sources';

const BOOK = 'engine/rules/honours-of-war/';
/** Every clause that the rules can put under an event, a refusal, an evaluation or a finding. */
const cited = new Set(
  sourcesIn([BOOK], /\.ts$/)
    .filter(({ path }) => !path.startsWith(`${BOOK}clauses/`))
    .flatMap(({ text }) => [...text.matchAll(/'(HOW-[A-Z]+-\d+)'/g)].map(([, id]) => id ?? '')),
);
const clauses = new Map(honoursOfWar.clauses.map((clause) => [clause.id, clause]));

describe('what clauses say', () => {
  it('is told of every one that a battle can cite, beside its title', () => {
    expect(cited.size).toBeGreaterThan(250);
    const bare = [...cited].filter((id) => !clauses.get(id)?.title || !clauses.get(id)?.says);
    expect(bare).toEqual([]);
  });

  it('is a sentence or two', () => {
    for (const { id, says } of honoursOfWar.clauses) {
      if (says === undefined) continue;
      expect(says, id).toMatch(/^[A-Z].*\.$/);
      expect(says.length, id).toBeLessThan(240);
    }
  });
});
