import type { Chronicled } from '../../../../engine/chronicle';
import type { Finding } from '../../../../engine/scenario';

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
  /** All of a text that can be read and laid on the table; null where it cannot be at all. With all that is wrong in it. */
  'chronicle.read': { chronicled: Chronicled | null; findings: readonly Finding[] };
  /** A chronicle of a scenario that has yet to be told, in the person's folder. Refused where the scenario cannot be read. */
  'chronicle.begin': { readonly file: string };
  /** The text of the scenario, to be edited and fought. Refused where nobody can fight on from that hour. */
  'chronicle.fork': { text: string };
}
