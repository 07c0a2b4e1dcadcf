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
