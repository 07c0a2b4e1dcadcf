/** How the day ended: a sentence, who won, what each side lost of those who were there. */
import type { Id, LossesOfDay } from '../../engine/scenario';
import type { Change } from '../change';
import type { Refused } from '../draft';
import { append } from '../entries';
import { editsOf } from './draft';
import type { ChronicleDraft } from './draft';

/** Without a sentence the day has no ending: with null all that is said of it goes. */
export function setEnding(draft: ChronicleDraft, text: string | null): Change {
  const edits = editsOf(draft);
  if (text === null) edits.remove(['outcome']);
  else if (draft.chronicle.outcome) edits.set(['outcome', 'text'], text);
  else edits.set(['outcome'], { text });
  return { does: text === null ? 'Remove how the day ended' : 'Tell how the day ended', edits: edits.edits };
}

/** Null: nobody won. */
export function setWinner(draft: ChronicleDraft, side: Id | null): Change | Refused {
  if (!draft.chronicle.outcome) return UNTOLD;
  const edits = editsOf(draft);
  if (side === null) edits.remove(['outcome', 'winner']);
  else edits.set(['outcome', 'winner'], side);
  return { does: 'Set who won', edits: edits.edits };
}

/** Men lost, of how many who were there, and what sources say; all null takes the side's losses out. */
export function setLossesOf(
  draft: ChronicleDraft,
  side: Id,
  next: Pick<LossesOfDay, 'men' | 'of' | 'text'> | null,
): Change | Refused {
  const { outcome } = draft.chronicle;
  if (!outcome) return UNTOLD;
  const edits = editsOf(draft);
  const index = outcome.losses.findIndex((one) => one.side === side);
  const path = ['outcome', 'losses', index];
  const known = outcome.losses[index];
  if (next === null) edits.remove(outcome.losses.length === 1 ? ['outcome', 'losses'] : path);
  else if (!known) append(edits, ['outcome', 'losses'], { side, men: next.men, of: next.of, ...said(next) });
  else
    for (const key of ['men', 'of', 'text'] as const) {
      const value = next[key];
      if (value === null) edits.remove([...path, key]);
      else edits.set([...path, key], value);
    }
  return { does: `Set what ${side} lost`, edits: edits.edits };
}

const said = ({ text }: Pick<LossesOfDay, 'text'>) => (text === null ? {} : { text });
const UNTOLD: Refused = { refused: 'First tell in a sentence how the day ended.' };
