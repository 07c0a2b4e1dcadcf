import { createHash } from 'node:crypto';

/** What tells whether a text is the one that was read or written: the same for the same bytes, whenever they were written. */
export const stampOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
