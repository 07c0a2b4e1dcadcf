/** The first army of the file is side 1 (solid blocks), every other side 2 (split blocks). */
export type SideIndex = 1 | 2;

export const sideIndex = (sides: readonly { readonly id: string }[], id: string): SideIndex =>
  sides[0]?.id === id ? 1 : 2;
