import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two is half the machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['tests/{engine,drawing,generators,editing,electron,goldens}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'app',
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          include: ['tests/app/**/*.test.ts'],
        },
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: {
          name: 'component',
          environment: 'happy-dom',
          setupFiles: ['tests/renderer/popovers.ts'],
          testTimeout: 30_000,
          include: ['tests/renderer/**/*.test.ts'],
        },
      },
    ],
  },
});
