import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/** The test files below a folder that put another module in place of a real one: they need modules of their own. */
const mocking = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('vi.mock('));

const unit = {
  environment: 'node' as const,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: ['tests/electron/folders-removed.ts'],
};
const component = {
  environment: 'happy-dom' as const,
  setupFiles: ['tests/renderer/page.ts'],
  testTimeout: 30_000,
};
const unitFolders = 'tests/{engine,drawing,generators,editing,electron,goldens}';

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two is half the machine.
    maxWorkers: availableParallelism(),
    // Projects have a server each, and read the engine anew: what one has made of a file the others take.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          // Loading the engine anew for each of some hundred files took as long as the tests themselves.
          isolate: false,
          include: [`${unitFolders}/**/*.test.ts`],
          exclude: [...mocking('tests')],
        },
      },
      { test: { ...unit, name: 'mocked', include: mocking('tests').filter((file) => !file.includes('renderer')) } },
      {
        test: {
          name: 'app',
          environment: 'node',
          // Each file opens a window of its own; the engine beside it need not be loaded for each.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Other windows and tests use the same cores meanwhile.
          expect: { poll: { timeout: 20_000 } },
          setupFiles: ['tests/electron/folders-removed.ts'],
          include: ['tests/app/**/*.test.ts'],
        },
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: {
          ...component,
          name: 'component',
          isolate: false,
          include: ['tests/renderer/**/*.test.ts'],
          exclude: [...mocking('tests/renderer')],
        },
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: { ...component, name: 'mocked component', include: [...mocking('tests/renderer')] },
      },
    ],
  },
});
