interface Entry<T> {
  readonly cost: number;
  readonly order: number;
  readonly item: T;
}

const precedes = <T>(a: Entry<T>, b: Entry<T>): boolean => a.cost < b.cost || (a.cost === b.cost && a.order < b.order);

/** What is cheapest comes out first; of equals, what went in first. */
export class Heap<T> {
  private readonly entries: Entry<T>[] = [];
  private count = 0;

  push(cost: number, item: T): void {
    const { entries } = this;
    const entry = { cost, order: this.count, item };
    this.count += 1;
    let i = entries.length;
    entries.push(entry);
    while (i > 0) {
      const above = (i - 1) >> 1;
      const other = entries[above];
      if (!other || !precedes(entry, other)) break;
      entries[i] = other;
      i = above;
    }
    entries[i] = entry;
  }

  pop(): T | undefined {
    const { entries } = this;
    const [first] = entries;
    const last = entries.pop();
    if (!first || !last || entries.length === 0) return first?.item;
    const { length } = entries;
    let i = 0;
    for (let below = 1; below < length; below = 2 * i + 1) {
      let least = entries[below];
      const right = entries[below + 1];
      if (least && right && precedes(right, least)) {
        least = right;
        below += 1;
      }
      if (!least || !precedes(least, last)) break;
      entries[i] = least;
      i = below;
    }
    entries[i] = last;
    return first.item;
  }
}
