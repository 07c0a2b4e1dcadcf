import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The window's script: one page, its workers and its fonts, all served from the same place (no remote content). */
export default defineConfig({
  root: at('./renderer'),
  base: './',
  plugins: [svelte({ configFile: at('./svelte.config.js') })],
  build: {
    outDir: at('./dist/renderer'),
    emptyOutDir: true,
    target: 'chrome140',
    chunkSizeWarningLimit: 900,
    assetsInlineLimit: 0,
    rolldownOptions: { input: [at('./renderer/index.html')] },
  },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/ws': { target: 'http://127.0.0.1:4711', ws: true, changeOrigin: true, rewriteWsOrigin: true } },
  },
});
