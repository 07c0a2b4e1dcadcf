/** What happens at once, by the clock: everything in a chronicle but marching. */
import type { Gesture } from '../battle';
import type { Id, Minutes } from '../scenario';

/** A loss is told by how much it adds; what it comes to is summed when everything is in order. */
export type ChronicleGesture =
  | Exclude<Gesture, { readonly do: 'gauge' | 'moved' }>
  | { readonly do: 'lose'; readonly id: Id; readonly share: number };

export interface Instant {
  readonly at: Minutes;
  /** What ends at a time comes before what begins then. */
  readonly when: 'end' | 'begin';
  /** Of the story; the beginnings of the day are before all, -1. */
  readonly entry: number;
  /** Whose doing it is, so that it can be called off; null when it stands whatever comes. */
  readonly of: Id | null;
  readonly happening: ChronicleGesture;
  readonly text: string;
}

export class Instants {
  #all: Instant[] = [];

  add(one: Omit<Instant, 'of' | 'text'> & Partial<Pick<Instant, 'of' | 'text'>>): void {
    this.#all.push({ of: null, text: '', ...one });
  }

  /** What somebody was still to do after a time does not happen: he does something else. */
  callOff(id: Id, after: Minutes): void {
    this.#all = this.#all.filter((one) => one.of !== id || one.at <= after);
  }

  /** In the order in which they happen. */
  inOrder(): readonly Instant[] {
    const rank = ({ when }: Instant): number => (when === 'end' ? 0 : 1);
    return this.#all.toSorted((a, b) => a.at - b.at || rank(a) - rank(b) || a.entry - b.entry);
  }
}
