/** What a selection of ids means: features, single blocks, units, leaders, zones, objectives and entry points. */
import type { Army, Feature, Id, Scenario } from '../engine/scenario';
import { called } from '../engine/scenario';

/** Brigades and built-up areas stand for all their parts; a side for its whole army. */
export interface Things {
  readonly features: ReadonlySet<Id>;
  /** Blocks of built-up areas that are selected, by themselves or with their village. */
  readonly blocks: ReadonlySet<Id>;
  readonly units: ReadonlySet<Id>;
  /** Brigades that are selected as such. */
  readonly brigades: ReadonlySet<Id>;
  readonly leaders: ReadonlySet<Id>;
  readonly zones: ReadonlySet<Id>;
  readonly objectives: ReadonlySet<Id>;
  readonly labels: ReadonlySet<Id>;
  readonly entryPoints: ReadonlySet<Id>;
}

export function thingsOf(scenario: Scenario, ids: readonly Id[]): Things {
  const wanted = new Set(ids);
  const has = ({ id }: { readonly id: Id }): boolean => wanted.has(id);
  const idsOf = (all: readonly { readonly id: Id }[]): readonly Id[] => all.map(({ id }) => id);
  const armies = scenario.armies;
  const whole = armies.filter(has);
  const brigades = armies.flatMap((army) => army.brigades.filter((one) => has(one) || whole.includes(army)));
  return {
    features: new Set(idsOf(scenario.terrain.filter(has))),
    blocks: new Set(
      scenario.terrain.flatMap((feature) =>
        feature.kind === 'bua' ? idsOf(feature.blocks.filter((block) => has(feature) || has(block))) : [],
      ),
    ),
    units: new Set([
      ...brigades.flatMap(({ units }) => idsOf(units)),
      ...armies.flatMap((army) =>
        idsOf([...army.brigades.flatMap(({ units }) => units), ...army.independents].filter(has)),
      ),
      ...whole.flatMap(({ independents }) => idsOf(independents)),
    ]),
    brigades: new Set(idsOf(brigades)),
    leaders: new Set([
      ...brigades.map(({ commander }) => commander.id),
      ...armies.flatMap((army) => idsOf(leadersOf(army).filter((leader) => has(leader) || whole.includes(army)))),
    ]),
    zones: new Set(
      armies.flatMap((army) => idsOf(army.deployment.filter((zone) => has(zone) || whole.includes(army)))),
    ),
    objectives: new Set(idsOf(scenario.objectives.filter(has))),
    labels: new Set(idsOf((scenario.labels ?? []).filter(has))),
    entryPoints: new Set(idsOf((scenario.entryPoints ?? []).filter(has))),
  };
}

/** With the works that were thrown up for the units among them, which go along. */
export const withTheirWorks = ({ terrain }: Scenario, things: Things): Things => ({
  ...things,
  features: new Set([
    ...things.features,
    ...terrain.flatMap((work) => ('of' in work && work.of !== undefined && things.units.has(work.of) ? [work.id] : [])),
  ]),
});

export const leadersOf = (army: Army) => [
  ...(army.general ? [army.general] : []),
  ...army.lieutenants,
  ...army.brigades.map(({ commander }) => commander),
];

const plural = (kind: string): string => PLURALS[kind] ?? (kind.endsWith('h') ? `${kind}es` : `${kind}s`);
const PLURALS: Readonly<Record<string, string>> = {
  bua: 'built-up areas',
  crops: 'fields of crops',
  rough: 'stretches of rough ground',
  abatis: 'abatis',
  'custom area': 'areas',
  'custom line': 'lines',
};

/** A selection in words for the history: "Zeitberg", "3 units of Pannwitz", "2 hills", "5 things". */
export function inWords(scenario: Scenario, ids: readonly Id[]): string {
  const [first, ...others] = ids;
  if (first === undefined) return 'nothing';
  if (others.length === 0) return nameOf(scenario, first) ?? 'a thing';
  const features = scenario.terrain.filter(({ id }) => ids.includes(id));
  if (features.length === ids.length) {
    const [kind, ...more] = new Set(features.map((feature: Feature) => feature.kind));
    return kind !== undefined && more.length === 0 ? `${ids.length} ${plural(kind)}` : `${ids.length} features`;
  }
  for (const { brigades, independents } of scenario.armies) {
    for (const { name, units } of brigades)
      if (ids.every((id) => units.some((unit) => unit.id === id))) return `${ids.length} units of ${name}`;
    const all = [...brigades.flatMap(({ units }) => units), ...independents];
    if (ids.every((id) => all.some((unit) => unit.id === id))) return `${ids.length} units`;
  }
  return `${ids.length} things`;
}

/** What a thing is called, or what it is: "this hill". Null for ids of nothing. */
export function nameOf(scenario: Scenario, id: Id): string | null {
  for (const feature of scenario.terrain) {
    if (feature.id === id) return feature.name ?? called(feature).replace(/^This/, 'this');
    if (feature.kind !== 'bua') continue;
    const number = feature.blocks.findIndex((block) => block.id === id) + 1;
    if (number > 0) return `block ${number} of ${feature.name ?? 'a built-up area'}`;
  }
  for (const label of scenario.labels ?? []) if (label.id === id) return `“${label.text}”`;
  for (const one of [...scenario.objectives, ...(scenario.entryPoints ?? [])]) if (one.id === id) return one.name;
  for (const army of scenario.armies) {
    if (army.id === id) return army.name;
    const named = [
      ...leadersOf(army),
      ...army.deployment,
      ...army.brigades,
      ...army.brigades.flatMap(({ units }) => units),
      ...army.independents,
    ];
    const found = named.find((one) => one.id === id);
    if (found) return found.name;
  }
  return null;
}
