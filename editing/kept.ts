/** What does not change stays the same object, so that whoever draws it need not look at it again. */

/** The list with each of its things as `change` has it; the same list where that changes none. */
export function mapKept<T>(list: readonly T[], change: (one: T) => T): readonly T[] {
  const after = list.map(change);
  return after.every((one, index) => one === list[index]) ? list : after;
}

/** The thing with some of its parts as given; the same thing where they are its own already. */
export function withKept<T extends object>(thing: T, parts: Partial<T>): T {
  const isSame = Object.entries(parts).every(([key, value]) => Reflect.get(thing, key) === value);
  return isSame ? thing : { ...thing, ...parts };
}
