/** From one file to another that it imports. */
export type Arrow = readonly [from: string, to: string];

/** The groups of files each of which is reached from every other by imports, each group in order of its names. */
export function circlesIn(arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const targets = new Map<string, string[]>();
  for (const [from, to] of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  // What is imported by nobody left, or imports nobody left, is in no circle.
  const left = new Set(arrows.flat());
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    const imported = new Set([...left].flatMap((file) => targets.get(file) ?? []));
    for (const file of left)
      if (!imported.has(file) || !(targets.get(file) ?? []).some((to) => left.has(to))) left.delete(file);
  }
  const reach = new Map([...left].map((file) => [file, reachedFrom(file, targets)]));
  const circles = [...left].map((file) =>
    [...left].filter((other) => reach.get(file)?.has(other) === true && reach.get(other)?.has(file) === true).sort(),
  );
  const distinct = new Map(circles.filter(({ length }) => length > 1).map((files) => [files.join(), files]));
  return [...distinct.values()].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

function reachedFrom(file: string, targets: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...(targets.get(file) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(targets.get(next) ?? []));
  }
  return reached;
}

/** The shortest way of them all that leads back to where it begins, which is named first and last; empty where none does. */
export function shortestCircleIn(arrows: readonly Arrow[]): readonly string[] {
  const starts = [...new Set(arrows.map(([from]) => from))].sort();
  const circles = starts.map((start) => wayBack(start, arrows)).filter(({ length }) => length > 0);
  return circles.sort((a, b) => a.length - b.length)[0] ?? [];
}

function wayBack(start: string, arrows: readonly Arrow[]): readonly string[] {
  const reached = new Set<string>();
  const ways: (readonly string[])[] = [[start]];
  // Longer ways are added as shorter ones are walked.
  for (const way of ways)
    for (const [from, to] of arrows) {
      if (from !== way.at(-1)) continue;
      if (to === start) return [...way, to];
      if (!reached.has(to)) ways.push([...way, to]);
      reached.add(to);
    }
  return [];
}
