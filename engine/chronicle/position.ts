/** Where everybody is at an hour of a chronicle. */
import { copyState, figures, playback } from '../battle';
import type { BattleState } from '../battle';
import { memo } from '../facts';
import { poseAlong } from '../geometry';
import type { Minutes } from '../scenario';
import type { Chronicled } from './chronicled';

const playbackOf = memo((chronicled: Chronicled) => playback(chronicled));

/** Those under way stand where they have come to. Throws a sentence for an hour that is not of its day. */
export function positionAt(chronicled: Chronicled, at: Minutes): BattleState {
  const { day, spans, events } = chronicled;
  const span = spans.findLast(({ from }) => from <= at);
  if (!span || at > day.ends) throw new RangeError('The chronicle does not tell of this hour.');
  const state = copyState(playbackOf(chronicled).stateAt(span.settled));
  const moved = span.moved === null ? undefined : events[span.moved];
  if (moved?.do !== 'moved') return state;
  const share = span.until > span.from ? (at - span.from) / (span.until - span.from) : 0;
  const pieces = new Map([...state.pieces, ...figures(state)].map((piece) => [piece.id, piece]));
  for (const { id, path } of moved.movers) {
    const piece = pieces.get(id);
    if (piece) piece.where = { on: poseAlong(path, path.length * share) };
  }
  return state;
}
