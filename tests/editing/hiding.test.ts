import { describe, expect, it } from 'vitest';
import { withoutHidden } from '../../editing/hiding';
import { ODD, open } from './drafts';

const { scenario } = open(ODD);
const named = (kind: string) => (one: { readonly kind: string; readonly name: string | null }) =>
  one.kind === kind ? [one.name ?? kind] : [];

describe('what is hidden', () => {
  it('is not drawn, and neither are the crossings of water that is', () => {
    expect(withoutHidden(scenario, [])).toBe(scenario);
    const dry = withoutHidden(scenario, ['schwartz']);
    expect(['river', 'bridge', 'ford'].flatMap((kind) => dry.terrain.flatMap(named(kind)))).toEqual([]);
    expect(dry.terrain.length).toBe(scenario.terrain.length - 3);
    expect(dry.terrain[0]).toBe(scenario.terrain[0]);
    const village = withoutHidden(scenario, ['mulheim/2']).terrain.find(({ kind }) => kind === 'bua');
    expect(village?.kind === 'bua' && village.blocks.map(({ id }) => id)).toEqual(['mulheim/1']);
  });

  it('is a brigade with its commander, a unit, a general, a zone, an objective', () => {
    const [zone] = scenario.armies[0]?.deployment ?? [];
    const ids = ['blue/foot', 'blue/lancers', 'blue/moritz', zone?.id ?? '', 'objective/the-cross'];
    const after = withoutHidden(scenario, ids);
    const [blue] = after.armies;
    expect(blue?.brigades.map(({ units }) => units.length)).toEqual([0, 2, 2]);
    expect(blue?.brigades[0]?.commander.at.x).toBeLessThan(-1000);
    expect(blue?.brigades[1]).toBe(scenario.armies[0]?.brigades[1]);
    expect(blue?.independents.map(({ name }) => name)).toEqual(['Battery', 'Second Battery']);
    expect([blue?.lieutenants, blue?.deployment]).toEqual([[], []]);
    expect(after.objectives.map(({ name }) => name)).not.toContain('The cross');
    expect(after.armies[1]?.brigades[0]).toBe(scenario.armies[1]?.brigades[0]);
  });
});
