/** Fields of a file, as `armies.blue.brigades[0]`. */

/** Whether a field is another or a part of it; every field is a part of the whole file. */
export const isWithin = (inner: string, outer: string): boolean =>
  outer === '' || inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);
