/** Names of a file that its words may mean, by what the format calls them. */
import { calledBlock, type Feature, type Nation, type Scenario } from '../../../engine/scenario';

export function namesCalled(called: string, scenario: Scenario | null, nations: readonly Nation[]): readonly string[] {
  if (called === 'id of a nation') return nations.map(({ id }) => id);
  if (!scenario) return [];
  const { terrain, armies, objectives, entryPoints = [] } = scenario;
  const named = (...kinds: readonly Feature['kind'][]): readonly string[] =>
    terrain.flatMap(({ kind, name }) => (kinds.includes(kind) && name !== null ? [name] : []));
  const blocks = terrain.flatMap((feature) =>
    feature.kind === 'bua' ? feature.blocks.map(({ id }) => calledBlock(terrain, id)) : [],
  );
  const titles = (all: readonly { readonly name: string }[]): readonly string[] => all.map(({ name }) => name);
  const brigades = armies.flatMap((army) => titles(army.brigades));
  const alone = armies.flatMap((army) => titles(army.independents));
  switch (called) {
    case 'id of a rule system':
      return [scenario.rules.system];
    case 'name of a river or stream':
      return named('river', 'stream');
    case 'name of a block':
      return blocks;
    case 'name of a feature':
      return [...blocks, ...named('bridge', 'ford', 'hill')];
    case 'name of a bridge':
      return named('bridge');
    case 'name of a bridge or ford':
      return named('bridge', 'ford');
    case 'name of a built-up area, a block or a bridge':
      return [...named('bua', 'bridge'), ...blocks];
    case 'name of a pond, stream or river':
      return named('pond', 'stream', 'river');
    case 'name of a unit':
      return [...alone, ...armies.flatMap((army) => army.brigades.flatMap(({ units }) => titles(units)))];
    case 'name of a deployment zone':
      return armies.flatMap(({ deployment }) => titles(deployment));
    case 'name of a built-up area':
      return named('bua');
    case 'name of an objective':
      return titles(objectives);
    case 'name of an entry point':
      return titles(entryPoints);
    case 'key of a side':
      return armies.map(({ id }) => id);
    case '`points`, `objectives`, `draw` or the key of a side':
      return ['points', 'objectives', 'draw', ...armies.map(({ id }) => id)];
    case 'name of a brigade or an independent unit':
      return [...brigades, ...alone];
    case 'name of a unit or a brigade':
      return [...brigades, ...alone, ...armies.flatMap((army) => army.brigades.flatMap(({ units }) => titles(units)))];
    case 'name of a leader':
      return armies.flatMap(({ general, lieutenants, brigades: led }) =>
        titles([...(general ? [general] : []), ...lieutenants, ...led.map(({ commander }) => commander)]),
      );
    case 'name of a lieutenant general':
      return armies.flatMap(({ lieutenants }) => titles(lieutenants));
    default:
      return [];
  }
}
