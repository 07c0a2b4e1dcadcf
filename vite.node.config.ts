import { defineConfig } from 'vite';

/** One self-contained file for each Node target: a sandboxed preload and an unpacked worker need that. */
const targets = {
  main: { input: 'electron/main.ts', format: 'es', file: 'main.js' },
  worker: { input: 'electron/desk/engine/thread.ts', format: 'es', file: 'engine-worker.js' },
  printer: { input: 'electron/desk/printing/thread.ts', format: 'es', file: 'print-worker.js' },
  reader: { input: 'electron/desk/reader/thread.ts', format: 'es', file: 'read-worker.js' },
  host: { input: 'electron/browser-host.ts', format: 'es', file: 'host.js' },
  cli: { input: 'electron/cli.ts', format: 'es', file: 'cli.js' },
  preload: { input: 'electron/preload.ts', format: 'cjs', file: 'preload.cjs' },
} as const;

export default defineConfig(({ mode }) => {
  const target = targets[mode as keyof typeof targets];
  if (!target) throw new Error(`unknown target ${mode}`);
  return {
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: target.input,
      outDir: 'dist/main',
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        external: ['electron'],
        output: { format: target.format, entryFileNames: target.file, codeSplitting: false },
      },
    },
    ssr: { noExternal: true, external: ['electron'] },
  };
});
