/**
 * Facts of a position. Each is declared once, as a constant of its file, with what it depends on; where it is kept it has a
 * number of its own, so that looking it up costs one read, and a change drops exactly the facts that name it.
 */

/** What may be kept: anything but `undefined`, which says that nothing is kept. */
export type Kept = NonNullable<unknown> | null;

export type Dependency =
  /** Where a unit stands, or that it left the table or came to it. */
  | 'places'
  /** Where the figure of a commander stands. */
  | 'figures'
  /** The formation of a unit, or bases that do not stand as it lays them out. */
  | 'formations'
  /** Which command a unit belongs to. */
  | 'commands'
  | 'gauges'
  | `gauge ${string}`
  | 'marks'
  | `mark ${string}`
  | 'ground'
  /** Things that lie on the table. */
  | 'loose'
  /** Which turn is played, which step of it and which part of that. */
  | 'step';

/** What was worked out about one position, by the numbers of the facts. Whoever changes the position drops what depends on it. */
export class Facts {
  readonly kept: (Kept | undefined)[] = Array.from({ length: count });

  /** Forgets every fact that depends on this. */
  drop(changed: Dependency): void {
    const numbers = dependents.get(changed);
    if (numbers) for (const number of numbers) this.kept[number] = undefined;
  }

  /** Forgets every fact that depends on this mark, or on marks of any name. */
  dropMark(mark: string): void {
    this.drop('marks');
    const numbers = dependentsOfMark.get(mark);
    if (numbers) for (const number of numbers) this.kept[number] = undefined;
  }

  /** Forgets every fact that depends on this gauge, or on gauges of any name. */
  dropGauge(gauge: string): void {
    this.drop('gauges');
    const numbers = dependentsOfGauge.get(gauge);
    if (numbers) for (const number of numbers) this.kept[number] = undefined;
  }
}

/** What holds facts: a view of a position. */
interface Holder {
  readonly facts: Facts;
}

/** A fact of the position, worked out once until something it depends on changes. */
export function fact<V extends Holder, T extends Kept>(
  of: readonly Dependency[],
  work: (view: V) => T,
): (view: V) => T {
  const number = declare(of);
  return (view) => {
    const { kept } = view.facts;
    const known = kept[number];
    // Only this fact writes under its number.
    if (known !== undefined) return known as T;
    const value = work(view);
    kept[number] = value;
    return value;
  };
}

/** A fact about something in the position: an object, told apart by its identity, or a word or number. */
export function factOf<V extends Holder, K, T extends Kept>(
  of: readonly Dependency[],
  work: (view: V, key: K) => T,
): (view: V, key: K) => T {
  const rows = fact<V, Map<K, T>>(of, () => new Map());
  return (view, key) => {
    const row = rows(view);
    let value = row.get(key);
    if (value === undefined) {
      value = work(view, key);
      row.set(key, value);
    }
    return value;
  };
}

/** A fact about two things and how they are to each other. */
export function factOfPair<V extends Holder, K, L, T extends Kept>(
  of: readonly Dependency[],
  work: (view: V, one: K, other: L) => T,
): (view: V, one: K, other: L) => T {
  const rows = factOf<V, K, Map<L, T>>(of, () => new Map());
  return (view, one, other) => {
    const row = rows(view, one);
    let value = row.get(other);
    if (value === undefined) {
      value = work(view, one, other);
      row.set(other, value);
    }
    return value;
  };
}

/** Facts declared so far. */
let count = 0;
const dependents = new Map<Dependency, number[]>();
const dependentsOfMark = new Map<string, number[]>();
const dependentsOfGauge = new Map<string, number[]>();

function declare(of: readonly Dependency[]): number {
  const number = count++;
  for (const one of of) {
    if (one.startsWith(MARK)) add(dependentsOfMark, one.slice(MARK.length), number);
    else if (one.startsWith(GAUGE)) add(dependentsOfGauge, one.slice(GAUGE.length), number);
    else add(dependents, one, number);
  }
  return number;
}
const MARK = 'mark ';
const GAUGE = 'gauge ';

function add<K>(to: Map<K, number[]>, key: K, number: number): void {
  const numbers = to.get(key);
  if (numbers) numbers.push(number);
  else to.set(key, [number]);
}
