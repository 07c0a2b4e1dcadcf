/** True when two pieces of plain data say the same, in whatever order their fields stand; a field without a value is none. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return typeof one === 'number' && one === other; // 0 and -0 are written alike
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, i) => isSame(item, other[i]))
    );
  const fields = new Map(fieldsOf(one));
  const others = fieldsOf(other);
  return fields.size === others.length && others.every(([key, value]) => isSame(fields.get(key), value));
}

const fieldsOf = (data: object): readonly (readonly [string, unknown])[] =>
  Object.entries(data).filter(([, value]) => value !== undefined);
