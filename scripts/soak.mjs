/** `npm run soak -- [battles | files [count]] [first seed]`: wild battles and damaged files, looked through for faults. */
import { pathToFileURL } from 'node:url';
import { carryOut, ensurePackages, inRepository, repository } from './set-up/index.mjs';

await carryOut(async () => {
  await ensurePackages(console.error);
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: repository,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: inRepository('tests/engine/soak/run.ts'),
      outDir: inRepository('dist/soak'),
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'soak.js', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  process.chdir(repository);
  await import(pathToFileURL(inRepository('dist/soak/soak.js')).href);
});
