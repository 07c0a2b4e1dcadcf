import * as v from 'valibot';
import { object, text } from '../fields';
import { file } from './fragments';

const name = text(200);

export const PICTURE_ARGUMENTS = {
  /** The bytes in base64. */
  'picture.keep': object({ name, base64: text(14_000_000) }),
  /** `file` is the scenario's handle; null of one that was never saved. */
  'picture.open': object({ name, file: v.nullable(file) }),
};
