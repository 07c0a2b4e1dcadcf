/** Places side by side for those who would each rather stand somewhere else: brigades in a line, battalions in a brigade. */
import type { Cm } from '../../battle';

/** Places in a row, in their order and clear of each other, as near as can be to where each is wanted. */
export function abreast(wanted: readonly { readonly at: Cm; readonly width: Cm }[]): readonly Cm[] {
  // Less the room of those to its left, every place must be no less than the one before: runs that are not stand as one.
  const runs: { sum: Cm; count: number }[] = [];
  const offsets: Cm[] = [];
  let room = 0;
  for (const { at, width } of wanted) {
    const offset = room + width / 2;
    room += width;
    offsets.push(offset);
    let run = { sum: at - offset, count: 1 };
    for (let last = runs.at(-1); last && last.sum / last.count > run.sum / run.count; last = runs.at(-1)) {
      run = { sum: run.sum + last.sum, count: run.count + last.count };
      runs.pop();
    }
    runs.push(run);
  }
  const places: Cm[] = [];
  for (const { sum, count } of runs)
    for (let i = 0; i < count; i++) places.push(sum / count + (offsets[places.length] ?? 0));
  return places;
}
