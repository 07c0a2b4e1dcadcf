/** The built host in a process of its own, and what it shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { startProgram } from '../electron/programs';

/** The host a window is opened before. */
export interface OpenedHost {
  readonly address: string;
  close(): Promise<void>;
}

const textOf = (name: string): [string, string] => [name, readFileSync(`scenarios/${name}`, 'utf8')];
/** Some of the scenarios that come along, and the nations: all that most tests need, listed in a fraction of the time. */
export const broughtAlong = (...scenarios: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      ...scenarios.map((name) => `fictional/${name}.yaml`),
      ...readdirSync('scenarios/nations').map((name) => `nations/${name}`),
    ].map(textOf),
  );
export const ST_ULRICH_ALONE = broughtAlong('st-ulrich');

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
