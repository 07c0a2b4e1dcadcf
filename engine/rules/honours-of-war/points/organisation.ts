/** How armies are put together (HOW-ORG); what is a rule of thumb for a scenario binds the maker of armies. */
import type { Nation } from '../../../scenario';
import type { Organisation } from '../../system';
import { periodOf } from '../troops/nations';

/** HOW-ORG-01, HOW-ORG-07, HOW-ORG-08, and the guns of HOW-ORG-12, undated armies as before 1759. */
export const organisationOf = (nation: Nation, year: number | null): Organisation => ({
  unitsInBrigade: { least: 2, most: 8 },
  independents: 3,
  unitsToCommander: 3,
  batteriesToFootBrigade: year !== null && year >= 1759 ? 2 : 1,
  heavyShare: 1 / 3,
  howitzerShare: periodOf(nation, year)?.['howitzers'] === 'half' ? 1 / 2 : 1 / 3,
});
