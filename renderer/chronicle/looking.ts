/** Where the eye is to be at an hour of the story: on the last hint of it, and gliding to the next as its hour comes. */
import type { Chronicled } from '../../engine/chronicle';
import type { CameraHint } from '../../engine/scenario';
import type { HintBlend } from '../battlefield';

/** The eye sets out so long before the hour of a hint, minutes: when it begins, it is seen. */
const GLIDE = 6;
/** But stays on the hint before it for this share of the time between them. */
const STAYS = 0.5;

/** Null when the story has no hints; before the first it waits there already. */
export function lookAt(looks: Chronicled['looks'], now: number): HintBlend | null {
  const index = Math.max(
    0,
    looks.findLastIndex(({ at }) => at <= now),
  );
  const here = looks[index];
  if (!here) return null;
  const next = looks[index + 1];
  const glide = next ? Math.min(GLIDE, (next.at - here.at) * (1 - STAYS)) : 0;
  const share = next && glide > 0 ? 1 - (next.at - now) / glide : 0;
  if (!next || share <= 0 || now < here.at) return held(here);
  return { from: here.camera, to: next.camera, share: share * share * (3 - 2 * share) };
}

/** The same for as long as it lasts, so that nothing is moved while the eye rests. */
const resting = new WeakMap<CameraHint, HintBlend>();
function held({ camera }: Chronicled['looks'][number]): HintBlend {
  const known = resting.get(camera) ?? { from: camera, to: camera, share: 0 };
  resting.set(camera, known);
  return known;
}
