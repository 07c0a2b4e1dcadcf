/** Fire and close fight over a stretch of time: a volley every few minutes, unit after unit, and the losses with them. */
import { distance } from '../../geometry';
import type { Deed, Id, Minutes } from '../../scenario';
import type { DayCourse, NumberedAction } from '../course';
import type { ChronicleTroop } from '../troops';
import { FIGHTING } from '../chronicle-vocabulary';

/** Minutes from one volley of a unit to its next: the real ones came faster and are not told one by one. */
const EVERY: Readonly<Partial<Record<Deed, Minutes>>> = { fire: 6, skirmish: 7, fight: 5 };
/** Losses of these come with their volleys, and not all at the end. */
export const LOST_AT_ONCE: ReadonlySet<Deed> = new Set(['fire', 'skirmish', 'fight']);

export function tellVolleys(course: DayCourse, { action, entry }: NumberedAction, until: Minutes): void {
  const { troops, instants } = course;
  const every = EVERY[action.does];
  if (every === undefined) return;
  const firing = action.who.map((id) => troops.of(id)).filter((troop) => troop.unit !== null && troop.pose !== null);
  const targets = action.against.map((id) => troops.of(id)).filter(({ unit, pose }) => unit !== null && pose !== null);
  const closeIn = action.does === 'fight';
  for (const [i, troop] of firing.entries()) {
    const at = nearest(troop, targets);
    const began = action.at + Math.min(every / 2, (i * every) / firing.length);
    for (let time = began; time < until; time += every) {
      const volley = { by: troop.id, at: at === null ? [] : [at], manner: mannerOf(troop, action.does), total: 0 };
      instants.add({
        ...{ at: time, when: 'begin', entry, of: troop.id },
        happening: { do: closeIn ? 'fought' : 'fired', ...volley },
      });
    }
    if (!closeIn) continue;
    const mark = (value: 1 | null, time: Minutes): void =>
      instants.add({
        ...{ at: time, when: value ? 'begin' : 'end', entry },
        happening: { do: 'mark', id: troop.id, mark: FIGHTING, value },
      });
    mark(1, action.at);
    mark(null, until);
  }
  spread(course, { action, entry }, action.who, action.results.losses, until);
  spread(course, { action, entry }, action.against, action.results.inflicts, until);
}

const mannerOf = ({ unit }: ChronicleTroop, deed: Deed): string =>
  deed === 'fight' ? 'hand to hand' : unit?.arm === 'guns' ? 'cannon' : 'musketry';

/** The one that stands nearest; nobody when there is none. */
function nearest({ pose }: ChronicleTroop, targets: readonly ChronicleTroop[]): Id | null {
  let best: { readonly id: Id; readonly far: number } | null = null;
  for (const one of targets) {
    const far = pose && one.pose ? distance(pose, one.pose) : Infinity;
    if (best === null || far < best.far) best = { id: one.id, far };
  }
  return best?.id ?? null;
}

/** Losses come bit by bit. */
function spread(
  { troops, instants }: DayCourse,
  { action, entry }: NumberedAction,
  ids: readonly Id[],
  share: number,
  until: Minutes,
): void {
  if (share <= 0) return;
  const bits = Math.max(1, Math.min(4, Math.floor((until - action.at) / 5)));
  for (const id of ids) {
    if (!troops.of(id).unit) continue;
    for (let bit = 1; bit <= bits; bit += 1)
      instants.add({
        ...{ at: action.at + ((until - action.at) * bit) / bits, when: 'end', entry },
        happening: { do: 'lose', id, share: share / bits },
      });
  }
}
