import { signsOfBattle, signsOfStart, type Signs } from '../../../drawing/map';
import type { BattleState, Piece, Whereabouts } from '../../../engine/battle';
import { facingOf, poseAt, type Box } from '../../../engine/geometry';
import { unitsOfArmy, type Army, type Id, type Scenario, type StartingPlace } from '../../../engine/scenario';
import type { PlayedScenario } from '../../../electron/desk/api';
import type { TableLayer } from '../../../editing/table-shapes';

/**
 * The troops of a scenario as the rule system bases them, where the scenario has them now: the desk's answer may be some
 * moments older. Null when that answer does not know all of its units, so that they cannot be shown so.
 */
export function standingNow(scenario: Scenario, play: PlayedScenario): BattleState | null {
  const { state, areAll } = standingKnown(scenario, play);
  return areAll ? state : null;
}

/** The same of those units that the answer knows: whoever came since, or cannot be read, is left out. */
export function standingKnown(
  scenario: Scenario,
  play: PlayedScenario,
): { readonly state: BattleState; readonly areAll: boolean } {
  const pieces = new Map(play.state.pieces.map((piece) => [piece.id, piece]));
  const units = scenario.armies.flatMap((army) => unitsOfArmy(army).map((unit) => ({ side: army.id, ...unit })));
  const standing = units.flatMap(({ id, side, place, formation }): Piece[] => {
    const piece = pieces.get(id);
    if (!piece) return [];
    const isLaid = play.roster.units[id]?.layouts[formation] !== undefined;
    return [{ ...piece, where: whereOf(place, side), formation: isLaid ? formation : piece.formation }];
  });
  const state = { ...play.state, pieces: standing, commands: commandersNow(scenario, play) };
  return { state, areAll: standing.length === units.length };
}

/** Without the troops of layers that are not shown. */
export const withoutLayers = (state: BattleState, hidden: readonly TableLayer[]): BattleState => ({
  ...state,
  ...(hidden.includes('units') && { pieces: [] }),
  ...(hidden.includes('leaders') && { commands: {} }),
});

function whereOf(place: StartingPlace, side: Id): Whereabouts {
  if ('at' in place) return { on: poseAt(place.at, facingOf(place.heading)) };
  return 'inside' in place ? { inside: place.inside } : { off: side, due: place.arrives.turn };
}

function commandersNow(scenario: Scenario, { state }: PlayedScenario): Readonly<Record<string, Piece>> {
  const leaders = scenario.armies.flatMap((army) => [
    ...(army.general ? [{ command: army.general.id, at: army.general.at }] : []),
    ...army.lieutenants.map(({ id, at }) => ({ command: id, at })),
    ...army.brigades.map(({ id, commander }) => ({ command: id, at: commander.at })),
  ]);
  return Object.fromEntries(
    leaders.flatMap(({ command, at }) => {
      const figure = state.commands[command];
      if (!figure) return [];
      const { where } = figure;
      return [[command, 'on' in where ? { ...figure, where: { on: { ...where.on, x: at.x, y: at.y } } } : figure]];
    }),
  );
}

/** Blocks and leaders as they are drawn: by the rule system's bases as soon as it has told them. */
export function signsNow(scenario: Scenario, play: PlayedScenario | null): Signs {
  const state = play && standingNow(scenario, play);
  return play && state ? signsOfBattle({ ...play, state }, scenario) : signsOfStart(scenario);
}

/** Tells the footprints of all units as they are drawn, by id: the same map while no unit moves and no houses they are in. */
export function footprints(): (scenario: Scenario | null, play: PlayedScenario | null) => ReadonlyMap<Id, Box> {
  let of: readonly unknown[] = [];
  let boxes: ReadonlyMap<Id, Box> = new Map();
  return (scenario, play) => {
    const now = [play, scenario?.armies, ...(scenario?.terrain.filter(({ kind }) => kind === 'bua') ?? [])];
    if (now.length === of.length && now.every((part, index) => part === of[index])) return boxes;
    of = now;
    boxes = new Map(scenario ? signsNow(scenario, play).blocks.map((block) => [block.id, block]) : []);
    return boxes;
  };
}

/** Ids, as the map has them, of the units and leaders that are not the same as before: commanders bear their brigade's. */
export function movedTroops(before: Scenario, now: Scenario): ReadonlySet<Id> {
  const old = new Set<object>(before.armies.flatMap((army) => troopsOf(army).map(({ thing }) => thing)));
  return new Set(now.armies.flatMap((army) => troopsOf(army).flatMap(({ id, thing }) => (old.has(thing) ? [] : [id]))));
}

const troopsOf = (army: Army): readonly { readonly id: Id; readonly thing: object }[] => [
  ...unitsOfArmy(army).map((unit) => ({ id: unit.id, thing: unit })),
  ...army.brigades.map(({ id, commander }) => ({ id, thing: commander })),
  ...[...army.lieutenants, ...(army.general ? [army.general] : [])].map((leader) => ({ id: leader.id, thing: leader })),
];
