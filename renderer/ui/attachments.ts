import type { Attachment } from 'svelte/attachments';

/** Sets CSS variables through the object model: the page's policy allows no style attributes in markup. */
export const cssVariables =
  (values: Readonly<Record<`--${string}`, string>>): Attachment<HTMLElement | SVGElement> =>
  (node) => {
    for (const [name, value] of Object.entries(values)) node.style.setProperty(name, value);
  };
