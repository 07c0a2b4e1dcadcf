import type { PictureResults } from '../api/results';
import type { Handlers } from './handler';

/** Who answers the calls about pictures to trace from. */
export const PICTURE_HANDLERS: Handlers<keyof PictureResults> = {
  'picture.keep': async ({ pictures }, { name, base64 }) => {
    const kept = await pictures.keep(name, Buffer.from(base64, 'base64'));
    return { name: kept.name, width: kept.width, height: kept.height };
  },
  'picture.open': async ({ pictures }, { name, file }) => {
    const { kind, width, height, bytes } = await pictures.open(name, file);
    return { name, kind, width, height, base64: bytes.toString('base64') };
  },
};
