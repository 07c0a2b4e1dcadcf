import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly complaints: string;
}

/** A program of ours in its own process; `line` is its next line on stdout. */
export function startProgram(path: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const given = { ...process.env, ...env };
  for (const [name, value] of Object.entries(env)) if (value === '') delete given[name];
  const child: ChildProcess = spawn(process.execPath, [inRepository(path), ...words], {
    env: given,
    cwd: inRepository('.'),
  });
  let out = '';
  let complaints = '';
  child.stdout?.on('data', (part) => (out += String(part)));
  child.stderr?.on('data', (part) => (complaints += String(part)));
  const ended = new Promise<Ran>((resolve) => child.on('close', (code) => resolve({ code, out, complaints })));
  return {
    ended,
    stop: (signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM') => child.kill(signal),
    /** As a crash or the system would end it: without a word before. */
    kill: () => child.kill('SIGKILL'),
    async lineWith(part: string): Promise<string> {
      for (;;) {
        const found = out
          .split('\n')
          .slice(0, -1)
          .find((line) => line.includes(part));
        if (found !== undefined) return found;
        if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}: ${out}${complaints}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

export const runProgram = (
  path: string,
  words: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<Ran> => startProgram(path, words, env).ended;
