/** Names that the words of a chronicle may mean, by what its format calls them. */
import { namesOfAll, namesOfLeaders } from '../../../editing/chronicle';
import { calledBlock, type Feature, type Scenario } from '../../../engine/scenario';

const BURNS: readonly Feature['kind'][] = ['bua', 'bridge'];

export function namesCalled(called: string, scenario: Scenario, file: string | null): readonly string[] {
  const { terrain, armies, objectives } = scenario;
  const blocks = terrain.flatMap((feature) =>
    feature.kind === 'bua' ? feature.blocks.map(({ id }) => calledBlock(terrain, id)) : [],
  );
  switch (called) {
    case 'name of a scenario':
      return file === null ? [] : [file];
    case 'name of a unit, a brigade, a leader or an army':
      return namesOfAll(scenario);
    case 'name of a leader or of anybody':
      return namesOfLeaders(scenario);
    case 'name of an army':
      return armies.map(({ name }) => name);
    case 'name of an objective':
      return objectives.map(({ name }) => name);
    case 'name of a block':
      return blocks;
    case 'name of a built-up area, a block or a bridge':
      return [...terrain.flatMap(({ kind, name }) => (BURNS.includes(kind) && name !== null ? [name] : [])), ...blocks];
    default:
      return [];
  }
}
