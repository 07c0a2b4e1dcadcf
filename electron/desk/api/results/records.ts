import type { BattleRecord } from '../../../../engine/battle';
import type { BattleNote } from '../../schemas';
import type { RecordEntry } from '../library';

export interface RecordResults {
  /** With what is to be told of a record that does not hold together. */
  'record.open': { battle: string; record: BattleRecord; remark: string | null };
  /** Its notes go with it. */
  'record.rename': { file: string };
  'record.remove': { removed: string };
  'record.restore': { file: string };
  'record.text': { text: string };
  /** What was written to it, in order. */
  'record.notes': { notes: readonly BattleNote[] };
  'record.annotate': Record<string, never>;
  /** The latest first. */
  'recent.list': { records: readonly RecordEntry[] };
  'recent.open': { battle: string; record: BattleRecord; remark: string | null };
  'recent.notes': { notes: readonly BattleNote[] };
  'recent.annotate': Record<string, never>;
}
export interface RecordNotifications {
  /** Another battle was fought that nobody has kept. */
  'recent.changed': Record<string, never>;
}
