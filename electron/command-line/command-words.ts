import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';

/** The command was not understood: exit code 2, with its usage. */
export class UsageFault extends Error {}

export interface Words {
  readonly names: readonly string[];
  text(option: string): string | undefined;
  /** A whole number of at least `least`, or `preset`. */
  count(option: string, preset: number, least: number): number;
  flag(option: string): boolean;
}

/** Sorts the words after a command into names, options with a value and flags; what is not known is a usage fault. */
export function sortWords(words: readonly string[], values: readonly string[], flags: readonly string[]): Words {
  const options: ParseArgsOptionsConfig = {
    ...Object.fromEntries(values.map((name) => [name, { type: 'string' as const }])),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
  };
  const known = [...values, ...flags];
  const parsed = parseOrFault(words, options, known);
  const text = (option: string): string | undefined => {
    const value = parsed.values[option];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    names: parsed.positionals,
    text,
    count(option, preset, least) {
      const given = text(option);
      if (given === undefined) return preset;
      const count = /^\d{1,10}$/.test(given) ? Number(given) : NaN;
      if (!(count >= least))
        throw new UsageFault(`--${option} takes a whole number of at least ${least}; “${given}” was given.`);
      return count;
    },
    flag: (option) => parsed.values[option] === true,
  };
}

function parseOrFault(words: readonly string[], options: ParseArgsOptionsConfig, known: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const unknown = error instanceof Error ? /'(--?[^' ]+)/.exec(error.message)?.[1] : undefined;
    const option = unknown?.replace(/^-+/, '');
    if (option !== undefined && known.includes(option))
      throw new UsageFault(`--${option} lacks its value, or has one it does not take.`);
    throw new UsageFault(unknown ? `There is no option ${unknown} here.` : String(error));
  }
}

export function oneName(words: Words, what: string): string {
  const [name, ...rest] = words.names;
  if (name === undefined) throw new UsageFault(`${what} is missing.`);
  if (rest.length > 0)
    throw new UsageFault(`${what.replace(/^A /, 'One ')} is enough; ${words.names.length} were given.`);
  return name;
}
