import type { BattleRecord } from '../../engine/battle';
import { refuse } from './faults';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown, every: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(every);

/** What of a record has which shape; the rest is settled by its checksum. */
const SHAPES: Readonly<Record<keyof BattleRecord, (value: unknown) => boolean>> = {
  cockade: (value) => value === 'battle record',
  format: (value) => value === 1,
  scenario: (value) =>
    isObject(value) && typeof value.title === 'string' && isObject(value.table) && Array.isArray(value.armies),
  system: (value) => isObject(value) && typeof value.id === 'string' && typeof value.version === 'string',
  options: isObject,
  seats: isObject,
  dice: (value) => isObject(value) && typeof value.from === 'string',
  vocabulary: (value) => isObject(value) && isObject(value.gauges) && isObject(value.marks),
  roster: (value) => isObject(value) && Array.isArray(value.sides) && isObject(value.units) && isObject(value.commands),
  start: (value) => isObject(value) && isObject(value.at) && Array.isArray(value.pieces),
  entries: (value) => isList(value, isObject),
  events: (value) => isList(value, (event) => isObject(event) && typeof event.do === 'string'),
  steps: (value) => isList(value, (step) => isObject(step) && typeof step.event === 'number'),
  outcome: (value) => isObject(value) && typeof value.reason === 'string' && typeof value.turns === 'number',
  checksum: (value) => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value),
};
const PARTS = Object.keys(SHAPES) as (keyof BattleRecord)[];

const isRecord = (value: unknown): value is BattleRecord =>
  isObject(value) && PARTS.every((part) => SHAPES[part](value[part]));

/** Reads the text of a kept battle. Throws a fault that says what is wrong with it. */
export function readRecord(text: string, file: string): BattleRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw refuse('record-unreadable', `“${file}” is not a kept battle: it cannot be read as JSON (${why}).`, { file });
  }
  if (isRecord(value)) return value;
  const found = isObject(value) ? value : {};
  const part = PARTS.find((one) => !SHAPES[one](found[one])) ?? 'cockade';
  throw refuse(
    'record-unreadable',
    `“${file}” is not a battle record of format 1: its “${part}” is missing or of another shape.`,
    {
      file,
      field: part,
    },
  );
}

export const writeRecord = (record: BattleRecord): string => `${JSON.stringify(record)}\n`;
