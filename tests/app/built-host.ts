/** The built host in a process of its own, and what it shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { startProgram } from '../electron/programs';

/** The host a window is opened before. */
export interface OpenedHost {
  readonly address: string;
  close(): Promise<void>;
}

const textOf = (name: string): [string, string] => [name, readFileSync(`scenarios/${name}`, 'utf8')];
/** One scenario and the nations: all that most tests need of what comes along, listed in a fraction of the time. */
export const ST_ULRICH_ALONE: Readonly<Record<string, string>> = Object.fromEntries(
  ['fictional/st-ulrich.yaml', ...readdirSync('scenarios/nations').map((name) => `nations/${name}`)].map(textOf),
);

/** Before all that comes along, or the scenarios of another folder. */
export async function openBuiltHost(user: string, scenarios?: string): Promise<OpenedHost> {
  const others = scenarios === undefined ? [] : ['--scenarios', scenarios];
  const program = startProgram('dist/main/host.js', ['--user', user, ...others]);
  const close = async (): Promise<void> => {
    program.stop();
    await program.ended;
  };
  return { address: await program.lineWith('http://127.0.0.1:'), close };
}
