/** A whole table made larger or smaller: every length of a scenario multiplied once, nothing else touched. */
import type { Point } from '../../geometry';
import type { Army, Brigade, DeploymentZone, StartingPlace, Unit } from './army';
import type { ScenarioEvent, SpecialRule, WeatherRule } from './course-of-battle';
import type { Course, Feature, Outline } from './features';
import type { Cm } from './measures';
import type { EntryPoint, MapLabel, Scenario, Table } from './scenario';

/** The scenario by such rules, its whole table so many times larger. Optional rules and values of the same system are kept. */
export function byRules(
  scenario: Scenario,
  { system, scale, options, values: given }: Scenario['rules'],
  times: number,
): Scenario {
  const isSame = system === scenario.rules.system;
  const kept = isSame ? scenario.rules.options : {};
  const values = given ?? (isSame ? scenario.rules.values : undefined);
  const table = times === 1 ? scenario : scaledTable(scenario, times);
  return { ...table, rules: { system, scale, options: { ...kept, ...options }, ...(values && { values }) } };
}

/** Turns, headings, points and shares stay as they are; so do the nations, and what a book reads from its overrides. */
export function scaledTable(scenario: Scenario, factor: number): Scenario {
  const by = multiplier(factor);
  return {
    ...scenario,
    table: by.table(scenario.table),
    terrain: scenario.terrain.map(by.feature),
    labels: (scenario.labels ?? []).map(by.label),
    ...(scenario.entryPoints && { entryPoints: scenario.entryPoints.map(by.entryPoint) }),
    armies: scenario.armies.map(by.army),
    objectives: scenario.objectives.map((one) => ({ ...one, at: one.at && by.point(one.at) })),
    special: scenario.special.map(by.special),
    weather: by.weather(scenario.weather),
    events: scenario.events.map(by.event),
  };
}

function multiplier(factor: number) {
  const cm = (length: Cm): Cm => length * factor;
  const point = ({ x, y }: Point): Point => ({ x: cm(x), y: cm(y) });
  const pair = ([one, other]: readonly [Cm, Cm]): readonly [Cm, Cm] => [cm(one), cm(other)];
  const placed = <T extends { readonly at: Point }>(one: T): T => ({ ...one, at: point(one.at) });
  const course = (line: Course): Course => ({ ...line, points: line.points.map(point) });

  function outline(shape: Outline): Outline {
    switch (shape.shape) {
      case 'polygon':
      case 'smooth':
        return { ...shape, points: shape.points.map(point) };
      case 'ellipse':
        return { ...placed(shape), radii: pair(shape.radii) };
      case 'rectangle':
        return { ...placed(shape), size: pair(shape.size) };
    }
  }

  const feature = (one: Feature): Feature => ({ ...shaped(one), label: one.label && placed(one.label) });

  function shaped(one: Feature): Feature {
    switch (one.kind) {
      case 'hill':
        return {
          ...one,
          height: cm(one.height),
          outline: outline(one.outline),
          contours: one.contours.map((line) => ({ height: cm(line.height), outline: outline(line.outline) })),
        };
      case 'bua':
        return { ...one, blocks: one.blocks.map((block) => ({ ...placed(block), side: cm(block.side) })) };
      case 'bridge':
      case 'ford':
        return { ...placed(one), width: cm(one.width) };
      case 'river':
      case 'stream':
      case 'road':
      case 'sunken road':
        return { ...one, width: cm(one.width), course: course(one.course) };
      case 'wall':
      case 'hedge':
      case 'fence':
      case 'tree line':
      case 'abatis':
      case 'custom line':
      case 'entrenchment':
        return { ...one, course: course(one.course) };
      default:
        return { ...one, outline: outline(one.outline) };
    }
  }

  const label = (one: MapLabel): MapLabel => ({ ...placed(one), size: one.size && cm(one.size) });

  const entryPoint = (one: EntryPoint): EntryPoint => ({
    ...placed(one),
    ...(one.exit && { exit: { ...one.exit, width: cm(one.exit.width) } }),
  });

  const table = ({ width, depth, picture, metresToCm, ...rest }: Table): Table => ({
    ...rest,
    width: cm(width),
    depth: cm(depth),
    picture: picture && { ...picture, corner: point(picture.corner), width: cm(picture.width) },
    ...(metresToCm !== undefined && { metresToCm: metresToCm / factor }),
  });

  function place(stands: StartingPlace): StartingPlace {
    if ('at' in stands) return placed(stands);
    return 'arrives' in stands ? { arrives: placed(stands.arrives) } : stands;
  }
  const unit = (one: Unit): Unit => ({ ...one, place: place(one.place) });
  const zone = (one: DeploymentZone): DeploymentZone => ({ ...one, outline: outline(one.outline) });
  const brigade = (one: Brigade): Brigade => ({
    ...one,
    commander: placed(one.commander),
    units: one.units.map(unit),
  });
  const army = (one: Army): Army => ({
    ...one,
    deployment: one.deployment.map(zone),
    general: one.general && placed(one.general),
    lieutenants: one.lieutenants.map(placed),
    brigades: one.brigades.map(brigade),
    independents: one.independents.map(unit),
  });

  function special(rule: SpecialRule): SpecialRule {
    switch (rule.rule) {
      case 'hold': {
        const { enemyWithin } = rule.until;
        return { ...rule, until: { ...rule.until, enemyWithin: enemyWithin === null ? null : cm(enemyWithin) } };
      }
      case 'mist':
        return { ...rule, beyond: cm(rule.beyond) };
      case 'lots':
        return { ...rule, places: rule.places.map(placed) };
      case 'keep':
      case 'note':
        return rule;
    }
  }

  const weather = (rule: WeatherRule): WeatherRule =>
    rule.sight === undefined ? rule : { ...rule, sight: cm(rule.sight) };
  const event = (one: ScenarioEvent): ScenarioEvent =>
    one.event === 'sight' && one.reach !== null ? { ...one, reach: cm(one.reach) } : one;

  return { point, table, feature, label, entryPoint, army, special, weather, event };
}
