import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const TRIGONOMETRY = [
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'atan2',
  'exp',
  'log',
  'log2',
  'log10',
  'pow',
  'hypot',
  'cbrt',
];
const ban = (property, message) => ({ object: 'Math', property, message });

export default defineConfig(
  { ignores: ['dist/', 'release/', 'coverage/', '.svelte-check/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ['renderer/**', 'tests/renderer/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['electron/**', 'tests/{engine,drawing,generators,editing,electron,app,bench,goldens}/**', '**/*.config.*'],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // The compiler itself finds unused names (noUnusedLocals, noUnusedParameters).
  { files: ['**/*.ts', '**/*.svelte'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  // Rules that need types are oxlint's, in a tenth of the time: see .oxlintrc.json and scripts/lint-components.mjs.
  { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      'require-yield': 'off',
      // There are no stores here: state is runes.
      'svelte/require-store-reactive-access': 'off',
    },
  },
  {
    files: ['{engine,drawing,generators,editing}/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ban('random', 'The engine draws dice with roll(); nothing else is random.'),
        ...TRIGONOMETRY.map((name) => ban(name, 'Last bits differ between engines: use engine/geometry/angles.ts.')),
      ],
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'The engine has no clock: time is turns and steps.' },
        { name: 'performance', message: 'The engine has no clock.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'BinaryExpression[operator="**"]',
          message: 'Last bits differ between engines: multiply.',
        },
        { selector: 'ForInStatement', message: 'Order of keys is not ours to trust: walk an array or sorted keys.' },
        {
          selector: 'YieldExpression[delegate=false]',
          message: 'Bare yield stands only in battle/asking.ts: use ask, askAll or roll.',
        },
      ],
    },
  },
  { files: ['engine/battle/asking.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
);
