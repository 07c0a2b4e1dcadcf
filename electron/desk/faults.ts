import type { Fault } from './api';

/** A refusal with its reason for the person at the window; everything else thrown is a fault of ours. */
export class DeskFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

export const refuse = (code: string, message: string, more: Omit<Fault, 'code' | 'message'> = {}): DeskFault =>
  new DeskFault({ code, message, ...more });

/** Any error as data. */
export function faultOf(error: unknown): Fault {
  if (error instanceof DeskFault) return error.fault;
  const what = error instanceof Error ? error.message : String(error);
  return { code: 'our-fault', message: `Cockade could not finish this: ${what}. Nothing in your files was changed.` };
}
