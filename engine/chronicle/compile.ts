/** The way of a chronicle: troops are placed, the story is told entry by entry, and the day is cut into spans. */
import { figures } from '../battle';
import type { BattleState, Piece } from '../battle';
import { facingOf } from '../geometry';
import type { RuleSystem } from '../rules/system';
import { asPlaced, withBodies } from '../scenario';
import type { Chronicle, ChronicleRemark, Scenario } from '../scenario';
import type { ChronicleCaption, Chronicled, HoursOfEntry } from './chronicled';
import type { DayCourse } from './course';
import { remarkOnCrossings } from './crossings';
import { arrivals, setDownFirst, tell } from './deeds';
import { groupOf, placesAlong } from './groups';
import { Instants } from './instants';
import { remarkOnLeftBehind } from './left-behind';
import { remarkOnLying } from './lying';
import { withinTheTable } from './room';
import { cutIntoSpans } from './spans';
import { footprint, formationFor, plainState, ChronicleTroops } from './troops';
import { MarchRoutes } from './march-routes';
import type { FootprintInWay } from './march-routes';
import { CHRONICLE_WORDS } from './chronicle-vocabulary';

/** `system` tells only how the troops look and what ground is closed to them. */
export function compileChronicle(chronicle: Chronicle, given: Scenario, system: RuleSystem): Chronicled {
  const scenario = withBodies(given, chronicle.bodies);
  const { roster, state } = system.prepare(asPlaced(scenario));
  const plain = plainState(state);
  const troops = new ChronicleTroops(scenario, roster, plain);
  const routes = new MarchRoutes(system, scenario, roster, plain);
  const remarks: ChronicleRemark[] = [];
  const course: DayCourse = { chronicle, scenario, troops, routes, instants: new Instants(), remarks };
  for (const id of arrivals(chronicle)) {
    const late = troops.of(id);
    late.pose = null;
    late.inside = null;
  }
  const placed = [...standingAsDeployed(course)];
  for (const entry of chronicle.begins.keys()) placeAtBeginning(course, entry, placed);
  const start = startOf(plain, troops);
  const captions: ChronicleCaption[] = [];
  const hours: HoursOfEntry[] = [];
  for (const [entry, action] of chronicle.story.entries()) {
    const until = tell(course, { action, entry });
    hours.push({ from: action.at, until });
    if (action.caption === null) continue;
    const { at, caption: text, who, confidence, source } = action;
    captions.push({ entry, at, until, text, who, confidence, source });
    course.instants.add({ at, when: 'begin', entry, happening: { do: 'told', who: who[0] ?? '', what: text }, text });
  }
  remarkOnCrossings(course);
  const { events, spans } = cutIntoSpans(chronicle.day, course.instants.inOrder(), troops.marches);
  remarkOnLying(course, { roster, start, events, spans });
  remarkOnLeftBehind(course, { roster, start, events, spans });
  const { title, date, notes, source, day, weather, outcome } = chronicle;
  return {
    ...{
      title,
      date,
      notes,
      source,
      scenario,
      roster,
      start,
      events,
      spans,
      captions,
      hours,
      day,
      weather,
      outcome,
      remarks,
    },
    bodies: chronicle.bodies.map(({ unit }) => unit.id),
    vocabulary: CHRONICLE_WORDS,
    comings: troops.marches.flatMap(({ does, id, from: at, path }) =>
      does === 'arrive' ? [{ id, at, pose: path.from }] : [],
    ),
    looks: chronicle.story.flatMap(({ at, camera }) => (camera === null ? [] : [{ at, camera }])),
    chapters: chronicle.story.flatMap(({ at, chapter }) => (chapter === null ? [] : [{ at, title: chapter }])),
  };
}

/** Whom the chronicle leaves where the scenario has him when the day begins. */
function standingAsDeployed({ chronicle, troops }: DayCourse): readonly FootprintInWay[] {
  const placedHere = new Set(chronicle.begins.flatMap(({ who }) => who));
  return troops.all.flatMap((troop) => {
    const box = troop.pose && troop.inside === null && !placedHere.has(troop.id) ? footprint(troop, troop.pose) : null;
    return box ? [{ id: troop.id, box }] : [];
  });
}

function placeAtBeginning(course: DayCourse, entry: number, placed: FootprintInWay[]): void {
  const { chronicle, troops } = course;
  const beginning = chronicle.begins[entry];
  if (!beginning) return;
  const { who, at, facing, formation, arranged } = beginning;
  const looks = facingOf(facing);
  const all = who.map((id) => troops.of(id));
  for (const troop of all) {
    troop.pose ??= { x: at.x, y: at.y, hx: looks.x, hy: looks.y };
    troop.inside = null;
  }
  const group = groupOf(all);
  if (!group) return;
  const behind = { x: at.x - looks.x, y: at.y - looks.y };
  const places = placesAlong({ ...group }, { points: [behind, at], looks, formation, arranged }, troops);
  for (const troop of all) {
    troop.formation = formationFor(troop, formation);
    const wanted = places.get(troop.id)?.end ?? troop.pose;
    if (!wanted) continue;
    const others = placed.filter(({ id }) => id !== troop.id);
    troop.pose = troop.unit
      ? setDownFirst(course, entry, { troop, as: troop.formation, wanted }, others)
      : withinTheTable(course.scenario, wanted);
    const box = footprint(troop, troop.pose);
    if (box) placed.push({ id: troop.id, box });
  }
}

/** The first state with everybody where the chronicle has him begin. */
function startOf(state: BattleState, troops: ChronicleTroops): BattleState {
  const placed = (piece: Piece): void => {
    const { pose, inside, formation } = troops.of(piece.id);
    piece.formation = formation;
    if (inside !== null) piece.where = { inside };
    else if (pose) piece.where = { on: pose };
    else if (!('off' in piece.where)) piece.where = { off: piece.seat };
  };
  state.pieces.forEach(placed);
  figures(state).forEach(placed);
  return state;
}
