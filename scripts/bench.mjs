/** `npm run bench`: the budgets of the design, measured here and now. */
import { pathToFileURL } from 'node:url';
import { carryOut, ensureBuilt, ensurePackages, inRepository, repository } from './set-up/index.mjs';

await carryOut(async () => {
  await ensurePackages(console.error);
  await ensureBuilt(console.error, ['renderer']);
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: repository,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: inRepository('tests/bench/index.ts'),
      outDir: inRepository('dist/bench'),
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'bench.js', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  await import(pathToFileURL(inRepository('dist/bench/bench.js')).href);
});
