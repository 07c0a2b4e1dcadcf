/** When an entry begins and ends; it goes where its hour belongs among the others. */
import type { Minutes } from '../../engine/scenario';
import type { Refused } from '../draft';
import { editsOf } from './draft';
import type { ChronicleDraft } from './draft';
import { called, GONE, hoursOrdered, outsideTheDay } from './entries';
import type { EntryChange } from './entries';
import { hourWritten } from './written';

export interface Hours {
  readonly at: Minutes;
  /** Null: as long as it takes. */
  readonly until: Minutes | null;
}

export function setHours(draft: ChronicleDraft, index: number, hours: Hours): EntryChange | Refused {
  const at = Math.round(hours.at);
  const until = hours.until === null ? null : Math.round(hours.until);
  const action = draft.chronicle.story[index];
  const outside = outsideTheDay(draft, at) ?? (until === null ? null : outsideTheDay(draft, until));
  if (outside) return outside;
  if (until !== null && until <= at) return { refused: 'It would end before it begins.' };
  const text = editsOf(draft);
  const entry = ['story', index];
  if (!action || !text.has(entry)) return GONE;
  if (action.at !== at) text.set([...entry, 'at'], hourWritten(at));
  if (until === null) text.remove([...entry, 'until']);
  else if (action.until !== until) text.set([...entry, 'until'], hourWritten(until));
  const to = action.at === at ? index : hoursOrdered(draft, text, index, at);
  return { does: `Set the hours of ${called(draft, 'story', index)}`, edits: text.edits, part: 'story', index: to };
}
