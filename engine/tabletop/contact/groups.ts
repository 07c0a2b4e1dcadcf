/** Units linked by contact, however their book tells who is in contact. */
import type { Body } from '../body';

/**
 * The bodies parted into groups whose members are linked through each other; each group begins with the first of `bodies`
 * that is in it. `linked` may name others that are not in the list.
 */
export function linkedGroups<B extends Body>(
  bodies: readonly B[],
  linked: (body: B) => readonly B[],
): readonly (readonly B[])[] {
  const groups: B[][] = [];
  const seen = new Set<string>();
  for (const first of bodies) {
    if (seen.has(first.id)) continue;
    seen.add(first.id);
    const group = [first];
    // The list grows while it is gone through.
    for (const body of group)
      for (const other of linked(body))
        if (!seen.has(other.id)) {
          seen.add(other.id);
          group.push(other);
        }
    groups.push(group);
  }
  return groups;
}
