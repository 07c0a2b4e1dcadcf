/** What a march or an order comes upon that its player did not know of (MCN-VIS-04). */
import type { Cm, Field, Id } from '../../../battle';
import { cut, poseAlong } from '../../../geometry';
import type { Path } from '../../../geometry';
import { lengthWhile } from '../../../tabletop';
import { measureMarch } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { standsClear } from '../movement/clear-of-enemy';
import { isRefusal } from '../../common';
import { finds, hiddenFrom, isPrevented, reveal } from '../sight/hidden';
import { troopAt, troopOf } from '../troops/troop';

interface Made {
  readonly path: Path;
  readonly after: Allowance;
}

/**
 * The march as far as the place where the unit comes upon hidden enemies, who are shown; all of it when there are none.
 * Null when it cannot be made at all for those who were found.
 */
export function marchUntilFound(field: Field, side: Id, about: Allowance, path: Path): Made | null {
  const asked = measureMarch(field.view(side), about, path);
  if (isRefusal(asked)) throw new Error(asked.sentence);
  const length = lengthUntilFound(field, side, about.unit, path);
  if (length === null && !isPrevented(field, side, about.unit, (view) => isRefusal(measureMarch(view, about, path))))
    return { path, after: asked };
  for (const share of SHORTER) {
    const shorter = cut(path, (length ?? 0) * share);
    const after = measureMarch(field.whole, about, shorter);
    if (!isRefusal(after)) return { path: shorter, after };
  }
  return null;
}
/** It halts on nobody: where it may not stand at the place itself, it halts before it. */
const SHORTER = [1, 0.75, 0.5, 0.25];

/** How far it gets before it comes upon hidden enemies, who are shown, cm; null when it meets none. */
function lengthUntilFound(field: Field, side: Id, id: Id, path: Path): Cm | null {
  const view = field.whole;
  const hidden = hiddenFrom(view, side);
  if (hidden.length === 0) return null;
  const troop = troopOf(view, id);
  const meets = (at: number) => {
    const there = troopAt(troop, poseAlong(path, at));
    return hidden.filter((enemy) => finds(view, there, enemy) || !standsClear(view, troop, there.box));
  };
  const step = troop.traits.inch / 2;
  const length = lengthWhile(path.length, step, (at) => meets(at).length === 0);
  const found = meets(Math.min(path.length, length + step));
  for (const enemy of found) reveal(field, enemy.id, 'Come upon by a march');
  return found.length === 0 ? null : length;
}
