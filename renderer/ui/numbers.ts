/** How a number is written and read in a field: with what stands before and behind it, which need not be typed. */
interface Form {
  readonly before: string;
  readonly unit: string;
  readonly least: number;
  readonly most: number;
}

/** "10 mm", "1 : 4"; at most two decimals. */
export function writtenNumber(value: number, before: string, unit: string): string {
  const number = String(Math.round(value * 100) / 100);
  return [before, number, unit].filter((part) => part !== '').join(' ');
}

/** The number in what was typed, or what is wrong with it. A comma is a point. */
export function readNumber(text: string, form: Form): { readonly value: number } | { readonly fault: string } {
  const { before, unit, least, most } = form;
  const bare = without(text.trim(), before, unit).trim().replace(',', '.');
  const value = bare === '' ? Number.NaN : Number(bare);
  const bound = (limit: number): string => writtenNumber(limit, before, unit);
  if (!(value >= least && value <= most)) return { fault: `From ${bound(least)} to ${bound(most)}.` };
  return { value };
}

/** Spaces in what stands before count for nothing: "1:4" is "1 : 4". */
function without(text: string, before: string, unit: string): string {
  const tight = text.replace(/\s/g, '');
  const head = before.replace(/\s/g, '');
  const start = head !== '' && tight.startsWith(head) ? tight.slice(head.length) : tight;
  return unit !== '' && start.endsWith(unit) ? start.slice(0, -unit.length) : start;
}
