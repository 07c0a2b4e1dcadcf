/** Who is on the table, in the lists that rules ask for again and again. */
import type { Id } from '../battle';
import type { Body } from './body';

/** Each list keeps the order of all. */
export interface BodyLists<B extends Body> {
  readonly all: readonly B[];
  readonly ofSide: (side: Id) => readonly B[];
  /** Of every other side. */
  readonly against: (side: Id) => readonly B[];
  readonly ofCommand: (command: Id) => readonly B[];
}

/** Lists of these bodies, each made when it is first asked for. They change no more: make them anew when the bodies do. */
export const listsOf = <B extends Body>(all: readonly B[]): BodyLists<B> => ({
  all,
  ofSide: keptBy((side) => all.filter((body) => body.side === side)),
  against: keptBy((side) => all.filter((body) => body.side !== side)),
  ofCommand: keptBy((command) => all.filter(({ piece }) => piece.command === command)),
});

function keptBy<B>(make: (key: Id) => readonly B[]): (key: Id) => readonly B[] {
  const kept = new Map<Id, readonly B[]>();
  return (key) => {
    let list = kept.get(key);
    if (!list) {
      list = make(key);
      kept.set(key, list);
    }
    return list;
  };
}
