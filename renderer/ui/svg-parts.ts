/** Drawings of the staff map as elements of this page, and the size of their type. */
const SVG = 'http://www.w3.org/2000/svg';
/** Names are at least so large on the screen, px. */
const READABLE = 11.5;
/** Names are set anew only when the view has changed their size by more than this. */
const STEP = 1.35;

export const svgElement = <Name extends keyof SVGElementTagNameMap>(name: Name): SVGElementTagNameMap[Name] =>
  document.createElementNS(SVG, name);

/** One `<g>` of SVG text as an element of this page. */
export function svgGroup(group: string): Element {
  const page = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${group}</svg>`, 'image/svg+xml');
  return document.importNode(page.documentElement.firstElementChild ?? page.documentElement, true);
}

/** Places as the points of a line of SVG, px; null where one of them cannot be seen. */
export function seenPoints<Place>(
  places: readonly Place[],
  onScreen: (place: Place) => { readonly x: number; readonly y: number } | null,
): string | null {
  const seen = places.map(onScreen);
  return seen.includes(null) ? null : seen.flatMap((at) => (at ? [`${at.x},${at.y}`] : [])).join(' ');
}

/** The smallest type that can be read, cm of the table, where `width` cm of it are shown over so many px. */
export const leastType = (width: number, pixels: number): number => (READABLE * width) / pixels;

/** Whether type of one size must be set anew for another; 0 is of none yet. */
export const isOtherSize = (least: number, before: number): boolean =>
  before === 0 || Math.max(least / before, before / least) >= STEP;
