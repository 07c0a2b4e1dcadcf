import type { Cm, Id } from '../../engine/scenario';

/** Something that one click changes so that a size fits; `says` it as a verb, for the button. */
export type Remedy = { readonly says: string } & (
  | { readonly do: 'ground'; readonly metres: number }
  | { readonly do: 'figures'; readonly scale: Id }
  | { readonly do: 'table'; readonly edge: 'east' | 'north'; readonly by: Cm }
  | { readonly do: 'width'; readonly feature: Id; readonly width: Cm }
  | { readonly do: 'water'; readonly feature: Id; readonly kind: 'river' | 'stream' }
  | { readonly do: 'size'; readonly feature: Id; readonly by: number }
  | { readonly do: 'add block'; readonly village: Id }
  | { readonly do: 'remove'; readonly thing: Id }
);
