import * as v from 'valibot';
import { integer, list, nothing, number, object, text } from '../fields';
import { battle, file } from './fragments';

/** A moment of a battle that somebody marked, with words of his own and where the camera stood; at most 500 in a battle. */
const recordNote = object({
  /** Events before it. */
  moment: integer(0, 10_000_000),
  text: text(2000),
  /** Null on the plan. */
  camera: v.nullable(
    object({
      x: number(-1e5, 1e5),
      y: number(-1e5, 1e5),
      height: number(-1e5, 1e5),
      distance: number(0, 1e5),
      azimuth: number(-1e3, 1e3),
      elevation: number(-10, 10),
    }),
  ),
});
export const recordNotes = list(recordNote, 500);
export type BattleNote = v.InferOutput<typeof recordNote>;

export const RECORD_ARGUMENTS = {
  'record.open': object({ file }),
  'record.rename': object({ file, name: text(200) }),
  'record.remove': object({ file }),
  'record.restore': object({ removed: text(400) }),
  /** The whole of it, for a copy elsewhere. */
  'record.text': object({ file }),
  'record.notes': object({ file }),
  'record.annotate': object({ file, notes: recordNotes }),
  /** Battles that were fought and not kept, by hand or by computers: the last five. */
  'recent.list': nothing,
  'recent.open': object({ file }),
  /** What was written to an open battle that is one of them. */
  'recent.notes': object({ battle }),
  'recent.annotate': object({ battle, notes: recordNotes }),
};
