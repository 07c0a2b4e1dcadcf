/** The files described for people and editors: what `npm run describe` writes into the documentation. */
export { allRows, formatPage } from './format-page';
export { schemaOf } from './schema';
