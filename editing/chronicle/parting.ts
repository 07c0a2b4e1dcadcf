/** A march parted at an hour within it: there its troops stood elsewhere, and from there they went on as before. */
import type { Chronicled } from '../../engine/chronicle';
import { distance } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Action, Formation, Minutes } from '../../engine/scenario';
import { isGroup } from '../../engine/scenario/edits';
import type { Plain } from '../../engine/scenario/edits';
import { writtenOut } from '../draft';
import type { Refused } from '../draft';
import { editsOf, pointWritten } from './draft';
import type { ChronicleDraft } from './draft';
import { called, GONE, placeFor, putIn } from './entries';
import type { EntryChange } from './entries';
import { groupAt } from './group';
import { writePoint } from './ways';
import { hourWritten } from './written';

interface Parted {
  readonly index: number;
  readonly at: Minutes;
  readonly to: Point;
}

/** What belongs to the end of a march and goes with its second part. */
const OF_THE_END = ['facing', 'into', 'results'] as const;
/** What both parts of it have. */
const OF_BOTH = ['who', 'arranged', 'against', 'through', 'formation'] as const;

export function partMarch(draft: ChronicleDraft, told: Chronicled, { index, at, to }: Parted): EntryChange | Refused {
  const action = draft.chronicle.story[index];
  const text = editsOf(draft);
  const entry = ['story', index];
  const written = writtenOut(text.at(entry) ?? null);
  if (!action || !isGroup(written)) return GONE;
  const passed = pointsPassed(told, index, action, at);
  const along = action.along.slice(passed).map((point) => pointWritten(draft, point));
  const keys = [...OF_BOTH, ...OF_THE_END].flatMap((key): readonly (readonly [string, Plain])[] => {
    const value = written[key];
    return value === undefined ? [] : [[key, value]];
  });
  const second: Plain = {
    at: hourWritten(at),
    ...(action.until !== null && { until: hourWritten(action.until) }),
    does: action.does === 'arrive' ? 'march' : action.does,
    along,
    ...Object.fromEntries(keys),
  };
  for (let point = action.along.length - 1; point > passed; point -= 1) text.remove([...entry, 'along', point]);
  writePoint(text, [...entry, 'along', passed], pointWritten(draft, to));
  text.set([...entry, 'until'], hourWritten(at));
  for (const key of OF_THE_END) text.remove([...entry, key]);
  if (action.formation !== null && !COLUMNS.includes(action.formation)) text.remove([...entry, 'formation']);
  putIn(text, placeFor(draft, at), inOrder(second));
  return { does: `Let ${called(draft, 'story', index)} by another way`, edits: text.edits, part: 'story', index };
}
/** These are formed before the way; all others where it ends. */
const COLUMNS: readonly Formation[] = ['march column', 'limbered'];

const ORDER = ['at', 'until', 'who', 'does', 'along', 'facing', 'formation', 'arranged', 'against', 'through', 'into'];
const inOrder = (entry: { readonly [key: string]: Plain }): Plain => {
  const rank = (key: string): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return Object.fromEntries(Object.entries(entry).sort(([a], [b]) => rank(a) - rank(b)));
};

/** How many points of its way are behind it at an hour; the last never is. Who arrives has come on at the first. */
function pointsPassed(told: Chronicled, index: number, { at: from, along, does, who }: Action, at: Minutes): number {
  const until = told.hours[index]?.until ?? at;
  const start = does === 'arrive' ? along[0] : groupAt(told, from, who)?.middle;
  const stretches = along.map((point, i) => distance(along[i - 1] ?? start ?? point, point));
  const whole = stretches.reduce((sum, one) => sum + one, 0);
  const gone = until > from ? (whole * (at - from)) / (until - from) : 0;
  let sum = 0;
  const ahead = stretches.findIndex((stretch) => (sum += stretch) > gone);
  const passed = ahead < 0 ? along.length - 1 : Math.min(ahead, along.length - 1);
  return does === 'arrive' ? Math.max(1, passed) : passed;
}
