import * as v from 'valibot';
import { YEARS } from '../../../../engine/scenario';
import { integer, list, nothing, number, object, text } from '../fields';
import { file, folder, removed, scenarioText, source, stamp, title } from './fragments';

/** Of a table, cm. */
const side = number(30, 2000);
export const battleOrder = object({
  /** Of `scenario.choices`. */
  kind: text(40),
  seed: integer(0, 0xffffffff),
  /** West to east, south to north. */
  size: v.strictTuple([side, side], 'a width and a depth in cm'),
  rules: text(60),
  scale: text(20),
  /** Ids; the first attacks where one of them does. */
  nations: v.strictTuple([text(100), text(100)], 'two nations'),
  year: v.nullable(integer(YEARS.first, YEARS.last)),
  /** Of the larger army. */
  points: number(1, 100_000),
});

export const SCENARIO_ARGUMENTS = {
  'scenario.open': object(source),
  'scenario.text': object({ file }),
  'scenario.save': object({
    /** Null for one that was never saved. */
    file: v.nullable(file),
    /** What a file of its own is called, and the folder it lies in. */
    name: title,
    folder,
    text: scenarioText,
    /** The stamp of what was read or written last; with null the file may hold anything. */
    expects: stamp,
  }),
  'scenario.choices': nothing,
  'scenario.make': battleOrder,
  'scenario.duplicate': object({ file }),
  'scenario.rename': object({ file, title }),
  'scenario.move': object({ file, folder }),
  'scenario.remove': object({ file }),
  'scenario.restore': object({ removed }),
  'scenario.bin': nothing,
  'scenario.erase': object({ removed: list(removed, 10_000) }),
  'scenario.locate': object({ stamp: text(60) }),
  'scenario.reveal': object({ file }),
  'scenario.versions': object({ file }),
  'scenario.version': object({ file, version: text(20) }),
};
