import { svgElement, svgGroup } from '../ui';

/** Where a sign stands is all of it that changes while its unit marches. */
const PLACE = /^(<g[^>]*?) transform="([^"]*)"/;

/** Nobody picks a thing thinner than this, px. */
const GENEROUS = 7;
/** A pointer's own place and four beside it. */
const AROUND = [
  [0, 0],
  [GENEROUS, 0],
  [-GENEROUS, 0],
  [0, GENEROUS],
  [0, -GENEROUS],
] as const;

/** The signs of troops on the page: from one moment to the next only those that look otherwise are drawn anew. */
export class StandingSigns {
  readonly group = svgElement('g');
  /** By what they look like; several may look alike. */
  #signs = new Map<string, Element[]>();

  /** Shows these signs, each as SVG text, from the lowest up. */
  draw(parts: readonly string[]): void {
    const before = this.#signs;
    const now = new Map<string, Element[]>();
    const elements = parts.map((part) => {
      const place = PLACE.exec(part)?.[2] ?? null;
      const looks = place === null ? part : part.replace(PLACE, '$1');
      const element = before.get(looks)?.shift() ?? svgGroup(part);
      // It may have been carried along by hand since.
      if (place !== null && element.getAttribute('transform') !== place) element.setAttribute('transform', place);
      const alike = now.get(looks);
      if (alike) alike.push(element);
      else now.set(looks, [element]);
      return element;
    });
    this.#signs = now;
    for (const element of [...before.values()].flat()) element.remove();
    elements.forEach((element, i) => {
      if (this.group.children[i] !== element) this.group.insertBefore(element, this.group.children[i] ?? null);
    });
  }

  /** Whose sign lies under a place of the page, or close beside it, px. */
  at(x: number, y: number): string | null {
    for (const [across, down] of AROUND) {
      const under = document.elementsFromPoint(x + across, y + down).find((element) => this.group.contains(element));
      const id = under?.closest('[data-id]')?.getAttribute('data-id');
      if (id !== null && id !== undefined) return id;
    }
    return null;
  }
}
