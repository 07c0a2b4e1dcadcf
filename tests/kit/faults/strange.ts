/** Paths to numbers and values that JSON would lose or change. */
export function strange(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path}: ${value}`];
  if (value === undefined) return [`${path}: undefined`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strange(inner, `${path}.${key}`));
}
