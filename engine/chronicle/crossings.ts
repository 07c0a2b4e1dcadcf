/** Who marches through whom by accident, found by looking at every minute. */
import { overlaps } from '../geometry';
import type { Box } from '../geometry';
import type { Id, Minutes } from '../scenario';
import { remarkOn } from './course';
import { timeInWords } from '../scenario';
import type { DayCourse } from './course';
import { leewayOf } from './deeds/meetings';
import { footprint, poseAtTime } from './troops';
import type { March } from './troops';

/** Two on their way at the same time; who stands in the way of a march was seen when it was laid out. */
export function remarkOnCrossings(course: DayCourse): void {
  const { troops, chronicle } = course;
  const told = new Set<string>();
  const marches = troops.marches.filter(({ id, path }) => troops.of(id).unit !== null && path.length > 0);
  for (let at: Minutes = chronicle.day.begins; at <= chronicle.day.ends; at += 1) {
    const under = marches.filter(({ from, until }) => from < at && at < until);
    const boxes = under.flatMap((march) => {
      const box = boxOf(course, march, at);
      return box ? [{ march, box }] : [];
    });
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1)) {
        const key = `${one.march.entry} ${other.march.entry} ${one.march.id} ${other.march.id}`;
        if (
          told.has(key) ||
          isMeant(course, one.march, other.march) ||
          !overlaps(one.box, other.box, leewayOf(one.march.entry === other.march.entry))
        )
          continue;
        told.add(key);
        remarkOn(course, Math.max(one.march.entry, other.march.entry), {
          ...{ key: 'along', severity: 'warning', code: 'crossing' },
          message: `${troops.nameOf(one.march.id)} and ${troops.nameOf(other.march.id)} march through each other at ${timeInWords(at)}.`,
          fix: 'Let one of them march later or elsewhere, or name it under through.',
        });
      }
  }
}

const boxOf = ({ troops }: DayCourse, march: March, at: Minutes): Box | null =>
  footprint(troops.of(march.id), poseAtTime(march, at), march.as);

function isMeant({ chronicle }: DayCourse, one: March, other: March): boolean {
  const names = ({ entry }: March, id: Id): boolean => {
    const action = chronicle.story[entry];
    return (action?.through.includes(id) ?? false) || (action?.against.includes(id) ?? false);
  };
  return names(one, other.id) || names(other, one.id);
}
