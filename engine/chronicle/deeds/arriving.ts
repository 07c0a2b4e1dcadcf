/** Troops that come on the table at their hour: until then they are nowhere. */
import { along, facing, poseAt } from '../../geometry';
import type { Pose } from '../../geometry';
import { timeInWords } from '../../scenario';
import type { Chronicle, Cm, Id } from '../../scenario';
import { groundOf } from '../../terrain';
import { remarkOn } from '../course';
import type { DayCourse, NumberedAction } from '../course';
import { footprint, formationFor, looking } from '../troops';
import type { March, ChronicleTroop } from '../troops';

/** Who arrives in the story, so is not there when it begins. */
export const arrivals = ({ story }: Chronicle): ReadonlySet<Id> =>
  new Set(story.flatMap(({ does, who }) => (does === 'arrive' ? who : [])));

/** Those who are to come on stand ready in column where they do, all in one place: one after the other they march off from it. */
export function makeReady(course: DayCourse, { action, entry }: NumberedAction): readonly ChronicleTroop[] {
  const { troops } = course;
  const all = action.who.map((id) => troops.of(id));
  const there = all.find(({ pose }) => pose !== null);
  if (there)
    remarkOn(course, entry, {
      ...{ key: 'who', severity: 'error', code: 'there-already' },
      message: `${troops.nameOf(there.id)} is on the table already at ${timeInWords(action.at)}.`,
      fix: 'Let it arrive once only, and not leave before.',
    });
  const [at, next] = action.along;
  const coming = all.filter(({ pose }) => pose === null);
  if (!at || !next) return [];
  for (const troop of coming) {
    troop.formation = formationFor(troop, 'march column');
    troop.pose = onTheTable(course, troop, looking(at, next, NORTHWARD));
  }
  return coming;
}

/** Where it looks when its way goes nowhere. */
const NORTHWARD = poseAt({ x: 0, y: 0 }, { x: 0, y: 1 });

/** As far ahead as its footprint needs to be clear of the table's edge. */
function onTheTable({ scenario }: DayCourse, troop: ChronicleTroop, pose: Pose): Pose {
  const ground = groundOf(scenario);
  for (let ahead: Cm = 0; ahead <= FARTHEST; ahead += STEP) {
    const place = poseAt(along(pose, ahead, 0), facing(pose));
    const box = footprint(troop, place);
    if (!box || ground.holds(box)) return place;
  }
  return pose;
}
const STEP: Cm = 0.5;
const FARTHEST: Cm = 40;

/** It comes on when it sets out. */
export function comeOn(
  { instants }: DayCourse,
  { entry }: NumberedAction,
  troop: ChronicleTroop,
  { from, path, as }: March,
): void {
  const then = { at: from, when: 'begin', entry, of: troop.id } as const;
  instants.add({ ...then, happening: { do: 'went', id: troop.id, to: { on: path.from } } });
  troop.formation = as;
  if (troop.unit)
    instants.add({ ...then, happening: { do: 'formed', id: troop.id, formation: as, to: path.from, bases: null } });
}
