import { describe, expect, it } from 'vitest';
import { checked } from '../../../electron/desk/checked';
import { faultOf } from '../../../electron/desk/faults';
import { CALL_ARGUMENTS } from '../../../electron/desk/schemas';
import {
  boolean,
  integer,
  list,
  nothing,
  number,
  object,
  oneOf,
  partial,
  text,
  texts,
} from '../../../electron/desk/schemas/fields';

const good = [
  ['a text of the longest length', text(3), 'abc'],
  ['the least whole number', integer(1, 9), 1],
  ['the most', integer(1, 9), 9],
  ['the least of any numbers', number(0.5, 1), 0.5],
  ['a word of the list', oneOf('auto', 'high'), 'high'],
  ['a list as long as may be', list(text(1), 2), ['a', 'b']],
  ['an object with all fields', object({ a: integer(0, 1) }), { a: 1 }],
  ['some of the fields', partial({ a: integer(0, 1), b: text(1) }), { b: 'x' }],
  ['texts by names', texts(3), { fog: 'yes' }],
  ['an object without fields', nothing, {}],
] as const;

const bad = [
  [text(3), 'abcd', 'it must be a text of at most 3 letters, not "abcd".'],
  [text(3), 'x'.repeat(41), 'it must be a text of at most 3 letters, not a text of 41.'],
  [text(3), 'x'.repeat(40), `it must be a text of at most 3 letters, not "${'x'.repeat(40)}".`],
  [integer(1, 9), 0, 'it must be a whole number from 1 to 9, not 0.'],
  [integer(1, 9), 10, 'it must be a whole number from 1 to 9, not 10.'],
  [integer(1, 9), 1.5, 'it must be a whole number from 1 to 9, not 1.5.'],
  [integer(1, 9), '5', 'it must be a whole number from 1 to 9, not "5".'],
  [number(0, 1), NaN, 'it must be a number from 0 to 1, not NaN.'],
  [number(0, 1), Infinity, 'it must be a number from 0 to 1, not Infinity.'],
  [boolean, 'yes', 'it must be true or false, not "yes".'],
  [oneOf('auto', 'high'), 'constructor', 'it must be one of auto, high, not "constructor".'],
  [list(text(1), 2), ['a', 'b', 'c'], 'it must be a list of at most 2, not a list of 3.'],
  [list(text(1), 2), {}, 'it must be a list of at most 2, not an object.'],
  [list(text(1), 2), ['a', null], 'it[1] must be a text of at most 1 letters, not null.'],
  [object({ a: integer(0, 1) }), {}, 'it.a must be a whole number from 0 to 1, and is missing.'],
  [object({ a: integer(0, 1) }), { a: 1, b: 2 }, 'it.b is not known: only a may stand here.'],
  [object({ a: integer(0, 1) }), null, 'it must be an object, not null.'],
  [object({}), [], 'it must be an object, not a list of 0.'],
  [partial({ a: integer(0, 1) }), { c: 1 }, 'it.c is not known: only a may stand here.'],
  [partial({ a: integer(0, 1) }), { a: undefined }, 'it.a must be a whole number from 0 to 1, and is missing.'],
  [partial({ a: integer(0, 1) }), [], 'it must be an object, not a list of 0.'],
  [texts(3), ['yes'], 'it must be an object of texts, not a list of 1.'],
  [texts(3), { fog: 1 }, 'it.fog must be a text of at most 3 letters, not 1.'],
  [nothing, { a: 1 }, 'it.a is not known: nothing may stand here.'],
] as const;

const faultIn = (judge: () => unknown) => {
  try {
    judge();
  } catch (error) {
    return faultOf(error);
  }
  throw new Error('it was taken');
};

describe('what comes from outside', () => {
  it.each(good)('may be %s', (_what, schema, value) => {
    expect(checked(object({ it: schema }), { it: value })).toEqual({ it: value });
  });

  it.each(bad)('is refused with what is allowed and what was found: %#', (schema, value, message) => {
    const fault = faultIn(() => checked(object({ it: schema }), { it: value }));
    expect(fault).toEqual({ code: 'bad-argument', message, field: message.split(' ', 1)[0] });
  });

  it('is refused as a whole when it is not even an object', () => {
    expect(faultIn(() => checked(CALL_ARGUMENTS['scenario.open'], 7))).toEqual({
      code: 'bad-argument',
      message: 'The argument must be an object, not 7.',
    });
  });

  it.each([
    [null, 'job must be an object, not null.'],
    [{ options: {} }, /^job\.kind must be one of map, tiles, .*, reference, and is missing\.$/],
    [{ kind: 'poster', options: {} }, /^job\.kind must be one of map, tiles, .*, reference, not "poster"\.$/],
    [{ kind: 'map' }, 'job.options must be an object, and is missing.'],
    [{ kind: 'map', options: { booklet: 'yes' } }, 'job.options.booklet must be true or false, not "yes".'],
    [{ kind: 'roster', options: { margin: 5.1 } }, 'job.options.margin must be a number from 0 to 5, not 5.1.'],
    [
      { kind: 'counters', options: { parts: ['stands', 'flags'] } },
      /^job\.options\.parts\[1\] must be one of stands, /,
    ],
  ])('is refused as a job of printing: %j', (job, message) => {
    const fault = faultIn(() => checked(CALL_ARGUMENTS['export.sheets'], { file: 'a.yaml', job }));
    expect(fault.message).toMatch(message);
  });
});
