import { nothing, object } from '../fields';
import { file } from './fragments';

export const CHRONICLE_ARGUMENTS = {
  'chronicle.list': nothing,
  'chronicle.open': object({ file }),
};
