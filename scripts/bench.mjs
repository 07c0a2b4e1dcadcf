/** `npm run bench`: the budgets of the design, measured here and now. */
import { pathToFileURL } from 'node:url';
import { carryOut, ensureBuilt, ensurePackages, findChromium, inRepository, repository } from './set-up/index.mjs';

await carryOut(async () => {
  await ensurePackages(console.error);
  await ensureBuilt(console.error, ['renderer', 'worker']);
  process.env.CHROMIUM ??= findChromium() ?? '';
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: repository,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: inRepository('tests/bench/index.ts'),
      outDir: inRepository('dist/bench'),
      target: 'node20',
      minify: false,
      rolldownOptions: { external: ['playwright-core'], output: { entryFileNames: 'bench.js', codeSplitting: false } },
    },
    ssr: { noExternal: true, external: ['playwright-core'] },
  });
  await import(pathToFileURL(inRepository('dist/bench/bench.js')).href);
});
