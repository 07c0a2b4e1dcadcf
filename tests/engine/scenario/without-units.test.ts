import { describe, expect, it } from 'vitest';
import { unitsOfArmy, withoutUnits } from '../../../engine/scenario';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { stUlrich } from './files';

const scenario = stUlrich();
const [blue, red] = scenario.armies;
const units = (side: number, changed = scenario) => (changed.armies[side] ? unitsOfArmy(changed.armies[side]) : []);

describe('a scenario without some units', () => {
  it('names them by name or id, and leaves all else as it was', () => {
    const less = withoutUnits(scenario, ['captain holl’s battery'.replace('’', "'"), 'red/chevreul-dragoons']);
    expect(units(0, less).map(({ name }) => name)).not.toContain("Captain Holl's Battery");
    expect(units(0, less)).toHaveLength(units(0).length - 1);
    expect(units(1, less)).toHaveLength(units(1).length - 1);
    expect(less.terrain).toBe(scenario.terrain);
    expect(honoursOfWar.prepare(less).state.pieces).toHaveLength(units(0).length + units(1).length - 2);
  });

  it('is the same scenario without any', () => {
    expect(withoutUnits(scenario, [])).toBe(scenario);
  });

  it('has no brigade without units, no hold of nobody, no zone and no lieutenant of nothing', () => {
    const [brigade] = blue?.brigades ?? [];
    if (!brigade || !blue || !red) throw new Error('no brigade');
    const ids = brigade.units.map(({ id }) => id);
    const [first = ''] = ids;
    const other = units(0).find(({ id }) => !ids.includes(id))?.id ?? '';
    const until = { turn: 3, attacked: false, enemyWithin: null, lost: null };
    const lieutenant = { id: 'l', name: 'L', rating: 'dashing', at: { x: 1, y: 1 } } as const;
    const soon = { turn: 2, at: 'start', text: null } as const;
    const with_ = {
      ...scenario,
      armies: [
        {
          ...blue,
          lieutenants: [
            { ...lieutenant, commands: [brigade.id] },
            { ...lieutenant, commands: [brigade.id, other] },
            { ...lieutenant, commands: [] },
          ],
        },
        red,
      ],
      special: [
        { rule: 'hold', units: ids, until, reason: '' },
        { rule: 'hold', units: [first, other], until, reason: '' },
        { rule: 'note', text: 'kept' },
      ],
      events: [
        { ...soon, event: 'frees', units: ids },
        { ...soon, event: 'frees', units: [first, other], when: { taken: null, lost: [first, other], attacked: ids } },
      ],
    } as const;
    const less = withoutUnits(with_, ids);
    expect(less.events).toEqual([
      { ...soon, event: 'frees', units: [other], when: { taken: null, lost: [other], attacked: [] } },
    ]);
    expect(less.armies[0]?.brigades.map(({ id }) => id)).not.toContain(brigade.id);
    expect(less.armies[0]?.lieutenants.map(({ commands }) => commands)).toEqual([[other], []]);
    expect(less.special.map((rule) => (rule.rule === 'hold' ? rule.units : rule.rule))).toEqual([[other], 'note']);
  });

  it.each([
    [['Captain Hols Battery'], "There is no unit “Captain Hols Battery”. Did you mean “Captain Holl's Battery”?"],
    [units(0).map(({ id }) => id), 'would have no unit left.'],
  ])('cannot do without %j', (named, why) => {
    expect(() => withoutUnits(scenario, named)).toThrow(why);
  });

  it('asks which of several of one name is meant', () => {
    const twin = {
      ...scenario,
      armies: scenario.armies.map((army) => ({
        ...army,
        independents: army.independents.map((unit) => ({ ...unit, name: 'Twins' })),
      })),
    };
    expect(() => withoutUnits(twin, ['Twins'])).toThrow(
      '“Twins” is the name of several units: blue/brackwitz-dragoons, red/chevreul-dragoons.',
    );
  });
});
