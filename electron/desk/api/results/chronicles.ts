import type { Chronicled } from '../../../../engine/chronicle';

export interface ChronicleEntry {
  /** A handle the list gave out, not a path. */
  readonly file: string;
  readonly title: string;
  /** The scenario it moves: the name of its file without `.yaml`; empty where it does not say. */
  readonly scenario: string;
}
export interface ChronicleResults {
  'chronicle.list': { chronicles: readonly ChronicleEntry[] };
  /** Refused with the place of the first error where it has any. */
  'chronicle.open': { chronicled: Chronicled };
  /** The text of the scenario, to be edited and fought. Refused where nobody can fight on from that hour. */
  'chronicle.fork': { text: string };
}
