import { Box3, Matrix4, Ray, Vector3 } from 'three';
import type { Id } from '../../../engine/battle';

import { BASE_HEIGHT } from './parts';
import type { Parts } from './parts';

/** How high the models on a base reach, cm at 28 mm. */
const REACH = BASE_HEIGHT + 3.4;

/** Who misses every base by no more than this still picks the nearest, cm. */
const GENEROUS = 1.6;

/** The unit whose bases, with the figures on them, the ray meets first, or all but meets; null when it meets none. */
export const pickedBy = (ray: Ray, parts: readonly Parts[], scale: number): Id | null =>
  firstMet(ray, parts, scale, 0) ?? firstMet(ray, parts, scale, GENEROUS);

function firstMet(ray: Ray, parts: readonly Parts[], scale: number, margin: number): Id | null {
  let best: { readonly id: Id; readonly far: number } | null = null;
  const [local, hit, inverse, box] = [new Ray(), new Vector3(), new Matrix4(), new Box3()];
  for (const { kit, bases } of parts)
    for (const base of bases) {
      inverse.copy(base.matrix).invert();
      local.copy(ray).applyMatrix4(inverse);
      const [w, d] = [base.width / 2 + margin, base.depth / 2 + margin];
      box.min.set(-w, 0, -d);
      box.max.set(w, REACH * scale, d);
      if (!local.intersectBox(box, hit)) continue;
      const far = hit.applyMatrix4(base.matrix).distanceTo(ray.origin);
      if (!best || far < best.far) best = { id: kit.id, far };
    }
  return best?.id ?? null;
}
