import { boolean, nothing, object } from '../fields';

export const LIBRARY_ARGUMENTS = {
  'library.list': nothing,
  /** `show` opens it in the system's own window. */
  'library.place': object({ show: boolean }),
  'rules.list': nothing,
  'generals.list': nothing,
};
