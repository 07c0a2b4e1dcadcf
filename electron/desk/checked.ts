import * as v from 'valibot';
import { refuse } from './faults';

/** `value` as `schema` has it, or throws a fault that names the field, what is allowed there and what was found. */
export function checked<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = (issue.path ?? []).reduce(within, '');
  throw refuse('bad-argument', sentence(field || 'The argument', issue), field ? { field } : {});
}

const within = (field: string, { type, key }: v.IssuePathItem): string => {
  if (type === 'array') return `${field}[${String(key)}]`;
  return field ? `${field}.${String(key)}` : String(key);
};

function sentence(field: string, { expected, input, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return `${field} is not known: ${message}.`;
  return `${field} must be ${message}, ${input === undefined ? 'and is missing' : `not ${found(input)}`}.`;
}

/** Longer texts are only measured. */
const QUOTED_AT_MOST = 40;

function found(value: unknown): string {
  if (typeof value === 'string')
    return value.length > QUOTED_AT_MOST ? `a text of ${value.length}` : JSON.stringify(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
