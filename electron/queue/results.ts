import type { GameSummary } from '../../engine/analysis/report';
import { isObject } from '../desk/schemas/fields';

const isGame = (value: unknown): value is GameSummary =>
  isObject(value) &&
  typeof value.seed === 'number' &&
  typeof value.checksum === 'string' &&
  isObject(value.outcome) &&
  typeof value.outcome.turns === 'number' &&
  [value.units, value.objectives, value.charges].every(Array.isArray) &&
  [value.suffered, value.lostByTurn, value.casualties, value.moves].every(isObject);

/** What a worker gave back, as a list or as its JSON; null when it is no list of battles. */
export function gamesIn(given: unknown): readonly GameSummary[] | null {
  const list: unknown = typeof given === 'string' ? parsed(given) : given;
  return Array.isArray(list) && list.every(isGame) ? list : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
