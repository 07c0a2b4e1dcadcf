/** A moment of the battle as files have it. */
import { timeWritten } from '../../engine/scenario';
import type { Minutes } from '../../engine/scenario';
import type { WrittenKeys } from './yaml';

/** An hour stands for the turn that falls in it. */
export const momentOf = (turn: number | null, hour: Minutes | undefined): WrittenKeys =>
  hour === undefined ? { turn: turn ?? undefined } : { hour: timeWritten(hour) };
