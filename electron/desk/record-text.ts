import { RECORD_FORMAT, sealOf, type BattleRecord } from '../../engine/battle';
import { bookWordsOf, systems as registered, type RuleSystem } from '../../engine/rules';
import { refuse } from './faults';
import { isObject } from './schemas/fields';

const isList = (value: unknown, every: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(every);

const isSum = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value);

/** What of a record has which shape; the rest is settled by its checksum. */
const SHAPES: Readonly<Record<keyof BattleRecord, (value: unknown) => boolean>> = {
  cockade: (value) => value === 'battle record',
  format: (value) => value === RECORD_FORMAT,
  scenario: (value) =>
    isObject(value) && typeof value.title === 'string' && isObject(value.table) && Array.isArray(value.armies),
  system: (value) => isObject(value) && typeof value.id === 'string' && typeof value.version === 'string',
  options: isObject,
  seats: isObject,
  generals: (value) =>
    value === undefined || (isObject(value) && Object.values(value).every((id) => typeof id === 'string')),
  dice: (value) => isObject(value) && typeof value.from === 'string',
  vocabulary: (value) =>
    isObject(value) &&
    [value.gauges, value.marks, value.manners, value.scores, value.lengths, value.clauses].every(isObject),
  roster: (value) => isObject(value) && Array.isArray(value.sides) && isObject(value.units) && isObject(value.commands),
  start: (value) => isObject(value) && isObject(value.at) && Array.isArray(value.pieces),
  entries: (value) => isList(value, isObject),
  events: (value) => isList(value, (event) => isObject(event) && typeof event.do === 'string'),
  steps: (value) => isList(value, (step) => isObject(step) && typeof step.event === 'number'),
  branched: (value) => value === undefined || (isObject(value) && typeof value.from === 'string'),
  outcome: (value) => isObject(value) && typeof value.reason === 'string' && typeof value.turns === 'number',
  checksum: isSum,
  seal: isSum,
};
const PARTS = Object.keys(SHAPES) as (keyof BattleRecord)[];

const isRecord = (value: unknown): value is BattleRecord =>
  isObject(value) && PARTS.every((part) => SHAPES[part](value[part]));

/**
 * A record of an older format brought up to today's. Format 1 had fewer words of its rule book, which are taken from the
 * book as it is now; format 2 had no seal. Throws a fault when the book is not known here.
 */
function broughtUp(value: unknown, file: string, systems: readonly RuleSystem[]): unknown {
  if (!isObject(value) || (value.format !== 1 && value.format !== 2)) return value;
  const worded = value.format === 1 ? withWords(value, file, systems) : value;
  const seal = '0'.repeat(16);
  const shaped = { ...worded, format: RECORD_FORMAT, seal };
  return isRecord(shaped) ? { ...shaped, seal: sealOf(shaped) } : shaped;
}

function withWords(
  record: Readonly<Record<string, unknown>>,
  file: string,
  systems: readonly RuleSystem[],
): Readonly<Record<string, unknown>> {
  const { system, roster, vocabulary } = record;
  if (!isObject(system) || !isObject(roster) || !isObject(vocabulary)) return record;
  const known = systems.find(({ id }) => id === system.id);
  if (!known)
    throw refuse(
      'record-unreadable',
      `“${file}” was kept by an older Cockade under rules that are not known here: “${String(system.id)}”. Known are ${systems.map(({ id }) => id).join(', ')}.`,
      { file, field: 'system' },
    );
  const { clauses, breaksAt } = vocabulary;
  return { ...record, vocabulary: { ...bookWordsOf(known, String(roster.measure)), clauses, breaksAt } };
}

/** Reads the text of a kept battle. Throws a fault that says what is wrong with it. */
export function readRecord(text: string, file: string, systems = registered): BattleRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw refuse('record-unreadable', `“${file}” is not a kept battle: it cannot be read as JSON (${why}).`, { file });
  }
  value = broughtUp(value, file, systems);
  if (isRecord(value)) return value;
  const found = isObject(value) ? value : {};
  const part = PARTS.find((one) => !SHAPES[one](found[one])) ?? 'cockade';
  throw refuse(
    'record-unreadable',
    `“${file}” is not a battle record of format ${RECORD_FORMAT}: its “${part}” is missing or of another shape.`,
    {
      file,
      field: part,
    },
  );
}

export const writeRecord = (record: BattleRecord): string => `${JSON.stringify(record)}\n`;
