/** The packages that end up inside the bundles, and what their licences ask to be told. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from './run.mjs';

/** Bundled with all they depend on. */
const WHOLE = [
  'yaml',
  'three',
  'ws',
  'lucide-static',
  '@fontsource/source-sans-3',
  '@fontsource/jetbrains-mono',
  '@fontsource/im-fell-dw-pica',
  '@fontsource/im-fell-english',
  '@fontsource/im-fell-english-sc',
  '@fontsource/noto-serif',
  'pdfkit',
  'fontkit',
  'valibot',
  'fflate',
  '@resvg/resvg-wasm',
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-yaml',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/search',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  'bullmq',
  'marked',
  'papaparse',
  'polyclip-ts',
];
/** Bundled without what they name: of Svelte the compiler stays behind, of `mediabunny` its types. */
const ALONE = ['svelte', 'esm-env', 'clsx', 'devalue', 'mediabunny'];

const folderOf = (name) => inRepository(`node_modules/${name}`);
const manifestOf = (name) => JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));

/** Name, version, licence and the text of the licence of every one, by name. */
export function bundledPackages() {
  const names = new Set(ALONE);
  const take = (name) => {
    if (names.has(name) || !existsSync(folderOf(name))) return;
    names.add(name);
    for (const needed of Object.keys(manifestOf(name).dependencies ?? {})) take(needed);
  };
  WHOLE.forEach(take);
  return [...names].sort().map((name) => {
    const { version, license, licenses, homepage } = manifestOf(name);
    const [file] = readdirSync(folderOf(name)).filter((one) => /^(licen[cs]e|copying)/i.test(one));
    const text = file === undefined ? null : readFileSync(join(folderOf(name), file), 'utf8').trim();
    return { name, version, licence: license ?? licenses?.[0]?.type ?? 'unknown', homepage, text };
  });
}

export function noticesOf(packages) {
  const parts = packages.map(({ name, version, licence, homepage, text }) =>
    [
      `## ${name} ${version}`,
      `Licence: ${licence}${homepage ? `. <${homepage}>` : ''}`,
      text === null
        ? 'The package brings no text of its licence.'
        : `\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\``,
    ].join('\n\n'),
  );
  return [
    '# Third-party notices',
    'Cockade is MIT-licensed (`LICENSE`). These packages are bundled into it; Electron brings its own notices. Written by `node scripts/notices.mjs`.',
    ...parts,
  ].join('\n\n');
}
