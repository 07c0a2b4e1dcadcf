import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { sourcesIn } from './sources';

/** The rooms of the house and what each may import: other rooms, and packages in quotes of their own. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'engine/facts': [],
  'engine/geometry': [],
  'engine/scenario': ['engine/geometry', 'package yaml'],
  'engine/terrain': ['engine/facts', 'engine/geometry', 'engine/scenario'],
  'engine/routes': ['engine/facts', 'engine/geometry', 'engine/scenario', 'engine/tabletop', 'engine/terrain'],
  'engine/battle': ['engine/facts', 'engine/geometry', 'engine/scenario', 'engine/terrain'],
  'engine/tabletop': ['engine/battle', 'engine/facts', 'engine/geometry', 'engine/scenario', 'engine/terrain'],
  'engine/rules/system': ['engine/battle', 'engine/geometry', 'engine/scenario', 'engine/tabletop'],
  'engine/rules/common': [
    'engine/battle',
    'engine/facts',
    'engine/geometry',
    'engine/scenario',
    'engine/tabletop',
    'engine/terrain',
  ],
  'engine/rules/honours-of-war': [
    'engine/battle',
    'engine/facts',
    'engine/geometry',
    'engine/rules/common',
    'engine/rules/system',
    'engine/scenario',
    'engine/tabletop',
    'engine/terrain',
  ],
  'engine/rules/mcnally': [
    'engine/battle',
    'engine/facts',
    'engine/geometry',
    'engine/rules/common',
    'engine/rules/system',
    'engine/scenario',
    'engine/tabletop',
    'engine/terrain',
  ],
  'engine/rules': [
    'engine/battle',
    'engine/rules/honours-of-war',
    'engine/rules/mcnally',
    'engine/rules/system',
    'engine/scenario',
  ],
  'engine/chronicle': [
    'engine/battle',
    'engine/facts',
    'engine/geometry',
    'engine/routes',
    'engine/rules/system',
    'engine/scenario',
    'engine/tabletop',
    'engine/terrain',
  ],
  'engine/review': ['engine/geometry', 'engine/rules/system', 'engine/scenario', 'engine/terrain'],
  'engine/generals': ['engine/battle', 'engine/facts', 'engine/geometry', 'engine/routes', 'engine/rules/system'],
  'engine/analysis/report': ['engine/battle', 'engine/geometry'],
  'engine/analysis': [
    'engine/analysis/report',
    'engine/battle',
    'engine/facts',
    'engine/generals',
    'engine/geometry',
    'engine/rules/system',
    'engine/scenario',
    'engine/terrain',
  ],
  'engine/play': [
    'engine/analysis',
    'engine/battle',
    'engine/generals',
    'engine/geometry',
    'engine/rules/system',
    'engine/scenario',
    'engine/terrain',
  ],
  engine: [
    'engine/analysis',
    'engine/analysis/report',
    'engine/battle',
    'engine/facts',
    'engine/geometry',
    'engine/play',
    'engine/rules',
    'engine/scenario',
  ],
  'drawing/map': ['engine/battle', 'engine/facts', 'engine/geometry', 'engine/scenario', 'engine/terrain'],
  'drawing/paper': [
    'drawing/map',
    'engine/battle',
    'engine/geometry',
    'engine/rules/system',
    'engine/scenario',
    'engine/terrain',
    'package marked',
  ],
  generators: ['engine/battle', 'engine/geometry', 'engine/rules/system', 'engine/scenario', 'engine/terrain'],
  editing: [
    'engine/facts',
    'engine/geometry',
    'engine/scenario',
    'engine/terrain',
    'package papaparse',
    'package polyclip-ts',
  ],
  'editing/aids': [
    'editing',
    'engine/battle',
    'engine/facts',
    'engine/geometry',
    'engine/routes',
    'engine/rules/system',
    'engine/scenario',
    'engine/tabletop',
    'engine/terrain',
  ],
  'editing/chronicle': [
    'editing',
    'engine/battle',
    'engine/chronicle',
    'engine/geometry',
    'engine/scenario',
    'engine/terrain',
  ],
  'editing/words': ['editing', 'engine/battle', 'engine/scenario'],
  'electron/desk/api': [
    'editing/aids',
    'electron/desk/schemas',
    'engine/analysis',
    'engine/analysis/report',
    'engine/battle',
    'engine/chronicle',
    'engine/play',
    'engine/rules/system',
    'engine/scenario',
  ],
  'electron/desk/schemas': ['drawing/paper', 'engine/scenario', 'package valibot'],
  'electron/desk': [
    'editing/aids',
    'editing/chronicle',
    'electron/desk/api',
    'electron/desk/schemas',
    'engine',
    'engine/analysis/report',
    'engine/battle',
    'engine/chronicle',
    'engine/facts',
    'engine/generals',
    'engine/play',
    'drawing/map',
    'drawing/paper',
    'generators',
    'engine/review',
    'engine/rules',
    'engine/scenario',
    'engine/terrain',
    'package @fontsource',
    'package @resvg',
    'package fflate',
    'package fontkit',
    'package node',
    'package pdfkit',
    'package valibot',
  ],
  'electron/queue': [
    'electron/desk',
    'electron/desk/schemas',
    'engine',
    'engine/analysis/report',
    'package bullmq',
    'package node',
  ],
  'electron/host': ['electron/desk', 'electron/desk/api', 'package node', 'package ws'],
  'electron/desktop': ['electron/desk', 'electron/desk/api', 'package electron'],
  'electron/command-line': [
    'electron/desk',
    'electron/queue',
    'engine',
    'engine/analysis',
    'engine/analysis/report',
    'engine/battle',
    'engine/generals',
    'generators',
    'drawing/paper',
    'engine/rules',
    'engine/scenario',
    'package node',
  ],
  electron: [
    'electron/command-line',
    'electron/desk',
    'electron/desk/api',
    'electron/desktop',
    'electron/host',
    'package electron',
    'package node',
  ],
  renderer: [
    'editing',
    'editing/chronicle',
    'editing/words',
    'electron/desk/api',
    'engine/analysis/report',
    'engine/battle',
    'engine/chronicle',
    'engine/geometry',
    'drawing/map',
    'drawing/paper',
    'engine/scenario',
    'engine/terrain',
    'package @codemirror',
    'package @fontsource',
    'package @lezer',
    'package lucide-static',
    'package mediabunny',
    'package svelte',
    'package three',
  ],
};
const ROOMS = Object.keys(ALLOWED).sort((a, b) => b.length - a.length);

const roomOf = (path: string): string => {
  const bare = path.replace(/\.(ts|svelte)$/, '');
  const room = ROOMS.find((one) => bare === one || bare.startsWith(`${one}/`));
  if (!room) throw new Error(`${path} stands in no room of the house`);
  return room;
};

const IMPORT = /(?:^|[\s;}])(?:import|export)\s[^'"`;]*?\sfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/** Where an import leads: a room, or a package by its first name. */
function targetOf(from: string, name: string): string {
  if (name.startsWith('.')) return roomOf(join(dirname(from), name.replace(/\?.*$/, '')));
  return `package ${name.startsWith('node:') ? 'node' : name.split('/')[0]}`;
}
const arrows = sourcesIn(
  ['engine', 'drawing', 'generators', 'editing', 'electron', 'renderer'],
  /\.(ts|svelte)$/,
).flatMap(({ path, text }) =>
  [...text.matchAll(IMPORT)].map(([, named, bare]) => ({
    path,
    from: roomOf(path),
    to: targetOf(path, named ?? bare ?? ''),
  })),
);

