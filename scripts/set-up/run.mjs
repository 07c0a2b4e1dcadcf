import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../', import.meta.url));
export const inRepository = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Runs a program in the repository and waits for it. `show` says where its output goes: 'here' as it comes, 'errors' to
 * stderr as it comes, 'kept' into the result. A program that cannot be started gives code 127.
 */
export function run(command, args, { show = 'kept', env = {}, shell = false } = {}) {
  const stdio = { here: 'inherit', errors: ['ignore', 2, 2], kept: ['ignore', 'pipe', 'pipe'] }[show];
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: repository, stdio, shell, env: { ...process.env, ...env } });
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The program of a package in node_modules, run by this Node: no shell, the same on every system. */
export const runPackage = (script, args, options) =>
  run(process.execPath, [inRepository(`node_modules/${script}`), ...args], options);

/** npm as it was started for us, else the one on the PATH. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Does the work of a runner; what goes wrong ends it with one sentence and no trace. */
export async function carryOut(work) {
  try {
    await work();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
