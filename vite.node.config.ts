import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** A sum over the engine's code: battles kept by one engine are not taken for those of another. */
function engineStamp(): string {
  const folder = fileURLToPath(new URL('engine', import.meta.url));
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.ts'))
      hash
        .update(name)
        .update('\0')
        .update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

export default defineConfig(({ mode }) => {
  const target = targets[mode as keyof typeof targets];
  if (!target) throw new Error(`unknown target ${mode}`);
  return {
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ENGINE_STAMP: JSON.stringify(engineStamp()) },
    build: {
      ssr: target.input,
      outDir: 'dist/main',
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        external: ['electron', 'bullmq'],
        output: { format: target.format, entryFileNames: target.file, codeSplitting: false },
      },
    },
    ssr: { noExternal: true, external: ['electron', 'bullmq'] },
  };
});
