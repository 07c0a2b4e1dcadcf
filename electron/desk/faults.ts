import type { Fault } from './api';

/** A refusal with its reason for the person at the window; everything else thrown is a fault of ours. */
export class DeskFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

export const refuse = (code: string, message: string, more: Omit<Fault, 'code' | 'message'> = {}): DeskFault =>
  new DeskFault({ code, message, ...more });

/** The engine refuses what does not fit by a RangeError with a sentence; those of the language itself are none, and faults of ours. */
export const isRefusal = (error: unknown): error is RangeError =>
  error instanceof RangeError && error.message.endsWith('.');

/** What systems complain of while reading and writing, in plain words. */
const SYSTEM_WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no room left on the disk',
  EDQUOT: 'your share of the disk is full',
  EROFS: 'the disk can only be read',
  EACCES: 'you may not do that there',
  EPERM: 'you may not do that there',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  EISDIR: 'a folder has that name',
  ENOTDIR: 'a part of its path is no folder',
  EIO: 'the disk does not answer',
  ELOOP: 'its links lead in a circle',
};

/** Any error as data. */
export function faultOf(error: unknown): Fault {
  if (error instanceof DeskFault) return error.fault;
  if (isRefusal(error)) return { code: 'refused', message: error.message };
  const code = codeOf(error);
  const words = code === null ? undefined : SYSTEM_WORDS[code];
  if (words !== undefined) {
    const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : null;
    return {
      code: 'file-system',
      message: `${path === null ? 'A file' : `“${path}”`} cannot be read or written: ${words}.`,
    };
  }
  const what = error instanceof Error ? error.message : String(error);
  return { code: 'our-fault', message: `Cockade could not finish this: ${what}. Nothing in your files was changed.` };
}

/** The system's code of an error, as ENOENT. */
const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
export const hasCode = (error: unknown, code: string): boolean => codeOf(error) === code;
export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR');
