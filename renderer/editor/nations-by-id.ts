import type { Id, Nation } from '../../engine/scenario';

/** As a scenario is read with them. */
export const nationsById = (nations: readonly Nation[]): ReadonlyMap<Id, Nation> =>
  new Map(nations.map((nation) => [nation.id, nation]));
