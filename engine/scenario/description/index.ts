/** The files described for people and editors: what `npm run describe` writes into the documentation, and what may be written where. */
export { allRows, formatPage } from './format-page';
export { offersAt } from './offers';
export type { Offer } from './offers';
export { FILE_FORMS, schemaOf } from './schema';
