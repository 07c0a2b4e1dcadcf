/** What an entry of the story does: it sets troops on their way, lets them fire, and tells what comes of it. */
import type { Minutes } from '../../scenario';
import { isMarching } from '../../scenario';
import { remarkOn } from '../course';
import { timeInWords } from '../../scenario';
import type { DayCourse, NumberedAction } from '../course';
import { facingOf, poseAt } from '../../geometry';
import { formationFor } from '../troops';
import type { ChronicleTroop } from '../troops';
import { ROUTING } from '../chronicle-vocabulary';
import { makeReady } from './arriving';
import { tellMarch } from './marching';
import { tellResults } from './results';
import { tellVolleys } from './volleys';

export { arrivals } from './arriving';
export { setDownFirst } from './setting-down';

/** How long is fired and fought where the file tells no end, minutes. */
const A_WHILE = 15;

/** Tells one entry; when it is over. */
export function tell(course: DayCourse, told: NumberedAction): Minutes {
  const present = whoActs(course, told);
  begin(course, told, present);
  const until = endOf(course, told, present);
  tellVolleys(course, told, until);
  tellResults(course, told, until);
  return until;
}

function endOf(course: DayCourse, told: NumberedAction, present: readonly ChronicleTroop[]): Minutes {
  const { action } = told;
  if (isMarching(action.does)) return tellMarch(course, told, present);
  const lasts = action.does === 'fire' || action.does === 'skirmish' || action.does === 'fight';
  return Math.min(course.chronicle.day.ends, action.until ?? action.at + (lasts ? A_WHILE : 0));
}

function whoActs(course: DayCourse, told: NumberedAction): readonly ChronicleTroop[] {
  const { does } = told.action;
  if (does === 'note' || does === 'burn') return [];
  return does === 'arrive' ? makeReady(course, told) : presentOf(course, told);
}

/** Those who act and are there; a remark about the first who is not. */
function presentOf(course: DayCourse, { action, entry }: NumberedAction): readonly ChronicleTroop[] {
  const { troops } = course;
  const all = action.who.map((id) => troops.of(id));
  const absent = all.find(({ pose, unit }) => pose === null && (unit !== null || all.length === 1));
  if (absent)
    remarkOn(course, entry, {
      ...{ key: 'who', severity: 'error', code: 'not-there' },
      message: `${troops.nameOf(absent.id)} is not on the table at ${timeInWords(action.at)}.`,
      fix: 'Let it begin on the table, or take it out of this entry.',
    });
  return all.filter(({ pose }) => pose !== null);
}

/** They leave off what they did before. */
function begin(course: DayCourse, { action, entry }: NumberedAction, present: readonly ChronicleTroop[]): void {
  const { troops, instants } = course;
  const busy = present.find(({ unit, march }) => unit !== null && march !== null && march.until > action.at);
  if (busy?.march)
    remarkOn(course, entry, {
      ...{ key: 'at', severity: 'error', code: 'still-marching' },
      message: `${troops.nameOf(busy.id)} is still on its way at ${timeInWords(action.at)}; it arrives at ${timeInWords(Math.ceil(busy.march.until))}.`,
      fix: 'Begin this later, or end the march earlier with until.',
    });
  const now = { at: action.at, when: 'begin', entry } as const;
  for (const troop of present) {
    troops.halt(troop, action.at);
    instants.callOff(troop.id, action.at);
    if (troop.routing && action.does !== 'rout') {
      troop.routing = false;
      instants.add({ ...now, happening: { do: 'mark', id: troop.id, mark: ROUTING, value: null } });
    }
    if (isMarching(action.does) || !troop.unit || !troop.pose || troop.inside !== null) continue;
    const formation = formationFor(troop, action.formation);
    const pose = action.facing === null ? troop.pose : poseAt(troop.pose, facingOf(action.facing));
    if (formation === troop.formation && pose === troop.pose) continue;
    troop.formation = formation;
    troop.pose = pose;
    instants.add({ ...now, happening: { do: 'formed', id: troop.id, formation, to: pose, bases: null } });
  }
}
