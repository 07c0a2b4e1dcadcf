import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Components, state in runes and scripts. Plain TypeScript is oxlint's, in a tenth of the time: see .oxlintrc.json. */
export default defineConfig(
  { ignores: ['dist/', 'release/', 'coverage/', '.svelte-check/', '**/*.ts', '!**/*.svelte.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ['renderer/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // The compiler itself finds unused names (noUnusedLocals, noUnusedParameters).
    rules: { '@typescript-eslint/no-unused-vars': 'off', '@typescript-eslint/no-explicit-any': 'error' },
  },
  // There are no stores here: state is runes.
  { rules: { 'svelte/require-store-reactive-access': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
);
