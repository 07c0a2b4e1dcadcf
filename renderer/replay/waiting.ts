import type { BattleEvent, Vocabulary } from '../../engine/battle';
import { isDramatic } from './moments';

/** How long an event stays so that it can be read: one of note, a routine one; one that says nothing is not waited for. */
export const readingTime = (
  event: BattleEvent,
  vocabulary: Pick<Vocabulary, 'manners' | 'marks'>,
  { note, routine }: { readonly note: number; readonly routine: number },
): number => (event.text === '' ? 0 : isDramatic(event, vocabulary) ? note : routine);

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
