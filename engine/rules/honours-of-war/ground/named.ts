import type { GroundArea, GroundLine } from '../../../terrain';

/** What messages call a piece of ground: its name, what the scenario says it is, or its kind. */
export const nameOf = ({ feature, kind }: GroundArea | GroundLine): string =>
  feature.name ?? ('what' in feature ? `the ${feature.what}` : `the ${kind}`);
