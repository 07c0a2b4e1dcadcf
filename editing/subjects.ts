/** What an id of a scenario means: the thing itself, with what holds it. */
import type {
  Army,
  Block,
  Brigade,
  BuiltUpArea,
  Commander,
  DeploymentZone,
  EntryPoint,
  Feature,
  General,
  Id,
  LieutenantGeneral,
  MapLabel,
  Objective,
  Scenario,
  Unit,
} from '../engine/scenario';

export type Subject =
  | { readonly is: 'army'; readonly army: Army }
  | { readonly is: 'brigade'; readonly army: Army; readonly brigade: Brigade }
  | { readonly is: 'unit'; readonly army: Army; readonly brigade: Brigade | null; readonly unit: Unit }
  | LeaderSubject
  | { readonly is: 'zone'; readonly army: Army; readonly zone: DeploymentZone }
  | { readonly is: 'objective'; readonly objective: Objective }
  | { readonly is: 'entry point'; readonly entryPoint: EntryPoint }
  | { readonly is: 'label'; readonly label: MapLabel }
  | { readonly is: 'feature'; readonly feature: Feature }
  | { readonly is: 'block'; readonly village: BuiltUpArea; readonly block: Block; readonly number: number };
export interface LeaderSubject {
  readonly is: 'leader';
  readonly army: Army;
  readonly post: 'general' | 'lieutenant general' | 'commander';
  /** A commander's. */
  readonly brigade: Brigade | null;
  readonly leader: General | LieutenantGeneral | Commander;
}
export type SubjectOf<Kind extends Subject['is']> = Extract<Subject, { readonly is: Kind }>;

/** All there is in a scenario, by id. */
export function subjectsOf(scenario: Scenario): ReadonlyMap<Id, Subject> {
  return new Map([
    ...scenario.armies.flatMap(inArmy),
    ...inTerrain(scenario),
    ...inObjectives(scenario),
    ...inEntryPoints(scenario),
    ...inLabels(scenario),
  ]);
}

type Entry = readonly [Id, Subject];

function inArmy(army: Army): readonly Entry[] {
  const { general, lieutenants, brigades, independents, deployment } = army;
  const led = (post: LeaderSubject['post'], leader: LeaderSubject['leader'], brigade: Brigade | null): Entry => [
    leader.id,
    { is: 'leader', army, post, brigade, leader },
  ];
  return [
    [army.id, { is: 'army', army }],
    ...(general ? [led('general', general, null)] : []),
    ...lieutenants.map((leader) => led('lieutenant general', leader, null)),
    ...brigades.flatMap((brigade): readonly Entry[] => [
      [brigade.id, { is: 'brigade', army, brigade }],
      led('commander', brigade.commander, brigade),
      ...brigade.units.map((unit): Entry => [unit.id, { is: 'unit', army, brigade, unit }]),
    ]),
    ...independents.map((unit): Entry => [unit.id, { is: 'unit', army, brigade: null, unit }]),
    ...deployment.map((zone): Entry => [zone.id, { is: 'zone', army, zone }]),
  ];
}

const inTerrain = ({ terrain }: Scenario): readonly Entry[] =>
  terrain.flatMap((feature): readonly Entry[] => [
    [feature.id, { is: 'feature', feature }],
    ...(feature.kind === 'bua'
      ? feature.blocks.map((block, index): Entry => [
          block.id,
          { is: 'block', village: feature, block, number: index + 1 },
        ])
      : []),
  ]);

const inObjectives = ({ objectives }: Scenario): readonly Entry[] =>
  objectives.map((objective): Entry => [objective.id, { is: 'objective', objective }]);

const inEntryPoints = ({ entryPoints = [] }: Scenario): readonly Entry[] =>
  entryPoints.map((entryPoint): Entry => [entryPoint.id, { is: 'entry point', entryPoint }]);

const inLabels = ({ labels = [] }: Scenario): readonly Entry[] =>
  labels.map((label): Entry => [label.id, { is: 'label', label }]);
