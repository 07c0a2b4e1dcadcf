import { describe, expect, it } from 'vitest';
import { systems } from '../../../engine/rules';
import { soakKinds } from '../../soak/subjects';

describe('what is soaked', () => {
  it.each(systems.map(({ id }) => id))(
    '%s brings subjects under its own rules, the same from the same number',
    (id) => {
      for (const { make } of soakKinds(id)) {
        const subject = make(1, 'chance');
        expect(subject.system.id).toBe(id);
        expect(subject.scenario.rules.system).toBe(id);
        expect(make(1, 'chance').scenario).toEqual(subject.scenario);
      }
    },
  );

  it('is every registered system, unless one is named', () => {
    expect([...new Set(soakKinds(null).map(({ system }) => system))]).toEqual(systems.map(({ id }) => id));
    expect(() => soakKinds('chess')).toThrow('“chess” is no rule system to soak. Those there are: ');
  });

  it.each(systems)('draws every optional rule of $title at every value', ({ id, optionalRules }) => {
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 60; seed += 1)
      for (const [option, value] of Object.entries(soakKinds(id)[0]?.make(seed, 'chance').scenario.rules.options ?? {}))
        drawn.add(`${option}: ${value}`);
    expect(
      optionalRules.flatMap((rule) =>
        rule.values.map((value) => `${rule.id}: ${value}`).filter((one) => !drawn.has(one)),
      ),
    ).toEqual([]);
  });
});
