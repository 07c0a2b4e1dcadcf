/** Numbers and colours as PDF writes them. */

/** A hundredth of a millimetre at the size of the drawing. */
export const figure = (number: number): string => String(Math.round(number * 1000) / 1000);

/** `#rrggbb` as three numbers. */
export function ink(colour: string): string {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1);
  if (!parts) throw new Error(`“${colour}” is not a colour of the form #rrggbb.`);
  return parts.map((part) => figure(parseInt(part, 16) / 255)).join(' ');
}
