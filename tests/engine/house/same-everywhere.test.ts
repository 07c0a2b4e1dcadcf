import { describe, expect, it } from 'vitest';
import { sourcesIn } from './sources';

const FOLDERS = ['engine', 'drawing', 'generators', 'editing'];
/** Where the one bare yield of the engine stands. */
const ASKING = 'engine/battle/asking.ts';

/** What would come out otherwise elsewhere, as the formatter writes it. What has a name is banned in `.oxlintrc.json`. */
const BANNED: readonly { readonly what: string; readonly banned: RegExp; readonly sample: string }[] = [
  { what: 'raises to a power, whose last bits differ between engines: multiply', banned: / \*\*=? /, sample: 'x ** 2' },
  {
    what: 'walks the keys of an object, whose order is not ours to trust: walk an array or sorted keys',
    banned: /\bfor \((?:const|let|var) \S+ in /,
    sample: 'for (const key in all) {',
  },
  { what: 'yields by itself: use ask, askAll or roll', banned: /\byield(?!\*)\b/, sample: 'const x = yield question;' },
];

/** Without its comments. */
const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

describe('what comes out the same on every machine', () => {
  it.each(BANNED)('nothing $what', ({ banned, sample }) => {
    expect(sample).toMatch(banned);
    const found = sourcesIn(FOLDERS, /\.ts$/).flatMap(({ path, text }) =>
      path === ASKING
        ? []
        : codeOf(text)
            .split('\n')
            .flatMap((line) => (banned.test(line) ? [`${path}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