describe('the import graph', () => {
  it('has only the arrows of the design', () => {
    const strange = arrows.filter(({ from, to }) => from !== to && !ALLOWED[from]?.includes(to));
    expect(strange.map(({ path, to }) => `${path} imports ${to}`)).toEqual([]);
  });

  it('has no allowance that nothing needs', () => {
    const used = new Set(arrows.map(({ from, to }) => `${from} -> ${to}`));
    const allowances = Object.entries(ALLOWED).flatMap(([from, rooms]) => rooms.map((to) => `${from} -> ${to}`));
    expect(allowances.filter((allowance) => !used.has(allowance))).toEqual([]);
  });

  it('brings no schemas into the window: the desk’s api takes only types from them', () => {
    const takesValues = /^(?:import|export) (?!type )[^';]*from '\.\.\/schemas/m;
    expect(takesValues.test("import {\n  settings,\n} from '../schemas';")).toBe(true);
    const files = sourcesIn(['electron/desk/api'], /\.ts$/).filter(({ text }) => takesValues.test(text));
    expect(files.map(({ path }) => path)).toEqual([]);
  });

  it('sees every kind of import there is', () => {
    const text = `import a from './a';\nimport type { B,\n  C } from "./b";\nexport * from './c';\nimport './d.css';\nawait import('./e');\nexport type { F } from './f';`;
    expect([...text.matchAll(IMPORT)].map(([, named, bare]) => named ?? bare)).toEqual([
      './a',
      './b',
      './c',
      './d.css',
      './e',
      './f',
    ]);
  });
});
