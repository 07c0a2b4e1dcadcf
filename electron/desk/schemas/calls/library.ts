import { boolean, nothing, object, text } from '../fields';
import { file } from './fragments';

export const LIBRARY_ARGUMENTS = {
  'library.list': nothing,
  'library.again': object({ file }),
  /** `show` opens it in the system's own window. */
  'library.place': object({ show: boolean }),
  'rules.list': nothing,
  'rules.clauses': object({ system: text(60) }),
  'generals.list': nothing,
};
