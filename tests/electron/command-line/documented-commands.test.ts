import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../electron/command-line';
import { inRepository } from '../programs';

/** What is told on the pages to type, without the remark behind it. A command line ends where two blanks begin a remark. */
const COMMANDS = ['README.md', 'docs/printing.md'].flatMap((page) =>
  [...readFileSync(inRepository(page), 'utf8').matchAll(/^npx cockade (.*)$/gm)].map(
    ([, words = '']) => [page, words.split('   ')[0]?.trim() ?? ''] as const,
  ),
);

async function run(words: readonly string[]) {
  let told = '';
  const tell = (text: string) => void (told += text);
  const code = await runCommand(words, {
    out: tell,
    complain: tell,
    isTerminal: false,
    folder: inRepository('.'),
    scenarios: inRepository('scenarios'),
    user: inRepository('dist/no-user'),
    spawn: () => {
      throw new Error('no thread is needed to understand a command');
    },
  });
  return { code, told };
}

describe('every command that the pages tell to type is understood', () => {
  it('there are some of them on each page', () =>
    expect(new Set(COMMANDS.map(([page]) => page))).toEqual(new Set(['README.md', 'docs/printing.md'])));

  // Files that are not there stop a command after its words were understood and before its work.
  it.each(COMMANDS)('%s: %s', async (_, line) => {
    const words = line.split(' ').map((word) => (/^(FILE|.*\.(yaml|json)|scenarios)$/.test(word) ? 'nowhere' : word));
    const { code, told } = await run(words);
    if (words.includes('nowhere')) expect(told).toContain('“nowhere” is not there');
    expect({ line, code }).toEqual({ line, code: words.includes('nowhere') ? 1 : 0 });
  });
});
