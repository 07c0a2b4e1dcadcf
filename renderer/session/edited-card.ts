import type { LibraryEntry, RuleSystemEntry } from '../../electron/desk/api';
import type { Scenario } from '../../engine/scenario';
import type { ScenarioCard } from '../battle';

interface Known {
  readonly file: string | null;
  readonly systems: readonly RuleSystemEntry[];
  /** The card of its file, which has what a text cannot tell. */
  readonly filed: LibraryEntry | null;
}

/** The card of a scenario as it is being edited. */
export function cardOf(scenario: Scenario, { file, systems, filed }: Known): ScenarioCard {
  const { title, kind, description, table, armies, rules } = scenario;
  return {
    file,
    title,
    kind,
    date: filed?.date ?? null,
    description,
    table: { width: table.width, depth: table.depth },
    sides: armies.map(({ id, name, nation, brigades, independents }) => ({
      id,
      name,
      nation: nation.name,
      units: brigades.reduce((sum, { units }) => sum + units.length, independents.length),
    })),
    system: rules.system,
    systemTitle: systems.find(({ id }) => id === rules.system)?.title ?? rules.system,
    scale: rules.scale,
    findings: filed?.findings ?? { errors: 0, warnings: 0, rulings: 0 },
    worst: filed?.worst ?? [],
    thumbnail: null,
    isReading: false,
    isGivenUp: false,
  };
}
