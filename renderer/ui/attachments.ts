import type { Attachment } from 'svelte/attachments';

/** Sets CSS variables through the object model: the page's policy allows no style attributes in markup. */
export const cssVariables =
  (values: Readonly<Record<`--${string}`, string>>): Attachment<HTMLElement | SVGElement> =>
  (node) => {
    for (const [name, value] of Object.entries(values)) node.style.setProperty(name, value);
  };

/** Shows a dialog above the window as soon as it is in the page; the focus stays in it, and goes back where it was. */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const giveBack = heldFocus();
  dialog.showModal();
  return giveBack;
};

/**
 * Keeps in mind what has the focus, or `otherwise` when nothing has it. The function given back puts it there again, unless
 * a person has moved it elsewhere in the meantime: browsers do so themselves only for what is closed, not for what is taken
 * out of the page.
 */
export function heldFocus(otherwise: HTMLElement | null = null): () => void {
  const active = document.activeElement;
  const held = active === document.body ? otherwise : active;
  return () => {
    const { activeElement } = document;
    if (held instanceof HTMLElement && (activeElement === null || activeElement === document.body)) held.focus();
  };
}
