/** What is cheapest comes out first; of equals, what went in first. */
export class Heap<T> {
  private readonly costs: number[] = [];
  private readonly orders: number[] = [];
  private readonly items: T[] = [];
  private count = 0;

  push(cost: number, item: T): void {
    let i = this.items.length;
    this.items.push(item);
    this.costs.push(cost);
    this.orders.push(this.count);
    this.count += 1;
    while (i > 0) {
      const above = (i - 1) >> 1;
      if (!this.precedes(i, above)) break;
      this.swap(i, above);
      i = above;
    }
  }

  pop(): T | undefined {
    const last = this.items.length - 1;
    if (last < 0) return undefined;
    this.swap(0, last);
    const item = this.items.pop();
    this.costs.pop();
    this.orders.pop();
    for (let i = 0; ;) {
      let least = i;
      for (const below of [2 * i + 1, 2 * i + 2]) if (below < last && this.precedes(below, least)) least = below;
      if (least === i) break;
      this.swap(i, least);
      i = least;
    }
    return item;
  }

  private precedes(a: number, b: number): boolean {
    const [costA, costB] = [this.costs[a] ?? 0, this.costs[b] ?? 0];
    return costA < costB || (costA === costB && (this.orders[a] ?? 0) < (this.orders[b] ?? 0));
  }

  private swap(a: number, b: number): void {
    exchange(this.items, a, b);
    exchange(this.costs, a, b);
    exchange(this.orders, a, b);
  }
}

function exchange<T>(list: T[], a: number, b: number): void {
  const [one, other] = [list[a], list[b]];
  if (one === undefined || other === undefined) return;
  list[a] = other;
  list[b] = one;
}
